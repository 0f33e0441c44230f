import CKinesic

/// Reads recordings as comma-separated rows, `t_us,slot,tracking_id,x,y,pressure,event`: rows of one time are one
/// frame, `event` is down, move, up or cancel, places are in device units with y down, pressure may be empty. The slot
/// is not used.
public enum CSVReader {
  public static let header: StaticString = "t_us,slot,tracking_id,x,y,pressure,event"

  static func read(_ lines: inout Lines, into builder: inout RecordingBuilder, _ progress: (Int) -> Void) throws(Complaint) {
    guard let first = lines.next(), first.isText(header) else {
      throw Complaint(.line(lines.number), .words("the header '"), .words(header), .words("' is wanted"))
    }
    try builder.reserve(lines.size / 30)
    while let line = lines.next() {
      if line.isEmpty { continue }
      if let (time, sample) = plainRow(line) {
        try builder.add(sample, at: time, line: lines.number)
      } else {
        let (time, sample) = try row(line, lines.number)
        try builder.add(sample, at: time, line: lines.number)
      }
      if lines.number.isMultiple(of: 4096) { progress(lines.place) }
    }
  }

  /// A row of plain numbers, which nearly all are; nil for one that `row` has to look at.
  @inline(__always)
  private static func plainRow(_ bytes: Bytes) -> (UInt64, Sample)? {
    guard var fields = PlainDigits(bytes), let time = fields.whole(), time < 1 << 52, fields.skip(","), fields.skip(through: comma),
      let contact = fields.whole(), fields.skip(","), let x = fields.number(), fields.skip(","), let y = fields.number(), fields.skip(",")
    else { return nil }
    var pressure: Double?
    if !fields.skip(",") {
      pressure = fields.number()
      guard pressure != nil, fields.skip(",") else { return nil }
    }
    guard let phase = plainPhase(&fields), fields.isAtEnd else { return nil }
    return (time * 1000, Sample(contact: contact, phase: kin_phase(phase), x: x, y: y, pressure: pressure))
  }

  private static let comma = UInt8(ascii: ",")

  private static func plainPhase(_ fields: inout PlainDigits) -> Int? {
    if fields.skip("move") { return KIN_PHASE_MOVED }
    if fields.skip("down") { return KIN_PHASE_BEGAN }
    if fields.skip("up") { return KIN_PHASE_ENDED }
    return fields.skip("cancel") ? KIN_PHASE_CANCELLED : nil
  }

  @inline(never)
  private static func row(_ text: Bytes, _ line: Int) throws(Complaint) -> (UInt64, Sample) {
    let count = text.reduce(1) { $1 == comma ? $0 + 1 : $0 }
    guard count == 7 else {
      throw Complaint(.line(line), .words("7 fields are wanted ("), .words(header), .words("), this line has "), .number(count))
    }
    var fields = text
    let stamp = takeField(&fields)
    guard let time = stamp.natural, time < 1 << 52 else {
      throw Complaint(.line(line), .words("t_us: '"), .text(stamp), .words("' is not a whole number of microseconds"))
    }
    _ = takeField(&fields)
    let id = takeField(&fields)
    guard let contact = id.natural else {
      throw Complaint(.line(line), .words("tracking_id: '"), .text(id), .words("' is not a whole number of 0 or more"))
    }
    let (x, y) = (try number("x", takeField(&fields), line), try number("y", takeField(&fields), line))
    let force = takeField(&fields)
    let pressure = force.isEmpty ? nil : try number("pressure", force, line)
    guard var event = PlainDigits(fields), let phase = plainPhase(&event), event.isAtEnd else {
      throw Complaint(.line(line), .words("event: '"), .text(fields), .words("' is not one of down, move, up, cancel"))
    }
    return (time * 1000, Sample(contact: contact, phase: kin_phase(phase), x: x, y: y, pressure: pressure))
  }

  /// Takes what stands before the next comma, and that.
  private static func takeField(_ fields: inout Bytes) -> Bytes {
    let field = fields.before(",")
    fields = fields.from(min(field.count + 1, fields.count))
    return field
  }

  private static func number(_ name: StaticString, _ field: Bytes, _ line: Int) throws(Complaint) -> Double {
    guard let number = DecimalText.number(field) else {
      throw Complaint(.line(line), .words(name), .words(": '"), .text(field), .words("' is not a number"))
    }
    return number
  }
}
