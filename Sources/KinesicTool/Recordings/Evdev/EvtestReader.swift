/// Reads the text of `evtest`, new and old, as people paste it: with its head or without, or quoted in a letter.
///
///     Input device name: "touch"
///       Event type 3 (EV_ABS)
///         Event code 53 (ABS_MT_POSITION_X)
///           Min        0
///           Max     4095
///           Resolution      12
///     Event: time 1349382132.123456, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 42
///     Event: time 1349382132.123456, -------------- SYN_REPORT ------------
///
/// Numbers count and not names, which old versions have others of. Other lines are passed over; behind the first event
/// they come from the terminal.
struct EvtestReader: EvdevLineReader {
  private(set) var device = Recording.Device()
  private(set) var strangeLines = StrangeLines()

  private var hasEvents = false
  /// What the head speaks of.
  private var type: Int?
  private var code: Int?
  private var axis: (minimum: Int, maximum: Int, resolution: Int?) = (0, 0, nil)

  mutating func event(in text: String, line: Int, _ builder: RecordingBuilder) throws(ToolError) -> EvdevEvent? {
    let content = Self.withoutQuotes(text)
    guard content.hasPrefix("Event: ") else {
      if hasEvents { strangeLines.add(line, text) } else { describe(content) }
      return nil
    }
    hasEvents = true
    guard let event = Self.event(content, line: line) else {
      throw builder.failure(
        "an event line is 'Event: time seconds.microseconds, type number (name), code number (name), value number'", line: line)
    }
    return event
  }

  /// An event line of numbers below 10^9 without marks in front, nearly all of a file, and the lines that close a
  /// frame or a packet of it.
  mutating func plainEvent(_ line: UnsafeBufferPointer<UInt8>, number: Int) -> EvdevEvent? {
    guard var digits = PlainDigits(line) else { return nil }
    guard digits.skip("Event: time "), let time = digits.time(), digits.skip(", ") else { return nil }
    guard digits.skip("type ") else {
      let closesFrame = digits.skip("-------------- SYN_REPORT ------------")
      guard closesFrame || digits.skip("++++++++++++++ SYN_MT_REPORT ++++++++++++"), digits.isAtEnd else { return nil }
      hasEvents = true
      return EvdevEvent(time: time, type: Evdev.syn, code: closesFrame ? Evdev.synReport : Evdev.synMTReport, value: 0, line: number)
    }
    let end = UInt8(ascii: ")")
    guard let type = digits.decimal(), type != Evdev.miscellaneous, digits.skip(" ("), digits.skip(through: end), digits.skip(", code "),
      let code = digits.decimal(), digits.skip(" ("), digits.skip(through: end), digits.skip(", value "), let value = digits.signed(),
      digits.isAtEnd
    else { return nil }
    hasEvents = true
    return EvdevEvent(time: time, type: type, code: code, value: value, line: number)
  }

  /// Without the marks of letters that answer others.
  static func withoutQuotes(_ text: some StringProtocol) -> Substring { Substring(text).drop { $0 == ">" || $0 == " " || $0 == "\t" } }

  private static func event(_ text: Substring, line: Int) -> EvdevEvent? {
    let fields = text.dropFirst("Event: ".count).split(separator: ",").map(\.words)
    guard let first = fields.first, first.count == 2, first[0] == "time", let time = nanoseconds(first[1]) else { return nil }
    if fields.count == 2 {
      return synchronization(fields[1]).map { EvdevEvent(time: time, type: Evdev.syn, code: $0, value: 0, line: line) }
    }
    func number(_ name: Substring, radix: Int = 10) -> Int? {
      fields.dropFirst().first { $0.first == name && $0.count > 1 }.flatMap { Int($0[1], radix: radix) }
    }
    guard let type = number("type"), let code = number("code"), type >= 0, code >= 0 else { return nil }
    // Scan codes are hexadecimal.
    guard let value = number("value", radix: type == Evdev.miscellaneous ? 16 : 10),
      type == Evdev.miscellaneous || Int32(exactly: value) != nil
    else { return nil }
    return EvdevEvent(time: time, type: type, code: code, value: value, line: line)
  }

  /// What stands between dashes, pluses or arrows. Old versions call all but SYN_REPORT "Config Sync"; devices send
  /// nothing else there than SYN_MT_REPORT.
  private static func synchronization(_ words: [Substring]) -> Int? {
    let name = words.filter { $0.contains(where: \.isLetter) }.joined(separator: " ")
    return switch name {
    case "SYN_REPORT", "Report Sync": Evdev.synReport
    case "SYN_MT_REPORT", "Config Sync": Evdev.synMTReport
    case "SYN_DROPPED": Evdev.synDropped
    case "SYN_CONFIG": 1
    default: nil
    }
  }

  private mutating func describe(_ text: Substring) {
    let words = text.words
    if text.hasPrefix("Input device name: ") {
      device.name = String(text.dropFirst("Input device name: ".count).drop { $0 == "\"" }.reversed().drop { $0 == "\"" }.reversed())
    } else if text.hasPrefix("Event type "), words.count > 2 {
      (type, code) = (Int(words[2]), nil)
    } else if text.hasPrefix("Event code "), words.count > 2 {
      (code, axis) = (Int(words[2]), (0, 0, nil))
    } else if text.hasSuffix(":") {
      (type, code) = (nil, nil)
    } else if type == Evdev.absolute, let code, words.count == 2, let number = Int(words[1]) {
      switch words[0] {
      case "Min": axis.minimum = number
      case "Max": axis.maximum = number
      case "Resolution": axis.resolution = number
      default: return
      }
      if axis.maximum > axis.minimum { device.set(code, minimum: axis.minimum, maximum: axis.maximum, resolution: axis.resolution) }
    }
  }
}
