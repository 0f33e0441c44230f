import RecordingReaders

/// Writes what `evemu-record` writes: a description from which `evemu-device` makes a touchscreen, and events that
/// `evemu-play` plays.
enum EvemuWriter {
  static func text(_ recording: Recording, _ progress: Progress) -> String {
    let encoder = EvdevEncoder(recording)
    var text = "# EVEMU 1.3\nN: \(encoder.name)\nI: 0003 0000 0000 0000\n"
    text += row("P:", of: [Evdev.direct], bytes: 8)
    text += row("B: 00", of: [Evdev.synReport, Evdev.syn, Evdev.key, Evdev.absolute], bytes: 8)
    for start in stride(from: 0, to: 0x300, by: 64) { text += row("B: 01", of: [Evdev.buttonTouch - start], bytes: 8) }
    text += row("B: 03", of: encoder.axes.map(\.code), bytes: 8)
    for axis in encoder.axes { text += "A: \(hex(axis.code, 2)) \(axis.minimum) \(axis.maximum) 0 0 \(axis.resolution)\n" }
    return text + encoder.lines(progress, line)
  }

  /// A row of the bits that are set, lowest first; those outside of it belong to other rows.
  private static func row(_ name: String, of bits: [Int], bytes count: Int) -> String {
    var bytes = [Int](repeating: 0, count: count)
    for bit in bits where (0..<count * 8).contains(bit) { bytes[bit / 8] |= 1 << (bit % 8) }
    return "\(name) \(bytes.map { hex($0, 2) }.joined(separator: " "))\n"
  }

  private static func line(_ event: EvdevEvent) -> String {
    "E: \(logSeconds(event.time)) \(hex(event.type, 4)) \(hex(event.code, 4)) \(padded(event.value, 4))\t# \(Evdev.name(event))\n"
  }

  /// As `%04d`.
  private static func padded(_ value: Int, _ width: Int) -> String {
    let digits = String(value.magnitude)
    let zeros = String(repeating: "0", count: max(0, width - digits.count - (value < 0 ? 1 : 0)))
    return (value < 0 ? "-" : "") + zeros + digits
  }
}

/// As `%04x`, of this width.
func hex(_ value: Int, _ width: Int) -> String {
  let digits = String(value, radix: 16)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
}

/// Nanoseconds as seconds with six digits after the point, as event logs have them.
func logSeconds(_ time: UInt64) -> String {
  let micros = microseconds(time)
  return "\(micros / 1_000_000).\(String(micros % 1_000_000 + 1_000_000).dropFirst())"
}
