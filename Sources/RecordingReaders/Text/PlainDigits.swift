/// Takes the numbers of a line of ASCII one after the other; nil for what is no plain number. A file has millions of
/// lines: there is no text here, and nothing that is checked twice.
struct PlainDigits {
  /// What stands here, as far as `end`.
  var next: UnsafePointer<UInt8>
  let end: UnsafePointer<UInt8>

  /// Nil for an empty line.
  @inline(__always)
  init?(_ bytes: Bytes) {
    guard let start = bytes.baseAddress else { return nil }
    (next, end) = (start, start + bytes.count)
  }

  @inline(__always)
  var isAtEnd: Bool { next == end }

  /// Whether this stands here; then it is taken.
  @inline(__always)
  mutating func skip(_ text: StaticString) -> Bool { skip(Bytes(text)) }

  @inline(__always)
  mutating func skip(_ text: Bytes) -> Bool {
    guard end - next >= text.count else { return false }
    var place = 0
    while place + 8 <= text.count {
      guard Self.eight(next + place) == text.baseAddress.map({ Self.eight($0 + place) }) else { return false }
      place += 8
    }
    while place < text.count {
      guard next[place] == text[place] else { return false }
      place += 1
    }
    next += text.count
    return true
  }

  /// Takes spaces, if there are any; true, for it stands between what has to be there.
  @inline(__always) @discardableResult
  mutating func skipSpaces() -> Bool {
    while end - next >= 8, Self.eight(next) == Self.spaces { next += 8 }
    while next < end, next.pointee == UInt8(ascii: " ") { next += 1 }
    return true
  }

  /// Takes what stands here up to the first `byte`, and that.
  @inline(__always)
  mutating func skip(through byte: UInt8) -> Bool {
    while next < end {
      next += 1
      if (next - 1).pointee == byte { return true }
    }
    return false
  }

  /// At most 18 digits.
  @inline(__always)
  mutating func whole() -> UInt64? {
    let (value, count) = digits()
    return count > 0 && count <= 18 ? value : nil
  }

  /// At most 15 digits, of which some may stand behind a point, and perhaps a minus before them: as many a double
  /// holds exactly, and their quotient by a power of ten is the double that is nearest to the number.
  @inline(__always)
  mutating func number() -> Double? {
    let isNegative = skip("-")
    let (whole, count) = digits()
    var value = whole
    guard count > 0, count <= 15 else { return nil }
    var power = 1.0
    if skip(".") {
      let (fraction, behind) = digits()
      guard behind > 0, count + behind <= 15 else { return nil }
      var shift: UInt64 = 1
      for _ in 0..<behind { shift &*= 10 }
      (value, power) = (value &* shift &+ fraction, Double(shift))
    }
    return (isNegative ? -Double(value) : Double(value)) / power
  }

  /// A whole number of at most nine digits, as many as 32 bits hold, that may be below 0.
  @inline(__always)
  mutating func signed() -> Int? {
    let isNegative = skip("-")
    return decimal().map { isNegative ? 0 &- $0 : $0 }
  }

  /// At most nine digits.
  @inline(__always)
  mutating func decimal() -> Int? {
    let (value, count) = digits()
    return count > 0 && count <= 9 ? Int(value) : nil
  }

  /// Seconds with six digits after the point, as nanoseconds. Seconds since 1970 have ten digits.
  @inline(__always)
  mutating func time() -> UInt64? {
    let (seconds, count) = digits()
    guard count > 0, count <= 10, seconds < 1 << 33, skip(".") else { return nil }
    let (micros, behind) = digits()
    return behind == 6 ? (seconds &* 1_000_000 &+ micros) &* 1000 : nil
  }

  /// The digits that stand here, and how many they are; of more than 19 the value is none.
  @inline(__always)
  private mutating func digits() -> (value: UInt64, count: Int) {
    let start = next
    var value: UInt64 = 0
    while next < end, next.pointee &- UInt8(ascii: "0") < 10 {
      value = value &* 10 &+ UInt64(next.pointee &- UInt8(ascii: "0"))
      next += 1
    }
    return (value, next - start)
  }

  /// At most nine digits. `count`: as many there must be.
  @inline(__always)
  mutating func hexadecimal(count wanted: Int? = nil) -> Int? {
    let start = next
    var value: UInt64 = 0
    while next < end {
      let (digit, letter) = (next.pointee &- UInt8(ascii: "0"), (next.pointee | 0x20) &- UInt8(ascii: "a"))
      guard digit < 10 || letter < 6 else { break }
      value = value << 4 | UInt64(digit < 10 ? digit : letter + 10)
      next += 1
    }
    let count = next - start
    return count > 0 && count <= 9 && count == wanted ?? count ? Int(value) : nil
  }

  /// Eight hexadecimal digits of a two's complement.
  @inline(__always)
  mutating func bits32() -> Int? { hexadecimal(count: 8).map { Int(Int32(truncatingIfNeeded: $0)) } }

  /// Takes what stands here up to a space or the end: a name of a table, or four hexadecimal digits.
  @inline(__always)
  mutating func number(in names: borrowing NameTable) -> Int? {
    let word = word()
    if let number = names[word] { return number }
    guard word.count == 4, var digits = PlainDigits(word) else { return nil }
    return digits.hexadecimal(count: 4)
  }

  /// Takes what stands here up to a space or the end.
  @inline(__always)
  mutating func word() -> Bytes {
    let start = next
    while end - next >= 8, !Self.hasSpace(Self.eight(next)) { next += 8 }
    while next < end, next.pointee != UInt8(ascii: " ") { next += 1 }
    return Bytes(start: start, count: next - start)
  }

  private static var spaces: UInt64 { 0x2020_2020_2020_2020 }

  /// Whether one of eight bytes is a space: the lowest that is one borrows its highest bit.
  @inline(__always)
  private static func hasSpace(_ eight: UInt64) -> Bool {
    let others = eight ^ spaces
    return (others &- 0x0101_0101_0101_0101) & ~others & 0x8080_8080_8080_8080 != 0
  }

  @inline(__always)
  private static func eight(_ start: UnsafePointer<UInt8>) -> UInt64 { UnsafeRawPointer(start).loadUnaligned(as: UInt64.self) }
}
