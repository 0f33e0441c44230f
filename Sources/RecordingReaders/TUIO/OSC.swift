/// Open Sound Control 1.0, as far as TUIO needs it: bundles of messages with int32, float32 and string arguments.
public enum OSC {
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
      guard types.begins(with: "s"), let end = content.find("\0") else { return nil }
      defer {
        types = types.from(1)
        content = content.from(min(end / 4 * 4 + 4, content.count))
      }
      return content.upTo(end)
    }

    private mutating func number(_ type: Unicode.Scalar) -> UInt32? {
      guard types.begins(with: type), content.count >= 4 else { return nil }
      defer { (types, content) = (types.from(1), content.from(4)) }
      return content.bigEndian()
    }
  }

  public static let immediately: UInt64 = 1
  public static let bundleName: StaticString = "#bundle\0"

  /// The nanoseconds since 1900 that an NTP time is: seconds in the upper half, a binary fraction in the lower.
  static func nanoseconds(_ tag: UInt64) -> UInt64 {
    (tag >> 32) * 1_000_000_000 + ((tag & 0xffff_ffff) * 1_000_000_000) >> 32
  }
}

extension Bytes {
  /// The number whose bytes stand at the beginning, the highest first.
  func bigEndian<Number: FixedWidthInteger>() -> Number {
    Number(bigEndian: UnsafeRawBufferPointer(self).loadUnaligned(as: Number.self))
  }
}
