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
  private struct Level {
    let indent: Int
    let name: Substring  // "-" for an item of a list
  }

  private let builder: RecordingBuilder
  private var logs: [EvdevLog] = []
  private var levels: [Level] = []
  private var isInBrackets = false

  /// The events of the device with contacts.
  static func log(_ lines: TextLines) throws -> EvdevLog {
    var reader = LibinputReader(builder: RecordingBuilder(file: lines.file))
    for (number, text) in lines { try reader.take(text, line: number) }
    let several = reader.logs.filter(\.hasContacts)
    let touching = several.isEmpty ? reader.logs.filter(\.hasOnePlace) : several
    if touching.count > 1, let line = touching[1].events.first?.line {
      throw reader.builder.failure("a second device with contacts; record one of them", line: line)
    }
    return touching.first ?? EvdevLog()
  }

  private init(builder: RecordingBuilder) { self.builder = builder }

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
      throw builder.failure("not a line of libinput record: a key or a list item should stand here", line: number)
    }
    while let last = levels.last, last.indent > line.indent || (last.indent == line.indent && !(line.isItem && last.name != "-")) {
      levels.removeLast()
    }
    if line.isItem { levels.append(.init(indent: line.indent, name: "-")) }
    if let key = line.key { levels.append(.init(indent: line.keyIndent, name: key)) }
    if line.isItem, levels.map(\.name).prefix(3) == ["devices", "-", "node"] { logs.append(EvdevLog()) }
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
