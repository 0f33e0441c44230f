import CKinesic

/// Reads recordings as comma-separated rows, `t_us,slot,tracking_id,x,y,pressure,event`: rows of one time are one
/// frame, `event` is down, move, up or cancel, places are in device units with y down, pressure may be empty. The slot
/// is not used.
enum CSVReader {
  static let header = "t_us,slot,tracking_id,x,y,pressure,event"
  static let phases = ["down": KIN_PHASE_BEGAN, "move": KIN_PHASE_MOVED, "up": KIN_PHASE_ENDED, "cancel": KIN_PHASE_CANCELLED]

  static func read(_ lines: TextLines) throws -> Recording {
    var builder = RecordingBuilder(file: lines.file)
    var hasHeader = false
    try lines.forEachLine { number, bytes in
      guard hasHeader else {
        guard bytes.elementsEqual(header.utf8) else { throw builder.failure("the header '\(header)' is wanted", line: number) }
        hasHeader = true
        return
      }
      guard !bytes.isEmpty else { return }
      let (time, sample) = try plainRow(bytes) ?? row(String(decoding: bytes, as: UTF8.self), line: number, builder)
      try builder.add(sample, at: time, line: number)
    }
    let manifest = try Manifest.find(lines.file)
    return Recording(file: lines.file, device: .init(x: manifest?.x, y: manifest?.y), frames: builder.frames)
  }

  /// A row of plain numbers, which nearly all are; nil for one that `row` has to look at.
  private static func plainRow(_ bytes: UnsafeBufferPointer<UInt8>) -> (UInt64, Recording.Sample)? {
    var fields = PlainFields(bytes)
    guard let time = fields.whole(), time < 1 << 52, fields.skip(), let contact = fields.whole(), let x = fields.number(),
      let y = fields.number()
    else { return nil }
    let hasPressure = !fields.isEmpty
    let pressure = fields.number()
    guard hasPressure == (pressure != nil), hasPressure || fields.skip(), let phase = fields.phase() else { return nil }
    return (time * 1000, Recording.Sample(contact: contact, phase: kin_phase(phase), x: x, y: y, pressure: pressure))
  }

  private static func row(_ text: String, line: Int, _ builder: RecordingBuilder) throws -> (UInt64, Recording.Sample) {
    let fields = text.split(separator: ",", omittingEmptySubsequences: false)
    guard fields.count == 7 else { throw builder.failure("7 fields are wanted (\(header)), this line has \(fields.count)", line: line) }
    guard let time = UInt64(fields[0]), time < 1 << 52 else {
      throw builder.failure("t_us: '\(fields[0])' is not a whole number of microseconds", line: line)
    }
    guard let contact = UInt64(fields[2]) else {
      throw builder.failure("tracking_id: '\(fields[2])' is not a whole number of 0 or more", line: line)
    }
    func number(_ name: String, _ field: Substring) throws -> Double {
      guard let number = Double(field), number.isFinite else { throw builder.failure("\(name): '\(field)' is not a number", line: line) }
      return number
    }
    let (x, y) = (try number("x", fields[3]), try number("y", fields[4]))
    let pressure = fields[5].isEmpty ? nil : try number("pressure", fields[5])
    guard let phase = phases[String(fields[6])] else {
      throw builder.failure("event: '\(fields[6])' is not one of down, move, up, cancel", line: line)
    }
    return (time * 1000, Recording.Sample(contact: contact, phase: kin_phase(phase), x: x, y: y, pressure: pressure))
  }
}

/// Takes the fields of a row one after the other, with the comma behind each. What is no plain number gives nil: then
/// nothing more is to be taken.
private struct PlainFields {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private var next: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Whether the next field is empty.
  var isEmpty: Bool { next == UInt8(ascii: ",") }

  mutating func skip() -> Bool {
    while let byte = next {
      index += 1
      if byte == UInt8(ascii: ",") { return true }
    }
    return false
  }

  /// Digits, at most 18.
  mutating func whole() -> UInt64? {
    let (value, count) = digits(after: 0)
    guard (1...18).contains(count), isEmpty else { return nil }
    index += 1
    return value
  }

  /// Digits, 15 at most, of which some may stand behind a point: as many a double holds exactly, and their quotient by
  /// a power of ten is the double that is nearest to the number.
  mutating func number() -> Double? {
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { index += 1 }
    var (value, count) = digits(after: 0)
    guard count > 0 else { return nil }
    var power = 1.0
    if next == UInt8(ascii: ".") {
      index += 1
      let before = count
      (value, count) = digits(after: value, count)
      guard count > before, count <= 15 else { return nil }
      for _ in before..<count { power *= 10 }
    }
    guard count <= 15, isEmpty else { return nil }
    index += 1
    return (isNegative ? -Double(value) : Double(value)) / power
  }

  /// The last field.
  mutating func phase() -> Int? {
    let rest = bytes[index...]
    switch rest.first {
    case UInt8(ascii: "d") where rest.elementsEqual("down".utf8): return KIN_PHASE_BEGAN
    case UInt8(ascii: "m") where rest.elementsEqual("move".utf8): return KIN_PHASE_MOVED
    case UInt8(ascii: "u") where rest.elementsEqual("up".utf8): return KIN_PHASE_ENDED
    case UInt8(ascii: "c") where rest.elementsEqual("cancel".utf8): return KIN_PHASE_CANCELLED
    default: return nil
    }
  }

  /// The number that these and the digits that stand here are, and how many they are together; 19 are the most that
  /// count.
  private mutating func digits(after start: UInt64, _ before: Int = 0) -> (UInt64, Int) {
    var (value, count) = (start, before)
    while let byte = next, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9"), count < 19 {
      value = value &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
      count += 1
      index += 1
    }
    return (value, count)
  }
}
