/// Takes an OSC packet apart. Every complaint names the byte.
struct OSCReader {
  private let all: Bytes
  private(set) var index: Int
  private let end: Int

  /// A part of a file; places in complaints are those in the file.
  init(_ all: Bytes, from index: Int = 0, to end: Int? = nil) { (self.all, self.index, self.end) = (all, index, end ?? all.count) }

  var isAtEnd: Bool { index == end }

  /// How many bytes are left.
  private var left: Int { end - index }

  /// Takes the head of a bundle, if this is one: its time, nanoseconds since 1900, nil for the tag that means
  /// "immediately".
  mutating func bundle() throws(Complaint) -> (isBundle: Bool, time: UInt64?) {
    guard all.part(index, end).starts(with: OSC.bundleName) else { return (false, nil) }
    _ = try text()
    let tag: UInt64 = try number("a bundle's time tag")
    return (true, tag == OSC.immediately ? nil : OSC.nanoseconds(tag))
  }

  /// A size of four bytes and as many bytes as it says.
  mutating func block(_ what: StaticString) throws(Complaint) -> OSCReader {
    let start = index
    let size = Int(try number("the size of ", what) as UInt32)
    guard size > 0, size % 4 == 0, size <= left else {
      throw Complaint(
        .byte(start), .words("the size of "), .words(what), .words(" is "), .number(size), .words(", with "), .number(left),
        .words(" bytes left"))
    }
    defer { index += size }
    return OSCReader(all, from: index, to: index + size)
  }

  mutating func message() throws(Complaint) -> OSC.Message {
    let place = index
    let address = try text()
    guard address.begins(with: "/") else { throw Complaint(.byte(place), "expected an address, '/...', or '#bundle'") }
    let tagPlace = index
    let tags = isAtEnd ? Bytes(",") : try text()
    guard tags.begins(with: ",") else { throw Complaint(.byte(tagPlace), "expected type tags, ',...'") }
    let types = tags.from(1)
    let content = all.part(index, end)
    for type in types { try skip(type, of: types, at: tagPlace) }
    guard isAtEnd else { throw Complaint(.byte(index), "expected the message's end") }
    return OSC.Message(address: address, arguments: OSC.Arguments(types: types, content: content), place: place)
  }

  private mutating func skip(_ type: UInt8, of types: Bytes, at place: Int) throws(Complaint) {
    switch type {
    case UInt8(ascii: "i"): _ = try number("an int32") as UInt32
    case UInt8(ascii: "f"): _ = try number("a float32") as UInt32
    case UInt8(ascii: "s"): _ = try text()
    default:
      let rest = types.trimmed { $0 == UInt8(ascii: "i") || $0 == UInt8(ascii: "f") || $0 == UInt8(ascii: "s") }
      throw Complaint(
        .byte(place), .words("an argument of type '"), .text(rest.beginning(1)), .words("'; TUIO has i, f and s"))
    }
  }

  private mutating func number<Number: FixedWidthInteger & UnsignedInteger>(
    _ what: StaticString, _ more: StaticString = ""
  ) throws(Complaint) -> Number {
    let size = MemoryLayout<Number>.size
    guard left >= size else {
      throw Complaint(.byte(index), .words("expected "), .words(what), .words(more), .words(", "), .number(size), .words(" bytes,"))
    }
    defer { index += size }
    return all.part(index, end).bigEndian()
  }

  /// A text, a zero byte, and more of them up to a multiple of four.
  private mutating func text() throws(Complaint) -> Bytes {
    let rest = all.part(index, end)
    guard let length = rest.find("\0"), length / 4 * 4 + 4 <= rest.count else {
      throw Complaint(.byte(index), "expected a text that a zero byte ends")
    }
    defer { index += length / 4 * 4 + 4 }
    return rest.upTo(length)
  }
}
