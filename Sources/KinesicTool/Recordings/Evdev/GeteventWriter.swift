import RecordingReaders

/// Writes what Android's `getevent -lp` tells of a touchscreen and then what `getevent -lt` tells of its events.
enum GeteventWriter {
  private static let node = "/dev/input/event0"

  static func text(_ recording: Recording, _ progress: Progress) -> String {
    let encoder = EvdevEncoder(recording)
    var text = "add device 1: \(node)\n  name:     \"\(encoder.name)\"\n  events:\n    KEY (0001): BTN_TOUCH\n"
    for (index, axis) in encoder.axes.enumerated() {
      let range = "min \(axis.minimum), max \(axis.maximum), fuzz 0, flat 0, resolution \(axis.resolution)"
      let head = index == 0 ? "    ABS (0003): " : "                "
      text += "\(head)\(column(Evdev.codeNames[Evdev.absolute]?[axis.code] ?? "", 21)) : value 0, \(range)\n"
    }
    text += "  input props:\n    INPUT_PROP_DIRECT\n"
    return text + encoder.lines(progress, line)
  }

  private static func line(_ event: EvdevEvent) -> String {
    let time = logSeconds(event.time)
    let stamp = String(repeating: " ", count: max(0, 15 - time.count)) + time
    let isKey = event.type == Evdev.key
    let value = isKey ? (event.value == 0 ? "UP" : "DOWN") : hex(Int(UInt32(truncatingIfNeeded: event.value)), 8)
    let names = (Evdev.typeNames[event.type] ?? "", Evdev.codeNames[event.type]?[event.code] ?? "")
    return "[\(stamp)] \(node): \(column(names.0, 12)) \(column(names.1, 20)) \(column(value, 20))\n"
  }

  /// As `%-12s`.
  private static func column(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }
}
