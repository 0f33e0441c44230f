/// Takes the numbers of a line of ASCII one after the other. Nil for what is no number of at most nine digits, as many
/// as 32 bits hold.
struct PlainDigits {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  var isAtEnd: Bool { index == bytes.count }

  /// Whether this stands here; then it is taken.
  mutating func skip(_ text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    for place in 0..<text.utf8CodeUnitCount where bytes[index + place] != text.utf8Start[place] { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Takes spaces, if there are any.
  mutating func skipSpaces() {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
  }

  /// Takes what stands here up to the first `byte`, and that.
  mutating func skip(through byte: UInt8) -> Bool {
    guard let end = bytes[index...].firstIndex(of: byte) else { return false }
    index = end + 1
    return true
  }

  /// A number that may be below 0.
  mutating func signed() -> Int? {
    let isNegative = skip("-")
    return decimal().map { isNegative ? -$0 : $0 }
  }

  /// Seconds with six digits after the point, as nanoseconds. Seconds since 1970 have ten digits.
  mutating func time() -> UInt64? {
    let start = index
    var seconds: UInt64 = 0
    while index < bytes.count, index - start < 10, let digit = Self.digit(bytes[index]), digit < 10 {
      seconds = seconds * 10 + UInt64(digit)
      index += 1
    }
    guard index > start, seconds < 1 << 33, skip("."), let micros = decimal(count: 6) else { return nil }
    return (seconds * 1_000_000 + UInt64(micros)) * 1000
  }

  /// `count`: as many digits it must have.
  mutating func decimal(count: Int? = nil) -> Int? { number(radix: 10, count) }
  mutating func hexadecimal() -> Int? { number(radix: 16, nil) }

  private mutating func number(radix: Int, _ wanted: Int?) -> Int? {
    let start = index
    var value = 0
    while index < bytes.count, index - start < 10, let digit = Self.digit(bytes[index]), digit < radix {
      value = value * radix + digit
      index += 1
    }
    let count = index - start
    return (1...9).contains(count) && count == wanted ?? count ? value : nil
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
