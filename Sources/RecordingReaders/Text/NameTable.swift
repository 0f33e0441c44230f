/// The numbers of names that stand in bytes, found without a text for each.
struct NameTable: ~Copyable {
  /// A name of at most 24 bytes, as words that are compared at once: how it begins, what is behind that, how it ends.
  private struct Name: Equatable {
    private let head, middle, tail: UInt64
    private let count: Int

    @inline(__always)
    init?(_ bytes: Bytes) {
      guard bytes.count <= 24 else { return nil }
      count = bytes.count
      let raw = UnsafeRawBufferPointer(bytes)
      guard bytes.count >= 4 else {
        (head, middle, tail) = (bytes.reduce(0) { $0 << 8 | UInt64($1) }, 0, 0)
        return
      }
      guard bytes.count >= 8 else {
        head = UInt64(raw.loadUnaligned(as: UInt32.self))
        (middle, tail) = (0, UInt64(raw.loadUnaligned(fromByteOffset: bytes.count - 4, as: UInt32.self)))
        return
      }
      head = raw.loadUnaligned(as: UInt64.self)
      middle = bytes.count > 16 ? raw.loadUnaligned(fromByteOffset: 8, as: UInt64.self) : 0
      tail = raw.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
    }

    /// Of `NameTable.size` places the one where it is looked for first.
    @inline(__always)
    var place: Int { Int(truncatingIfNeeded: ((head &+ tail) &* 0x9e37_79b9_7f4a_7c15) >> 56) }
  }

  private struct Entry {
    let name: Name
    let number: Int
    let isTaken: Bool
  }

  /// Several times as many places as there are names, so that those that are looked for and those that are not in it
  /// are decided at the first place or the next.
  private static let size = 256
  private var places = List<Entry>()

  /// Adds what `nameAt` gives by numbers from 0 on until nil: names of at most 24 bytes, fewer than 200. It may be
  /// asked only after that.
  mutating func fill(_ nameAt: (Int) -> (name: StaticString, number: Int)?) throws(Complaint) {
    guard let nothing = Name(Bytes.none) else { return }
    try places.fill(Entry(name: nothing, number: 0, isTaken: false), Self.size)
    var index = 0
    while let (text, number) = nameAt(index) {
      if let name = Name(Bytes(text)) { places[freePlace(for: name)] = Entry(name: name, number: number, isTaken: true) }
      index += 1
    }
  }

  private func freePlace(for name: Name) -> Int {
    var place = name.place
    while places[place].isTaken { place = (place + 1) % Self.size }
    return place
  }

  @inline(__always)
  subscript(bytes: Bytes) -> Int? {
    guard let wanted = Name(bytes) else { return nil }
    var place = wanted.place
    while places[place].isTaken {
      if places[place].name == wanted { return places[place].number }
      place = (place + 1) % Self.size
    }
    return nil
  }
}
