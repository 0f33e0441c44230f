import CKinesicTouchpad
import KinesicPlugin

/// Smaller pads have no zones for palms: libinput's numbers, mm.
private let leastWidth = 70.0
private let leastHeight = 55.0

extension Pad {
  /// What a contact counts as where it lands.
  mutating func classifyLanding(_ i: Int) {
    if heeds(KIN_TOUCHPAD_EVIDENCE_SPLIT), let verdict = split(i) { return setRole(i, .part, verdict) }
    if heeds(KIN_TOUCHPAD_EVIDENCE_EDGE), let verdict = edge(fingers[i]), !hasCompanion(i) {
      fingers[i].isFromEdge = true
      setRole(i, .palm, verdict)
    } else {
      wakeCompanions(i)
    }
  }

  /// What it counts as now.
  mutating func classify(_ i: Int) {
    proveByTravel(i)
    if let verdict = palm(i) { return setRole(i, .palm, verdict) }
    switch fingers[i].role {
    case .palm: leaveEdge(i)
    case .part:
      if !isBesideOther(i) || fingers[i].travel > options.wake_distance { wake(i, fingers[i].travel, options.wake_distance) }
    case .finger: if let verdict = thumb(i) { setRole(i, .thumb, verdict) }
    case .resting, .thumb: break
    }
  }

  mutating func setRole(_ i: Int, _ role: Role, _ verdict: Verdict) {
    if fingers[i].role == role { return }
    fingers[i].role = role
    decide(verdict, contact: fingers[i].contact.id)
    failTap(of: i, KIN_TOUCHPAD_REASON_TAP_NO_FINGER)
  }

  private mutating func proveByTravel(_ i: Int) {
    if fingers[i].isFinger && fingers[i].travel > 2 * options.wake_distance { fingers[i].isProven = true }
  }

  /// Why it is a palm; nil: nothing says so.
  private func palm(_ i: Int) -> Verdict? {
    let contact = fingers[i].contact
    if heeds(KIN_TOUCHPAD_EVIDENCE_TOOL) && contact.tool == KIN_TOUCHPAD_TOOL_PALM { return Verdict(KIN_TOUCHPAD_REASON_PALM_TOOL) }
    if fingers[i].isProven { return nil }
    if heeds(KIN_TOUCHPAD_EVIDENCE_SIZE) && reaches(contact.major, options.palm_size) {
      return Verdict(KIN_TOUCHPAD_REASON_PALM_SIZE, contact.major, options.palm_size)
    }
    if heeds(KIN_TOUCHPAD_EVIDENCE_PRESSURE) && reaches(contact.pressure, options.palm_pressure) {
      return Verdict(KIN_TOUCHPAD_REASON_PALM_PRESSURE, contact.pressure, options.palm_pressure)
    }
    return nil
  }

  /// Whether a measure is there and at a limit that is set.
  private func reaches(_ measure: Double, _ limit: Double) -> Bool { limit > 0 && measure >= limit }

  /// Why it is a thumb; nil: nothing says so. Only beside another finger.
  private func thumb(_ i: Int) -> Verdict? {
    if fingers[i].isProven || fingers[i].isAwake || fingers[i].travel > options.wake_distance || fingersNow < 2 { return nil }
    if mode.isGesture && fingers[i].startTime <= modeTime { return nil }
    let contact = fingers[i].contact
    if heeds(KIN_TOUCHPAD_EVIDENCE_ZONE) && isInThumbZone(contact) && isBelowOther(i) {
      return Verdict(KIN_TOUCHPAD_REASON_THUMB_ZONE, options.height - contact.y, options.height * options.thumb_zone)
    }
    if heeds(KIN_TOUCHPAD_EVIDENCE_SIZE) && reaches(contact.major, options.thumb_size) {
      return Verdict(KIN_TOUCHPAD_REASON_THUMB_SIZE, contact.major, options.thumb_size)
    }
    if heeds(KIN_TOUCHPAD_EVIDENCE_PRESSURE) && reaches(contact.pressure, options.thumb_pressure) {
      return Verdict(KIN_TOUCHPAD_REASON_THUMB_PRESSURE, contact.pressure, options.thumb_pressure)
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

  /// In which zone for palms it is: how far from the edge, and how wide the zone; nil: in none.
  func edge(_ finger: Finger) -> Verdict? {
    let (x, y) = (finger.contact.x, finger.contact.y)
    let (side, top) = (options.width * options.edge_zone, options.height * options.top_zone)
    let toSide = min(x, options.width - x)
    if options.width >= leastWidth && toSide < side { return Verdict(KIN_TOUCHPAD_REASON_PALM_EDGE, toSide, side) }
    return options.height >= leastHeight && y < top ? Verdict(KIN_TOUCHPAD_REASON_PALM_EDGE, y, top) : nil
  }

  /// Whether it landed together with another finger that is elsewhere: then it is one of two, also at the edge.
  private func hasCompanion(_ i: Int) -> Bool {
    for k in 0..<fingerCount where k != i && fingers[k].isFinger {
      if now - fingers[k].startTime <= nanoseconds(options.tap_together) { return true }
    }
    return false
  }

  /// Whether it landed beside a contact that was there for a while: fingers so near to one another land together.
  private func split(_ i: Int) -> Verdict? {
    for k in 0..<fingerCount where k != i && now - fingers[k].startTime > nanoseconds(options.tap_together) {
      let apart = (fingers[k].reportedPlace - fingers[i].reportedPlace).length
      if apart < options.split_distance { return Verdict(KIN_TOUCHPAD_REASON_SPLIT, apart, options.split_distance) }
    }
    return nil
  }

  private func isBesideOther(_ i: Int) -> Bool {
    for k in 0..<fingerCount where k != i {
      let apart = max(options.split_distance, options.merge_distance)
      if (fingers[k].reportedPlace - fingers[i].reportedPlace).length < apart { return true }
    }
    return false
  }
}
