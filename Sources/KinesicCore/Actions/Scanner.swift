import CKinesic

/// Letters, digits, '_' and '.' in a row, as they stand in a text.
struct Word {
  let start: CString
  let count: Int
  let column: Int

  func equals(_ name: CString) -> Bool {
    for i in 0..<count where name[i] == 0 || name[i] != start[i] { return false }
    return name[count] == 0
  }

  func equals(_ name: StaticString) -> Bool { equals(UnsafeRawPointer(name.utf8Start).assumingMemoryBound(to: CChar.self)) }
}

/// Reads a text of the host from left to right. The zero byte at its end is never passed.
struct Scanner: ~Copyable {
  private let text: CString
  private let title: StaticString
  private let engine: Engine
  private(set) var place = 0

  /// `title` is what sentences call the text.
  init(_ text: CString, called title: StaticString, for engine: Engine) {
    self.text = text
    self.title = title
    self.engine = engine
  }

  /// The whole text.
  var start: CString { text }

  /// The byte that is next; 0 at the end.
  var byte: UInt8 { UInt8(bitPattern: text[place]) }

  /// The byte behind the next one. Not at the end.
  var following: UInt8 { UInt8(bitPattern: text[place + 1]) }

  /// Where the next byte stands, from 1.
  var column: Int { place + 1 }

  mutating func advance() {
    if byte != 0 { place += 1 }
  }

  mutating func skipSpaces() {
    while byte == UInt8(ascii: " ") || (9...13).contains(byte) { place += 1 }
  }

  /// Takes the byte if it is next, after spaces.
  mutating func consume(_ wanted: Unicode.Scalar) -> Bool {
    skipSpaces()
    if byte != UInt8(ascii: wanted) { return false }
    place += 1
    return true
  }

  /// A decimal digit, if one is next.
  mutating func takeDigit() -> UInt64? {
    guard (48...57).contains(byte) else { return nil }
    defer { place += 1 }
    return UInt64(byte - 48)
  }

  /// A word, perhaps of no bytes, after spaces.
  mutating func word() -> Word {
    skipSpaces()
    let first = place
    while isWordByte { place += 1 }
    return Word(start: text + first, count: place - first, column: first + 1)
  }

  private var isWordByte: Bool {
    switch byte {
    case 48...57, 65...90, 97...122, UInt8(ascii: "_"), UInt8(ascii: "."): true
    default: false
    }
  }

  /// The failure that something at a column is.
  func fault(_ code: Int, at column: Int, _ write: (inout Message) -> Void) -> Failure {
    engine.refuse(code) {
      beginFault(at: column, &$0)
      write(&$0)
    }
  }

  @inline(never) private func beginFault(at column: Int, _ sentence: inout Message) {
    sentence.append("column ")
    sentence.append(UInt64(column))
    sentence.append(" of the ")
    sentence.append(title)
    sentence.append(": ")
  }

  /// The failure that the next byte is something else than what is wanted.
  @inline(never) func fault(wanted: StaticString) -> Failure {
    fault(KIN_ERROR_INVALID, at: column) {
      $0.append(wanted)
      $0.append(" is wanted")
      if byte == 0 { return $0.append(", the text ends") }
      guard (33...126).contains(byte) else { return }
      $0.append(", not '")
      $0.append(text + place, count: 1)
      $0.append("'")
    }
  }
}

extension Message {
  /// A word in quotes; of a long one the beginning.
  mutating func append(quoted word: Word) {
    append("'")
    append(word.start, count: min(word.count, 60))
    append(word.count > 60 ? "...'" : "'")
  }
}
