import CKinesicTouchpad
import KinesicPlugin

extension Pad {
  mutating func beginSwipe(_ first: Vector) {
    enter(.swiping)
    decide(togetherVerdict, certainty: certainty)
    scroll = ScrollState(movedTime: now)
    velocity = VelocityTracker()
    velocity.add(meanStep, interval)
    emitSwipe(KIN_TOUCHPAD_BEGAN, first)
  }

  mutating func goOnSwiping(_ movement: Vector) {
    if movement.lengthSquared == 0 { return }
    scroll.movedTime = now
    emitSwipe(KIN_TOUCHPAD_CHANGED, movement)
  }

  mutating func emitSwipe(_ phase: Int, _ movement: Vector, _ reason: Int = KIN_TOUCHPAD_REASON_NONE) {
    let isOld = now - scroll.movedTime > nanoseconds(2 * velocityWindow)
    let (speed, certain) = (isOld ? Vector.zero : velocity.velocity(velocityWindow), certainty)
    emit(KIN_TOUCHPAD_SWIPE, phase) {
      $0.set(movement, speed, reason)
      $0.certainty = certain
    }
  }
}
