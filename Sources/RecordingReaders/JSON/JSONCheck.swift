/// Checks that a text is JSON without a key given twice in one object.
struct JSONCheck: ~Copyable {
  private var text: JSONText
  private var depth = 0
  /// The keys of the objects that are open, with their escapes.
  private var keys = List<Bytes>()

  private init(_ text: JSONText) { self.text = text }

  static func check(_ bytes: Bytes) throws(Complaint) {
    var check = JSONCheck(JSONText(bytes))
    try check.value()
    check.text.skipSpace()
    guard check.text.next == nil else { throw check.text.failure("something follows the end of the JSON text") }
  }

  private mutating func value() throws(Complaint) {
    text.skipSpace()
    depth += 1
    guard depth <= 64 else { throw text.failure("more than 64 levels of nesting") }
    try content()
    depth -= 1
  }

  private mutating func content() throws(Complaint) {
    guard let next = text.next else { throw text.failure("the text ends where a value is expected") }
    switch next {
    case UInt8(ascii: "{"): try members()
    case UInt8(ascii: "["): try elements()
    case UInt8(ascii: "\""): _ = try string()
    case UInt8(ascii: "t") where word("true"): break
    case UInt8(ascii: "f") where word("false"): break
    case UInt8(ascii: "n") where word("null"): break
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    default: throw text.failure("expected a value")
    }
  }

  private mutating func word(_ word: StaticString) -> Bool {
    guard text.all.from(text.index).starts(with: word) else { return false }
    text.step(word.utf8CodeUnitCount)
    return true
  }

  private mutating func elements() throws(Complaint) {
    text.step()
    if text.take("]") { return }
    repeat { try value() } while text.take(",")
    guard text.take("]") else { throw text.failure("expected ',' or ']'") }
  }

  private mutating func members() throws(Complaint) {
    text.step()
    let first = keys.count
    if text.take("}") { return }
    repeat {
      text.skipSpace()
      guard text.next == UInt8(ascii: "\"") else { throw text.failure("expected a key in double quotes") }
      try key(after: first)
      try value()
    } while text.take(",")
    guard text.take("}") else { throw text.failure("expected ',' or '}'") }
    keys.shorten(to: first)
  }

  private mutating func key(after first: Int) throws(Complaint) {
    let key = try string()
    for place in first..<keys.count where keys[place].isSameText(as: key) {
      throw Complaint(.column(text.column, line: text.line), .words("duplicate key \""), .text(key), .words("\""))
    }
    guard text.take(":") else {
      throw Complaint(.column(text.column, line: text.line), .words("':' should stand after the key \""), .text(key), .words("\""))
    }
    try keys.append(key)
  }

  private mutating func number() throws(Complaint) {
    let digits = text.numberText
    guard JSONText.number(digits) != nil else {
      throw Complaint(.column(text.column, line: text.line), .words("'"), .text(digits), .words("' is not a number"))
    }
    text.step(digits.count)
  }

  private mutating func string() throws(Complaint) -> Bytes {
    text.step()
    let start = text.index
    while let byte = text.next {
      switch byte {
      case UInt8(ascii: "\""):
        let found = text.all.part(start, text.index)
        text.step()
        guard found.isUTF8 else { throw text.failure("the text is not UTF-8") }
        return found
      case UInt8(ascii: "\\"): try escape()
      case 0..<0x20: throw text.failure("a control character inside a text")
      default: text.step()
      }
    }
    throw text.failure("the text in double quotes does not end")
  }

  private mutating func escape() throws(Complaint) {
    text.step()
    guard let byte = text.next else { throw text.failure("the text in double quotes does not end") }
    guard byte == UInt8(ascii: "u") else {
      guard Bytes("\"\\/bfnrt").contains(byte) else { throw text.failure("no such escape in a text") }
      return text.step()
    }
    text.step()
    var code = try hex()
    if (0xD800..<0xDC00).contains(code), text.all.from(text.index).starts(with: "\\u") {
      text.step(2)
      if (0xDC00..<0xE000).contains(try hex()) { code = 0 }
    }
    guard !(0xD800..<0xE000).contains(code) else { throw text.failure("half a surrogate pair in a text") }
  }

  private mutating func hex() throws(Complaint) -> Int {
    let rest = text.all.from(text.index)
    let digits = rest.upTo(min(4, rest.count))
    guard digits.count == 4, digits.allSatisfy({ $0.digit(16) != nil }), let code = digits.whole(radix: 16) else {
      throw text.failure("four hexadecimal digits should stand after \\u")
    }
    text.step(4)
    return code
  }
}
