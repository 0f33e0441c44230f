import Foundation

/// Two fingers whose distance changes.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  override class var engineClass: String { "pinch" }
  override class var ownClass: UIGestureRecognizer.Type { UIPinchGestureRecognizer.self }

  /// 1 at the beginning. What is set is where it goes on from.
  open var scale: CGFloat {
    get { attempt.values[0] > 0 ? CGFloat(attempt.values[0] / attempt.unitScale) : 1 }
    set { if attempt.values[0] > 0, newValue > 0 { attempt.unitScale = attempt.values[0] / Double(newValue) } }
  }

  /// Scale per second.
  open var velocity: CGFloat { CGFloat(attempt.values[1] / attempt.unitScale) }
}
