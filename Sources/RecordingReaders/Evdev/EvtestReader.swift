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
struct EvtestReader: ~Copyable {
  private(set) var axes = Axes()
  private(set) var name = List<UInt8>()
  private(set) var strangeLines = StrangeLines()

  private var hasEvents = false
  /// What the head speaks of.
  private var type: Int?
  private var code: Int?
  private var axis: (minimum: Int, maximum: Int, resolution: Int?) = (0, 0, nil)

  /// Takes a line; the event that it tells, if it tells one.
  mutating func event(_ line: Bytes, number: Int) throws(Complaint) -> EvdevEvent? {
    let content = Self.withoutQuotes(line)
    guard content.starts(with: "Event: ") else {
      if hasEvents { strangeLines.add(number, line) } else { try describe(content) }
      return nil
    }
    hasEvents = true
    guard let event = Self.event(content.from(7), number) else {
      throw Complaint(
        .line(number),
        "an event line is 'Event: time seconds.microseconds, type number (name), code number (name), value number'")
    }
    return event
  }

  /// An event line of numbers below 10^9 without marks in front, nearly all of a file, and the lines that close a
  /// frame or a packet of it.
  @inline(__always)
  mutating func plainEvent(_ line: Bytes, number: Int) -> EvdevEvent? {
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
  static func withoutQuotes(_ text: Bytes) -> Bytes { text.trimmed { $0.isBlank || $0 == UInt8(ascii: ">") } }

  /// What stands behind `Event: `.
  private static func event(_ text: Bytes, _ line: Int) -> EvdevEvent? {
    var fields = Words(text, separatedBy: ",", or: ",")
    guard let first = fields.next(), first.wordCount == 2, first.word(0)?.isText("time") == true, let time = first.word(1)?.nanoseconds
    else {
      return nil
    }
    guard let second = fields.next() else { return nil }
    guard fields.next() != nil else {
      return synchronization(second).map { EvdevEvent(time: time, type: Evdev.syn, code: $0, value: 0, line: line) }
    }
    guard let type = number("type", in: text), let code = number("code", in: text), type >= 0, code >= 0 else { return nil }
    // Scan codes are hexadecimal.
    let isScanCode = type == Evdev.miscellaneous
    guard let value = number("value", in: text, radix: isScanCode ? 16 : 10), isScanCode || Int32(exactly: value) != nil else { return nil }
    return EvdevEvent(time: time, type: type, code: code, value: value, line: line)
  }

  /// The number behind a name at the beginning of a field.
  private static func number(_ name: StaticString, in text: Bytes, radix: Int = 10) -> Int? {
    var fields = Words(text, separatedBy: ",", or: ",")
    _ = fields.next()
    while let field = fields.next() {
      if field.word(0)?.isText(name) == true, let word = field.word(1) { return word.whole(radix: radix) }
    }
    return nil
  }

  /// What stands between dashes, pluses or arrows. Old versions call all but SYN_REPORT "Config Sync"; devices send
  /// nothing else there than SYN_MT_REPORT.
  private static func synchronization(_ text: Bytes) -> Int? {
    var (words, first, second) = (Words(text), Bytes?.none, Bytes?.none)
    while let word = words.next() {
      guard word.contains(where: { $0.isLetter }) else { continue }
      if second != nil { return nil }
      if first == nil { first = word } else { second = word }
    }
    guard let first else { return nil }
    if let second {
      guard second.isText("Sync") else { return nil }
      return first.isText("Report") ? Evdev.synReport : first.isText("Config") ? Evdev.synMTReport : nil
    }
    if first.isText("SYN_REPORT") { return Evdev.synReport }
    if first.isText("SYN_MT_REPORT") { return Evdev.synMTReport }
    return first.isText("SYN_DROPPED") ? Evdev.synDropped : first.isText("SYN_CONFIG") ? 1 : nil
  }

  private mutating func describe(_ text: Bytes) throws(Complaint) {
    if text.starts(with: "Input device name: ") {
      name.shorten(to: 0)
      try name.append(text.from(19).trimmed { $0 == UInt8(ascii: "\"") }.trimmedEnd("\""))
    } else if text.starts(with: "Event type "), text.wordCount > 2 {
      (type, code) = (text.word(2)?.whole(), nil)
    } else if text.starts(with: "Event code "), text.wordCount > 2 {
      (code, axis) = (text.word(2)?.whole(), (0, 0, nil))
    } else if text.ends(with: ":") {
      (type, code) = (nil, nil)
    } else if type == Evdev.absolute, let code, text.wordCount == 2, let word = text.word(0), let number = text.word(1)?.whole() {
      describe(code, word, number)
    }
  }

  private mutating func describe(_ code: Int, _ word: Bytes, _ number: Int) {
    if word.isText("Min") {
      axis.minimum = number
    } else if word.isText("Max") {
      axis.maximum = number
    } else if word.isText("Resolution") {
      axis.resolution = number
    } else {
      return
    }
    if axis.maximum > axis.minimum { axes.set(code, minimum: axis.minimum, maximum: axis.maximum, resolution: axis.resolution) }
  }
}
