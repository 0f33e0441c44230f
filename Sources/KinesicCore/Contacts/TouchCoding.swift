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
  mutating func code(_ archive: inout Archive, views: Int) {
    archive.code(&serial)
    taps.code(&archive)
    codeSets(&archive)
    codeOrder(&archive)
    for i in 0..<landed.count { code(contact: Int(landed[i]), &archive, views: views) }
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

  private mutating func codeSets(_ archive: inout Archive) {
    used.code(&archive, among: .first(capacity))
    down.code(&archive, among: used)
    scrolls.code(&archive, among: used)
    hovers.code(&archive, among: used)
    hovering.code(&archive, among: hovers - down)
  }

  /// The places in use, each once.
  private mutating func codeOrder(_ archive: inout Archive) {
    var rest = used
    for i in 0..<used.count {
      if archive.isReading { landed.append(0) }
      archive.code(&landed[i], in: 0...capacity - 1)
      if archive.isReading && !rest.contains(Int(landed[i])) { archive.fail() }
      rest.remove(Int(landed[i]))
    }
  }

  private mutating func code(contact place: Int, _ archive: inout Archive, views: Int) {
    archive.code(&contacts[place].view, in: -1...max(views - 1, 0))
    archive.code(&contacts[place].isDown)
    TouchTable.code(&contacts[place].moved, &archive)
    archive.code(&contacts[place].sampled)
    archive.code(&contacts[place].rested)
    TouchTable.code(&contacts[place].touch, &archive)
    let count = Int(clamping: contacts[place].touch.history_count)
    if count < 1 || count > TouchTable.historyCapacity { return archive.fail() }
    let first = place * TouchTable.historyCapacity
    for i in first..<first + count { TouchTable.code(&points[i], &archive) }
    guard archive.isReading else { return }
    contacts[place].touch.history = points.address(of: first)
    if !contacts[place].isWithinLimit { archive.fail() }
    for i in first..<first + count where !points[i].isWithinLimit { archive.fail() }
  }

  private static func code(_ touch: inout kin_touch, _ archive: inout Archive) {
    archive.code(&touch.id)
    archive.code(&touch.contact)
    codeTypeAndHand(&touch, &archive)
    archive.code(&touch.x)
    archive.code(&touch.y)
    archive.code(&touch.previous_x)
    archive.code(&touch.previous_y)
    archive.code(&touch.start_x)
    archive.code(&touch.start_y)
    archive.code(&touch.time_ns)
    archive.code(&touch.previous_time_ns)
    archive.code(&touch.start_time_ns)
    archive.code(&touch.force)
    archive.code(&touch.major_radius)
    archive.code(&touch.altitude)
    archive.code(&touch.azimuth)
    archive.code(&touch.buttons)
    archive.code(&touch.modifiers)
    archive.code(&touch.tap_count)
    archive.code(&touch.history_count)
  }

  /// Beside the type: the hand follows. Without it all is as before there were hands.
  private static let hasHand: kin_touch_type = 4

  private static func codeTypeAndHand(_ touch: inout kin_touch, _ archive: inout Archive) {
    var kind = touch.type | (touch.hand == 0 ? 0 : hasHand)
    archive.code(&kind, in: 0...7)
    touch.type = kind & ~hasHand
    if kind & hasHand != 0 { archive.code(&touch.hand) }
  }

  private static func code(_ point: inout kin_touch_point, _ archive: inout Archive) {
    archive.code(&point.time_ns)
    archive.code(&point.x)
    archive.code(&point.y)
  }
}
