import CKinesic
import CKinesicTouchpad
import KinesicMath
import KinesicPlugin

/// What a scroll that goes on has to know.
struct ScrollState {
  var axis = KIN_TOUCHPAD_AXIS_FREE
  /// Movement of about the last tenth of a second.
  var recent = Vector.zero
  /// When it moved last.
  var movedTime: UInt64 = 0
}

/// Movements within so many seconds make a velocity; fingers that stopped for longer have none.
let velocityWindow = 0.05

extension Pad {
  mutating func beginScroll(_ first: Vector, _ movement: Movement) {
    enter(.scrolling)
    decide(togetherVerdict, certainty: certainty)
    scroll = ScrollState(movedTime: now)
    scroll.axis = lockedAxis(movement.together)
    if scroll.axis != KIN_TOUCHPAD_AXIS_FREE { decideAxis(movement.together) }
    velocity = VelocityTracker()
    velocity.add(meanStep, interval)
    emitScroll(KIN_TOUCHPAD_BEGAN, first)
  }

  /// Says how far from its axis a scroll begins.
  private mutating func decideAxis(_ movement: Vector) {
    if !explains { return }
    let (across, along) = (movement.x.magnitude, movement.y.magnitude)
    decide(Verdict(KIN_TOUCHPAD_REASON_AXIS_LOCKED, arcTangent(min(across, along), max(across, along)), options.axis_angle))
  }

  private func lockedAxis(_ movement: Vector) -> Int {
    guard has(KIN_TOUCHPAD_FEATURE_AXIS_LOCK) else { return KIN_TOUCHPAD_AXIS_FREE }
    let (cosine, sine) = cosineAndSine(options.axis_angle)
    let across = movement.x.magnitude
    let along = movement.y.magnitude
    if across * cosine <= along * sine { return KIN_TOUCHPAD_AXIS_VERTICAL }
    return along * cosine <= across * sine ? KIN_TOUCHPAD_AXIS_HORIZONTAL : KIN_TOUCHPAD_AXIS_FREE
  }

  mutating func goOnScrolling(_ movement: Vector) {
    scroll.recent = scroll.recent * exponential(-interval / 0.1) + movement
    releaseAxis()
    if alongAxis(movement).lengthSquared == 0 { return }
    scroll.movedTime = now
    emitScroll(KIN_TOUCHPAD_CHANGED, movement)
  }

  /// A clear diagonal frees a scroll from its axis.
  private mutating func releaseAxis() {
    if scroll.axis == KIN_TOUCHPAD_AXIS_FREE || scroll.recent.length < options.axis_release_distance { return }
    if lockedAxis(scroll.recent) == scroll.axis { return }
    scroll.axis = KIN_TOUCHPAD_AXIS_FREE
    decide(Verdict(KIN_TOUCHPAD_REASON_AXIS_RELEASED, scroll.recent.length, options.axis_release_distance))
  }

  func alongAxis(_ movement: Vector) -> Vector {
    switch scroll.axis {
    case KIN_TOUCHPAD_AXIS_HORIZONTAL: Vector(x: movement.x, y: 0)
    case KIN_TOUCHPAD_AXIS_VERTICAL: Vector(x: 0, y: movement.y)
    default: movement
    }
  }

  private var scrollVelocity: Vector {
    now - scroll.movedTime > nanoseconds(2 * velocityWindow) ? Vector.zero : alongAxis(velocity.velocity(velocityWindow))
  }

  mutating func endScroll(_ phase: Int, _ reason: Int) {
    emitScroll(phase, Vector.zero, reason)
    if phase == KIN_TOUCHPAD_ENDED && reason == KIN_TOUCHPAD_REASON_LIFTED { beginMomentum(scrollVelocity) }
  }

  private mutating func emitScroll(_ phase: Int, _ movement: Vector, _ reason: Int = KIN_TOUCHPAD_REASON_NONE) {
    let (axis, moved, speed, certain) = (scroll.axis, alongAxis(movement), scrollVelocity, certainty)
    emit(KIN_TOUCHPAD_SCROLL, phase) {
      $0.axis = kin_touchpad_axis(truncatingIfNeeded: axis)
      $0.set(moved, speed, reason)
      $0.certainty = certain
    }
  }
}

extension kin_touchpad_event {
  mutating func set(_ movement: Vector, _ velocity: Vector, _ reason: Int) {
    dx = movement.x
    dy = movement.y
    velocity_x = velocity.x
    velocity_y = velocity.y
    self.reason = kin_touchpad_reason(truncatingIfNeeded: reason)
  }
}
