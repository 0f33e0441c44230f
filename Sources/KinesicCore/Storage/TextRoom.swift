import CKinesic

/// A text of any length that was read, ended by a zero byte.
struct TextRoom: ~Copyable {
  private var bytes = List<CChar>()

  init() { bytes.append(0) }

  /// The bytes of one that was made.
  static var byteCount: Int { List<CChar>.byteCount(forCapacity: 1) }

  /// The text; valid until it changes or goes.
  var cString: CString { bytes.address(of: 0) }

  mutating func clear() {
    bytes.removeAll()
    bytes.append(0)
  }

  mutating func append(_ byte: UInt8) {
    bytes[bytes.count - 1] = CChar(bitPattern: byte)
    bytes.append(0)
  }

  mutating func set(_ text: CString) {
    clear()
    for i in 0..<textLength(text) { append(UInt8(bitPattern: text[i])) }
  }
}
