/// For each contact the recognizers that are stepped when it moves and nothing else happens. They are looked for when
/// their contact moves, and are known until the arena's subscription version changes.
struct MoveSubscribers: ~Copyable {
  /// How the recognizers of a row follow their contact.
  enum Kind {
    /// One that is under way, and has no other contact.
    case single(Int32)
    case list
    /// Farther back among those in play than a row reaches, or of classes that are not the library's own: they are
    /// looked for at each move.
    case scanAll
  }

  private struct Row {
    /// The version of the subscriptions that it was made for.
    var version: UInt64 = 0
    /// Which of those in play, in the fixed order, they are: a bit each.
    var bits: UInt64 = 0
    var kind = Kind.list
  }

  /// So many of those in play a row reaches.
  static let reach = 64

  private var rows = List<Row>()

  init(contacts: Int) { rows.extend(to: contacts, with: Row()) }

  /// The bytes of one that is made for so many contacts.
  static func byteCount(forCapacity contacts: Int) -> Int { List<Row>.byteCount(forCapacity: contacts) }

  /// Whether a row was made for this version of the subscriptions.
  @inline(__always) func isCurrent(_ contact: Int, _ version: UInt64) -> Bool { rows[contact].version == version }

  /// A row is made anew for a version of the subscriptions.
  mutating func set(_ contact: Int, _ version: UInt64, _ bits: UInt64, _ kind: Kind) {
    rows[contact] = Row(version: version, bits: bits, kind: kind)
  }

  func kind(of contact: Int) -> Kind { rows[contact].kind }

  /// Which of those in play they are: a bit each.
  func bits(of contact: Int) -> UInt64 { rows[contact].bits }
}
