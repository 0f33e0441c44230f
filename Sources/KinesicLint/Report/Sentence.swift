import CKinesic

/// Text under construction: UTF-8. Embedded Swift has no `String` comparison without tables of Unicode, and a report
/// needs none.
struct Sentence {
  private(set) var bytes: [UInt8] = []

  init() {}

  init(_ literal: StaticString) { append(literal) }

  init(_ text: UnsafePointer<CChar>?) { append(text) }

  var isEmpty: Bool { bytes.isEmpty }

  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  mutating func append(_ text: UnsafePointer<CChar>?) {
    guard let text else { return }
    var i = 0
    while text[i] != 0 {
      bytes.append(UInt8(bitPattern: text[i]))
      i += 1
    }
  }

  mutating func append(_ other: Sentence) { bytes.append(contentsOf: other.bytes) }

  mutating func append(byte: UInt8) { bytes.append(byte) }

  mutating func append(_ number: Int) {
    if number < 0 { append("-") }
    append(UInt64(number.magnitude))
  }

  mutating func append(_ number: UInt64) {
    if number >= 10 { append(number / 10) }
    bytes.append(48 + UInt8(number % 10))
  }

  /// A number with at most three decimals, without zeros at the end.
  mutating func append(_ number: Double) {
    if !number.isFinite { return append(number.isNaN ? "nan" : number < 0 ? "-inf" : "inf") }
    let thousandths = (number.magnitude * 1000 + 0.5).rounded(.down)
    if thousandths >= 9e18 { return append("1e16 or more") }
    let whole = UInt64(thousandths)
    if number < 0 && whole > 0 { append("-") }
    append(whole / 1000)
    var rest = whole % 1000
    if rest == 0 { return }
    append(".")
    var digits = 3
    while rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    var bound: UInt64 = 1
    for _ in 1..<digits { bound *= 10 }
    while bound > rest {
      append("0")
      bound /= 10
    }
    append(rest)
  }

  /// A length of time, "350 ms", "1.2 s".
  mutating func append(nanoseconds time: UInt64) {
    if time < 1_000_000_000 {
      append((time + 500_000) / 1_000_000)
      return append(" ms")
    }
    append(Double((time + 5_000_000) / 10_000_000) / 100)
    append(" s")
  }

  static func == (first: Sentence, second: Sentence) -> Bool { first.bytes == second.bytes }
}

/// A text that C code is lent: its bytes and a zero byte, in memory of its own.
final class LentText {
  let start: UnsafeMutablePointer<CChar>

  init(_ sentence: Sentence) {
    let bytes = sentence.bytes
    start = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
    for i in 0..<bytes.count { start[i] = CChar(bitPattern: bytes[i]) }
    start[bytes.count] = 0
  }

  deinit { start.deallocate() }
}

/// Whether two C texts are equal.
func equal(_ first: UnsafePointer<CChar>, _ second: UnsafePointer<CChar>) -> Bool {
  var i = 0
  while first[i] == second[i] {
    if first[i] == 0 { return true }
    i += 1
  }
  return false
}

/// Whether a C text is this literal.
func equal(_ text: UnsafePointer<CChar>, _ literal: StaticString) -> Bool {
  literal.withUTF8Buffer { bytes in
    for i in 0..<bytes.count where text[i] == 0 || UInt8(bitPattern: text[i]) != bytes[i] { return false }
    return text[bytes.count] == 0
  }
}
