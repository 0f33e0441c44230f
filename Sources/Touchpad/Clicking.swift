import CKinesic
import CKinesicTouchpad
import KinesicPlugin

extension Pad {
  /// The physical buttons of a frame.
  mutating func press(_ pressed: UInt32) {
    let changed = pressed ^ buttons
    if changed == 0 { return }
    buttons = pressed
    if changed & pressed != 0 {
      failTaps(KIN_TOUCHPAD_REASON_TAP_BUTTON)
      releaseDrag(KIN_TOUCHPAD_REASON_BUTTON)
    }
    for bit in 0..<32 where changed & 1 << UInt32(bit) != 0 { emitClick(1 << UInt32(bit), pressed & 1 << UInt32(bit) != 0) }
    if heeds(KIN_TOUCHPAD_EVIDENCE_BUTTON) { pinFingers() }
  }

  private mutating func emitClick(_ physical: UInt32, _ isPressed: Bool) {
    var button = physical
    if physical == UInt32(KIN_BUTTON_PRIMARY) {
      if isPressed { clicked = clickButton }
      button = clicked
    }
    let fingers = fingersNow
    emit(KIN_TOUCHPAD_BUTTON, isPressed ? KIN_TOUCHPAD_BEGAN : KIN_TOUCHPAD_ENDED) {
      $0.button = button
      $0.fingers = UInt32(truncatingIfNeeded: fingers)
    }
  }

  /// What the one button of a clickpad stands for.
  private var clickButton: UInt32 {
    if has(KIN_TOUCHPAD_FEATURE_CLICK_FINGERS) { return button(ofClick: fingersNow) }
    return has(KIN_TOUCHPAD_FEATURE_CLICK_ZONES) && isAtLowerRight ? UInt32(KIN_BUTTON_SECONDARY) : UInt32(KIN_BUTTON_PRIMARY)
  }

  private func button(ofClick fingers: Int) -> UInt32 {
    fingers == 2 ? UInt32(KIN_BUTTON_SECONDARY) : fingers == 3 ? UInt32(KIN_BUTTON_MIDDLE) : UInt32(KIN_BUTTON_PRIMARY)
  }

  /// Whether the lowest contact is in the right half of the zone at the lower edge.
  private var isAtLowerRight: Bool {
    var lowest: kin_touchpad_contact?
    for i in 0..<fingerCount where fingers[i].role != .palm {
      if let found = lowest, found.y >= fingers[i].contact.y { continue }
      lowest = fingers[i].contact
    }
    guard let lowest else { return false }
    return isInThumbZone(lowest) && lowest.x > options.width / 2
  }

  /// Pressing moves fingers, and so does letting go.
  private mutating func pinFingers() {
    for i in 0..<fingerCount {
      fingers[i].pin = options.button_distance
      fingers[i].moved = Vector.zero
    }
  }
}
