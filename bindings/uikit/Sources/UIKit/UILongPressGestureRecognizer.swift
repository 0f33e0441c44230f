import Foundation

/// Fingers that rest.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  override class var engineClass: String { "long_press" }
  override class var ownClass: UIGestureRecognizer.Type { UILongPressGestureRecognizer.self }

  /// Seconds.
  open var minimumPressDuration: TimeInterval = 0.5 { didSet { set("minimum_duration", minimumPressDuration) } }
  /// How far a finger may move before, points.
  open var allowableMovement: CGFloat = 10 { didSet { set("allowable_movement", Double(allowableMovement)) } }
  open var numberOfTouchesRequired = 1 { didSet { set("touches_required", Double(numberOfTouchesRequired)) } }
  /// Taps before the press.
  open var numberOfTapsRequired = 0 { didSet { set("taps_required", Double(numberOfTapsRequired)) } }
}
