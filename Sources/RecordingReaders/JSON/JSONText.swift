/// A place in a text of JSON (RFC 8259). Columns count bytes from 1.
struct JSONText {
  let all: Bytes
  private(set) var index = 0
  private(set) var line = 1
  private var lineStart = 0

  init(_ all: Bytes) { self.all = all }

  var next: UInt8? { index < all.count ? all[index] : nil }
  var column: Int { index - lineStart + 1 }

  func failure(_ words: StaticString) -> Complaint { Complaint(.column(column, line: line), words) }

  mutating func step(_ count: Int = 1) { index += count }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
      if byte == 0x0A { (line, lineStart) = (line + 1, index) }
    }
  }

  /// Takes a character if it comes next, after space.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// What stands here of a number's signs, digits, points and letters e.
  var numberText: Bytes {
    var end = index
    while end < all.count, Bytes("+-.eE0123456789").contains(all[end]) { end += 1 }
    return all.part(index, end)
  }

  /// The number that such a text is; nil where it is none of JSON's.
  static func number(_ text: Bytes) -> Double? {
    let digits = text.begins(with: "-") ? text.from(1) : text
    guard let first = digits.first, first.isDigit else { return nil }
    if first == UInt8(ascii: "0"), digits.count > 1, digits[1].isDigit { return nil }
    if let point = digits.find("."), point + 1 == digits.count || !digits[point + 1].isDigit { return nil }
    return DecimalText.number(text)
  }

  // MARK: Of a text that was checked

  /// Takes a text in double quotes; what stands between them, with its escapes.
  mutating func takeString() -> Bytes {
    index += 1
    let start = index
    while index < all.count, all[index] != UInt8(ascii: "\"") { index += all[index] == UInt8(ascii: "\\") ? 2 : 1 }
    defer { index = min(index + 1, all.count) }
    return all.part(start, min(index, all.count))
  }

  /// Takes any value.
  mutating func skipValue() {
    var depth = 0
    repeat {
      skipSpace()
      guard let byte = next else { return }
      switch byte {
      case UInt8(ascii: "\""): _ = takeString()
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        depth += 1
        index += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        index += 1
      case UInt8(ascii: ","), UInt8(ascii: ":"): index += 1
      default: while let byte = next, byte.isLetter || byte.isDigit || Bytes("+-.").contains(byte) { index += 1 }
      }
    } while depth > 0
  }
}
