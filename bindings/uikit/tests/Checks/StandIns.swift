import UIKit
import UIKit.UIGestureRecognizerSubclass

// What programs and their tests put in the place of UIKit's classes: it must compile, and `standIns` makes each.

final class StandInTap: UITapGestureRecognizer {
  var shown = UIGestureRecognizer.State.possible
  var place: UIView?
  init() { super.init(target: nil, action: nil) }
  override var state: UIGestureRecognizer.State {
    get { shown }
    set { shown = newValue }
  }
  override var view: UIView? { place }
  override var isEnabled: Bool { didSet {} }
  override var name: String? { didSet {} }
  override var numberOfTouches: Int { 2 }
  override var modifierFlags: UIKeyModifierFlags { .shift }
  override var buttonMask: UIEvent.ButtonMask { .secondary }
  override var numberOfTapsRequired: Int {
    get { 3 }
    set { super.numberOfTapsRequired = newValue }
  }
  override func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  override func addTarget(_ target: Any, action: Selector) { super.addTarget(target, action: action) }
  override func removeTarget(_ target: Any?, action: Selector?) { super.removeTarget(target, action: action) }
  override func location(in view: UIView?) -> CGPoint { CGPoint(x: 7, y: 8) }
  override func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { CGPoint(x: touchIndex, y: 0) }
}

/// Overrides the one initializer that is meant for it, and is made by the others.
class Reinitialized: UIPanGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    maximumNumberOfTouches = 1
  }
}

/// Reads archives, as a guide for custom recognizers has it.
final class Archived: UIGestureRecognizer, NSCoding {
  var samples: [CGPoint] = [.zero]
  required init?(coder aDecoder: NSCoder) {
    super.init(target: nil, action: nil)
    samples = []
  }
  func encode(with aCoder: NSCoder) {}
}

final class StandInTouch: UITouch {
  override var view: UIView? { nil }
  override var window: UIWindow? { nil }
  override var phase: UITouch.Phase { .ended }
  override var type: UITouch.TouchType { .pencil }
  override var tapCount: Int { 2 }
  override var timestamp: TimeInterval { 3 }
  override var force: CGFloat { 4 }
  override var maximumPossibleForce: CGFloat { 5 }
  override var majorRadius: CGFloat { 6 }
  override var majorRadiusTolerance: CGFloat { 1 }
  override var altitudeAngle: CGFloat { 1 }
  override var gestureRecognizers: [UIGestureRecognizer]? { [] }
  override var estimatedProperties: UITouch.Properties { .force }
  override var estimatedPropertiesExpectingUpdates: UITouch.Properties { .force }
  override var estimationUpdateIndex: NSNumber? { 1 }
  override func location(in view: UIView?) -> CGPoint { CGPoint(x: 9, y: 9) }
  override func previousLocation(in view: UIView?) -> CGPoint { CGPoint(x: 8, y: 8) }
}

final class StandInEvent: UIEvent {
  override var type: UIEvent.EventType { .hover }
  override var subtype: UIEvent.EventSubtype { .none }
  override var timestamp: TimeInterval { 4 }
  override var allTouches: Set<UITouch>? { [StandInTouch()] }
  override var modifierFlags: UIKeyModifierFlags { .command }
  override var buttonMask: UIEvent.ButtonMask { .primary }
  override func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

final class StandInScroll: UIScrollView {
  let mine = UIPanGestureRecognizer()
  override var panGestureRecognizer: UIPanGestureRecognizer { mine }
  override var superview: UIView? { nil }
  override var subviews: [UIView] { [] }
  override var traitCollection: UITraitCollection { super.traitCollection }
}

final class Page: UIViewController {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { fatalError("pages are not kept in archives") }
}

final class NibPage: UIViewController {
  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

func standIns() {
  let tap = StandInTap()
  tap.state = .ended
  check(
    "a tap that says what a test wants", [tap.location(in: nil).x, CGFloat(tap.numberOfTouches), CGFloat(tap.state.rawValue)], [7, 2, 3])
  check("all initializers of one that overrides one", Reinitialized().maximumNumberOfTouches, 1)
  check("a stored touch", StandInTouch().location(in: nil).x, 9)
  check("a plain one has no window", [UITouch().window == nil, UITouch() == UITouch()], [true, false])
  check("an event of a test", StandInEvent().allTouches?.first?.tapCount, 2)
  check("a plain one has no touches", UIEvent().allTouches, nil)
  check("pages", [Page(number: 3).number, NibPage().isViewLoaded ? 1 : 0], [3, 0])
  check("a scroll view's own pan", StandInScroll(frame: .zero).panGestureRecognizer.view == nil, true)
  let older: (UITouchType, UITouchPhase, UISwipeGestureRecognizerDirection, UIEventType, UIEventSubtype) = (
    .direct, .began, .left, .touches, .none
  )
  check("names in older code", older.1, UITouch.Phase.began)
}
