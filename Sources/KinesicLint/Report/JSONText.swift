/// A JSON text under construction.
struct JSONText {
  private(set) var bytes: [UInt8] = []
  private var needsComma = false

  mutating func object(_ body: (inout JSONText) -> Void) { enclose(0x7B, 0x7D, body) }
  mutating func array(_ body: (inout JSONText) -> Void) { enclose(0x5B, 0x5D, body) }

  private mutating func enclose(_ open: UInt8, _ close: UInt8, _ body: (inout JSONText) -> Void) {
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(0x2C) }
    needsComma = false
  }

  mutating func key(_ key: StaticString, _ body: (inout JSONText) -> Void) {
    separate()
    text(key)
    bytes.append(0x3A)
    body(&self)
    needsComma = true
  }

  mutating func item(_ body: (inout JSONText) -> Void) {
    separate()
    body(&self)
    needsComma = true
  }

  mutating func text(_ literal: StaticString) { text(Sentence(literal)) }

  mutating func text(_ sentence: Sentence) {
    bytes.append(0x22)
    for byte in sentence.bytes {
      switch byte {
      case 0x22, 0x5C:
        bytes.append(0x5C)
        bytes.append(byte)
      case 0..<0x20, 0x7F:
        bytes.append(contentsOf: [0x5C, 0x75, 0x30, 0x30, JSONText.digit(byte >> 4), JSONText.digit(byte & 15)])
      default: bytes.append(byte)
      }
    }
    bytes.append(0x22)
  }

  private static func digit(_ number: UInt8) -> UInt8 { number < 10 ? 48 + number : 87 + number }

  mutating func number(_ number: Double) {
    var text = Sentence()
    if number.isFinite { text.append(number) } else { text.append("null") }
    bytes.append(contentsOf: text.bytes)
  }

  mutating func number(_ number: Int) {
    var text = Sentence()
    text.append(number)
    bytes.append(contentsOf: text.bytes)
  }

  mutating func number(_ number: UInt64) {
    var text = Sentence()
    text.append(number)
    bytes.append(contentsOf: text.bytes)
  }

  mutating func bool(_ value: Bool) { bytes.append(contentsOf: Sentence(value ? "true" : "false").bytes) }
  mutating func null() { bytes.append(contentsOf: Sentence("null").bytes) }
}
