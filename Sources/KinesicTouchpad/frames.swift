import CKinesic
import CKinesicTouchpad

/// What is wrong with a frame by itself; nil: nothing.
func refuse(_ frame: kin_touchpad_frame) -> kin_result? {
  let limit = UInt32(KIN_TOUCHPAD_CONTACT_LIMIT)
  if frame.contact_count > limit {
    return refuse(KIN_ERROR_CAPACITY, "contact_count of kin_touchpad_frame is more than KIN_TOUCHPAD_CONTACT_LIMIT")
  }
  if frame.finger_count > limit {
    return refuse(KIN_ERROR_INVALID, "finger_count of kin_touchpad_frame is more than KIN_TOUCHPAD_CONTACT_LIMIT")
  }
  if frame.reserved != 0 { return refuse(KIN_ERROR_INVALID, "reserved of kin_touchpad_frame is not 0") }
  guard let contacts = frame.contacts else { return nil }
  for i in 0..<Int(frame.contact_count) {
    if let refused = refuse(contacts[i]) { return refused }
    for k in 0..<i where contacts[k].id == contacts[i].id { return refuse(KIN_ERROR_INVALID, "two contacts of a frame have one id") }
  }
  return nil
}

private func refuse(_ contact: kin_touchpad_contact) -> kin_result? {
  if !isPlace(contact.x) || !isPlace(contact.y) {
    return refuse(KIN_ERROR_INVALID, "x or y of kin_touchpad_contact is not finite, or beyond KIN_NUMBER_LIMIT")
  }
  if !isMeasure(contact.pressure) || !isMeasure(contact.major) || !isMeasure(contact.minor) {
    return refuse(KIN_ERROR_INVALID, "pressure, major or minor of kin_touchpad_contact is not 0 to KIN_NUMBER_LIMIT")
  }
  if !isPlace(contact.orientation) { return refuse(KIN_ERROR_INVALID, "orientation of kin_touchpad_contact is not finite") }
  if !(KIN_TOUCHPAD_TOOL_FINGER...KIN_TOUCHPAD_TOOL_PALM).contains(Int(contact.tool)) {
    return refuse(KIN_ERROR_INVALID, "tool of kin_touchpad_contact is not one of KIN_TOUCHPAD_TOOL_...")
  }
  return contact.reserved == 0 ? nil : refuse(KIN_ERROR_INVALID, "reserved of kin_touchpad_contact is not 0")
}

private func isPlace(_ number: Double) -> Bool { number.magnitude <= KIN_NUMBER_LIMIT }
private func isMeasure(_ number: Double) -> Bool { number >= 0 && number <= KIN_NUMBER_LIMIT }
