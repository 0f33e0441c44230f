import Foundation

/// Two fingers whose distance changes.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  override class var engineClass: String { "pinch" }
  override class var ownClass: UIGestureRecognizer.Type { UIPinchGestureRecognizer.self }

  /// 1 at the beginning. What is set is where it goes on from.
  open var scale: CGFloat {
    get { attempt.hasBegun ? CGFloat(attempt.values[0]) : 1 }
    set { setValue(0, "scale", Double(newValue)) }
  }

  /// Scale per second.
  open var velocity: CGFloat { CGFloat(attempt.values[1]) }
}
