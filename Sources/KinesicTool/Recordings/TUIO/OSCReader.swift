/// Takes an OSC packet apart. Every complaint names the byte.
struct OSCReader {
  /// What is wrong, and at which byte of the file or packet.
  struct Failure: Error {
    let sentence: String
    let place: Int
  }

  private let bytes: OSC.Bytes
  private var index: Int

  /// Indices of the slice are the places in complaints.
  init(_ bytes: OSC.Bytes) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  private static let bundleBeginning = Array(OSC.bundleName.utf8) + [0]

  static func packet(_ bytes: OSC.Bytes) throws(Failure) -> OSC.Packet {
    var reader = OSCReader(bytes)
    guard bytes.starts(with: bundleBeginning) else { return .init(time: nil, messages: [try reader.message()]) }
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
  mutating func block(_ what: StaticString) throws(Failure) -> OSC.Bytes {
    let start = index
    let size = Int(try number(UInt32.self, "the size of ", what))
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
    guard Self.begins(address, with: UInt8(ascii: "/")) else {
      throw Failure(sentence: "expected an address, '/...', or '#bundle'", place: place)
    }
    let tagPlace = index
    let tags = isAtEnd ? nil : try text()
    if let tags, !Self.begins(tags, with: UInt8(ascii: ",")) { throw Failure(sentence: "expected type tags, ',...'", place: tagPlace) }
    let types = tags?.dropFirst() ?? bytes[index..<index]
    let content = bytes[index...]
    if types.allSatisfy(Self.isKnown) {
      for type in types { try skip(type) }
    } else {
      try refuse(types, at: tagPlace)
    }
    guard isAtEnd else { throw failure("the message's end") }
    return .init(address: address, arguments: .init(types: types, content: content), place: place)
  }

  /// Whether a text begins with an ASCII character, with which nothing behind it makes another one.
  private static func begins(_ text: OSC.Bytes, with character: UInt8) -> Bool {
    guard text.first == character else { return false }
    return text.count == 1 || text[text.startIndex + 1] < 0x80
      || String(decoding: text, as: UTF8.self).first == Character(Unicode.Scalar(character))
  }

  private static func isKnown(_ type: UInt8) -> Bool {
    type == UInt8(ascii: "i") || type == UInt8(ascii: "f") || type == UInt8(ascii: "s")
  }

  /// Complains of the first argument of a type that TUIO does not have, or of one before it.
  private mutating func refuse(_ types: OSC.Bytes, at place: Int) throws(Failure) {
    for type in String(decoding: types, as: UTF8.self) {
      guard let byte = type.asciiValue, Self.isKnown(byte) else {
        throw Failure(sentence: "an argument of type '\(type)'; TUIO has i, f and s", place: place)
      }
      try skip(byte)
    }
  }

  private mutating func skip(_ type: UInt8) throws(Failure) {
    switch type {
    case UInt8(ascii: "i"): _ = try number(UInt32.self, "an int32")
    case UInt8(ascii: "f"): _ = try number(UInt32.self, "a float32")
    default: _ = try text()
    }
  }

  private mutating func number<Number: FixedWidthInteger & UnsignedInteger>(
    _: Number.Type, _ what: StaticString, _ more: StaticString = ""
  ) throws(Failure) -> Number {
    let size = MemoryLayout<Number>.size
    guard bytes.endIndex - index >= size else { throw failure("\(what)\(more), \(size) bytes,") }
    defer { index += size }
    return bytes.bigEndian(at: index)
  }

  private mutating func text() throws(Failure) -> OSC.Bytes {
    guard let end = bytes[index...].firstIndex(of: 0), (end - bytes.startIndex) / 4 * 4 + 4 <= bytes.count else {
      throw failure("a text that a zero byte ends")
    }
    defer { index = bytes.startIndex + (end - bytes.startIndex) / 4 * 4 + 4 }
    return bytes[index..<end]
  }
}

extension OSC.Bytes {
  /// The number whose bytes stand there, the highest first.
  func bigEndian<Number: FixedWidthInteger>(at index: Int) -> Number {
    Number(bigEndian: UnsafeRawBufferPointer(base).loadUnaligned(fromByteOffset: index, as: Number.self))
  }

  /// Whether these are the bytes of an ASCII text.
  func isText(_ text: StaticString) -> Bool {
    count == text.utf8CodeUnitCount && elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
