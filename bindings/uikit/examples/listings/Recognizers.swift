import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A check mark: a stroke down to the right, and up to the right, with one finger.
final class CheckmarkGestureRecognizer: UIGestureRecognizer {
  private enum Phase { case notStarted, initialPoint, downStroke, upStroke }
  private var strokePhase = Phase.notStarted
  private var initialTouchPoint = CGPoint.zero
  private var trackedTouch: UITouch?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard touches.count == 1, trackedTouch == nil, let touch = touches.first else {
      for other in touches where other != trackedTouch { ignore(other, for: event) }
      if trackedTouch == nil { state = .failed }
      return
    }
    trackedTouch = touch
    initialTouchPoint = touch.location(in: view)
    strokePhase = .initialPoint
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let touch = trackedTouch, touches.contains(touch) else { return }
    let (now, before) = (touch.location(in: view), touch.previousLocation(in: view))
    switch strokePhase {
    case .initialPoint where now.x >= initialTouchPoint.x && now.y >= initialTouchPoint.y: strokePhase = .downStroke
    case .downStroke where now.x >= before.x: if now.y < before.y { strokePhase = .upStroke }
    case .upStroke where now.x >= before.x && now.y <= before.y: break
    default: state = .failed
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard let touch = trackedTouch else { return state = .failed }
    let isMade = strokePhase == .upStroke && touch.location(in: view).y < initialTouchPoint.y
    state = isMade ? .recognized : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    strokePhase = .notStarted
    trackedTouch = nil
  }
}

/// A tickle: a finger that goes to and fro three times.
final class TickleGestureRecognizer: UIGestureRecognizer {
  private let requiredTickles = 3
  private let distanceForTickle: CGFloat = 25
  private enum Direction { case unknown, left, right }
  private var tickles = 0
  private var start = CGPoint.zero
  private var last = Direction.unknown

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == 1, let touch = touches.first else { return state = .failed }
    start = touch.location(in: view)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let touch = touches.first else { return }
    let place = touch.location(in: view)
    let moved = place.x - start.x
    let direction: Direction = moved < 0 ? .left : .right
    guard abs(moved) >= distanceForTickle else { return }
    if last == .unknown || direction != last {
      tickles += 1
      start = place
      last = direction
      if state == .possible, tickles > requiredTickles { state = .ended }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { reset() }

  override func reset() {
    tickles = 0
    last = .unknown
    if state == .possible { state = .failed }
  }
}
