/// Reads the kernel's own event logs as `evemu-record` writes them.
///
///     N: name of the device
///     A: 35 0 4095 0 0 12           an axis: code (hexadecimal), minimum, maximum, fuzz, flat, units per mm (may be absent)
///     E: 0.000001 0003 0035 1204    an event: seconds, type and code (hexadecimal), value
///
/// Other description lines (I: P: B: L: S:) and comments from # on are passed over. Multitouch protocol B is recognized by its
/// slots, protocol A by SYN_MT_REPORT. Places count from the axis minimum; times from the first event.
enum EvdevReader {
  /// One event line.
  struct Event {
    let time: UInt64
    let type, code: Int
    let value: Int
    let line: Int

    func isA(_ type: Int, _ code: Int) -> Bool { self.type == type && self.code == code }
  }

  static func read(_ lines: [String], file: String) throws -> Recording {
    var device = Recording.Device()
    var events: [Event] = []
    let builder = RecordingBuilder(file: file)
    for (index, text) in lines.enumerated() {
      let content = text.prefix { $0 != "#" }
      let words = content.split(whereSeparator: \.isWhitespace)
      switch words.first {
      case nil, "I:", "P:", "B:", "L:", "S:": break
      case "N:": device.name = words.dropFirst().joined(separator: " ")
      case "A:": try axis(words, into: &device, line: index + 1, builder)
      case "E:": events.append(try event(words, line: index + 1, builder))
      default:
        throw builder.failure("neither a CSV recording (\(CSVReader.header)) nor an event log: '\(content.prefix(40))'", line: index + 1)
      }
    }
    return try recording(events, device: device, builder)
  }

  private static func recording(_ events: [Event], device: Recording.Device, _ builder: RecordingBuilder) throws -> Recording {
    let start = events.first?.time ?? 0
    let origin = (x: device.x?.minimum ?? 0, y: device.y?.minimum ?? 0)
    let anonymous = events.contains { $0.isA(Evdev.syn, Evdev.synMTReport) }
    var decoder: any FrameDecoder = anonymous ? ProtocolA() : ProtocolB()
    var builder = builder
    for event in events {
      guard event.time >= start else { throw builder.failure("the time runs backwards", line: event.line) }
      for sample in decoder.take(event) {
        let placed = Recording.Sample(contact: sample.contact, phase: sample.phase, x: sample.x - origin.x, y: sample.y - origin.y)
        try builder.add(placed, at: event.time - start, line: event.line)
      }
    }
    return Recording(file: builder.file, device: device, frames: builder.frames)
  }

  private static func axis(_ words: [Substring], into device: inout Recording.Device, line: Int, _ builder: RecordingBuilder) throws {
    let numbers = words.dropFirst(2).compactMap { Int($0) }
    guard words.count >= 4, let code = Int(words[1], radix: 16), numbers.count == words.count - 2 else {
      throw builder.failure("an axis line is 'A: code minimum maximum fuzz flat resolution'", line: line)
    }
    let resolution = numbers.count > 4 && numbers[4] > 0 ? Double(numbers[4]) : nil
    let axis = Recording.Axis(minimum: Double(numbers[0]), maximum: Double(numbers[1]), unitsPerMM: resolution)
    if code == Evdev.positionX { device.x = axis }
    if code == Evdev.positionY { device.y = axis }
  }

  private static func event(_ words: [Substring], line: Int, _ builder: RecordingBuilder) throws -> Event {
    guard words.count == 5, let time = nanoseconds(words[1]), let type = Int(words[2], radix: 16), let code = Int(words[3], radix: 16),
      let value = Int(words[4])
    else { throw builder.failure("an event line is 'E: seconds.microseconds type code value'", line: line) }
    return Event(time: time, type: type, code: code, value: value, line: line)
  }

  /// `12.000345` without a detour over floating point.
  private static func nanoseconds(_ text: Substring) -> UInt64? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].count == 6, let seconds = UInt64(parts[0]), let micros = UInt64(parts[1]), seconds < 1 << 33 else {
      return nil
    }
    return (seconds * 1_000_000 + micros) * 1000
  }
}

/// The kernel's numbers (linux/input-event-codes.h).
enum Evdev {
  static let syn = 0
  static let absolute = 3
  static let synReport = 0
  static let synMTReport = 2
  static let synDropped = 3
  static let slot = 0x2f
  static let touchMajor = 0x30
  static let positionX = 0x35
  static let positionY = 0x36
  static let trackingID = 0x39
}

/// Turns events into the samples of whole frames. Samples come with the event that closes their frame.
protocol FrameDecoder {
  mutating func take(_ event: EvdevReader.Event) -> [Recording.Sample]
}
