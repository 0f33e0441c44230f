/// The numbers of names that stand in bytes, found without a text for each.
struct NameTable {
  /// A name of at most 24 bytes, as words that are compared at once: how it begins, what is behind that, how it ends.
  private struct Name: Equatable {
    private let head, middle, tail: UInt64
    private let count: Int

    @inline(__always)
    init?(_ bytes: UnsafeBufferPointer<UInt8>) {
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

  /// Several times as many places as there are names, so that those that are looked for and those that are not in it
  /// are decided at the first place or the next.
  private static let size = 256
  private var places: [(name: Name, number: Int)?]

  /// Names that are longer are left out.
  init(_ numbers: [some StringProtocol: Int]) {
    places = Array(repeating: nil, count: Self.size)
    for (text, number) in numbers {
      guard let name = Array(text.utf8).withUnsafeBufferPointer(Name.init) else { continue }
      var place = name.place
      while places[place] != nil { place = (place + 1) % Self.size }
      places[place] = (name, number)
    }
  }

  @inline(__always)
  subscript(bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    guard let wanted = Name(bytes) else { return nil }
    var place = wanted.place
    while let (name, number) = places[place] {
      if name == wanted { return number }
      place = (place + 1) % Self.size
    }
    return nil
  }
}
