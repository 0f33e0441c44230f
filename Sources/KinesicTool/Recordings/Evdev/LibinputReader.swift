/// Reads the YAML of `libinput record`, file version 1, line by line: of each device its name, its axes and its
/// events.
///
///     version: 1
///     devices:
///     - node: /dev/input/event3
///       evdev:
///         name: "touch"
///         absinfo:
///           53: [0, 4095, 0, 0, 12]                   minimum, maximum, fuzz, flat, units per mm
///       events:
///       - evdev:
///         - [  0, 10345,   3,  53,    1204]           seconds, microseconds, type, code, value
///
/// Other keys are passed over. The first device that tells of contacts is read, or where none does the first that
/// tells a place; a second one is refused.
struct LibinputReader {
  fileprivate struct Level {
    let indent: Int
    let name: Substring  // "-" for an item of a list
  }

  private let lines: TextLines
  private let builder: RecordingBuilder
  private var logs: [EvdevLog] = []
  private var levels: [Level] = []
  private var isInBrackets = false
  private var frames = Frames()

  /// The events of the device with contacts.
  static func log(_ lines: TextLines) throws -> EvdevLog {
    var reader = LibinputReader(lines)
    try lines.forEachLine { number, bytes in
      if let event = reader.frames.take(bytes, number) {
        if let event { reader.logs[reader.logs.count - 1].events.append(event) }
        return
      }
      if let levels = reader.frames.levels { reader.levels = levels }
      try reader.take(String(decoding: bytes, as: UTF8.self), line: number)
      reader.noteFrame(bytes)
    }
    let several = reader.logs.filter(\.hasContacts)
    let touching = several.isEmpty ? reader.logs.filter(\.hasOnePlace) : several
    if touching.count > 1, let line = touching[1].events.first?.line {
      throw reader.builder.failure("a second device with contacts; record one of them", line: line)
    }
    return touching.first ?? EvdevLog()
  }

  private init(_ lines: TextLines) {
    self.lines = lines
    builder = RecordingBuilder(file: lines.file)
  }

  /// Learns from a line that was read what the frames of the file look like.
  private mutating func noteFrame(_ line: UnsafeBufferPointer<UInt8>) {
    let names = levels.map(\.name)
    guard !logs.isEmpty, !isInBrackets, names.starts(with: ["devices", "-", "events", "-", "evdev"]) else { return frames = Frames() }
    if names.count == 5, YAMLLine(String(decoding: line, as: UTF8.self))?.isItem == true {
      frames.open(by: Array(line), levels)
    } else if names.dropFirst(5) == ["-"], let indent = levels.last?.indent {
      frames.learn(indent, levels)
    } else {
      frames = Frames()
    }
  }

  private mutating func take(_ text: String, line number: Int) throws {
    guard let line = YAMLLine(text) else { return }
    if isInBrackets {
      isInBrackets = !(text.contains("]") || text.contains("}"))
      return
    }
    try nest(line, number)
    try read(line, number)
    isInBrackets = line.opensMore
  }

  /// Finds out where in the tree the line stands. Items may stand as deep as the key of their list.
  private mutating func nest(_ line: YAMLLine, _ number: Int) throws {
    guard line.isItem || line.key != nil else {
      throw builder.failure("not a line of libinput record: expected a key or a list item", line: number)
    }
    while let last = levels.last, last.indent > line.indent || (last.indent == line.indent && !(line.isItem && last.name != "-")) {
      levels.removeLast()
    }
    if line.isItem { levels.append(.init(indent: line.indent, name: "-")) }
    if let key = line.key { levels.append(.init(indent: line.keyIndent, name: key)) }
    if line.isItem, levels.map(\.name).prefix(3) == ["devices", "-", "node"] {
      logs.append(logs.isEmpty ? EvdevLog(of: lines) : EvdevLog())
    }
  }

  private mutating func read(_ line: YAMLLine, _ number: Int) throws {
    let path = levels.map { String($0.name) }.joined(separator: "/")
    if path == "version", line.value != "1" {
      throw builder.failure("version '\(line.value)' of the file format: version 1 can be read", line: number)
    }
    guard !logs.isEmpty else { return }
    let current = logs.count - 1
    if path == "devices/-/evdev/name" {
      logs[current].device.name = line.text
    } else if path.hasPrefix("devices/-/evdev/absinfo/") {
      try readAxis(line, into: &logs[current].device, number)
    } else if path == "devices/-/events/-/evdev/-" {
      logs[current].events.append(try event(line, number))
    }
  }

  private func readAxis(_ line: YAMLLine, into device: inout Recording.Device, _ number: Int) throws {
    guard let code = line.key.flatMap({ Int($0) }), let numbers = line.numbers, numbers.count == 5 else {
      throw builder.failure("an axis is 'code: [minimum, maximum, fuzz, flat, resolution]'", line: number)
    }
    device.set(code, minimum: numbers[0], maximum: numbers[1], resolution: numbers[4])
  }

  private func event(_ line: YAMLLine, _ number: Int) throws -> EvdevEvent {
    guard let numbers = line.numbers, numbers.count == 5, (0..<1 << 33).contains(numbers[0]), (0..<1_000_000).contains(numbers[1]),
      Int32(exactly: numbers[4]) != nil
    else { throw builder.failure("an event is '- [seconds, microseconds, type, code, value]'", line: number) }
    let time = UInt64(numbers[0] * 1_000_000 + numbers[1]) * 1000
    return EvdevEvent(time: time, type: numbers[2], code: numbers[3], value: numbers[4], line: number)
  }
}

/// The frames of a device, nearly all of a file, read without a text for each line: the line that begins one,
/// `  - evdev:`, comes again and again, and so does the place of its events.
extension LibinputReader {
  fileprivate struct Frames {
    private var opener: [UInt8] = []
    private var opened: [Level] = []
    private var indent: Int?
    private var filled: [Level] = []
    private var isOpen = false
    private var isFilled = false

    /// Where in the tree the latest line stands; nil: as far as the reader itself knows.
    var levels: [Level]? { isFilled ? filled : isOpen ? opened : nil }

    /// A line that begins a frame was read.
    mutating func open(by line: [UInt8], _ levels: [Level]) {
      if line != opener { indent = nil }
      (opener, opened, isOpen, isFilled) = (line, levels, true, false)
    }

    /// An event was read.
    mutating func learn(_ indent: Int, _ levels: [Level]) {
      guard isOpen else { return }
      (self.indent, filled, isFilled) = (indent, levels, true)
    }

    /// The event of a line, none for one that begins a frame; nil for a line that is to be read otherwise.
    mutating func take(_ line: UnsafeBufferPointer<UInt8>, _ number: Int) -> EvdevEvent?? {
      guard isOpen, let indent else { return nil }
      if line.count == opener.count, line.elementsEqual(opener) {
        isFilled = false
        return .some(nil)
      }
      guard line.count > indent, line.prefix(indent).allSatisfy({ $0 == UInt8(ascii: " ") }),
        let event = Self.event(UnsafeBufferPointer(rebasing: line[indent...]), number)
      else { return nil }
      isFilled = true
      return event
    }

    /// `- [  0, 10345,   3,  53,    1204] # EV_ABS / ABS_MT_POSITION_X`
    private static func event(_ text: UnsafeBufferPointer<UInt8>, _ number: Int) -> EvdevEvent? {
      guard var digits = PlainDigits(text) else { return nil }
      func item(_ end: StaticString) -> Int? {
        digits.skipSpaces()
        guard let number = digits.signed() else { return nil }
        return digits.skip(end) ? number : nil
      }
      guard digits.skip("- ["), let seconds = item(","), seconds >= 0, let micros = item(","), (0..<1_000_000).contains(micros),
        let type = item(","), let code = item(","), let value = item("]"), digits.isAtEnd || digits.skip(" #")
      else { return nil }
      return EvdevEvent(time: UInt64(seconds * 1_000_000 + micros) * 1000, type: type, code: code, value: value, line: number)
    }
  }
}
