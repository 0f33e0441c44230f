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
