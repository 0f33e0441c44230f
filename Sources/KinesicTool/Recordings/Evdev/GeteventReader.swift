/// Reads the text of Android's `getevent -lt`, and of `getevent -t`, which has numbers in place of names, with rates
/// (-r) too. Lines of `getevent -lp` before the events tell the device's name and axes.
///
///     add device 1: /dev/input/event2
///       name:     "touch"
///         ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
///     [    5121.103041] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000001f4
///
/// The device column may be absent. Events and axes of devices that tell of no contact are passed over; two that do
/// are refused.
struct GeteventReader: EvdevLineReader {
  /// Of the device that tells of contacts, once it is known.
  var device: Recording.Device { touching.flatMap { devices[$0] } ?? devices[described] ?? Recording.Device() }

  private var devices: [Substring: Recording.Device] = [:]
  private var described: Substring = ""
  private var touching: Substring?
  /// How the lines of that device go on behind their time.
  private var plainSource: [UInt8]?
  private let types = NameTable(Evdev.typeNumbers)
  private let codes = NameTable(Evdev.codeNumbers)

  /// An event line of the device that tells of contacts, nearly all of a file.
  func plainEvent(_ line: UnsafeBufferPointer<UInt8>, number: Int) -> EvdevEvent? {
    guard let plainSource, var digits = PlainDigits(line) else { return nil }
    guard digits.skip("["), digits.skipSpaces(), let time = digits.time(), digits.skip("]"), digits.skipSpaces(), digits.skip(plainSource),
      digits.skipSpaces(), let type = digits.number(in: types), digits.skipSpaces(), let code = digits.number(in: codes),
      digits.skipSpaces(), let value = digits.bits32(), digits.skipSpaces(), digits.isAtEnd || Self.skipRate(&digits)
    else { return nil }
    return EvdevEvent(time: time, type: type, code: code, value: value, line: number)
  }

  /// What `getevent -r` writes at the end of a line, how many reports a second there were.
  private static func skipRate(_ digits: inout PlainDigits) -> Bool {
    digits.skip("rate ") && digits.skipSpaces() && !digits.word().isEmpty && digits.skipSpaces() && digits.isAtEnd
  }

  mutating func event(in text: String, line: Int, _ builder: RecordingBuilder) throws(ToolError) -> EvdevEvent? {
    guard text.first == "[" else {
      if Self.isUntimed(text) { throw builder.failure("this event has no time: getevent -lt and getevent -t write times", line: line) }
      try describe(text, line: line, builder)
      return nil
    }
    guard let (event, source) = Self.event(text, line: line) else {
      throw builder.failure("an event line is '[ seconds.microseconds] /dev/input/eventN: type code value'", line: line)
    }
    if event.type == Evdev.absolute, event.code >= Evdev.slot {
      guard touching == nil || touching == source else {
        throw builder.failure("contacts of two devices, \(touching ?? "") and \(source); record one of them", line: line)
      }
      if touching == nil { plainSource = source.isEmpty ? [] : Array("\(source): ".utf8) }
      touching = source
    }
    return touching == nil || touching == source ? event : nil
  }

  private static func event(_ text: String, line: Int) -> (EvdevEvent, source: Substring)? {
    guard let close = text.utf8.firstIndex(of: UInt8(ascii: "]")) else { return nil }
    var words = text[text.utf8.index(after: close)...].words
    let time = text[..<close].dropFirst().words.first ?? ""
    let source = words.first?.last == ":" ? words.removeFirst().dropLast() : ""
    // How many reports a second there were (getevent -r).
    if words.count == 5, words[3] == "rate" { words.removeLast(2) }
    guard words.count == 3, let time = nanoseconds(time), let type = number(words[0], in: Evdev.typeNumbers),
      let code = number(words[1], in: Evdev.codeNumbers), let value = value(words[2])
    else { return nil }
    return (EvdevEvent(time: time, type: type, code: code, value: value, line: line), source)
  }

  /// Whether this is what getevent prints of an event without -t.
  static func isUntimed(_ text: some StringProtocol) -> Bool {
    var words = text.words
    if words.first?.last == ":" { words.removeFirst() }
    if words.count == 5, words[3] == "rate" { words.removeLast(2) }
    guard words.count == 3, Evdev.typeNumbers[words[0]] != nil || words[0].count == 4 else { return false }
    return number(words[0], in: Evdev.typeNumbers) != nil && number(words[1], in: Evdev.codeNumbers) != nil && value(words[2]) != nil
  }

  /// The number of a name, or a hexadecimal number; a name that matters to nobody here is -1.
  private static func number(_ word: Substring, in numbers: [Substring: Int]) -> Int? {
    if let named = numbers[word] { return named }
    if let number = Int(word, radix: 16), number >= 0 { return number }
    return word.allSatisfy { $0.isUppercase || $0.isNumber || $0 == "_" } ? -1 : nil
  }

  /// Eight hexadecimal digits of a two's complement, or the name of a key's state.
  private static func value(_ word: Substring) -> Int? {
    if let state = ["UP": 0, "DOWN": 1, "REPEAT": 2][word] { return state }
    return UInt32(word, radix: 16).map { Int(Int32(bitPattern: $0)) }
  }

  private mutating func describe(_ text: String, line: Int, _ builder: RecordingBuilder) throws(ToolError) {
    if text.hasPrefix("add device ") {
      described = text.split(separator: " ").last ?? ""
      devices[described] = Recording.Device()
    } else if text.contains("name:  "), let name = text.split(separator: "\"", omittingEmptySubsequences: false).dropFirst().first {
      devices[described]?.name = String(name)
    } else if let colon = text.firstRange(of: " : value ") {
      try axis(text[..<colon.lowerBound], text[colon.upperBound...], line: line, builder)
    } else if let first = text.first, !first.isWhitespace, !text.hasPrefix("could not ") {
      throw builder.failure("not a line of getevent -lt: '\(text.prefix(40))'", line: line)
    }
  }

  /// `ABS (0003): ABS_MT_POSITION_X    ` and `0, min 0, max 1079, fuzz 0, flat 0, resolution 0`
  private mutating func axis(_ label: Substring, _ text: Substring, line: Int, _ builder: RecordingBuilder) throws(ToolError) {
    let numbers = text.split(separator: ",").compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }
    guard numbers.count >= 5, let name = label.split(separator: " ").last,
      let code = Self.number(name, in: Evdev.codeNumbers)
    else { throw builder.failure("an axis is 'NAME : value v, min a, max b, fuzz f, flat g, resolution r'", line: line) }
    devices[described]?.set(code, minimum: numbers[1], maximum: numbers[2], resolution: numbers.count > 5 ? numbers[5] : nil)
  }
}
