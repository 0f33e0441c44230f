/// What was put right of a contact, for the log.
struct ContactNote {
  enum What {
    case cameBack
    case wasSplit
    case liftWasMissed
    case hasNoPlace
  }

  var what: What
  /// The host's id of it, and that with which it landed first.
  var reported: UInt64
  var id: UInt64
  /// Nanoseconds since the lift, or the report before; window units from there.
  var elapsed: UInt64 = 0
  var distance = 0.0
}

/// The notes of the feed under way, and those of feeds that were taken, until they are logged.
struct ContactNotes: ~Copyable {
  private var rows = List<ContactNote>()
  /// How many of them are of feeds that were applied; the others are of the feed under way.
  private var kept = 0

  static func byteCount(forCapacity count: Int) -> Int { List<ContactNote>.byteCount(forCapacity: count) }

  mutating func reserve(_ count: Int) { rows.reserve(count) }

  /// A feed begins; notes of a feed that was refused are dropped.
  mutating func begin() { rows.truncate(to: kept) }

  mutating func add(_ what: ContactNote.What, of touch: UInt64) { add(ContactNote(what: what, reported: touch, id: touch)) }

  /// More than there is room for are left out.
  mutating func add(_ note: ContactNote) {
    if rows.count < rows.capacity { rows.append(note) }
  }

  /// The feed was applied.
  mutating func keep() { kept = rows.count }

  /// Removes the earliest note that is to be logged.
  mutating func next() -> ContactNote? {
    if kept == 0 { return nil }
    let note = rows[0]
    rows.remove(at: 0)
    kept -= 1
    return note
  }
}
