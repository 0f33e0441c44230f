import CoreGraphics
import QuartzCore
import UIKit

/// Plays a drag with one finger.
func drag(_ stage: Stage, _ path: [(TimeInterval, CGFloat, CGFloat)], last: UITouch.Phase = .ended) {
  for (i, (time, x, y)) in path.enumerated() {
    let phase: UITouch.Phase = i == 0 ? .began : i == path.count - 1 ? last : .moved
    stage.feed(time, Touch(1, phase, at: CGPoint(x: x, y: y)))
  }
}

let line: [(TimeInterval, CGFloat, CGFloat)] = [(0, 200, 200), (0.02, 230, 200), (0.04, 260, 210), (0.06, 260, 210)]

func subclasses() {
  var stage = Stage()
  _ = stage.add(ImmediatePan(target: nil, action: nil))
  drag(stage, line)
  check("begun at the landing", stage.take(), ["began", "changed", "changed", "ended"])

  stage = Stage()
  let knob = stage.add(Knob())
  stage.detail = { ($0 as? Knob).map { String(format: "%.4f", Double($0.rotation)) } ?? "" }
  stage.feed(0, down(1, 280, 200))
  stage.feed(0.02, move(1, 260, 260))
  stage.feed(0.04, move(1, 200, 280))
  stage.feed(0.08, up(1, 200, 280))
  check("a knob", stage.take(), ["began 0.0000", "changed 0.7854", "changed 1.5708", "ended 1.5708"])
  check("its reset comes after its last action", knob.rotation, 0)
  stage.feed(1, down(1, 180, 200), down(2, 220, 200))
  stage.feed(1.1, move(1, 180, 240))
  stage.feed(1.2, up(1, 180, 240), up(2, 220, 200))
  check("failed, it takes no further part", stage.take(), [])
  stage.feed(2, down(1, 280, 200))
  stage.feed(2.1, lost(1, 280, 200))
  check("its own word at a cancellation", stage.take(), ["began 0.0000", "ended 0.0000"])

  stage = Stage()
  _ = stage.add(TouchDown())
  drag(stage, line)
  drag(stage, line.map { ($0.0 + 1, $0.1, $0.2) })
  check("a terminal state stands", stage.take(), ["ended", "ended"])

  stage = Stage()
  _ = stage.add(Checkbox(target: nil, action: nil))
  stage.feed(0, down(1, 200, 200))
  stage.pass(0.1)
  stage.feed(0.2, up(1, 205, 200))
  check("a press at once", stage.take(), ["began", "ended"])
  stage.feed(1, down(1, 200, 200))
  stage.pass(1.1)
  stage.feed(1.2, up(1, 350, 200))
  check("failed before super ends it", stage.take(), ["began", "cancelled"])

  stage = Stage()
  let deep = DeepPress(target: stage, action: Selector(Stage.note), threshold: 2)
  stage.view.addGestureRecognizer(deep)
  stage.feed(0, down(1, 200, 200, force: 1))
  stage.feed(0.1, move(1, 201, 200, force: 1.5))
  stage.feed(0.2, move(1, 201, 200, force: 2.5))
  check("a force alone is a move", stage.take(), ["ended"])
  stage.feed(0.3, up(1, 201, 200))

  stage = Stage()
  let stroke = stage.add(Stroke())
  drag(stage, line)
  check("Began stays until the subclass says Changed", stage.take(), ["began", "ended"])
  check("each state through the property", stroke.seen, [.began, .ended])
  check("reset once", stroke.resets, 1)
  stage.feed(1, down(1, 200, 200))
  stroke.isEnabled = false
  stroke.isEnabled = true
  check("switched off and on", stage.take(), ["began", "cancelled"])
  check("the engine's word through the property", stroke.seen.suffix(2), [.began, .cancelled])

  stage = Stage()
  _ = stage.add(ThresholdPan())
  stage.detail = { recognizer in (recognizer as? ThresholdPan).map { "\($0.isBeyond) \(Int($0.translation(in: $0.view).x))" } ?? "" }
  for (time, x) in [(0.02, 220), (0.04, 280), (0.06, 295)] as [(TimeInterval, CGFloat)] {
    if time == 0.02 { stage.feed(0, down(1, 200, 200)) }
    stage.feed(time, move(1, x, 200))
  }
  stage.feed(0.08, up(1, 295, 200))
  check("setTranslation inside touchesMoved", stage.take(), ["began false 20", "changed true 0", "changed true 15", "ended true 15"])

  stage = Stage()
  _ = stage.add(QuickDoubleTap(target: nil, action: nil))
  stage.feed(0, down(1, 200, 200))
  stage.feed(0.05, up(1, 200, 200))
  stage.feed(0.15, down(1, 200, 200))
  stage.feed(0.2, up(1, 200, 200))
  check("a quick double tap", stage.take(), ["ended"])
  stage.feed(2, down(1, 200, 200))
  stage.feed(2.05, up(1, 200, 200))
  stage.feed(2.3, down(1, 200, 200))
  stage.feed(2.35, up(1, 200, 200))
  check("a slow one", stage.take(), [])

  stage = Stage()
  _ = stage.add(OneFinger())
  stage.feed(0, down(1, 150, 150))
  stage.feed(0.1, down(2, 250, 250))
  stage.feed(0.2, move(2, 200, 250))
  check("a touch that is ignored", stage.take(), ["began"])
  stage.feed(0.3, move(1, 150, 170))
  stage.feed(0.4, up(2, 200, 250))
  stage.feed(0.5, up(1, 150, 170))
  check("the other one", stage.take(), ["changed", "ended"])
}

func relations() {
  var stage = Stage()
  _ = stage.add(FreePinch(), "pinch")
  _ = stage.add(UIPanGestureRecognizer(), "pan")
  stage.detail = { ($0 as? UIPinchGestureRecognizer).map { String(format: "%.2f", Double($0.scale)) } ?? "" }
  stage.feed(0, down(1, 180, 200), down(2, 220, 200))
  stage.feed(0.02, move(1, 150, 230), move(2, 250, 230))
  stage.feed(0.04, move(1, 120, 260), move(2, 280, 260))
  stage.feed(0.06, up(1, 120, 260), up(2, 280, 260))
  check(
    "one that prevents nothing, beside a pan", stage.take().sorted(),
    ["pan began", "pan changed", "pan ended", "pinch began 2.50", "pinch changed 4.00", "pinch ended 4.00"])

  stage = Stage()
  let one = stage.add(UITapGestureRecognizer(), "one")
  let two = stage.add(UITapGestureRecognizer(), "two")
  two.numberOfTapsRequired = 2
  one.require(toFail: two)
  stage.feed(0, down(1, 200, 200))
  stage.feed(0.05, up(1, 200, 200))
  check("the tap waits", stage.take(), [])
  stage.pass(1)
  check("and is there when the double tap has failed", stage.take(), ["one ended"])
  stage.feed(2, down(1, 200, 200))
  stage.feed(2.05, up(1, 200, 200))
  stage.feed(2.15, down(1, 200, 200))
  stage.feed(2.2, up(1, 200, 200))
  check("a double tap", stage.take(), ["two ended"])

  // Taps without a requirement: the shorter one prevents nothing.
  stage = Stage()
  let pair = stage.add(UITapGestureRecognizer(), "two")
  pair.numberOfTapsRequired = 2
  _ = stage.add(UITapGestureRecognizer(), "one")
  stage.feed(0, down(1, 200, 200))
  stage.feed(0.05, up(1, 200, 200))
  stage.feed(0.15, down(1, 200, 200))
  stage.feed(0.2, up(1, 200, 200))
  check("tap, double tap", stage.take(), ["one ended", "two ended"])

  final class Chooser: UIGestureRecognizerDelegate {
    var asked: [String] = []
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
      asked.append("receive \(touch.location(in: gestureRecognizer.view).x)")
      return touch.location(in: nil).x < 250
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      asked.append("begin \(gestureRecognizer.name ?? "")")
      return true
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }
  stage = Stage()
  let (pan, pinch) = (stage.add(UIPanGestureRecognizer(), "pan"), stage.add(UIPinchGestureRecognizer(), "pinch"))
  var chooser: Chooser? = Chooser()
  pan.delegate = chooser
  drag(stage, [(0, 280, 200), (0.02, 200, 200), (0.04, 200, 200)])
  check("a touch that the delegate refuses", stage.take(), [])
  check("it was asked", chooser!.asked, ["receive 180.0"])
  stage.feed(1, down(1, 180, 200), down(2, 220, 200))
  stage.feed(1.02, move(1, 140, 230), move(2, 245, 240))
  check("both at once by the delegate's word", stage.take().sorted(), ["pan began", "pinch began"])
  stage.feed(1.04, up(1, 140, 230), up(2, 245, 240))
  _ = stage.take()
  chooser = nil
  check("the delegate is not kept", pan.delegate == nil, true)
  drag(stage, [(2, 280, 200), (2.02, 200, 200), (2.04, 200, 200)])
  check("without it", stage.take(), ["pan began", "pan ended"])
  _ = pinch
}

func outside() {
  var stage = Stage()
  let later = stage.add(Later(), "later")
  stage.feed(0, down(1, 200, 200))
  later.state = .began
  check("a state between two events", stage.take(), ["later began"])
  check("it is what it says", later.state, .began)
  stage.feed(0.2, up(1, 200, 200))
  check("and goes on", stage.take(), ["later ended"])

  stage = Stage()
  let (late, pan) = (stage.add(Later(), "late"), stage.add(UIPanGestureRecognizer(), "pan"))
  drag(stage, [(0, 200, 200), (0.02, 230, 200)], last: .moved)
  check("a pan", stage.take(), ["pan began"])
  late.state = .began
  check("too late for another one", stage.take(), [])
  stage.feed(0.1, up(1, 230, 200))
  _ = (stage.take(), pan)

  stage = Stage()
  let delay = stage.add(Delay(target: nil, action: nil))
  stage.feed(0, down(1, 200, 200))
  check("held back", stage.view.got, [])
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.05))
  check("given when a timer of the run loop lets it fail", stage.view.got, ["began 1"])
  stage.feed(0.2, up(1, 200, 200))
  check("to its end", stage.view.got, ["began 1", "ended 1"])
  _ = delay

  // A host whose time is a run loop's.
  stage = Stage()
  let start = UIWindow.clock()
  let press = stage.add(UILongPressGestureRecognizer())
  press.minimumPressDuration = 0.03
  stage.window.runs(on: .main)
  stage.feed(UIWindow.clock(), down(1, 200, 200))
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.06))
  check("a long press by the run loop", stage.take(), ["began"])
  check("media time is the window's", CACurrentMediaTime() >= start + 0.05, true)
  stage.feed(UIWindow.clock(), up(1, 200, 200))
}

func places() {
  let stage = Stage()
  stage.view.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 2, y: 2)
  let pan = stage.add(UIPanGestureRecognizer())
  stage.detail = { recognizer in
    guard let pan = recognizer as? UIPanGestureRecognizer, let view = pan.view else { return "" }
    let (place, moved) = (pan.location(in: view), pan.translation(in: view))
    return [place.x, place.y, moved.x, moved.y].map { "\(Int($0.rounded()))" }.joined(separator: " ")
  }
  stage.feed(0, down(1, 200, 200))
  stage.feed(0.02, move(1, 220, 200))
  check("in a view that is turned and twice as large", stage.take(), ["began 100 90 0 -10"])
  check("velocity too", pan.velocity(in: stage.view).y < 0, true)
  pan.setTranslation(CGPoint(x: 0, y: -5), in: stage.view)
  check("what is set is read", pan.translation(in: nil).x.rounded(), 10)
  stage.feed(0.04, move(1, 230, 200))
  check("and counted from", stage.take(), ["changed 100 85 0 -10"])
  stage.feed(0.06, up(1, 230, 200))
  check("a frame around what is turned", stage.view.frame, CGRect(x: 0, y: 0, width: 400, height: 400))

  let inner = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
  let plain = Stage()
  plain.view.addSubview(inner)
  check("converted", inner.convert(CGPoint(x: 10, y: 10), to: plain.window), CGPoint(x: 160, y: 160))
  check("and back", inner.convert(CGPoint(x: 160, y: 160), from: plain.window), CGPoint(x: 10, y: 10))
  check("what is hit", plain.window.hitTest(CGPoint(x: 160, y: 160), with: nil) === inner, true)
  inner.isHidden = true
  check("hidden", plain.window.hitTest(CGPoint(x: 160, y: 160), with: nil) === plain.view, true)
  inner.isHidden = false
  drag(plain, [(0, 160, 160), (0.02, 170, 160), (0.04, 170, 160)])
  check("a plain view's touches go up", plain.view.got, ["began 1", "moved 1", "ended 1"])

  // Set while it is in a window, and taken back.
  let many = Stage()
  many.view.isMultipleTouchEnabled = true
  many.feed(0, down(1, 150, 200), down(2, 250, 200))
  many.feed(0.1, up(1, 150, 200), up(2, 250, 200))
  check("a view of several touches", many.view.got, ["began 2", "ended 2"])
  many.view.isMultipleTouchEnabled = false
  many.feed(1, down(1, 150, 200), down(2, 250, 200))
  many.feed(1.1, up(1, 150, 200), up(2, 250, 200))
  check("of one", many.view.got.dropFirst(2), ["began 1", "ended 1"])
  let beside = NotingView(frame: CGRect(x: 0, y: 400, width: 400, height: 100))
  many.window.addSubview(beside)
  many.view.isExclusiveTouch = true
  many.feed(2, down(1, 150, 200))
  many.feed(2.1, down(2, 150, 450))
  check("one that is alone", [many.view.got.count, beside.got.count], [5, 0])
  many.feed(2.2, up(1, 150, 200), up(2, 150, 450))

  let tap = Stage()
  let fingers = tap.add(UITapGestureRecognizer())
  fingers.numberOfTouchesRequired = 2
  tap.detail = { recognizer in
    (0..<recognizer.numberOfTouches).map { "\(Int(recognizer.location(ofTouch: $0, in: recognizer.view).x))" }.joined(separator: " ")
  }
  tap.feed(0, down(1, 150, 200), down(2, 250, 200))
  tap.feed(0.05, up(1, 150, 200))
  tap.feed(0.1, up(2, 250, 200))
  check("the fingers of a tap", tap.take(), ["ended 50 150"])
}

func touches() {
  let stage = Stage()
  let samples = stage.add(Samples())
  stage.feed(0, down(1, 150, 150))
  stage.feed(0.02, down(2, 250, 150))
  try! stage.window.feed(
    Touch(1, .moved, at: CGPoint(x: 170, y: 150), coalesced: [(0.03, CGPoint(x: 155, y: 150)), (0.035, CGPoint(x: 160, y: 150))]), at: 0.04)
  check("coalesced touches", samples.places, [CGPoint(x: 55, y: 50), CGPoint(x: 60, y: 50), CGPoint(x: 70, y: 50)])
  check("one that does nothing is stationary", samples.phases, [.stationary, .moved])
  stage.feed(0.1, up(1, 170, 150), up(2, 250, 150))

  var seen: [UITouch] = []
  final class Keeper: UIGestureRecognizer {
    var seen: (UITouch) -> Void = { _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { touches.forEach(seen) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { touches.forEach(seen) }
  }
  let kept = Stage()
  let keeper = kept.add(Keeper())
  keeper.seen = { seen.append($0) }
  kept.feed(1, down(1, 150, 150, force: 0.5))
  check("its force, type and count", [seen[0].force, CGFloat(seen[0].type.rawValue), CGFloat(seen[0].tapCount)], [0.5, 0, 1])
  check("its recognizers", seen[0].gestureRecognizers?.contains(keeper), true)
  kept.feed(1.1, up(1, 150, 150))
  check("one object for a contact", seen.count == 2 && seen[0] === seen[1], true)
  check("a touch that is kept keeps its phase", seen[0].phase, .ended)
  kept.feed(1.2, down(1, 150, 150))
  check("another one for the next", seen[2] !== seen[0], true)
  check("which is the second tap", seen[2].tapCount, 2)
  kept.feed(1.3, up(1, 150, 150))

  check("the whole surface", surface(seen[2], kept.window.event, kept.view).count, 39)

  let hover = Stage()
  _ = hover.add(UIHoverGestureRecognizer())
  try! hover.window.hover(to: CGPoint(x: 150, y: 150), at: 0)
  try! hover.window.hover(to: CGPoint(x: 160, y: 150), at: 0.1)
  try! hover.window.hover(to: nil, at: 0.2)
  check("a pointer above a view", hover.take(), ["began", "changed", "ended"])

  let scroll = Stage()
  let pan = scroll.add(UIPanGestureRecognizer())
  let place = CGPoint(x: 200, y: 200)
  func twoFingers(_ from: TimeInterval) {
    try! scroll.window.scroll(by: .zero, at: place, .began, at: from)
    try! scroll.window.scroll(by: CGVector(dx: 0, dy: 30), at: place, .moved, at: from + 0.02)
    try! scroll.window.scroll(by: .zero, at: place, .ended, at: from + 0.04)
  }
  twoFingers(0)
  check("a pan takes no scroll", scroll.take(), [])
  pan.allowedScrollTypesMask = .continuous
  twoFingers(1)
  check("but where its mask says so", scroll.take(), ["began", "ended"])

  let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  list.contentSize = CGSize(width: 400, height: 1000)
  let page = Stage()
  page.window.addSubview(list)
  drag(page, [(0, 200, 300), (0.02, 200, 250), (0.04, 200, 200), (0.06, 200, 200)])
  check("a list follows", list.contentOffset, CGPoint(x: 0, y: 100))
  drag(page, [(1, 200, 50), (1.02, 200, 250), (1.04, 200, 390), (1.06, 200, 390)])
  check("to its beginning", list.contentOffset, .zero)
}

/// What a host may do wrong changes nothing and says why.
func refusals() {
  let stage = Stage()
  func refusal(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return "nothing"
  }
  stage.feed(1, down(1, 200, 200))
  check("before", refusal { try stage.window.feed(move(1, 1, 1), at: 0.5) }, "time 0.5 s lies before 1.0 s, which the window has reached")
  check("twice", refusal { try stage.window.feed(down(1, 1, 1), at: 2) }, "touch 1 lands while it is down")
  check("unknown", refusal { try stage.window.feed(up(7, 1, 1), at: 2) }, "touch 7 moves or lifts without being down")
  check("no place", refusal { try stage.window.feed(move(1, .nan, 1), at: 2) }.hasSuffix("is not a place within 1e9 points"), true)
  check("no time", refusal { try stage.window.advance(to: .infinity) }, "inf is not a time in seconds from 0 to 1e10")
  var inside = ""
  final class Caller: UIGestureRecognizer {
    var body: () -> Void = {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { body() }
  }
  let caller = stage.add(Caller())
  stage.feed(2, up(1, 200, 200))
  caller.body = { inside = refusal { try stage.window.advance(to: 9) } }
  drag(stage, [(3, 200, 200), (3.1, 210, 200), (3.2, 210, 200)])
  check("inside", inside, "fed from inside an action or a method that an event has called; return from it first")

  var said: [String] = []
  stage.window.onDecision = { said.append($0) }
  let pan = stage.add(UIPanGestureRecognizer(), "photo")
  drag(stage, [(4, 200, 200), (4.1, 202, 200), (4.2, 202, 200)])
  check("why", said.contains { $0.contains("photo") && $0.contains("failed") }, true)
  _ = (stage.take(), pan)
}

/// Views and recognizers come and go, and nothing is left.
func lifetimes() {
  weak var gone: UIGestureRecognizer?
  weak var goneView: UIView?
  let stage = Stage()
  for round in 0..<10_000 {
    let (view, tap) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UITapGestureRecognizer(target: stage, action: Selector(Stage.note))
    )
    view.addGestureRecognizer(tap)
    stage.window.addSubview(view)
    if round % 1000 == 0 {
      let time = TimeInterval(round)
      stage.feed(time, down(1, 50, 50))
      stage.feed(time + 0.1, up(1, 50, 50))
    }
    view.removeFromSuperview()
    (gone, goneView) = (tap, view)
  }
  check("taps between", stage.take().count, 10)
  check("nothing is kept", gone == nil && goneView == nil, true)
  check("nor in tables", stage.window.subviews.count, 1)

  // A handler takes its own recognizer away, and its view.
  final class Remover {
    func take(_ tap: UITapGestureRecognizer) { tap.view?.removeFromSuperview() }
    func drop(_ pan: UIPanGestureRecognizer) { pan.view?.removeGestureRecognizer(pan) }
  }
  let remover = Remover()
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  view.addGestureRecognizer(UITapGestureRecognizer(target: remover, action: Selector(Remover.take)))
  stage.window.addSubview(view)
  stage.feed(20_000, down(1, 50, 50))
  stage.feed(20_000.1, up(1, 50, 50))
  check("a view that its own tap takes away", view.superview == nil, true)
  let other = stage.add(UIPanGestureRecognizer(target: remover, action: Selector(Remover.drop)))
  drag(stage, line.map { ($0.0 + 20_001, $0.1, $0.2) })
  check("a pan that takes itself away", other.view == nil, true)
  check("an action to the target that is gone", stage.take().count <= 2, true)
}

setvbuf(stdout, nil, _IOLBF, 0)
subclasses()
relations()
outside()
places()
touches()
refusals()
scripts()
rivals()
throwing()
pointers()
standIns()
lifetimes()
finish()
