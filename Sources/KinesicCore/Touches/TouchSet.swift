/// A set of contacts, by their place in the touch table: one bit each.
struct TouchSet: Equatable {
  /// How many contacts a table can have at most.
  static let capacity = 64

  var bits: UInt64 = 0

  var isEmpty: Bool { bits == 0 }
  /// Whether there is exactly one.
  var isSingle: Bool { bits != 0 && bits & (bits &- 1) == 0 }
  var count: Int { bits.nonzeroBitCount }

  func contains(_ place: Int) -> Bool { bits & (1 << UInt64(truncatingIfNeeded: place)) != 0 }
  mutating func insert(_ place: Int) { bits |= 1 << UInt64(truncatingIfNeeded: place) }
  mutating func remove(_ place: Int) { bits &= ~(1 << UInt64(truncatingIfNeeded: place)) }

  static func | (a: TouchSet, b: TouchSet) -> TouchSet { TouchSet(bits: a.bits | b.bits) }
  static func & (a: TouchSet, b: TouchSet) -> TouchSet { TouchSet(bits: a.bits & b.bits) }
  /// Those of `a` that are not in `b`.
  static func - (a: TouchSet, b: TouchSet) -> TouchSet { TouchSet(bits: a.bits & ~b.bits) }

  /// Places that must be among `possible`.
  mutating func carry(_ archive: inout Archive, among possible: TouchSet) {
    archive.carry(&bits)
    if archive.isReading && !(self - possible).isEmpty { archive.fail() }
  }

  /// The first `count` places.
  static func first(_ count: Int) -> TouchSet { TouchSet(bits: count >= capacity ? .max : 1 << UInt64(count) - 1) }

  /// Takes the lowest place out, nil when empty: `while let place = set.popFirst()`.
  @inline(__always) mutating func popFirst() -> Int? {
    if bits == 0 { return nil }
    let place = bits.trailingZeroBitCount
    bits &= bits &- 1
    return place
  }
}
