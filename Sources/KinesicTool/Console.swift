import Glibc

/// What people read: the one way of words to the standard output and error streams. Recordings, traces and pictures
/// are data and go by `writeFile`.
///
/// Lines end here and nowhere else. A name, a title or a word of a plugin that holds a line end, an escape sequence or
/// a direction mark therefore cannot pass for a line of ours, nor control the terminal: such characters are shown by
/// their numbers.
enum Console {
  /// Prints to the standard output stream.
  static func say(_ lines: [String]) {
    for line in lines { print(line.shown) }
  }

  static func say(_ line: String) { say([line]) }

  /// As `say`, at once; throws where nobody takes it.
  static func sayNow(_ line: String) throws { try writeFile((line.shown + "\n").utf8, to: "-") }

  /// Prints to the standard error stream.
  static func note(_ lines: [String]) {
    for line in lines { Streams.writeAll((line.shown + "\n").utf8, to: STDERR_FILENO) }
  }

  static func note(_ line: String) { note([line]) }

  /// A failure: `error: ` before its first line.
  static func complain(_ lines: [String]) { note(["error: " + (lines.first ?? "")] + lines.dropFirst()) }

  static func complain(_ line: String) { complain([line]) }
}

extension String {
  /// With its number in place of each control character and direction mark, as JSON writes it: `\u001b`.
  var shown: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { $0.isControl ? "\\u" + hex(Int($0.value), 4) : String($0) }.joined()
  }

  /// With a replacement character in place of each, for formats in which they cannot stand.
  var withoutControls: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.map { $0.isControl ? "\u{FFFD}" : String($0) }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether a terminal or a text's layout obeys it in place of showing it: C0, DEL, C1, ends of lines and paragraphs,
  /// direction marks.
  var isControl: Bool {
    switch value {
    case 0x20...0x7E: false
    case 0x2028, 0x2029: true
    default: properties.generalCategory == .control || properties.isBidiControl
    }
  }
}
