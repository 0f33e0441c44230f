/// One line of the YAML that `libinput record` writes: a key, an item of a list, or both (`- node:
/// /dev/input/event3`), without its comment. Not YAML at large: no anchors, no block texts, no documents.
struct YAMLLine {
  /// How many list items begin on the line, and where; at most two (`- - 1` is not written).
  let indent: Int
  let isItem: Bool
  /// Nil for a list item that has none.
  let key: Substring?
  /// Where the key stands: behind `- ` on a line that begins an item.
  let keyIndent: Int
  let value: Substring

  /// Nil for lines without content.
  init?(_ text: String) {
    let line = Self.withoutComment(text)
    guard let start = line.utf8.firstIndex(where: { $0 != UInt8(ascii: " ") }) else { return nil }
    indent = line.utf8.distance(from: line.startIndex, to: start)
    var content = line[start...]
    isItem = content == "-" || content.hasPrefix("- ")
    if isItem { content = content.dropFirst().drop { $0 == " " } }
    keyIndent = line.utf8.distance(from: line.startIndex, to: content.startIndex)
    if let colon = Self.endOfKey(content) {
      key = content[..<colon]
      value = content[content.index(after: colon)...].drop { $0 == " " }
    } else {
      (key, value) = (nil, content)
    }
  }

  /// The items of `[1, 2, 3]`, nil for anything else.
  var numbers: [Int]? {
    guard value.first == "[", value.last == "]" else { return nil }
    let items = value.dropFirst().dropLast().utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let numbers = items.map { Substring($0).words }.compactMap { $0.count == 1 ? Int($0[0]) : nil }
    return numbers.count == items.count ? numbers : nil
  }

  /// A text without its quotes and escapes.
  var text: String {
    guard value.count > 1, value.first == "\"", value.last == "\"" else { return String(value) }
    var result = ""
    var isEscaped = false
    for character in value.dropFirst().dropLast() {
      if character == "\\", !isEscaped {
        isEscaped = true
      } else {
        result.append(character)
        isEscaped = false
      }
    }
    return result
  }

  /// A list or map in brackets that this line opens and does not close.
  var opensMore: Bool { (value.first == "[" || value.first == "{") && value.last != "]" && value.last != "}" }

  /// The colon that ends a key: one that a space or the end follows, in a word without quotes and brackets.
  private static func endOfKey(_ content: Substring) -> Substring.Index? {
    guard let first = content.first, !"[{\"'".contains(first) else { return nil }
    return content.indices.first { index in
      let next = content.index(after: index)
      return content[index] == ":" && (next == content.endIndex || content[next] == " ")
    }
  }

  /// A comment begins with # at the beginning or after a space, outside of quotes.
  private static func withoutComment(_ text: String) -> Substring {
    let (quote, backslash, hash, space) = (UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"), UInt8(ascii: " "))
    var isQuoted = false
    var previous = space
    var end = text.startIndex  // behind the last byte that is no space
    for index in text.utf8.indices {
      let byte = text.utf8[index]
      if byte == quote, previous != backslash { isQuoted.toggle() }
      if byte == hash, previous == space, !isQuoted { break }
      if byte != space { end = text.utf8.index(after: index) }
      previous = byte
    }
    return text[..<end]
  }
}
