import CKinesic

/// A text of any length that is read, ended by a zero byte.
struct StringBuffer: ~Copyable {
  private var bytes = List<CChar>()

  init() { bytes.append(0) }

  /// The bytes of an empty one.
  static var byteCount: Int { List<CChar>.byteCount(forCapacity: 1) }

  /// The text; valid until this value changes or its lifetime ends.
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
