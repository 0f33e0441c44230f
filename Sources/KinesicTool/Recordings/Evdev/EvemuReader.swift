/// Reads the kernel's own event logs as `evemu-record` writes them, line by line.
///
///     N: name of the device
///     A: 35 0 4095 0 0 12           an axis: code (hexadecimal), minimum, maximum, fuzz, flat, units per mm
///     E: 0.000001 0003 0035 1204    an event: seconds, type and code (hexadecimal), value
///
/// Other description lines (I: P: B: L: S:) and comments from # on are passed over.
struct EvemuReader: EvdevLineReader {
  private(set) var device = Recording.Device()

  mutating func event(in text: String, line: Int, _ builder: RecordingBuilder) throws(ToolError) -> EvdevEvent? {
    let content = text.before("#")
    let words = content.words
    switch words.first {
    case nil, "I:", "P:", "B:", "L:", "S:": return nil
    case "N:": device.name = words.dropFirst().joined(separator: " ")
    case "A:": try axis(words, line: line, builder)
    case "E:": return try event(words, line: line, builder)
    default: throw builder.failure("not a line of an evemu event log (N: I: P: B: A: L: S: E:): '\(content.prefix(40))'", line: line)
    }
    return nil
  }

  /// An event line as `evemu-record` writes it, nearly all of a file: one space between the words, then the end or a
  /// comment. Nil for all others.
  func plainEvent(_ line: UnsafeBufferPointer<UInt8>, number: Int) -> EvdevEvent? {
    guard var digits = PlainDigits(line) else { return nil }
    guard digits.skip("E: "), let time = digits.time(), digits.skip(" "), let type = digits.hexadecimal(), digits.skip(" "),
      let code = digits.hexadecimal(), digits.skip(" "), let value = digits.signed(),
      digits.isAtEnd || digits.skip("\t#") || digits.skip(" #")
    else { return nil }
    return EvdevEvent(time: time, type: type, code: code, value: value, line: number)
  }

  private mutating func axis(_ words: [Substring], line: Int, _ builder: RecordingBuilder) throws(ToolError) {
    let numbers = words.dropFirst(2).compactMap { Int($0) }
    guard words.count >= 4, let code = Int(words[1], radix: 16), numbers.count == words.count - 2 else {
      throw builder.failure("an axis line is 'A: code minimum maximum fuzz flat resolution'", line: line)
    }
    device.set(code, minimum: numbers[0], maximum: numbers[1], resolution: numbers.count > 4 ? numbers[4] : nil)
  }

  private func event(_ words: [Substring], line: Int, _ builder: RecordingBuilder) throws(ToolError) -> EvdevEvent {
    guard words.count == 5, let time = nanoseconds(words[1]), let type = Int(words[2], radix: 16), let code = Int(words[3], radix: 16),
      let value = Int32(words[4])
    else { throw builder.failure("an event line is 'E: seconds.microseconds type code value'", line: line) }
    return EvdevEvent(time: time, type: type, code: code, value: Int(value), line: line)
  }
}

/// A format that tells of a device and its events in lines, which can be read as they come.
protocol EvdevLineReader {
  init()
  /// What was said of the device so far.
  var device: Recording.Device { get }
  /// Those among the events that were passed over.
  var strangeLines: StrangeLines { get }
  /// The event of a line that is quickly read, of long files; nil says nothing.
  mutating func plainEvent(_ line: UnsafeBufferPointer<UInt8>, number: Int) -> EvdevEvent?
  /// Takes a line; the event that it tells, if it tells one.
  mutating func event(in text: String, line: Int, _ builder: RecordingBuilder) throws(ToolError) -> EvdevEvent?
}

extension EvdevLineReader {
  var strangeLines: StrangeLines { StrangeLines() }
  func plainEvent(_ line: UnsafeBufferPointer<UInt8>, number: Int) -> EvdevEvent? { nil }

  /// A whole file.
  static func log(_ lines: TextLines) throws -> EvdevLog {
    let builder = RecordingBuilder(file: lines.file)
    var reader = Self()
    var log = EvdevLog(of: lines)
    try lines.forEachLine { number, bytes in
      if let event = reader.plainEvent(bytes, number: number) { return log.events.append(event) }
      let text = String(decoding: bytes, as: UTF8.self)
      if let event = try reader.event(in: text, line: number, builder) { log.events.append(event) }
    }
    (log.device, log.strangeLines) = (reader.device, reader.strangeLines)
    return log
  }
}
