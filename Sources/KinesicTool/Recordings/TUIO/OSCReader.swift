/// Takes an OSC packet apart. Every complaint names the byte.
struct OSCReader {
  /// What is wrong, and at which byte of the file or packet.
  struct Failure: Error {
    let sentence: String
    let place: Int
  }

  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Indices of the slice are the places in complaints.
  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  static func packet(_ bytes: ArraySlice<UInt8>) throws(Failure) -> OSC.Packet {
    var reader = OSCReader(bytes)
    guard bytes.starts(with: Array(OSC.bundleName.utf8) + [0]) else { return .init(time: nil, messages: [try reader.message()]) }
    _ = try reader.text()
    let tag = try reader.number(UInt64.self, "a bundle's time tag")
    var messages: [OSC.Message] = []
    while !reader.isAtEnd {
      var element = OSCReader(try reader.block("a bundle's element"))
      messages.append(try element.message())
    }
    return .init(time: tag == OSC.immediately ? nil : OSC.nanoseconds(tag), messages: messages)
  }

  var isAtEnd: Bool { index == bytes.endIndex }

  /// A size of four bytes and as many bytes as it says.
  mutating func block(_ what: String) throws(Failure) -> ArraySlice<UInt8> {
    let start = index
    let size = Int(try number(UInt32.self, "the size of \(what)"))
    guard size > 0, size % 4 == 0, size <= bytes.endIndex - index else {
      throw Failure(sentence: "the size of \(what) is \(size), with \(bytes.endIndex - index) bytes left", place: start)
    }
    defer { index += size }
    return bytes[index..<index + size]
  }

  private func failure(_ wanted: String) -> Failure { Failure(sentence: "expected \(wanted)", place: index) }

  private mutating func message() throws(Failure) -> OSC.Message {
    let place = index
    let address = try text()
    guard address.hasPrefix("/") else { throw Failure(sentence: "expected an address, '/...', or '#bundle'", place: place) }
    let tagPlace = index
    let tags = isAtEnd ? "," : try text()
    guard tags.hasPrefix(",") else { throw Failure(sentence: "expected type tags, ',...'", place: tagPlace) }
    var arguments: [OSC.Argument] = []
    for tag in tags.dropFirst() {
      switch tag {
      case "i": arguments.append(.int(Int32(bitPattern: try number(UInt32.self, "an int32"))))
      case "f": arguments.append(.float(Float(bitPattern: try number(UInt32.self, "a float32"))))
      case "s": arguments.append(.string(try text()))
      default: throw Failure(sentence: "an argument of type '\(tag)'; TUIO has i, f and s", place: tagPlace)
      }
    }
    guard isAtEnd else { throw failure("the message's end") }
    return .init(address: address, arguments: arguments, place: place)
  }

  private mutating func number<Number: FixedWidthInteger & UnsignedInteger>(_: Number.Type, _ what: String) throws(Failure) -> Number {
    let size = MemoryLayout<Number>.size
    guard bytes.endIndex - index >= size else { throw failure("\(what), \(size) bytes,") }
    defer { index += size }
    return bytes[index..<index + size].reduce(0) { $0 << 8 | Number($1) }
  }

  private mutating func text() throws(Failure) -> String {
    guard let end = bytes[index...].firstIndex(of: 0), (end - bytes.startIndex) / 4 * 4 + 4 <= bytes.count else {
      throw failure("a text that a zero byte ends")
    }
    defer { index = bytes.startIndex + (end - bytes.startIndex) / 4 * 4 + 4 }
    return String(decoding: bytes[index..<end], as: UTF8.self)
  }
}
