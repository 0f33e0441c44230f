/// Open Sound Control 1.0, as far as TUIO needs it: bundles of messages with int32, float32 and string arguments.
enum OSC {
  enum Argument: Equatable {
    case int(Int32)
    case float(Float)
    case string(String)
  }

  /// A part of a file or packet, which is there as long as what is read of it.
  typealias Bytes = Slice<UnsafeBufferPointer<UInt8>>

  /// A message that was read.
  struct Message {
    let address: Bytes
    let arguments: Arguments
    /// The byte at which it begins.
    let place: Int
  }

  /// The arguments of a message that was read, of these types, taken one after the other. Each function gives nil, and
  /// takes nothing, where the next one is of another type or there is none.
  struct Arguments {
    private(set) var types: Bytes
    private var content: Bytes

    init(types: Bytes, content: Bytes) { (self.types, self.content) = (types, content) }

    mutating func int() -> Int32? { number("i").map(Int32.init(bitPattern:)) }
    mutating func float() -> Float? { number("f").map(Float.init(bitPattern:)) }

    mutating func text() -> Bytes? {
      guard types.first == UInt8(ascii: "s"), let end = content.firstIndex(of: 0) else { return nil }
      defer {
        types = types.dropFirst()
        content = content.dropFirst((end - content.startIndex) / 4 * 4 + 4)
      }
      return content[..<end]
    }

    private mutating func number(_ type: Unicode.Scalar) -> UInt32? {
      guard types.first == UInt8(ascii: type) else { return nil }
      defer { (types, content) = (types.dropFirst(), content.dropFirst(4)) }
      return content.bigEndian(at: content.startIndex)
    }
  }

  struct Packet {
    /// Nanoseconds since 1900; nil for a message without a bundle and for the tag that means "immediately".
    let time: UInt64?
    let messages: [Message]
  }

  static let bundleName = "#bundle"
  static let immediately: UInt64 = 1

  /// Nanoseconds as an NTP time: seconds in the upper half, a binary fraction in the lower, rounded up so that they
  /// can be had back.
  static func timeTag(_ time: UInt64) -> UInt64 {
    let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
    return seconds << 32 | ((rest << 32 + 999_999_999) / 1_000_000_000)
  }

  static func nanoseconds(_ tag: UInt64) -> UInt64 {
    (tag >> 32) * 1_000_000_000 + ((tag & 0xffff_ffff) * 1_000_000_000) >> 32
  }

  // MARK: Writing

  static func bundle(_ messages: [(address: String, arguments: [Argument])], tag: UInt64) -> [UInt8] {
    messages.reduce(padded(bundleName) + bigEndian(tag)) { bytes, message in
      let content = Self.message(message.address, message.arguments)
      return bytes + bigEndian(UInt32(content.count)) + content
    }
  }

  private static func message(_ address: String, _ arguments: [Argument]) -> [UInt8] {
    var tags = ","
    var content: [UInt8] = []
    for argument in arguments {
      switch argument {
      case .int(let value): (tags, content) = (tags + "i", content + bigEndian(UInt32(bitPattern: value)))
      case .float(let value): (tags, content) = (tags + "f", content + bigEndian(value.bitPattern))
      case .string(let text): (tags, content) = (tags + "s", content + padded(text))
      }
    }
    return padded(address) + padded(tags) + content
  }

  static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] { withUnsafeBytes(of: number.bigEndian) { Array($0) } }

  /// A text, a zero byte, and more of them up to a multiple of four.
  private static func padded(_ text: String) -> [UInt8] {
    Array(text.utf8) + [UInt8](repeating: 0, count: 4 - text.utf8.count % 4)
  }
}
