/// A value in a text of JSON that was checked, with its place. Its parts are looked for when they are asked for.
struct JSONValue {
  /// Where it begins.
  private let text: JSONText

  init(_ text: JSONText) {
    var text = text
    text.skipSpace()
    self.text = text
  }

  var place: Complaint.Place { .column(text.column, line: text.line) }
  var line: Int { text.line }
  private var first: UInt8 { text.next ?? 0 }

  /// What it is, for complaints.
  var kind: StaticString {
    switch first {
    case UInt8(ascii: "n"): "null"
    case UInt8(ascii: "t"), UInt8(ascii: "f"): "true or false"
    case UInt8(ascii: "\""): "a text"
    case UInt8(ascii: "["): "a list"
    case UInt8(ascii: "{"): "an object"
    default: "a number"
    }
  }

  var isList: Bool { first == UInt8(ascii: "[") }
  var isObject: Bool { first == UInt8(ascii: "{") }

  /// Its text with escapes, nil where it is none.
  var string: Bytes? {
    guard first == UInt8(ascii: "\"") else { return nil }
    var text = text
    return text.takeString()
  }

  var bool: Bool? { first == UInt8(ascii: "t") ? true : first == UInt8(ascii: "f") ? false : nil }

  var number: Double? { JSONText.number(text.numberText) }

  /// A whole number from 0 on, with all of its digits where a double has not so many.
  var identifier: UInt64? {
    guard let number else { return nil }
    if number >= 0x1p53, let whole = text.numberText.natural { return whole }
    return UInt64(exactly: number)
  }

  /// What stands in its brackets one after the other, if it is a list or an object.
  var parts: Parts { Parts(text) }

  /// The elements of a list, or the members of an object.
  struct Parts {
    private var text: JSONText
    private var isAtEnd: Bool

    fileprivate init(_ text: JSONText) {
      self.text = text
      self.text.step()
      self.text.skipSpace()
      isAtEnd = self.text.next == nil || self.text.next == UInt8(ascii: "]") || self.text.next == UInt8(ascii: "}")
    }

    mutating func next() -> JSONValue? {
      if isAtEnd { return nil }
      let value = JSONValue(text)
      text.skipValue()
      isAtEnd = !text.take(",")
      return value
    }

    /// Of an object: a key, with its escapes, and its value.
    mutating func nextMember() -> (key: Bytes, value: JSONValue)? {
      if isAtEnd { return nil }
      text.skipSpace()
      let key = text.takeString()
      _ = text.take(":")
      return next().map { (key, $0) }
    }
  }
}
