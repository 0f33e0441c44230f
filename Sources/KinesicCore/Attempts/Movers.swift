/// For each contact a short row of recognizers in the fixed order: those that are stepped when it moves and nothing
/// else happens. A row is made when its contact moves, and holds until the arena's audience changes.
struct Movers: ~Copyable {
  /// How the recognizers of a row follow their contact.
  enum Kind {
    /// One that is under way, and has no other contact.
    case alone(Int32)
    case several
    /// More than a row has room for, or classes that are not the library's own: they are looked for at each move.
    case others
  }

  private struct Row {
    /// Which audience it was made for.
    var audience: UInt64 = 0
    var count: Int32 = 0
    var kind = Kind.several
  }

  /// So many recognizers a row has room for.
  static let width = 8

  private var cells = List<Int32>()
  private var rows = List<Row>()

  init(contacts: Int) {
    cells.extend(to: contacts * Movers.width, with: 0)
    rows.extend(to: contacts, with: Row())
  }

  /// The bytes of one that is made for so many contacts.
  static func byteCount(forCapacity contacts: Int) -> Int { List<Int32>.byteCount(forCapacity: contacts * width) + List<Row>.byteCount(forCapacity: contacts) }

  /// Whether a row was made for this audience of the arena.
  @inline(__always) func isCurrent(_ contact: Int, _ audience: UInt64) -> Bool { rows[contact].audience == audience }

  /// A row begins, made for this audience.
  mutating func begin(_ contact: Int, _ audience: UInt64) { rows[contact] = Row(audience: audience) }

  /// One more; false: there is no room.
  mutating func append(_ recognizer: Int, to contact: Int) -> Bool {
    let count = Int(rows[contact].count)
    if count == Movers.width { return false }
    cells[contact &* Movers.width &+ count] = Int32(truncatingIfNeeded: recognizer)
    rows[contact].count += 1
    return true
  }

  /// A row is complete.
  mutating func end(_ contact: Int, _ kind: Kind) { rows[contact].kind = kind }

  func count(of contact: Int) -> Int { Int(rows[contact].count) }

  func kind(of contact: Int) -> Kind { rows[contact].kind }

  subscript(contact: Int, index: Int) -> Int { Int(cells[contact &* Movers.width &+ index]) }
}
