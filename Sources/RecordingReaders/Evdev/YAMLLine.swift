/// One line of the YAML that `libinput record` writes: a key, an item of a list, or both (`- node:
/// /dev/input/event3`), without its comment. Not YAML at large: no anchors, no block texts, no documents.
struct YAMLLine {
  /// How many list items begin on the line, and where; at most two (`- - 1` is not written).
  let indent: Int
  let isItem: Bool
  /// Nil for a list item that has none.
  let key: Bytes?
  /// Where the key stands: behind `- ` on a line that begins an item.
  let keyIndent: Int
  let value: Bytes

  /// Nil for lines without content.
  init?(_ text: Bytes) {
    let line = Self.withoutComment(text)
    var content = line.trimmed(Self.isSpace)
    guard content.count > 0 else { return nil }
    indent = line.count - content.count
    isItem = content.isText("-") || content.starts(with: "- ")
    if isItem { content = content.from(1).trimmed(Self.isSpace) }
    keyIndent = line.count - content.count
    if let colon = Self.endOfKey(content) {
      key = content.upTo(colon)
      value = content.from(colon + 1).trimmed(Self.isSpace)
    } else {
      (key, value) = (nil, content)
    }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") }

  /// The items of `[1, 2, 3, 4, 5]`, nil for anything else.
  var fiveNumbers: (Int, Int, Int, Int, Int)? {
    guard value.count > 1, value.begins(with: "["), value.ends(with: "]") else { return nil }
    var rest = value.part(1, value.count - 1)
    guard let a = Self.item(&rest), let b = Self.item(&rest), let c = Self.item(&rest), let d = Self.item(&rest), !rest.has(","),
      let e = Self.number(rest)
    else { return nil }
    return (a, b, c, d, e)
  }

  /// Takes a number and the comma behind it.
  private static func item(_ rest: inout Bytes) -> Int? {
    guard let comma = rest.find(",") else { return nil }
    defer { rest = rest.from(comma + 1) }
    return number(rest.upTo(comma))
  }

  private static func number(_ text: Bytes) -> Int? { text.wordCount == 1 ? text.word(0)?.whole() : nil }

  /// Adds the value as a text, without its quotes and escapes.
  func appendText(to text: inout List<UInt8>) throws(Complaint) {
    guard value.count > 1, value.begins(with: "\""), value.ends(with: "\"") else { return try text.append(value) }
    var isEscaped = false
    for byte in value.part(1, value.count - 1) {
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      if !isEscaped { try text.append(byte) }
    }
  }

  /// A list or map in brackets that this line opens and does not close.
  var opensMore: Bool { (value.begins(with: "[") || value.begins(with: "{")) && !value.ends(with: "]") && !value.ends(with: "}") }

  /// The colon that ends a key: one that a space or the end follows, in a word without quotes and brackets.
  private static func endOfKey(_ content: Bytes) -> Int? {
    guard content.count > 0, !Bytes("[{\"'").contains(content[0]) else { return nil }
    for index in 0..<content.count where content[index] == UInt8(ascii: ":") {
      if index + 1 == content.count || content[index + 1] == UInt8(ascii: " ") { return index }
    }
    return nil
  }

  /// A comment begins with # at the beginning or after a space, outside of quotes.
  private static func withoutComment(_ text: Bytes) -> Bytes {
    let (quote, backslash, hash, space) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: " "))
    var isQuoted = false
    var previous = space
    var end = 0  // behind the last byte that is no space
    for index in 0..<text.count {
      let byte = text[index]
      if byte == quote, previous != backslash { isQuoted.toggle() }
      if byte == hash, previous == space, !isQuoted { break }
      if byte != space { end = index + 1 }
      previous = byte
    }
    return text.upTo(end)
  }
}
