import CKinesicTouchpad
import KinesicMath
import KinesicPlugin

/// What a pinch came to.
struct PinchState {
  var scale = 1.0
  var rotation = 0.0
}

/// Places about their mean, before a movement and after it.
private struct Turn {
  var inner = 0.0
  var outer = 0.0
  var dot = 0.0
  var cross = 0.0

  mutating func add(_ before: Vector, _ after: Vector) {
    inner += before.lengthSquared
    outer += after.lengthSquared
    dot += before.dot(after)
    cross += before.cross(after)
  }

  var scale: Double { inner > 0 && outer > 0 ? (outer / inner).squareRoot() : 1 }
  var rotation: Double { arcTangent(cross, dot) }
}

extension Pad {
  mutating func beginPinch() {
    enter(.pinching)
    pinch = PinchState()
    let movement = movement
    decide(Verdict(KIN_TOUCHPAD_REASON_APART, movement.ratio, apartRatio(movement)), certainty: certainty)
    turn { $0.moved }
    emitPinch(KIN_TOUCHPAD_BEGAN, movement.together)
  }

  mutating func goOnPinching(_ movement: Vector) {
    var isMoving = false
    for i in 0..<fingerCount where fingers[i].isFinger && fingers[i].step.lengthSquared > 0 { isMoving = true }
    if !isMoving { return }
    turn { $0.step }
    emitPinch(KIN_TOUCHPAD_CHANGED, movement)
  }

  /// Takes over by how much the fingers spread and turned with a movement of each.
  private mutating func turn(_ movement: (Finger) -> Vector) {
    var before = Vector.zero
    var after = Vector.zero
    var number = 0.0
    for i in 0..<fingerCount where fingers[i].isFinger {
      after += fingers[i].place
      before += fingers[i].place - movement(fingers[i])
      number += 1
    }
    if number < 2 { return }
    var found = Turn()
    for i in 0..<fingerCount where fingers[i].isFinger {
      let place = fingers[i].place
      found.add(place - movement(fingers[i]) - before * (1 / number), place - after * (1 / number))
    }
    pinch.scale = min(max(pinch.scale * found.scale, 1e-6), 1e6)
    if has(KIN_TOUCHPAD_FEATURE_ROTATION) { pinch.rotation += found.rotation }
  }

  mutating func emitPinch(_ phase: Int, _ movement: Vector, _ reason: Int = KIN_TOUCHPAD_REASON_NONE) {
    let (state, certain) = (pinch, certainty)
    emit(KIN_TOUCHPAD_PINCH, phase) {
      $0.dx = movement.x
      $0.dy = movement.y
      $0.scale = state.scale
      $0.rotation = state.rotation
      $0.certainty = certain
      $0.reason = kin_touchpad_reason(truncatingIfNeeded: reason)
    }
  }
}
