import CKinesic

/// A device that tells one place (ABS_X, ABS_Y) and whether it is touched (BTN_TOUCH): a resistive screen, a pen's
/// tablet, an old touchpad. A touch of which a place is not known yet lands when it is. After SYN_DROPPED the contact
/// is cancelled, until it lands again.
struct SinglePlace {
  private var x, y, pressure: Double?
  private var isChanged = false
  private var isTouched = false
  private var isPen = false
  private var isDown = false
  private var isDropped = false
  private var landings: UInt64 = 0

  mutating func take(_ event: EvdevEvent, into samples: inout List<Sample>) throws(Complaint) {
    if event.isA(Evdev.syn, Evdev.synDropped) { (isDropped, isTouched) = (true, false) }
    if event.isA(Evdev.syn, Evdev.synReport), let phase = closeFrame() { try samples.append(sample(phase)) }
    guard !isDropped else { return }
    switch (event.type, event.code) {
    case (Evdev.key, Evdev.buttonTouch): isTouched = event.value != 0
    case (Evdev.key, Evdev.buttonPen): isPen = event.value != 0
    case (Evdev.absolute, Evdev.x): (x, isChanged) = (Double(event.value), true)
    case (Evdev.absolute, Evdev.y): (y, isChanged) = (Double(event.value), true)
    case (Evdev.absolute, Evdev.singlePressure): (pressure, isChanged) = (Double(event.value), true)
    default: break
    }
  }

  /// What the contact did in a frame.
  private mutating func closeFrame() -> Int? {
    defer { (isChanged, isDropped) = (false, false) }
    if isDown, !isTouched {
      isDown = false
      return isDropped ? KIN_PHASE_CANCELLED : KIN_PHASE_ENDED
    }
    guard isTouched, x != nil, y != nil else { return nil }
    if isDown { return isChanged ? KIN_PHASE_MOVED : nil }
    isDown = true
    landings += 1
    return KIN_PHASE_BEGAN
  }

  private func sample(_ phase: Int) -> Sample {
    let type = kin_touch_type(isPen ? KIN_TOUCH_PENCIL : KIN_TOUCH_DIRECT)
    return Sample(contact: landings, phase: kin_phase(phase), x: x ?? 0, y: y ?? 0, pressure: pressure, pointer: Pointer(type: type))
  }
}
