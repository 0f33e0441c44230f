import CKinesic
import CKinesicTouchpad
import KinesicPlugin

extension Pad {
  /// The physical buttons of a frame.
  mutating func press(_ pressed: UInt32) {
    let changed = pressed ^ buttons
    if changed == 0 { return }
    if changed & pressed & UInt32(KIN_BUTTON_PRIMARY) != 0 { clicked = clickButton }
    var before = held
    buttons = pressed
    if pressed == 0 { releaseTime = now }
    if changed & pressed != 0 {
      failTaps(KIN_TOUCHPAD_REASON_TAP_BUTTON)
      before |= takeOverTap()
      releaseDrag(KIN_TOUCHPAD_REASON_BUTTON)
    }
    for bit in 0..<32 where (before ^ held) & 1 << UInt32(bit) != 0 { emitClick(1 << UInt32(bit), held & 1 << UInt32(bit) != 0) }
    if heeds(KIN_TOUCHPAD_EVIDENCE_BUTTON) { pinFingers() }
  }

  /// A tap just before a click is the click's finger: the button that it holds goes on as the physical one. The bit of
  /// that button; 0: there is none.
  private mutating func takeOverTap() -> UInt32 {
    guard drag.isOpen, held & drag.button != 0, now - drag.time <= nanoseconds(options.click_time) else { return 0 }
    let button = drag.button
    drag = DragState()
    return button
  }

  /// Whether a click was so short ago that what lands belongs to it.
  var isJustReleased: Bool { releaseTime != never && now - releaseTime <= nanoseconds(options.click_time) }

  /// What the physical buttons stand for: two of them may stand for one.
  private var held: UInt32 {
    let primary = UInt32(KIN_BUTTON_PRIMARY)
    return buttons & ~primary | (buttons & primary != 0 ? clicked : 0)
  }

  private mutating func emitClick(_ button: UInt32, _ isPressed: Bool) {
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
