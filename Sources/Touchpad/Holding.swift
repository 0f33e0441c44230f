import CKinesicTouchpad

extension Pad {
  /// A finger landed: the time for a hold begins anew.
  mutating func putOffHold() {
    if holdDeadline != never { holdDeadline = later(now, options.hold_time) }
  }

  /// The fingers have stayed long enough.
  mutating func beginHold() {
    holdDeadline = never
    if mode != .undecided || drag.isHeld { return }
    holding = count
    emit(KIN_TOUCHPAD_HOLD, KIN_TOUCHPAD_BEGAN) { _ in }
  }

  mutating func endHold(_ reason: Int) {
    if holding == 0 { return }
    let (fingers, isLift) = (holding, reason == KIN_TOUCHPAD_REASON_LIFTED && fingersNow < holding)
    holding = 0
    let said = reason == KIN_TOUCHPAD_REASON_LIFTED && !isLift ? KIN_TOUCHPAD_REASON_FINGERS_CHANGED : reason
    emit(KIN_TOUCHPAD_HOLD, isLift ? KIN_TOUCHPAD_ENDED : KIN_TOUCHPAD_CANCELLED) {
      $0.fingers = UInt32(truncatingIfNeeded: fingers)
      $0.reason = kin_touchpad_reason(truncatingIfNeeded: said)
    }
  }
}
