import CKinesic

extension Contact {
  /// Whether a feed could have brought its numbers.
  fileprivate var isWithinLimit: Bool {
    let places = moved.isWithinLimit && touch.x.isWithinLimit && touch.y.isWithinLimit && touch.previous_x.isWithinLimit
    let others = touch.previous_y.isWithinLimit && touch.start_x.isWithinLimit && touch.start_y.isWithinLimit
    let contact = touch.force.isWithinLimit && touch.major_radius.isWithinLimit
    return places && others && contact && touch.altitude.isWithinLimit && touch.azimuth.isWithinLimit
  }
}

extension kin_touch_point {
  fileprivate var isWithinLimit: Bool { x.isWithinLimit && y.isWithinLimit }
}

/// The touch table between two steps.
extension TouchTable {
  mutating func carry(_ archive: inout Archive, views: Int) {
    archive.carry(&serial)
    taps.carry(&archive)
    carrySets(&archive)
    carryOrder(&archive)
    for i in 0..<landed.count { carry(contact: Int(landed[i]), &archive, views: views) }
    if archive.isReading && !hasSoundSerials { archive.fail() }
  }

  /// Whether contacts are numbered in the order of landing: a number names one contact only.
  private var hasSoundSerials: Bool {
    var latest: UInt64 = 0
    for i in 0..<landed.count {
      let contact = contacts[Int(landed[i])].touch.contact
      if contact <= latest || contact > serial { return false }
      latest = contact
    }
    return true
  }

  private mutating func carrySets(_ archive: inout Archive) {
    used.carry(&archive, among: .first(capacity))
    down.carry(&archive, among: used)
    scrolls.carry(&archive, among: used)
    hovers.carry(&archive, among: used)
    hovering.carry(&archive, among: hovers - down)
  }

  /// The places in use, each once.
  private mutating func carryOrder(_ archive: inout Archive) {
    var rest = used
    for i in 0..<used.count {
      if archive.isReading { landed.append(0) }
      archive.carry(&landed[i], in: 0...capacity - 1)
      if archive.isReading && !rest.contains(Int(landed[i])) { archive.fail() }
      rest.remove(Int(landed[i]))
    }
  }

  private mutating func carry(contact place: Int, _ archive: inout Archive, views: Int) {
    archive.carry(&contacts[place].view, in: -1...max(views - 1, 0))
    archive.carry(&contacts[place].isDown)
    TouchTable.carry(&contacts[place].moved, &archive)
    archive.carry(&contacts[place].sampled)
    archive.carry(&contacts[place].rested)
    TouchTable.carry(&contacts[place].touch, &archive)
    let count = Int(clamping: contacts[place].touch.history_count)
    if count < 1 || count > TouchTable.historyCapacity { return archive.fail() }
    let first = place * TouchTable.historyCapacity
    for i in first..<first + count { TouchTable.carry(&points[i], &archive) }
    guard archive.isReading else { return }
    contacts[place].touch.history = points.address(of: first)
    if !contacts[place].isWithinLimit { archive.fail() }
    for i in first..<first + count where !points[i].isWithinLimit { archive.fail() }
  }

  private static func carry(_ touch: inout kin_touch, _ archive: inout Archive) {
    archive.carry(&touch.id)
    archive.carry(&touch.contact)
    carryTypeAndHand(&touch, &archive)
    archive.carry(&touch.x)
    archive.carry(&touch.y)
    archive.carry(&touch.previous_x)
    archive.carry(&touch.previous_y)
    archive.carry(&touch.start_x)
    archive.carry(&touch.start_y)
    archive.carry(&touch.time_ns)
    archive.carry(&touch.previous_time_ns)
    archive.carry(&touch.start_time_ns)
    archive.carry(&touch.force)
    archive.carry(&touch.major_radius)
    archive.carry(&touch.altitude)
    archive.carry(&touch.azimuth)
    archive.carry(&touch.buttons)
    archive.carry(&touch.modifiers)
    archive.carry(&touch.tap_count)
    archive.carry(&touch.history_count)
  }

  /// Beside the type: the hand follows. Without it all is as before there were hands.
  private static let hasHand: kin_touch_type = 4

  private static func carryTypeAndHand(_ touch: inout kin_touch, _ archive: inout Archive) {
    var kind = touch.type | (touch.hand == 0 ? 0 : hasHand)
    archive.carry(&kind, in: 0...7)
    touch.type = kind & ~hasHand
    if kind & hasHand != 0 { archive.carry(&touch.hand) }
  }

  private static func carry(_ point: inout kin_touch_point, _ archive: inout Archive) {
    archive.carry(&point.time_ns)
    archive.carry(&point.x)
    archive.carry(&point.y)
  }
}
