/// Blocks that are made once and freed together with their owner: what C structs that were read point to.
struct OwnedMemory: ~Copyable {
  private var blocks = List<UnsafeMutableRawPointer>()

  init() {}

  deinit {
    for i in 0..<blocks.count { blocks[i].deallocate() }
  }

  /// The bytes that the next two blocks ask for beside their own.
  var growth: Int { blocks.count + 2 < blocks.capacity ? 0 : 2 * max(blocks.capacity, 8) * MemoryLayout<UnsafeMutableRawPointer>.stride }

  /// Whether a text is one of its blocks.
  func has(_ text: CString) -> Bool {
    for i in 0..<blocks.count where UnsafeRawPointer(blocks[i]) == UnsafeRawPointer(text) { return true }
    return false
  }

  /// A row of `count` elements; of none, one that must not be written to.
  mutating func row<Element: BitwiseCopyable>(of element: Element, count: Int) -> UnsafeMutablePointer<Element> {
    if count == 0 { return UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped }
    let row = UnsafeMutablePointer<Element>.allocate(capacity: count)
    row.initialize(repeating: element, count: count)
    blocks.append(UnsafeMutableRawPointer(row))
    return row
  }

  /// A copy of a text.
  @inline(never) mutating func copy(_ text: CString) -> CString {
    let length = textLength(text)
    let copy = row(of: CChar(0), count: length + 1)
    for i in 0..<length { copy[i] = text[i] }
    return CString(copy)
  }
}
