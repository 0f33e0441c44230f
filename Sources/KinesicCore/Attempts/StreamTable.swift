import CKinesic

/// The streams of recognizers whose classes have one for each touch: a row of them a recognizer, one for each place in
/// the touch table.
struct StreamTable: ~Copyable {
  /// How many places a row has.
  let width: Int
  private var streams = List<Stream>()
  /// Rows that no recognizer has.
  private(set) var free = List<Int32>()

  init(width: Int) { self.width = width }

  subscript(entry: Int) -> Stream {
    _read { yield streams[entry] }
    _modify { yield &streams[entry] }
  }

  /// The entry of a place in a row.
  func entry(_ row: Int, _ place: Int) -> Int { row * width + place }

  var count: Int { streams.count }
  /// How many rows there are, and how many of them a recognizer has.
  var allRows: Int { streams.count / width }
  var usedRows: Int { allRows - free.count }

  /// The bytes that another row asks for.
  var growth: Int { free.isEmpty ? streams.growth(to: streams.count + width) + free.growth(to: allRows + 1) : 0 }

  /// A row for a new recognizer.
  mutating func openRow() -> Int {
    if free.isEmpty {
      let row = allRows
      extend(to: row + 1)
      free.reserve(row + 1)
      return row
    }
    let row = Int(free[free.count - 1])
    free.removeLast()
    for place in 0..<width { streams[entry(row, place)] = Stream(contact: 0) }
    return row
  }

  /// Takes over a report of a contact's stream, which begins if the entry is another contact's.
  mutating func accept(_ report: kin_report, _ next: State, of contact: UInt64, at entry: Int) {
    if streams[entry].contact != contact { streams[entry] = Stream(contact: contact) }
    streams[entry].accept(report, next)
  }

  /// The stream of a contact.
  mutating func code(_ entry: Int, of contact: UInt64, _ archive: inout Archive) {
    if archive.isReading { streams[entry] = Stream(contact: contact) }
    streams[entry].code(&archive)
  }

  mutating func close(row: Int) { free.append(Int32(truncatingIfNeeded: row)) }

  /// Codes which of `count` rows are free. When it is read, the table has `count` rows.
  mutating func codeRows(_ count: Int, _ archive: inout Archive) {
    if archive.isReading { extend(to: count) }
    var freeCount = free.count
    archive.code(count: &freeCount)
    for i in 0..<min(freeCount, count) {
      if archive.isReading { free.append(0) }
      archive.code(&free[i], in: 0...count - 1)
    }
    if freeCount > count { archive.fail() }
  }

  private mutating func extend(to rows: Int) { streams.extend(to: rows * width, with: Stream(contact: 0)) }
}
