/// A set of contacts, by their place in the touch table: one bit each.
struct TouchSet: Equatable {
  /// How many contacts a table can have at most.
  static let capacity = 128

  /// The places below 64, and the others.
  private var low: UInt64
  private var high: UInt64

  init(low: UInt64 = 0, high: UInt64 = 0) {
    self.low = low
    self.high = high
  }

  /// One place.
  @inline(__always) init(_ place: Int) {
    self.init()
    insert(place)
  }

  /// The first `count` places.
  static func first(_ count: Int) -> TouchSet { TouchSet(low: ones(count), high: ones(count - 64)) }

  private static func ones(_ count: Int) -> UInt64 { count >= 64 ? .max : count <= 0 ? 0 : 1 << UInt64(count) - 1 }

  var isEmpty: Bool { low | high == 0 }
  /// Whether it is one of the first 64 places alone, asked quickly: for the fast paths, which no other single place
  /// takes.
  var isSingle: Bool { low != 0 && high | (low & (low &- 1)) == 0 }
  /// Four instructions for each place in it: there are few, and not every processor counts bits. Out of line: a page
  /// of the web package is 270 bytes larger otherwise.
  @inline(never) var count: Int {
    var rest = self
    var count = 0
    while rest.popFirst() != nil { count &+= 1 }
    return count
  }
  /// The lowest place; `capacity` when empty.
  var first: Int { low != 0 ? low.trailingZeroBitCount : 64 + high.trailingZeroBitCount }
  /// The lowest place that is not in it; `capacity` when all are.
  var firstMissing: Int { TouchSet(low: ~low, high: ~high).first }

  @inline(__always) func contains(_ place: Int) -> Bool { (place < 64 ? low : high) >> UInt64(truncatingIfNeeded: place & 63) & 1 != 0 }

  @inline(__always) mutating func insert(_ place: Int) {
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: place & 63)
    if place < 64 { low |= bit } else { high |= bit }
  }

  @inline(__always) mutating func remove(_ place: Int) {
    let bit: UInt64 = 1 << UInt64(truncatingIfNeeded: place & 63)
    if place < 64 { low &= ~bit } else { high &= ~bit }
  }

  @inline(__always) static func | (a: TouchSet, b: TouchSet) -> TouchSet { TouchSet(low: a.low | b.low, high: a.high | b.high) }
  @inline(__always) static func & (a: TouchSet, b: TouchSet) -> TouchSet { TouchSet(low: a.low & b.low, high: a.high & b.high) }
  /// Those of `a` that are not in `b`.
  @inline(__always) static func - (a: TouchSet, b: TouchSet) -> TouchSet { TouchSet(low: a.low & ~b.low, high: a.high & ~b.high) }

  /// Places that must be among `possible`.
  mutating func code(_ archive: inout Archive, among possible: TouchSet) {
    archive.code(&low)
    archive.code(&high)
    if archive.isReading && !(self - possible).isEmpty { archive.fail() }
  }

  /// Takes the lowest place out, nil when empty: `while let place = set.popFirst()`.
  @inline(__always) mutating func popFirst() -> Int? {
    if low != 0 {
      defer { low &= low &- 1 }
      return low.trailingZeroBitCount
    }
    if high == 0 { return nil }
    defer { high &= high &- 1 }
    return 64 + high.trailingZeroBitCount
  }
}
