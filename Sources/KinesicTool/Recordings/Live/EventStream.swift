import Glibc
import RecordingReaders

/// Evdev events as they come from an input device or a pipe: binary (struct input_event of 64-bit Linux) or the text
/// of evemu-record, getevent -lt or evtest; the first eight bytes show which.
struct EventStream: LiveSource {
  let name: String
  let descriptor: Int32
  private(set) var failure: ToolError?
  var isAtEnd: Bool { hasEnded || failure != nil }

  private var hasEnded = false
  private var described: Recording.Device
  private var buffer: [UInt8] = []
  private var format: Format?
  private let decoder = LiveDecoder()

  private enum Format {
    case binary(BinaryEvents)
    case text(Collected<EvdevLines>, line: Int)
  }

  /// Opens a device, a pipe or, for "-", the standard input. What a device does not tell, a text may.
  init(path: String) throws {
    name = path == "-" ? "standard input" : path
    descriptor = path == "-" ? STDIN_FILENO : open(path, O_RDONLY)
    guard descriptor >= 0 else { throw ToolError("\(path): \(String(cString: strerror(errno)))\(InputDevice.hint(errno))") }
    let device = InputDevice(descriptor)
    device?.useMonotonicClock()
    described = device?.description ?? Recording.Device()
    if device != nil { format = .binary(BinaryEvents()) }
  }

  var device: Recording.Device {
    if case .text(let reader, _)? = format {
      return Recording.Device(name: String(decoding: reader.value.name, as: UTF8.self), axes: reader.value.axes)
    }
    return described
  }

  mutating func read() -> [LiveReport] {
    var block = [UInt8](repeating: 0, count: 1 << 16)
    let count = Glibc.read(descriptor, &block, block.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    if count < 0 { failure = ToolError("\(name): \(String(cString: strerror(errno)))") }
    hasEnded = count <= 0
    buffer += block[..<max(count, 0)]
    var reports: [LiveReport] = []
    do throws(Complaint) {
      for event in try events() {
        guard let samples = try decoder.report(event, Origin(device.axes)) else { continue }
        reports.append(LiveReport(stamp: event.time, samples: samples))
      }
    } catch { failure = name.withBytes { ToolError(error, $0) } }
    return reports
  }

  /// The events that the buffer has whole, up to one that is malformed.
  private mutating func events() throws(Complaint) -> [EvdevEvent] {
    if format == nil, buffer.count >= 8 || hasEnded { format = try Self.format(buffer) }
    switch format {
    case .binary(var events):
      defer { format = .binary(events) }
      let found = events.take(from: &buffer)
      guard let broken = found.firstIndex(where: { $0.time == BinaryEvents.noTime }) else { return found }
      failure = ToolError("\(name): byte \(found[broken].line): this is not a struct input_event")
      return Array(found[..<broken])
    case .text(let reader, var line):
      defer { format = .text(reader, line: line) }
      var events: [EvdevEvent] = []
      do throws(ToolError) {
        for text in Self.lines(from: &buffer, hasEnded) {
          line += 1
          if let event = try event(text, line, reader) { events.append(event) }
        }
      } catch { failure = error }
      return events
    case nil: return []
    }
  }

  /// The event of a line. A complaint is put into words while the line is there.
  private func event(_ line: ArraySlice<UInt8>, _ number: Int, _ reader: Collected<EvdevLines>) throws(ToolError) -> EvdevEvent? {
    try line.withUnsafeBufferPointer { bytes throws(ToolError) in
      do throws(Complaint) { return try reader.value.event(bytes, number: number) } catch {
        throw name.withBytes { ToolError(error, $0) }
      }
    }
  }

  /// Text is printable from the start; the seconds of a binary event have zeros among their eight bytes.
  private static func format(_ bytes: [UInt8]) throws(Complaint) -> Format {
    guard bytes.prefix(8).allSatisfy({ $0 >= 0x20 && $0 < 0x7f || $0 == 0x0a || $0 == 0x0d || $0 == 0x09 }) else {
      return .binary(BinaryEvents())
    }
    let word = String(decoding: bytes.prefix(8), as: UTF8.self)
    let isGetevent = word.hasPrefix("[") || word.hasPrefix("/dev/") || ["add devi", "could no"].contains(word)
    let isEvtest = ["Event: t", "Input dr", "Input de", "No devic"].contains(word)
    return .text(Collected(try EvdevLines(isGetevent ? .getevent : isEvtest ? .evtest : .evemu)), line: 0)
  }

  /// Takes the whole lines; the last one need not end.
  private static func lines(from buffer: inout [UInt8], _ isAtEnd: Bool) -> [ArraySlice<UInt8>] {
    guard let end = isAtEnd ? buffer.endIndex : buffer.lastIndex(of: UInt8(ascii: "\n")).map({ $0 + 1 }) else { return [] }
    defer { buffer.removeSubrange(..<end) }
    var lines = buffer[..<end].split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty ?? false { lines.removeLast() }
    return lines.map { $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0 }
  }
}

/// struct input_event of 64-bit Linux: seconds and microseconds (64 bits each), type and code (16 bits), value (32
/// bits).
private struct BinaryEvents {
  static let size = 24
  /// Of what cannot be an event: its time is none.
  static let noTime = UInt64.max
  private var taken = 0

  /// Takes the whole events from the front; `line` of an event is the byte at which it began.
  mutating func take(from buffer: inout [UInt8]) -> [EvdevEvent] {
    let count = buffer.count / Self.size
    defer {
      buffer.removeSubrange(..<(count * Self.size))
      taken += count * Self.size
    }
    return buffer.withUnsafeBytes { bytes in
      (0..<count).map { index in
        func number<Number: FixedWidthInteger>(_ offset: Int, _: Number.Type) -> Number {
          Number(littleEndian: bytes.loadUnaligned(fromByteOffset: index * Self.size + offset, as: Number.self))
        }
        let (seconds, micros) = (number(0, UInt64.self), number(8, UInt64.self))
        let time = seconds < 1 << 33 && micros < 1_000_000 ? (seconds * 1_000_000 + micros) * 1000 : Self.noTime
        return EvdevEvent(
          time: time, type: Int(number(16, UInt16.self)), code: Int(number(18, UInt16.self)), value: Int(number(20, Int32.self)),
          line: taken + index * Self.size)
      }
    }
  }
}
