import UIKit
import UIKit.UIGestureRecognizerSubclass

// Recognizers as programs have them. What each is for stands above it; Scripts.swift plays them.

/// Begins when a finger presses hard enough, and ends when it presses less.
final class ForcePress: UIGestureRecognizer {
  let threshold: CGFloat
  init(threshold: CGFloat) {
    self.threshold = threshold
    super.init(target: nil, action: nil)
  }
  private func weigh(_ touches: Set<UITouch>) {
    guard let touch = touches.first, touch.maximumPossibleForce > 0 else { return }
    let isHard = touch.force / touch.maximumPossibleForce >= threshold
    if state == .possible, isHard { state = .began } else if state == .began || state == .changed { state = isHard ? .changed : .ended }
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { weigh(touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { weigh(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = state == .possible ? .failed : .ended }
}

/// Counts taps of its own, over several touches, and is possible all that time.
final class TripleTap: UIGestureRecognizer {
  private(set) var taps = 0
  var resets = 0
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    taps += 1
    if taps == 3 { state = .recognized }
  }
  override func reset() {
    taps = 0
    resets += 1
  }
}

/// Sets states in `reset` too, as a property that follows its touches does.
final class Follower: UIGestureRecognizer {
  var held: Set<UITouch> = [] {
    didSet {
      if held.isEmpty { state = state == .possible ? .cancelled : .ended } else { state = state == .possible ? .began : .changed }
    }
  }
  private func follow(_ event: UIEvent) { held = (event.allTouches ?? []).filter { $0.phase != .ended && $0.phase != .cancelled } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { follow(event) }
  override func reset() {
    super.reset()
    held = []
  }
}

/// Fails from its own `reset`, which it calls itself when its finger lifts.
final class Shake: UIGestureRecognizer {
  private var turns = 0
  private var direction: CGFloat = 0
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let moved = touch.location(in: view).x - touch.previousLocation(in: view).x
    if moved * direction < 0 { turns += 1 }
    direction = moved
    if state == .possible, turns == 2 { state = .ended }
  }
  override func reset() {
    (turns, direction) = (0, 0)
    if state == .possible { state = .failed }
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { reset() }
}

/// A pan that is none if it goes the wrong way.
final class LockedPan: UIPanGestureRecognizer {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began {
      let velocity = velocity(in: view)
      if abs(velocity.y) > abs(velocity.x) { state = .cancelled }
    }
  }
}

/// A long press that is cancelled when its finger moves after it has begun.
final class StillPress: UILongPressGestureRecognizer {
  private var start: CGPoint?
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard state == .began || state == .changed, let place = touches.first?.location(in: view) else { return }
    guard let start else { return start = place }
    if hypot(place.x - start.x, place.y - start.y) > 20 { state = .cancelled }
  }
  override func reset() {
    super.reset()
    start = nil
  }
}

/// A tap that must be short, by a timer of the main queue.
final class ShortTap: UITapGestureRecognizer {
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) { [weak self] in
      if self?.state != .recognized { self?.state = .failed }
    }
  }
}

/// Press at once, and moves count from the landing.
final class PressAndDrag: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
  override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
    (minimumPressDuration, allowableMovement, cancelsTouchesInView) = (0, .infinity, false)
    delegate = self
  }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// Says what it has in each of its methods.
final class Teller: UIGestureRecognizer {
  var told: [String] = []
  private func tell(_ word: String, _ touches: Set<UITouch>, _ event: UIEvent) {
    let mine = event.touches(for: self)?.count ?? -1
    told.append(
      "\(word) \(touches.count) of \(numberOfTouches) mine \(mine) all \(event.allTouches?.count ?? -1) at \(location(in: view).x)")
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { tell("began", touches, event) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("moved", touches, event)
    state = state == .possible ? .began : .changed
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tell("ended", touches, event)
    if numberOfTouches == touches.count { state = .ended }
  }
}
