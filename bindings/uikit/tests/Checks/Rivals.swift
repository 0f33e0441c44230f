import UIKit
import UIKit.UIGestureRecognizerSubclass

// Recognizers that regard one another, or what the finger is.

/// A swipe that says which pans wait for it, and whom it waits for.
final class FirstSwipe: UISwipeGestureRecognizer {
  var seen: [State] = []
  override var state: State { didSet { seen.append(state) } }
  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UIPanGestureRecognizer
  }
}

final class LastPan: UIPanGestureRecognizer {
  override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UISwipeGestureRecognizer
  }
}

/// Two taps, by a timer of its own: fails when the second is late.
final class OwnDoubleTap: UIGestureRecognizer {
  private var timer: Timer?
  private var taps = 0
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps += 1
    if taps == 2 { return state = .recognized }
    timer = Timer.scheduledTimer(withTimeInterval: 0.04, repeats: false) { [weak self] _ in self?.state = .failed }
  }
  override func reset() {
    timer?.invalidate()
    (timer, taps) = (nil, 0)
  }
}

/// Cancels itself by being switched off and on.
final class Switching: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if touches.first!.location(in: view).x > 150 {
      isEnabled = false
      isEnabled = true
    } else {
      state = .changed
    }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

/// Draws with a pencil only.
final class PencilStroke: UIGestureRecognizer {
  var angles: [CGFloat] = []
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    allowedTouchTypes = [UITouch.TouchType.pencil.rawValue as NSNumber]
  }
  private func note(_ touches: Set<UITouch>) {
    for touch in touches { angles += [touch.altitudeAngle, touch.azimuthAngle(in: view)] }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches)
    state = .began
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    note(touches)
    state = .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

/// A pinch that knows along which axis it goes, and counts from each event.
final class AxisPinch: UIPinchGestureRecognizer {
  var axes: [String] = []
  var steps: [CGFloat] = []
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard numberOfTouches == 2, state == .began || state == .changed else { return }
    let (a, b) = (location(ofTouch: 0, in: view), location(ofTouch: 1, in: view))
    axes.append(abs(a.x - b.x) > abs(a.y - b.y) ? "x" : "y")
    steps.append((scale * 100).rounded() / 100)
    scale = 1
  }
}

/// A turn that is taken off in each event.
final class StepTurn: UIRotationGestureRecognizer {
  var sum: CGFloat = 0
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    sum += rotation
    rotation = 0
  }
}

/// An edge pan that keeps where it began.
final class EdgePan: UIScreenEdgePanGestureRecognizer {
  var first: CGPoint?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    first = touches.first?.location(in: view)
  }
}

/// Begins with the second finger, and says Changed whatever it was.
final class Many: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { if touches.count >= 2 { state = .began } }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

/// Says Possible while it is under way, which is nothing.
final class DownUp: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .possible }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}

func rivals() {
  playsSwipes()
  playsOwnDoubleTap()
  playsSwitching()
  playsPencilStroke()
  playsAxisPinch()
  playsStepTurn()
  playsEdgePan()
  playsMany()
  playsDownUp()
  playsButtons()
  playsActions()
}

private func playsSwipes() {
  let quick: [(TimeInterval, CGFloat, CGFloat)] = [(0, 150, 200), (0.02, 200, 200), (0.04, 260, 200), (0.06, 290, 200)]
  let slow: [(TimeInterval, CGFloat, CGFloat)] = [(1, 150, 200), (1.5, 170, 200), (2.5, 190, 200), (3.5, 190, 200)]
  for (swipe, pan) in [(FirstSwipe(), UIPanGestureRecognizer()), (UISwipeGestureRecognizer(), LastPan())] {
    let stage = Stage()
    _ = (stage.add(swipe, "swipe"), stage.add(pan, "pan"))
    drag(stage, quick)
    check("the swipe comes first", stage.take(), ["swipe ended"])
    drag(stage, slow)
    check("what is none leaves it to the pan", stage.take().first, "pan began")
    if let swipe = swipe as? FirstSwipe { check("its states", swipe.seen, [.ended, .failed]) }
  }
}

private func playsOwnDoubleTap() {
  let stage = Stage()
  let (double, single) = (stage.add(OwnDoubleTap(), "double"), stage.add(UITapGestureRecognizer(), "single"))
  single.require(toFail: double)
  func tap(_ time: TimeInterval) {
    stage.feed(time, down(1, 200, 200))
    stage.feed(time + 0.01, up(1, 200, 200))
  }
  tap(0)
  check("the single tap waits", stage.take(), [])
  tap(0.1)
  check("two", stage.take(), ["double ended"])
  tap(2)
  check("it waits again", stage.take(), [])
  RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.08))
  check("and is there when the timer says so", stage.take(), ["single ended"])
  tap(4)
  tap(4.05)
  check("the next two", stage.take(), ["double ended"])
}

private func playsSwitching() {
  let stage = Stage()
  let switching = stage.add(Switching())
  drag(stage, [(0, 200, 200), (0.02, 210, 200), (0.04, 270, 200), (0.06, 280, 200), (0.08, 280, 200)])
  check("off and on cancels", stage.take(), ["began", "changed", "cancelled"])
  check("and it is on", switching.isEnabled, true)
  drag(stage, [(1, 200, 200), (1.02, 210, 200), (1.04, 210, 200)])
  check("for the next one", stage.take(), ["began", "changed", "ended"])
}

private func playsPencilStroke() {
  let stage = Stage()
  let stroke = stage.add(PencilStroke())
  drag(stage, line)
  check("no finger", stage.take(), [])
  func pencil(_ time: TimeInterval, _ phase: UITouch.Phase, _ x: CGFloat) {
    stage.feed(time, Touch(9, phase, at: CGPoint(x: x, y: 200), type: .pencil, altitude: 1, azimuth: 0.5))
  }
  pencil(1, .began, 200)
  pencil(1.02, .moved, 210)
  pencil(1.04, .cancelled, 210)
  check("a pencil", stage.take(), ["began", "changed", "cancelled"])
  check("its angles", stroke.angles.map { ($0 * 10).rounded() / 10 }, [1, 0.5, 1, 0.5])
}

private func playsAxisPinch() {
  let stage = Stage()
  let pinch = stage.add(AxisPinch())
  stage.feed(0, down(1, 180, 200), down(2, 220, 200))
  stage.feed(0.02, move(1, 160, 200), move(2, 240, 200))
  stage.feed(0.04, move(1, 140, 200), move(2, 260, 200))
  stage.feed(0.06, move(1, 130, 200), move(2, 250, 200))
  stage.feed(0.08, up(1, 130, 200), up(2, 250, 200))
  check("a pinch", stage.take(), ["began", "changed", "changed", "ended"])
  check("its axes", pinch.axes, ["x", "x", "x"])
  check("in steps", pinch.steps, [2, 1.5, 1])
}

private func playsStepTurn() {
  let stage = Stage()
  let turn = stage.add(StepTurn())
  stage.feed(0, down(1, 150, 200), down(2, 250, 200))
  for i in 1...6 {
    let angle = Double(i) * .pi / 12
    let (x, y) = (50 * cos(angle), 50 * sin(angle))
    stage.feed(0.02 * Double(i), move(1, 200 - x, 200 - y), move(2, 200 + x, 200 + y))
  }
  stage.feed(0.2, up(1, 200, 150), up(2, 200, 250))
  check("a quarter turn in steps", abs(turn.sum - .pi / 2) < 1e-6, true)
  let states = stage.take()
  check("which began and ended", [states.first, states.last], ["began", "ended"])
}

private func playsEdgePan() {
  let stage = Stage()
  let edge = stage.add(EdgePan(), to: stage.window)
  edge.edges = .left
  drag(stage, [(0, 2, 300), (0.02, 30, 300), (0.04, 60, 300), (0.06, 60, 300)])
  check("from the edge", stage.take(), ["began", "changed", "ended"])
  check("where it began", edge.first, CGPoint(x: 2, y: 300))
  drag(stage, [(1, 60, 300), (1.02, 90, 300), (1.04, 120, 300), (1.06, 120, 300)])
  check("not from elsewhere", stage.take(), [])
}

private func playsMany() {
  let stage = Stage()
  _ = stage.add(Many())
  stage.detail = { "\($0.numberOfTouches) \(Int($0.location(in: $0.view).x)) \(Int($0.location(ofTouch: 1, in: $0.view).x))" }
  stage.feed(0, down(1, 150, 200), down(2, 250, 200))
  stage.feed(0.1, move(1, 160, 200))
  stage.feed(0.2, up(1, 160, 200), up(2, 250, 200))
  check("two fingers", stage.take(), ["began 2 100 150", "changed 2 105 150", "ended 2 105 150"])
  stage.detail = { _ in "" }
  stage.feed(1, down(1, 150, 200), down(2, 250, 200))
  try! stage.window.cancelTouches(at: 1.1)
  check("taken by the system", stage.take(), ["began", "cancelled"])
}

private func playsDownUp() {
  let stage = Stage()
  _ = stage.add(DownUp())
  drag(stage, [(0, 200, 200), (0.02, 210, 200), (0.04, 220, 200), (0.06, 220, 200)])
  check("Possible is nothing while it is under way", stage.take(), ["began", "ended"])
}

private func playsButtons() {
  let stage = Stage()
  let tap = stage.add(UITapGestureRecognizer())
  tap.buttonMaskRequired = .secondary
  stage.detail = { "\($0.buttonMask.rawValue) \($0.modifierFlags.contains(.shift))" }
  func click(_ time: TimeInterval, _ buttons: UIEvent.ButtonMask) {
    let place = CGPoint(x: 200, y: 200)
    stage.feed(time, Touch(1, .began, at: place, type: .indirectPointer, buttons: buttons, modifiers: .shift))
    stage.feed(time + 0.05, Touch(1, .ended, at: place, type: .indirectPointer, buttons: buttons, modifiers: .shift))
  }
  click(0, .primary)
  check("not this button", stage.take(), [])
  click(1, .secondary)
  check("but that one", stage.take(), ["ended 2 true"])
}

/// Actions that switch recognizers, add them and take them away.
private func playsActions() {
  final class Switch {
    var other: UIGestureRecognizer?
    func open(_ press: UILongPressGestureRecognizer) {
      guard press.state == .began else { return }
      press.isEnabled = false
      press.isEnabled = true
      other?.isEnabled = true
      press.view?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(Switch.tapped)))
    }
    var taps = 0
    func tapped() { taps += 1 }
  }
  let stage = Stage()
  let opener = Switch()
  let press = stage.add(UILongPressGestureRecognizer(target: opener, action: Selector(Switch.open)), "press")
  let pan = stage.add(UIPanGestureRecognizer(), "pan")
  pan.isEnabled = false
  opener.other = pan
  stage.feed(0, down(1, 200, 200))
  stage.pass(0.6)
  check("begun and cancelled by its own action", stage.take(), ["press began", "press cancelled"])
  stage.feed(0.7, move(1, 250, 200))
  stage.feed(0.8, up(1, 250, 200))
  check("a finger that was down already is not the pan's", stage.take(), [])
  stage.feed(1, down(1, 200, 200))
  stage.feed(1.05, up(1, 200, 200))
  check("the tap that was added", opener.taps, 1)
  drag(stage, line.map { ($0.0 + 2, $0.1, $0.2) })
  check("and the pan is on", stage.take(), ["pan began", "pan changed", "pan ended"])
  _ = press
}
