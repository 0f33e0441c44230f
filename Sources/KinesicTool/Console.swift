import Glibc

/// What people read: the one way of words to the standard output and error streams. Recordings, traces and pictures
/// are data and go by `writeFile`.
///
/// Lines end here and nowhere else. A name, a title or a word of a plugin that holds a line end, an escape sequence or
/// a direction mark therefore cannot pass for a line of ours, nor control the terminal: such characters are shown by
/// their numbers.
enum Console {
  /// What was said and is not written yet; a terminal gets each line at once.
  private nonisolated(unsafe) static var pending: [UInt8] = []
  /// Why the standard output stream took no more: an `errno`. From then on nothing goes to it.
  private nonisolated(unsafe) static var failure: Int32?
  private static let isTerminal = isatty(STDOUT_FILENO) == 1
  private static let most = 1 << 16

  /// Prints to the standard output stream. That it could not be written is said by `finish`: what a command has to do
  /// beside it is done.
  static func say(_ lines: [String]) {
    let isColoured = Colour.isUsed(on: STDOUT_FILENO)
    for line in lines { sayExactly(isColoured ? Colour.painted(line.shown) : line.shown) }
  }

  static func say(_ line: String) { say([line]) }

  /// As it is, for what a shell reads.
  static func sayExactly(_ text: String) {
    pending += (text + "\n").utf8
    if isTerminal || pending.count > most { flush() }
  }

  /// As `say`, at once; throws where nobody takes it.
  static func sayNow(_ line: String) throws {
    say(line)
    if flush() != nil { throw ToolError(sentence) }
  }

  /// Writes what was said; why that is not possible, an `errno`.
  @discardableResult
  static func flush() -> Int32? {
    if failure == nil, !Streams.writeAll(pending, to: STDOUT_FILENO) { failure = errno }
    pending = []
    return failure
  }

  /// Writes what was said at the end of a command; whether all of it was. Complains if not.
  static func finish() -> Bool {
    guard flush() != nil else { return true }
    if complaint != sentence { complain(sentence) }
    return false
  }

  private static var sentence: String { "standard output: cannot be written: \(Streams.reason(failure ?? 0))" }

  /// Prints to the standard error stream.
  static func note(_ lines: [String]) {
    flush()
    let isColoured = Colour.isUsed(on: STDERR_FILENO)
    for line in lines { Streams.writeAll(((isColoured ? Colour.painted(line.shown) : line.shown) + "\n").utf8, to: STDERR_FILENO) }
  }

  static func note(_ line: String) { note([line]) }

  /// The first line of the last complaint.
  private nonisolated(unsafe) static var complaint = ""

  /// A failure: `error: ` before its first line.
  static func complain(_ lines: [String]) {
    complaint = lines.first ?? ""
    note(["error: " + complaint] + lines.dropFirst())
  }

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
