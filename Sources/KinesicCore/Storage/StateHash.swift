/// FNV-1a over 64 bits: the same on every platform, good enough to tell two states apart.
/// (Fowler, Noll, Vo; the constants are theirs.)
struct StateHash {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(byte: UInt8) { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }

  mutating func add(_ number: UInt64) {
    for shift in 0..<8 { add(byte: UInt8(truncatingIfNeeded: number >> UInt64(shift * 8))) }
  }

  mutating func add(_ number: Int) { add(UInt64(bitPattern: Int64(number))) }
  mutating func add(_ flag: Bool) { add(byte: flag ? 1 : 0) }
  mutating func add(_ number: Double) { add(number.bitPattern) }
}
