/// For each contact a row of recognizers in the fixed order: those that listen to it, or some of them.
struct Listeners: ~Copyable {
  private var cells = List<Int32>()
  private var counts = List<Int32>()
  /// Which audience each row was made for.
  private var audiences = List<UInt64>()
  private var columns = 0

  init(contacts: Int) {
    counts.extend(to: contacts, with: 0)
    audiences.extend(to: contacts, with: 0)
  }

  /// The bytes of the rows of one that is made for so many contacts and listeners.
  static func room(_ contacts: Int, _ listeners: Int) -> Int {
    List<Int32>.room(contacts) + List<UInt64>.room(contacts) + List<Int32>.room(contacts * max(listeners, 8))
  }

  /// Whether a row was made for this audience of the arena.
  @inline(__always) func isCurrent(_ contact: Int, _ audience: UInt64) -> Bool { audiences[contact] == audience }

  /// A row begins, made for this audience.
  mutating func begin(_ contact: Int, _ audience: UInt64) {
    audiences[contact] = audience
    truncate(contact, to: 0)
  }

  /// Makes room for `wanted` listeners for each contact. There is memory: whoever asks has set it aside.
  mutating func reserve(_ wanted: Int) {
    let isReserved = reserveIfPossible(wanted)
    precondition(isReserved)
  }

  /// The same where nothing was set aside; false: there is no memory, and nothing has changed.
  mutating func reserveIfPossible(_ wanted: Int) -> Bool {
    guard wanted > columns else { return true }
    let wider = max(wanted, columns * 2, 8)
    if !cells.reserveIfPossible(wider * counts.count) { return false }
    cells.extend(to: wider * counts.count, with: 0)
    // The last row first: each goes where no row stands that is still to be moved.
    var row = counts.count
    while row > 0 {
      row -= 1
      cells.copy(Int(counts[row]), from: row * columns, to: row * wider)
    }
    columns = wider
    return true
  }

  func count(of contact: Int) -> Int { Int(counts[contact]) }

  /// Where a contact's cells are, for a walk over them; valid until they become more.
  struct Row {
    fileprivate let start: Int
    let count: Int
  }

  @inline(__always) func row(of contact: Int) -> Row { Row(start: contact &* columns, count: Int(counts[contact])) }

  @inline(__always) subscript(row: Row, index: Int) -> Int { Int(cells[row.start &+ index]) }

  subscript(contact: Int, index: Int) -> Int { Int(cells[contact * columns + index]) }

  mutating func append(_ recognizer: Int, to contact: Int) {
    let count = Int(counts[contact])
    if count == columns { reserve(count + 1) }
    cells[contact * columns + count] = Int32(truncatingIfNeeded: recognizer)
    counts[contact] += 1
  }

  /// Moves listener `index` down to `place`: how a row is made dense in one pass.
  mutating func move(_ index: Int, to place: Int, in row: Row) { cells[row.start &+ place] = cells[row.start &+ index] }

  /// A contact's row. `recognizers`: how many there are at most.
  mutating func carry(_ archive: inout Archive, of contact: Int, recognizers: Int) {
    var length = count(of: contact)
    archive.carry(count: &length)
    if archive.isReading && length > recognizers { return archive.fail() }
    archive.setAside(length > columns ? 2 * max(length, columns) : 0, of: counts.count * MemoryLayout<Int32>.stride)
    if !archive.isSound { return }
    if archive.isReading { reserve(length) }
    for i in 0..<length {
      var recognizer = archive.isReading ? 0 : self[contact, i]
      archive.carry(&recognizer, in: 0...max(recognizers - 1, 0))
      if archive.isReading { append(recognizer, to: contact) }
    }
  }

  mutating func truncate(_ contact: Int, to count: Int) { counts[contact] = Int32(truncatingIfNeeded: count) }
}
