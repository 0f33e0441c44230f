/// Where numbers are that come in any size and order.
struct NumberTable: ~Copyable {
  struct Entry {
    var number = 0
    var place = -1  // that of a free entry
  }

  /// A power of two, at most half of them taken.
  private var entries = List<Entry>()
  private var count = 0

  subscript(number: Int) -> Int? {
    guard !entries.isEmpty else { return nil }
    let place = entries[entry(of: number)].place
    return place < 0 ? nil : place
  }

  /// Adds a number that is not in it.
  mutating func add(_ number: Int, _ place: Int) throws(Complaint) {
    if 2 * (count + 1) > entries.count { try grow() }
    entries[entry(of: number)] = Entry(number: number, place: place)
    count += 1
  }

  /// The entry of a number, or the free one where it belongs.
  private func entry(of number: Int) -> Int {
    let mask = entries.count - 1
    var index = Int(truncatingIfNeeded: (UInt64(bitPattern: Int64(number)) &* 0x9e37_79b9_7f4a_7c15) >> 32) & mask
    while entries[index].place >= 0, entries[index].number != number { index = (index + 1) & mask }
    return index
  }

  private mutating func grow() throws(Complaint) {
    var larger = NumberTable()
    try larger.entries.fill(Entry(), max(2 * entries.count, 16))
    for entry in entries.all where entry.place >= 0 { try larger.add(entry.number, entry.place) }
    self = larger
  }
}
