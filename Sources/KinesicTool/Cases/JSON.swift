/// A JSON value that remembers where it stood in its file.
struct JSON {
  indirect enum Content {
    case null
    case bool(Bool)
    case number(Double)
    /// A whole number that a Double would round.
    case large(UInt64)
    case string(String)
    case array([JSON])
    case object([(key: String, value: JSON)])
  }

  let content: Content
  let line: Int
  let column: Int

  /// What it is, for error messages.
  var kind: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number, .large: "a number"
    case .string: "a text"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// The number that a text of signs, digits, points and letters e is; nil where it is none of JSON's.
  static func number(_ text: String) -> Double? {
    let (zero, point) = (UInt8(ascii: "0"), UInt8(ascii: "."))
    let digits = text.utf8.drop { $0 == UInt8(ascii: "-") }
    let hasLeadingZero = digits.first == zero && digits.dropFirst().first.map { $0 &- zero < 10 } == true
    let hasBarePoint =
      text.utf8.last == point || zip(text.utf8, text.utf8.dropFirst()).contains { $0 == point && $1 | 0x20 == UInt8(ascii: "e") }
    guard let number = Double(text), number.isFinite, !hasLeadingZero, !hasBarePoint else { return nil }
    return number
  }

  /// Parses a whole file, or a part of one that begins in this line. Errors name line and column.
  static func parse(_ bytes: [UInt8], file: String, line: Int = 1) throws -> JSON {
    var parser = JSONParser(bytes: bytes, file: file)
    parser.line = line
    return try parser.document()
  }
}

/// A strict JSON parser (RFC 8259) that also refuses a key given twice. Columns count bytes from 1.
private struct JSONParser {
  let bytes: [UInt8]
  let file: String
  var index = 0
  var line = 1
  var lineStart = 0
  var depth = 0

  init(bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  func failure(_ sentence: String) -> ToolError { ToolError("\(file):\(line):\(index - lineStart + 1): \(sentence)") }

  mutating func document() throws -> JSON {
    let value = try value()
    skipSpace()
    guard next == nil else { throw failure("something follows the end of the JSON text") }
    return value
  }

  mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      index += 1
      if byte == 0x0A {
        line += 1
        lineStart = index
      }
    }
  }

  /// Takes `character` if it comes next, after space.
  mutating func take(_ character: Character) -> Bool {
    skipSpace()
    guard next == character.asciiValue else { return false }
    index += 1
    return true
  }

  mutating func value() throws -> JSON {
    skipSpace()
    let (line, column) = (line, index - lineStart + 1)
    depth += 1
    defer { depth -= 1 }
    guard depth <= 64 else { throw failure("more than 64 levels of nesting") }
    return JSON(content: try content(), line: line, column: column)
  }

  mutating func content() throws -> JSON.Content {
    guard let next else { throw failure("the text ends where a value is expected") }
    switch next {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try elements())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t") where word("true"): return .bool(true)
    case UInt8(ascii: "f") where word("false"): return .bool(false)
    case UInt8(ascii: "n") where word("null"): return .null
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw failure("expected a value")
    }
  }

  mutating func word(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  mutating func elements() throws -> [JSON] {
    index += 1
    var elements: [JSON] = []
    if take("]") { return elements }
    repeat { elements.append(try value()) } while take(",")
    guard take("]") else { throw failure("expected ',' or ']'") }
    return elements
  }

  mutating func members() throws -> [(key: String, value: JSON)] {
    index += 1
    var members: [(key: String, value: JSON)] = []
    if take("}") { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw failure("expected a key in double quotes") }
      let key = try string()
      guard !members.contains(where: { $0.key == key }) else { throw failure("duplicate key \"\(key)\"") }
      guard take(":") else { throw failure("':' should stand after the key \"\(key)\"") }
      members.append((key, try value()))
    } while take(",")
    guard take("}") else { throw failure("expected ',' or '}'") }
    return members
  }

  mutating func number() throws -> JSON.Content {
    let start = index
    while let byte = next, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let number = JSON.number(text) else {
      index = start
      throw failure("'\(text)' is not a number")
    }
    if number >= 0x1p53, let whole = UInt64(text) { return .large(whole) }
    return .number(number)
  }

  mutating func string() throws -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        guard let string = String(validating: text, as: UTF8.self) else { throw failure("the text is not UTF-8") }
        return string
      case UInt8(ascii: "\\"): text += try escape()
      case 0..<0x20: throw failure("a control character inside a text")
      default:
        text.append(byte)
        index += 1
      }
    }
    throw failure("the text in double quotes does not end")
  }

  mutating func escape() throws -> [UInt8] {
    index += 1
    let plain: [UInt8: UInt8] = [0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 8, 0x66: 12, 0x6E: 10, 0x72: 13, 0x74: 9]
    guard let byte = next else { throw failure("the text in double quotes does not end") }
    if let meant = plain[byte] {
      index += 1
      return [meant]
    }
    guard byte == UInt8(ascii: "u") else { throw failure("no such escape in a text") }
    index += 1
    var code = try hex()
    if (0xD800..<0xDC00).contains(code), bytes[index...].starts(with: [0x5C, 0x75]) {
      index += 2
      let low = try hex()
      if (0xDC00..<0xE000).contains(low) { code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00) }
    }
    guard let scalar = Unicode.Scalar(code) else { throw failure("half a surrogate pair in a text") }
    return Array(String(Character(scalar)).utf8)
  }

  mutating func hex() throws -> UInt32 {
    let digits = bytes[index...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits should stand after \\u") }
    index += 4
    return code
  }
}
