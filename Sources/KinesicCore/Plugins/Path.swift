import CPlatform

/// A path under construction, always ended by a zero byte.
struct Path: ~Copyable {
  static let capacity = Int(PLATFORM_PATH_ROOM)
  private let base: UnsafeMutablePointer<CChar>
  private var count = 0

  init() {
    base = UnsafeMutablePointer<CChar>.allocate(capacity: Path.capacity)
    base.initialize(repeating: 0, count: Path.capacity)
  }

  deinit { base.deallocate() }

  /// The path; valid until it changes or goes.
  var cString: CString { CString(base) }

  /// Adds a text; false: it does not fit, and nothing was added.
  mutating func append(_ text: CString) -> Bool {
    let length = Path.length(of: text)
    if count + length >= Path.capacity { return false }
    for i in 0...length { base[count + i] = text[i] }
    count += length
    return true
  }

  /// Becomes the absolute path, without symbolic links, of something that exists; false: there is no such thing.
  mutating func resolve(_ path: CString) -> Bool {
    guard platform_resolve(path, base) else { return false }
    count = Path.length(of: base)
    return true
  }

  /// The bytes of a text, as far as they matter here: no path is longer than the room.
  static func length(of text: CString) -> Int {
    var length = 0
    while length < Path.capacity && text[length] != 0 { length += 1 }
    return length
  }

  static func isAbsolute(_ text: CString) -> Bool { platform_root_length(text) > 0 }

  /// Becomes the directory above; for an absolute path that is no root.
  mutating func removeLast() {
    while !platform_is_separator(base[count - 1]) { count -= 1 }
    if !isRoot { count -= 1 }
    base[count] = 0
  }

  var isRoot: Bool { count == platform_root_length(base) }

  /// Whether a text has a directory in it: then it names a file, and is not looked for.
  static func hasDirectory(_ text: CString) -> Bool {
    for i in 0..<length(of: text) where platform_is_separator(text[i]) { return true }
    return false
  }
}
