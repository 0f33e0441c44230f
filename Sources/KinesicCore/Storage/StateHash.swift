/// A hash over 64-bit words: FNV-1a with a whole word a step and a fold, the same on every platform. Each step is
/// reversible, so that two rows of words that differ in one word only never have the same hash. (Fowler, Noll, Vo; the
/// constants are theirs.)
struct StateHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  @inline(__always) mutating func add(_ number: UInt64) {
    let mixed = (value ^ number) &* 0x100_0000_01B3
    value = mixed ^ mixed >> 29
  }

  /// Words of one thing, at most 64, each turned by another number of bits and folded into one: quicker, and still
  /// different when one bit is.
  @inline(__always) static func fold(_ start: UnsafeRawPointer, words: Int) -> UInt64 {
    let row = start.assumingMemoryBound(to: UInt64.self)
    var fold: UInt64 = 0
    for i in 0..<words { fold = (fold << 7 | fold >> 57) ^ UInt64(littleEndian: row[i]) }
    return fold
  }

  /// Words, the first byte the lowest; then the bytes that are left, a word each.
  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    var offset = 0
    while offset &+ 8 <= bytes.count {
      add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset &+= 8
    }
    while offset < bytes.count {
      add(UInt64(bytes[offset]))
      offset &+= 1
    }
  }
}
