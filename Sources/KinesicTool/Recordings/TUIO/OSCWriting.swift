import RecordingReaders

extension OSC {
  enum Argument: Equatable {
    case int(Int32)
    case float(Float)
    case string(String)
  }

  /// Nanoseconds as an NTP time: seconds in the upper half, a binary fraction in the lower, rounded up so that they
  /// can be had back.
  static func timeTag(_ time: UInt64) -> UInt64 {
    let (seconds, rest) = time.quotientAndRemainder(dividingBy: 1_000_000_000)
    return seconds << 32 | ((rest << 32 + 999_999_999) / 1_000_000_000)
  }

  static func bundle(_ messages: [(address: String, arguments: [Argument])], tag: UInt64) -> [UInt8] {
    messages.reduce(Array("\(bundleName)".utf8) + bigEndian(tag)) { bytes, message in
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
