import Glibc

/// The lines of a text file with their numbers from 1. Line ends may be those of Windows.
struct TextLines {
  let file: String
  private let bytes: [UInt8]
  private let progress: Progress
  /// How many lines are left out at the beginning; they count.
  private let skipped: Int

  init(_ bytes: [UInt8], file: String, skipping skipped: Int = 0, _ progress: Progress) {
    self.bytes = bytes
    self.file = file
    self.skipped = skipped
    self.progress = progress
  }

  /// All of it, in bytes.
  var size: Int { bytes.count }

  /// The bytes of each line, without its end: to make a text of each takes most of the time with a long file.
  func forEachLine(_ body: (Int, UnsafeBufferPointer<UInt8>) throws -> Void) throws {
    try bytes.withUnsafeBufferPointer { all in
      var (start, number) = (0, 0)
      while start <= all.count {
        let rest = UnsafeBufferPointer(rebasing: all[start...])
        let length = Self.length(of: rest)
        number += 1
        if number > skipped {
          let isWindows = length > 0 && rest[length - 1] == UInt8(ascii: "\r")
          try body(number, UnsafeBufferPointer(rebasing: rest[..<(isWindows ? length - 1 : length)]))
          if number.isMultiple(of: 4096) { progress.report(start, of: all.count) }
        }
        start += length + 1
      }
    }
  }

  /// How many bytes stand before the first line end.
  private static func length(of bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = bytes.baseAddress, let end = memchr(start, Int32(UInt8(ascii: "\n")), bytes.count) else { return bytes.count }
    return UnsafeRawPointer(end) - UnsafeRawPointer(start)
  }
}

extension StringProtocol {
  /// What stands between spaces and tabs. Byte by byte, as event logs are long.
  var words: [Substring] { Substring(self).utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map { Substring($0) } }

  /// What stands before the first `character`, an ASCII one.
  func before(_ character: Character) -> SubSequence {
    let end = utf8.firstIndex { $0 == character.asciiValue }
    return self[..<(end ?? endIndex)]
  }
}
