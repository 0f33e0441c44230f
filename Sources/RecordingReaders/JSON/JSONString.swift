/// The bytes of a checked text between double quotes, without its escapes.
struct JSONString: IteratorProtocol {
  private let text: Bytes
  private var index = 0
  /// Bytes of a character that was written by its number, the next one in the lowest, and how many they are.
  private var waiting: (bytes: UInt32, count: Int) = (0, 0)

  init(_ text: Bytes) { self.text = text }

  mutating func next() -> UInt8? {
    if waiting.count == 0, index < text.count, text[index] == UInt8(ascii: "\\") { takeEscape() }
    if waiting.count > 0 {
      defer { waiting = (waiting.bytes >> 8, waiting.count - 1) }
      return UInt8(truncatingIfNeeded: waiting.bytes)
    }
    guard index < text.count else { return nil }
    defer { index += 1 }
    return text[index]
  }

  private mutating func takeEscape() {
    let letter = index + 1 < text.count ? text[index + 1] : 0
    index += 2
    switch letter {
    case UInt8(ascii: "b"): waiting = (8, 1)
    case UInt8(ascii: "f"): waiting = (12, 1)
    case UInt8(ascii: "n"): waiting = (10, 1)
    case UInt8(ascii: "r"): waiting = (13, 1)
    case UInt8(ascii: "t"): waiting = (9, 1)
    case UInt8(ascii: "u"): takeCharacter()
    default: waiting = (UInt32(letter), 1)
    }
  }

  private mutating func takeCharacter() {
    var code = takeHex()
    if (0xD800..<0xDC00).contains(code) {
      index += 2
      code = 0x10000 + ((code - 0xD800) << 10) + (takeHex() - 0xDC00)
    }
    setWaiting(UInt32(clamping: code))
  }

  /// The bytes of a character in UTF-8.
  private mutating func setWaiting(_ code: UInt32) {
    let (a, b, c) = (0x80 | code & 0x3f, 0x80 | code >> 6 & 0x3f, 0x80 | code >> 12 & 0x3f)
    if code < 0x80 {
      waiting = (code, 1)
    } else if code < 0x800 {
      waiting = (0xc0 | code >> 6 | a << 8, 2)
    } else if code < 0x10000 {
      waiting = (0xe0 | code >> 12 | b << 8 | a << 16, 3)
    } else {
      waiting = (0xf0 | code >> 18 & 7 | c << 8 | b << 16 | a << 24, 4)
    }
  }

  private mutating func takeHex() -> Int {
    defer { index += 4 }
    return index + 4 <= text.count ? text.part(index, index + 4).whole(radix: 16) ?? 0 : 0
  }
}

extension Bytes {
  /// Whether two texts with escapes are the same without them.
  func isSameText(as other: Bytes) -> Bool {
    var (one, two) = (JSONString(self), JSONString(other))
    while true {
      let (first, second) = (one.next(), two.next())
      if first != second { return false }
      if first == nil { return true }
    }
  }

  var isUTF8: Bool {
    var index = 0
    while index < count {
      guard let length = lengthOfCharacter(at: index) else { return false }
      index += length
    }
    return true
  }

  /// How many bytes the character has that begins there; nil: none does (The Unicode Standard, table 3-7).
  private func lengthOfCharacter(at index: Int) -> Int? {
    let first = self[index]
    if first < 0x80 { return 1 }
    let length = first < 0xc2 ? 0 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : first < 0xf5 ? 4 : 0
    guard length > 0, index + length <= count else { return nil }
    let second = self[index + 1]
    let least: UInt8 = first == 0xe0 ? 0xa0 : first == 0xf0 ? 0x90 : 0x80
    let most: UInt8 = first == 0xed ? 0x9f : first == 0xf4 ? 0x8f : 0xbf
    guard (least...most).contains(second) else { return nil }
    for place in index..<index + length where place > index + 1 && self[place] & 0xc0 != 0x80 { return nil }
    return length
  }
}
