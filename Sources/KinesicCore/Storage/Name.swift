/// A name or a path that a host gave, copied.
struct Name {
  private var text: UnsafeMutablePointer<CChar>?

  init() {}

  /// Frees the text. The owner of the last copy of this value must call it.
  mutating func free() {
    text?.deallocate()
    text = nil
  }

  /// The bytes that a copy of a text asks for.
  static func byteCount(of given: CString?) -> Int {
    guard let given, given[0] != 0 else { return 0 }
    return textLength(given) + 1
  }

  mutating func set(_ given: CString?) {
    free()
    guard let given, given[0] != 0 else { return }
    let length = textLength(given)
    let copy = UnsafeMutablePointer<CChar>.allocate(capacity: length + 1)
    copy.initialize(from: given, count: length)
    copy[length] = 0
    text = copy
  }

  /// The name, "" without one; valid until it is set or freed.
  var cString: CString { text.map { CString($0) } ?? KinesicCore.cString("") }
}
