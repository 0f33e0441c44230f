import CText

/// The lines of a text with their numbers from 1. Line ends may be those of Windows.
struct Lines {
  private let all: Bytes
  /// Where the next line begins.
  private(set) var place = 0
  /// Of the line that was taken last.
  private(set) var number = 0

  /// `skipped`: how many lines are left out at the beginning; they count.
  init(_ all: Bytes, skipping skipped: Int = 0) {
    self.all = all
    while number < skipped, next() != nil {}
  }

  /// All of it, in bytes.
  var size: Int { all.count }

  /// The bytes of the next line, without its end.
  @inline(__always)
  mutating func next() -> Bytes? {
    guard place <= all.count else { return nil }
    let rest = all.from(place)
    let length = rest.lengthOfLine
    number += 1
    place += length + 1
    let isWindows = length > 0 && rest[length - 1] == UInt8(ascii: "\r")
    return rest.upTo(isWindows ? length - 1 : length)
  }
}

extension Bytes {
  /// How many bytes stand before the first line end.
  @inline(__always)
  fileprivate var lengthOfLine: Int {
    guard let start = baseAddress, count > 0, let end = text_find(start, UInt8(ascii: "\n"), count) else { return count }
    return end - UnsafeRawPointer(start)
  }
}
