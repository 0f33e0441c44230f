import CoreGraphics
import QuartzCore
import UIKit
import UIKit.UIGestureRecognizer
import UIKit.UIGestureRecognizerSubclass
import UIKit.UIPanGestureRecognizer
import UIKit.UIView

// What code for iOS uses of recognizers, each member once: it must compile. Nothing runs but what `surface` calls.

final class Everything: UIPanGestureRecognizer {
  var pending: DispatchWorkItem?
  override var state: UIGestureRecognizerState { didSet { _ = oldValue } }
  override var delegate: UIGestureRecognizerDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  convenience init(limit: CGFloat) { self.init(target: nil, action: nil) }
  override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { super.touchesCancelled(touches, with: event) }
  override func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}
  override func ignore(_ touch: UITouch, for event: UIEvent) { super.ignore(touch, for: event) }
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { super.shouldRequireFailure(of: other) }
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool { super.shouldBeRequiredToFail(by: other) }
  override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .touches && event.subtype == .none }
  override func translation(in view: UIView?) -> CGPoint { super.translation(in: view) }
  override func velocity(in view: UIView?) -> CGPoint { super.velocity(in: view) }
  override func location(in view: UIView?) -> CGPoint { super.location(in: view) }
  override var numberOfTouches: Int { super.numberOfTouches }
}

final class Owner: UIView, UIScrollViewDelegate {
  override init(frame: CGRect) { super.init(frame: frame) }
  required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }
  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { super.point(inside: point, with: event) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
  override func didMoveToWindow() { super.didMoveToWindow() }
  override var next: UIResponder? { super.next }
}

func surface(_ touch: UITouch, _ event: UIEvent, _ view: UIView) -> [Any?] {
  let recognizer = Everything(limit: 3)
  (recognizer.minimumNumberOfTouches, recognizer.maximumNumberOfTouches) = (1, 2)
  (recognizer.cancelsTouchesInView, recognizer.delaysTouchesBegan, recognizer.delaysTouchesEnded) = (true, false, true)
  recognizer.allowedTouchTypes = [UITouch.TouchType.direct.rawValue as NSNumber, NSNumber(value: UITouch.TouchType.stylus.rawValue)]
  recognizer.removeTarget(view, action: nil)
  let press = UILongPressGestureRecognizer()
  (press.minimumPressDuration, press.allowableMovement, press.numberOfTapsRequired) = (1, 5, 1)
  let swipe = UISwipeGestureRecognizer(target: view, action: nil)
  swipe.direction = [.left, .down]
  let edge = UIScreenEdgePanGestureRecognizer()
  edge.edges = .left
  let (pinch, turn, hover) = (UIPinchGestureRecognizer(), UIRotationGestureRecognizer(), UIHoverGestureRecognizer())
  (pinch.scale, turn.rotation) = (1, 0)
  view.gestureRecognizers?.forEach(view.removeGestureRecognizer)
  view.center = CGPoint(x: view.bounds.midX, y: view.frame.maxY)
  view.transform = CGAffineTransform(translationX: 1, y: 2).rotated(by: .pi).concatenating(.identity)
  view.bringSubviewToFront(view)
  let path = CGMutablePath()
  path.move(to: .zero)
  path.addLine(to: CGPoint(x: 1, y: 1).applying(view.transform))
  let kept: Set<NSObject> = [touch]
  return [
    touch.force, touch.maximumPossibleForce, touch.majorRadius, touch.altitudeAngle, touch.azimuthAngle(in: view),
    touch.azimuthUnitVector(in: view), touch.preciseLocation(in: view), touch.previousLocation(in: view), touch.tapCount, touch.window,
    touch.estimatedProperties.contains(.force), touch.estimationUpdateIndex, touch.type == .pencil, touch.phase == .stationary,
    event.allTouches, event.touches(for: recognizer), event.touches(for: view), event.coalescedTouches(for: touch),
    event.predictedTouches(for: touch), event.timestamp, recognizer.modifierFlags.contains(.shift), recognizer.buttonMask, recognizer.name,
    pinch.velocity, turn.velocity, hover.state.rawValue, view.traitCollection.forceTouchCapability == .available, view.tag,
    view.isDescendant(of: view), view.superview, UIScreen.main.bounds, view.convert(view.bounds, to: nil), CACurrentMediaTime(),
    CFAbsoluteTimeGetCurrent(), kept.first as? UITouch, path.boundingBox, CGVector(dx: 1, dy: 2), UIEdgeInsets.zero,
    recognizer.location(ofTouch: 0, in: nil),
  ]
}
