import CKinesic

/// Reads recordings as comma-separated rows, `t_us,slot,tracking_id,x,y,pressure,event`: rows of one time are one
/// frame, `event` is down, move, up or cancel, places are in device units with y down, pressure may be empty. The slot
/// is not used.
enum CSVReader {
  static let header = "t_us,slot,tracking_id,x,y,pressure,event"
  static let phases = ["down": KIN_PHASE_BEGAN, "move": KIN_PHASE_MOVED, "up": KIN_PHASE_ENDED, "cancel": KIN_PHASE_CANCELLED]

  static func read(_ lines: TextLines) throws -> Recording {
    var builder = RecordingBuilder(file: lines.file)
    builder.reserve(lines.size / 40)
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
    guard var fields = PlainDigits(bytes), let time = fields.whole(), time < 1 << 52, fields.skip(","), fields.skip(through: comma),
      let contact = fields.whole(), fields.skip(","), let x = fields.number(), fields.skip(","), let y = fields.number(), fields.skip(",")
    else { return nil }
    var pressure: Double?
    if !fields.skip(",") {
      pressure = fields.number()
      guard pressure != nil, fields.skip(",") else { return nil }
    }
    guard let phase = plainPhase(&fields), fields.isAtEnd else { return nil }
    return (time * 1000, Recording.Sample(contact: contact, phase: kin_phase(phase), x: x, y: y, pressure: pressure))
  }

  private static let comma = UInt8(ascii: ",")

  private static func plainPhase(_ fields: inout PlainDigits) -> Int? {
    if fields.skip("move") { return KIN_PHASE_MOVED }
    if fields.skip("down") { return KIN_PHASE_BEGAN }
    if fields.skip("up") { return KIN_PHASE_ENDED }
    return fields.skip("cancel") ? KIN_PHASE_CANCELLED : nil
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
