import CKinesicTouchpad
import KinesicPlugin

/// Smaller pads have no zones for palms: libinput's numbers, mm.
private let leastWidth = 70.0
private let leastHeight = 55.0

extension Pad {
  /// What a contact counts as where it lands.
  mutating func classifyLanding(_ i: Int) {
    if heeds(KIN_TOUCHPAD_EVIDENCE_SPLIT), isPart(i) { return setRole(i, .part, KIN_TOUCHPAD_REASON_SPLIT) }
    if heeds(KIN_TOUCHPAD_EVIDENCE_EDGE), isInEdge(fingers[i]), !hasCompanion(i) {
      fingers[i].isFromEdge = true
      setRole(i, .palm, KIN_TOUCHPAD_REASON_PALM_EDGE)
    } else {
      wakeCompanions(i)
    }
  }

  /// What it counts as now.
  mutating func classify(_ i: Int) {
    proveByTravel(i)
    if let reason = palmReason(i) { return setRole(i, .palm, reason) }
    switch fingers[i].role {
    case .palm: leaveEdge(i)
    case .part: if !isBesideOther(i) || fingers[i].travel > options.wake_distance { wake(i) }
    case .finger: if let reason = thumbReason(i) { setRole(i, .thumb, reason) }
    case .resting, .thumb: break
    }
  }

  mutating func setRole(_ i: Int, _ role: Role, _ reason: Int) {
    if fingers[i].role == role { return }
    fingers[i].role = role
    decide(reason, contact: fingers[i].contact.id)
    failTap(of: i, KIN_TOUCHPAD_REASON_TAP_NO_FINGER)
  }

  private mutating func proveByTravel(_ i: Int) {
    if fingers[i].isFinger && fingers[i].travel > 2 * options.wake_distance { fingers[i].isProven = true }
  }

  /// Why it is a palm; nil: nothing says so.
  private func palmReason(_ i: Int) -> Int? {
    let contact = fingers[i].contact
    if heeds(KIN_TOUCHPAD_EVIDENCE_TOOL) && contact.tool == KIN_TOUCHPAD_TOOL_PALM { return KIN_TOUCHPAD_REASON_PALM_TOOL }
    if fingers[i].isProven { return nil }
    if heeds(KIN_TOUCHPAD_EVIDENCE_SIZE) && reaches(contact.major, options.palm_size) { return KIN_TOUCHPAD_REASON_PALM_SIZE }
    if heeds(KIN_TOUCHPAD_EVIDENCE_PRESSURE) && reaches(contact.pressure, options.palm_pressure) {
      return KIN_TOUCHPAD_REASON_PALM_PRESSURE
    }
    return nil
  }

  /// Whether a measure is there and at a limit that is set.
  private func reaches(_ measure: Double, _ limit: Double) -> Bool { limit > 0 && measure >= limit }

  /// Why it is a thumb; nil: nothing says so. Only beside another finger.
  private func thumbReason(_ i: Int) -> Int? {
    if fingers[i].isProven || fingers[i].isAwake || fingers[i].travel > options.wake_distance || fingersNow < 2 { return nil }
    if mode.isGesture && fingers[i].startTime <= modeTime { return nil }
    let contact = fingers[i].contact
    if heeds(KIN_TOUCHPAD_EVIDENCE_ZONE) && isInThumbZone(contact) && isBelowOther(i) { return KIN_TOUCHPAD_REASON_THUMB_ZONE }
    if heeds(KIN_TOUCHPAD_EVIDENCE_SIZE) && reaches(contact.major, options.thumb_size) { return KIN_TOUCHPAD_REASON_THUMB_SIZE }
    if heeds(KIN_TOUCHPAD_EVIDENCE_PRESSURE) && reaches(contact.pressure, options.thumb_pressure) {
      return KIN_TOUCHPAD_REASON_THUMB_PRESSURE
    }
    return nil
  }

  func isInThumbZone(_ contact: kin_touchpad_contact) -> Bool {
    options.height > 0 && contact.y >= options.height * (1 - options.thumb_zone)
  }

  /// Whether another finger is so far above that this one can be the thumb of the same hand.
  func isBelowOther(_ i: Int) -> Bool {
    for k in 0..<fingerCount where k != i && fingers[k].isFinger {
      if fingers[k].contact.y + options.thumb_gap <= fingers[i].contact.y { return true }
    }
    return false
  }

  func isInEdge(_ finger: Finger) -> Bool { isAtSide(finger.contact.x) || isAtTop(finger.contact.y) }

  private func isAtSide(_ x: Double) -> Bool {
    guard options.width >= leastWidth else { return false }
    let zone = options.width * options.edge_zone
    return x < zone || x > options.width - zone
  }

  private func isAtTop(_ y: Double) -> Bool { options.height >= leastHeight && y < options.height * options.top_zone }

  /// Whether it landed together with another finger that is elsewhere: then it is one of two, also at the edge.
  private func hasCompanion(_ i: Int) -> Bool {
    for k in 0..<fingerCount where k != i && fingers[k].isFinger {
      if now - fingers[k].startTime <= nanoseconds(options.tap_together) { return true }
    }
    return false
  }

  /// Whether it landed beside a contact that was there for a while: fingers so near to one another land together.
  private func isPart(_ i: Int) -> Bool {
    for k in 0..<fingerCount where k != i && (fingers[k].reportedPlace - fingers[i].reportedPlace).length < options.split_distance {
      if now - fingers[k].startTime > nanoseconds(options.tap_together) { return true }
    }
    return false
  }

  private func isBesideOther(_ i: Int) -> Bool {
    for k in 0..<fingerCount where k != i {
      let apart = max(options.split_distance, options.merge_distance)
      if (fingers[k].reportedPlace - fingers[i].reportedPlace).length < apart { return true }
    }
    return false
  }
}
