/// What a host has said of pairs of members beside requirements: found at once, however much it has said. An open
/// hash table with linear probing, at most half full.
struct PairWords: ~Copyable {
  private struct Entry {
    /// -1: the entry is vacant.
    var from: Int32 = -1
    var to: Int32 = 0
    /// A bit for each kind of relation.
    var kinds: UInt32 = 0
  }

  private var entries = List<Entry>()
  private var used = 0

  init() {}

  /// Makes room for so many pairs in all. False: there is no memory, and nothing has changed.
  mutating func reserveIfPossible(_ wanted: Int) -> Bool {
    if wanted == 0 || 2 * wanted <= entries.count { return true }
    var size = max(8, entries.count)
    while size < 2 * wanted { size *= 2 }
    var larger = PairWords()
    if !larger.entries.reserveIfPossible(size) { return false }
    larger.entries.extend(to: size, with: Entry())
    for i in 0..<entries.count where entries[i].from >= 0 { larger.insert(entries[i]) }
    self = larger
    return true
  }

  /// Whether the host has said so of the two.
  func has(_ kind: RelationKind, from: Int, to: Int) -> Bool {
    used > 0 && kinds(from: from, to: to) & PairWords.bit(kind) != 0
  }

  private func kinds(from: Int, to: Int) -> UInt32 {
    let place = find(Int32(truncatingIfNeeded: from), Int32(truncatingIfNeeded: to))
    return entries[place].kinds
  }

  /// There is room for the pair.
  mutating func insert(_ kind: RelationKind, from: Int, to: Int) {
    insert(Entry(from: Int32(truncatingIfNeeded: from), to: Int32(truncatingIfNeeded: to), kinds: PairWords.bit(kind)))
  }

  private mutating func insert(_ entry: Entry) {
    let place = find(entry.from, entry.to)
    if entries[place].from < 0 {
      used += 1
      precondition(2 * used <= entries.count)
      entries[place] = Entry(from: entry.from, to: entry.to, kinds: 0)
    }
    entries[place].kinds |= entry.kinds
  }

  mutating func remove(_ kind: RelationKind, from: Int, to: Int) {
    if used == 0 { return }
    let place = find(Int32(truncatingIfNeeded: from), Int32(truncatingIfNeeded: to))
    entries[place].kinds &= ~PairWords.bit(kind)
    if entries[place].kinds == 0 && entries[place].from >= 0 { vacate(place) }
  }

  /// Empties an entry, and moves those behind it forward that would not be found any more.
  private mutating func vacate(_ place: Int) {
    used -= 1
    var gap = place
    var next = after(place)
    while entries[next].from >= 0 {
      let wanted = home(of: entries[next].from, entries[next].to)
      if (next - wanted) & (entries.count - 1) >= (next - gap) & (entries.count - 1) {
        entries[gap] = entries[next]
        gap = next
      }
      next = after(next)
    }
    entries[gap] = Entry()
  }

  /// Where the pair stands, or the vacant entry where it would.
  private func find(_ from: Int32, _ to: Int32) -> Int {
    var place = home(of: from, to)
    while entries[place].from >= 0, entries[place].from != from || entries[place].to != to { place = after(place) }
    return place
  }

  /// Where a pair is looked for first: multiplicative hashing (Knuth, The Art of Computer Programming, 6.4).
  private func home(of from: Int32, _ to: Int32) -> Int {
    let key = UInt64(UInt32(bitPattern: from)) << 32 | UInt64(UInt32(bitPattern: to))
    return Int(truncatingIfNeeded: (key &* 0x9E37_79B9_7F4A_7C15) >> 33) & (entries.count - 1)
  }

  private func after(_ place: Int) -> Int { (place + 1) & (entries.count - 1) }

  private static func bit(_ kind: RelationKind) -> UInt32 { 1 << UInt32(kind.rawValue) }
}
