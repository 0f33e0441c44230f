import CKinesicTouchpad
import KinesicPlugin

extension Pad {
  /// What a contact counts as where it lands.
  mutating func classifyLanding(_ i: Int) {
    if heeds(KIN_TOUCHPAD_EVIDENCE_SPLIT), isPart(i) { return setRole(i, .part, KIN_TOUCHPAD_REASON_SPLIT) }
    if heeds(KIN_TOUCHPAD_EVIDENCE_EDGE), isInEdge(fingers[i]), !hasCompanion(i) {
      fingers[i].isFromEdge = true
      setRole(i, .palm, KIN_TOUCHPAD_REASON_PALM_EDGE)
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

  /// It counts as a finger again, or from now on.
  mutating func wake(_ i: Int) {
    fingers[i].role = .finger
    fingers[i].isFromEdge = false
    decide(KIN_TOUCHPAD_REASON_WOKE, contact: fingers[i].contact.id)
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
    if fingers[i].isProven || fingers[i].travel > options.wake_distance || fingersNow < 2 { return nil }
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

  private func isInEdge(_ finger: Finger) -> Bool {
    guard options.width >= 70 else { return false }
    let zone = options.width * options.edge_zone
    return finger.contact.x < zone || finger.contact.x > options.width - zone
  }

  /// Whether it landed together with another finger that is elsewhere: then it is one of two, also at the edge.
  private func hasCompanion(_ i: Int) -> Bool {
    for k in 0..<fingerCount where k != i && fingers[k].isFinger {
      if now - fingers[k].startTime <= nanoseconds(options.tap_together) { return true }
    }
    return false
  }

  private mutating func leaveEdge(_ i: Int) {
    if fingers[i].isFromEdge && fingers[i].travel > options.wake_distance && !isInEdge(fingers[i]) { wake(i) }
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
      if (fingers[k].reportedPlace - fingers[i].reportedPlace).length < 2 * options.split_distance { return true }
    }
    return false
  }

  /// What rests and then moves as the others do, or by itself, is a finger again.
  mutating func wakeResting() {
    // Where contacts are corners of a box, the finger that moves also moves the other one's.
    if has(KIN_TOUCHPAD_FEATURE_SEMI_MT) && fingersNow > 0 { return }
    var most = 0.0
    for i in 0..<fingerCount where fingers[i].isFinger { most = max(most, fingers[i].recent.length) }
    for i in 0..<fingerCount where fingers[i].role == .resting || fingers[i].role == .thumb {
      let own = fingers[i].recent.length
      if own >= options.wake_distance && own >= 0.5 * most { wake(i) }
    }
  }
}
