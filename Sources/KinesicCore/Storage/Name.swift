/// A short name that a host gave, copied: at most 63 bytes unless said otherwise, cut between whole UTF-8 characters.
struct Name {
  static let longest = 63
  private var text: UnsafeMutablePointer<CChar>?

  init() {}

  /// Frees the copy. Whoever holds the last copy of this value calls it.
  mutating func free() {
    text?.deallocate()
    text = nil
  }

  mutating func set(_ given: CString?, longest: Int = Name.longest) {
    free()
    guard let given, given[0] != 0 else { return }
    var length = 0
    while length < longest && given[length] != 0 { length += 1 }
    while given[length] != 0 && length > 0 && UInt8(bitPattern: given[length]) & 0xC0 == 0x80 { length -= 1 }
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: length + 1)
    copy.initialize(from: given, count: length)
    copy[length] = 0
    text = copy
  }

  /// The name, "" without one; valid until it is set or freed.
  var cString: CString { text.map { CString($0) } ?? KinesicCore.cString("") }
}
