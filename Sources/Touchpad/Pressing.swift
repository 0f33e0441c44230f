import CKinesicTouchpad

/// How hard contacts press. Only on devices that say it, and in a measure that fingers reach.
extension Pad {
  mutating func feel(_ i: Int) {
    let pressure = fingers[i].contact.pressure
    if pressure <= fingers[i].pressure { return }
    fingers[i].pressure = pressure
    if pressure >= options.tap_pressure { isPressed = true }
  }

  /// Whether a contact has never pressed as hard as a finger that is meant.
  func isLight(_ i: Int) -> Bool {
    isPressed && heeds(KIN_TOUCHPAD_EVIDENCE_PRESSURE) && fingers[i].pressure > 0 && fingers[i].pressure < options.tap_pressure
  }
}
