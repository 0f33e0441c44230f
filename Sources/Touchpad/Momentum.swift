import CKinesic
import CKinesicTouchpad
import KinesicMath
import KinesicPlugin

/// A scroll that goes on by itself; its speed falls as e^(-t / momentum_time).
struct Momentum {
  var velocity = Vector.zero
  /// When its next event is due; never: there is none.
  var deadline = never
  var fingers = 0
}

extension Pad {
  mutating func beginMomentum(_ velocity: Vector) {
    guard has(KIN_TOUCHPAD_FEATURE_MOMENTUM), velocity.length >= options.momentum_speed else { return }
    momentum = Momentum(velocity: velocity, deadline: later(now, options.momentum_interval), fingers: count)
  }

  mutating func goOnWithMomentum() {
    let time = options.momentum_interval
    let movement = momentum.velocity * (time * meanDecay(time / options.momentum_time))
    momentum.velocity = momentum.velocity * exponential(-time / options.momentum_time)
    momentum.deadline = later(now, time)
    addMomentum(KIN_TOUCHPAD_MOMENTUM, movement)
    if momentum.velocity.length < options.momentum_stop_speed { stopMomentum(KIN_TOUCHPAD_REASON_SLOW) }
  }

  mutating func stopMomentum(_ reason: Int) {
    if momentum.deadline == never { return }
    momentum.deadline = never
    addMomentum(KIN_TOUCHPAD_MOMENTUM_ENDED, Vector.zero, reason)
  }

  /// Where nobody polled for long, movements become one.
  private mutating func addMomentum(_ phase: Int, _ movement: Vector, _ reason: Int = KIN_TOUCHPAD_REASON_NONE) {
    if events.count > mostWaiting, phase == KIN_TOUCHPAD_MOMENTUM, let last = events.last,
      last.pointee.phase == KIN_TOUCHPAD_MOMENTUM, last.pointee.kind == KIN_TOUCHPAD_SCROLL
    {
      last.pointee.set(Vector(x: last.pointee.dx, y: last.pointee.dy) + movement, momentum.velocity, reason)
      return last.pointee.time_ns = now
    }
    let (axis, velocity, fingers) = (scroll.axis, momentum.velocity, momentum.fingers)
    emit(KIN_TOUCHPAD_SCROLL, phase) {
      $0.axis = kin_touchpad_axis(truncatingIfNeeded: axis)
      $0.set(movement, velocity, reason)
      $0.fingers = UInt32(truncatingIfNeeded: fingers)
    }
  }
}
