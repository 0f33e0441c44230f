import UIKit.UIGestureRecognizerSubclass

// The submodule alone brings the whole module.

/// Is recognized when a finger presses hard enough.
final class DeepPress: UIGestureRecognizer {
  let threshold: CGFloat

  required init(target: AnyObject?, action: Selector, threshold: CGFloat) {
    self.threshold = threshold
    super.init(target: target, action: action)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first, touch.force >= threshold { state = .ended }
  }
}
