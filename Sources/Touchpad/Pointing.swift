import CKinesic
import CKinesicTouchpad
import KinesicPlugin

extension Pad {
  /// One finger moves the pointer, but not at once after it landed, where another one may follow, nor beside a thumb
  /// that moves too, nor if it touches lightly.
  mutating func decidePointing() {
    guard let i = pointer else { return }
    if isLight(i) { return fingers[i].moved = Vector.zero }
    if now - fingers[i].startTime < nanoseconds(options.landing_time) || hasMovingThumb(i) { return }
    beginPointing(pointingDistance)
  }

  /// A finger that lifts before the time after its landing is over moved the pointer all the same, but for a tap.
  mutating func pointAtLift(_ i: Int) {
    guard mode == .undecided, count == 1, fingers[i].isFinger, fingers[i].travel > options.tap_distance, !isLight(i) else { return }
    beginPointing(pointingDistance)
  }

  /// While the button of a tap is held it is as far as a tap may go.
  private var pointingDistance: Double { drag.isOpen ? max(options.motion_distance, options.tap_distance) : options.motion_distance }

  private func hasMovingThumb(_ i: Int) -> Bool {
    let way = fingers[i].moved.length
    for k in 0..<fingerCount where fingers[k].role == .thumb && fingers[k].moved.length >= 0.5 * way { return true }
    return false
  }

  /// The pointer moves from when its finger has gone far enough.
  mutating func beginPointing(_ distance: Double) {
    guard let i = pointer, fingers[i].moved.length >= distance, fingers[i].moved.lengthSquared > 0 else { return }
    let first = fingers[i].moved.beyond(distance)
    enter(.pointing)
    emitMotion(first, over: max(interval, min(options.landing_time, seconds(now - fingers[i].startTime))))
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

  mutating func emitMotion(_ movement: Vector) { emitMotion(movement, over: interval) }

  private mutating func emitMotion(_ movement: Vector, over time: Double) {
    if movement.lengthSquared == 0 { return }
    let scaled = movement * gain(movement, time)
    let flags = drag.isHeld ? KIN_TOUCHPAD_DRAGGING : 0
    emit(KIN_TOUCHPAD_MOTION, KIN_TOUCHPAD_CHANGED) {
      $0.dx = scaled.x
      $0.dy = scaled.y
      $0.flags = UInt32(flags)
    }
  }

  /// By how much fast motion goes farther.
  private func gain(_ movement: Vector, _ time: Double) -> Double {
    guard has(KIN_TOUCHPAD_FEATURE_ACCELERATION), time > 0 else { return 1 }
    let speed = movement.length / time
    let position = (speed - options.acceleration_start) / (options.acceleration_full - options.acceleration_start)
    return 1 + (options.acceleration_gain - 1) * min(1, max(0, position))
  }
}
