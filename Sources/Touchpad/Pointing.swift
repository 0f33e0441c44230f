import CKinesic
import CKinesicTouchpad
import KinesicPlugin

extension Pad {
  /// The pointer moves from when its finger has gone far enough.
  mutating func beginPointing(_ distance: Double) {
    guard let i = pointer, fingers[i].moved.length >= distance, fingers[i].moved.lengthSquared > 0 else { return }
    let first = fingers[i].moved.beyond(distance)
    enter(.pointing)
    emitMotion(first)
  }

  mutating func point() {
    guard let i = pointer else { return }
    emitMotion(has(KIN_TOUCHPAD_FEATURE_SEMI_MT) ? stepOfAll : fingers[i].step)
  }

  /// The corners of a box round the fingers move by as much as the fingers together, whoever has which.
  private var stepOfAll: Vector {
    var sum = Vector.zero
    for i in 0..<fingerCount where fingers[i].role != .palm { sum += fingers[i].step }
    return sum
  }

  /// The finger that moves the pointer: the first.
  private var pointer: Int? {
    for i in 0..<fingerCount where fingers[i].isFinger { return i }
    return nil
  }

  mutating func emitMotion(_ movement: Vector) {
    if movement.lengthSquared == 0 { return }
    let scaled = movement * gain(movement)
    let flags = drag.isHeld ? KIN_TOUCHPAD_DRAGGING : 0
    emit(KIN_TOUCHPAD_MOTION, KIN_TOUCHPAD_CHANGED) {
      $0.dx = scaled.x
      $0.dy = scaled.y
      $0.flags = UInt32(flags)
    }
  }

  /// By how much fast motion goes farther.
  private func gain(_ movement: Vector) -> Double {
    guard has(KIN_TOUCHPAD_FEATURE_ACCELERATION), interval > 0 else { return 1 }
    let speed = movement.length / interval
    let position = (speed - options.acceleration_start) / (options.acceleration_full - options.acceleration_start)
    return 1 + (options.acceleration_gain - 1) * min(1, max(0, position))
  }
}
