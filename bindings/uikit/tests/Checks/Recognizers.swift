import UIKit
import UIKit.UIGestureRecognizerSubclass

// Recognizers as they are written for iOS: each shows one way in which they are.

/// Begins a pan at the landing.
final class ImmediatePan: UIPanGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began { return }
    super.touchesBegan(touches, with: event)
    state = .began
  }
}

/// Turns about the middle of its view with one finger.
final class Knob: UIGestureRecognizer {
  private(set) var rotation: CGFloat = 0
  private var last = CGVector.zero

  private func vector(_ touch: UITouch) -> CGVector {
    guard let view else { return .zero }
    let place = touch.location(in: view.window)
    let center = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: view.window!.screen.coordinateSpace)
    return CGVector(dx: place.x - center.x, dy: place.y - center.y)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, let touch = touches.first else { return state = .failed }
    last = vector(touch)
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let next = vector(touches.first!)
    rotation += atan2(next.dy, next.dx) - atan2(last.dy, last.dx)
    last = next
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func reset() { rotation = 0 }
}

/// Is recognized at the landing.
final class TouchDown: UIGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { state = .recognized }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
}

/// Looks at `state` in a `didSet`, and does not say Changed while its finger moves.
final class Stroke: UIGestureRecognizer {
  var seen: [State] = []
  var resets = 0
  override var state: State { didSet { seen.append(state) } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func reset() { resets += 1 }
}

/// Is pressed at once, and fails when it is let go outside; then super has nothing more to say.
final class Checkbox: UILongPressGestureRecognizer {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if let touch = touches.first, let view, !view.bounds.contains(touch.location(in: view)) { state = .failed }
    super.touchesEnded(touches, with: event)
  }
}

/// Counts from where it has gone 30 points.
final class ThresholdPan: UIPanGestureRecognizer {
  private(set) var isBeyond = false

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let moved = translation(in: view)
    if !isBeyond, hypot(moved.x, moved.y) > 30 {
      isBeyond = true
      setTranslation(.zero, in: view)
    }
  }
}

/// Prevents nothing and is prevented by nothing.
final class FreePinch: UIPinchGestureRecognizer {
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

/// Holds its view's touches back until it fails by a timer of the run loop.
final class Delay: UIGestureRecognizer {
  private var timer: Timer?

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    delaysTouchesBegan = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    timer = Timer.scheduledTimer(timeInterval: 0.02, target: self, selector: Selector(Self.fail), userInfo: nil, repeats: false)
  }

  func fail() { state = .failed }
  override func reset() { timer?.invalidate() }
}

/// A long press that something else than its own timer begins.
final class Later: UIGestureRecognizer {
  var begin: ((Later) -> Void)?
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { begin?(self) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .ended }
}

/// Uses a tap of its own kind: two within an interval.
final class QuickDoubleTap: UITapGestureRecognizer {
  let interval: TimeInterval = 0.25

  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    numberOfTapsRequired = 2
  }

  private var first: TimeInterval?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard let first else { return first = event.timestamp }
    if event.timestamp - first > interval { state = .failed }
  }

  override func reset() { first = nil }
}

/// Wants one finger, and leaves the others to their views.
final class OneFinger: UIGestureRecognizer {
  private var finger: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      if finger == nil { finger = touch } else { ignore(touch, for: event) }
    }
    if state == .possible { state = .began }
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
  override func reset() { finger = nil }
}

/// Collects what lies between events.
final class Samples: UIGestureRecognizer {
  var places: [CGPoint] = []
  var phases: [UITouch.Phase] = []
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches { places += event.coalescedTouches(for: touch)!.map { $0.preciseLocation(in: view) } }
    phases = (event.allTouches ?? []).sorted { $0.timestamp < $1.timestamp }.map(\.phase)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
}
