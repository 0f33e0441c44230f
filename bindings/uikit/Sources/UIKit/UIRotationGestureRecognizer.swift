import Foundation

/// Two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  override class var engineClass: String { "rotation" }
  override class var ownClass: UIGestureRecognizer.Type { UIRotationGestureRecognizer.self }

  /// Radians, clockwise on the screen. What is set is where it goes on from.
  open var rotation: CGFloat {
    get { CGFloat(attempt.values[0] - attempt.origin.x) }
    set { if attempt.hasBegun { attempt.origin.x = attempt.values[0] - Double(newValue) } }
  }

  /// Radians per second.
  open var velocity: CGFloat { CGFloat(attempt.values[1]) }
}
