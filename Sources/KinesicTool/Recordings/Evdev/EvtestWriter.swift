import RecordingReaders

/// Writes what `evtest` prints of a touchscreen and of its events.
enum EvtestWriter {
  static func text(_ recording: Recording, _ progress: Progress) -> String {
    let encoder = EvdevEncoder(recording)
    var text = "Input driver version is 1.0.1\nInput device ID: bus 0x3 vendor 0x0 product 0x0 version 0x0\n"
    text += "Input device name: \"\(encoder.name)\"\nSupported events:\n  Event type 0 (EV_SYN)\n  Event type 1 (EV_KEY)\n"
    text += "    Event code \(Evdev.buttonTouch) (BTN_TOUCH)\n  Event type 3 (EV_ABS)\n"
    for axis in encoder.axes {
      text += "    Event code \(axis.code) (\(name(Evdev.absolute, axis.code)))\n"
      text += "      Value \(column(0))\n      Min   \(column(axis.minimum))\n      Max   \(column(axis.maximum))\n"
      if axis.resolution > 0 { text += "      Resolution  \(column(axis.resolution))\n" }
    }
    text += "Properties:\n  Property type 1 (INPUT_PROP_DIRECT)\nTesting ... (interrupt to exit)\n"
    return text + encoder.lines(progress, line)
  }

  private static func line(_ event: EvdevEvent) -> String {
    let (time, name) = (logSeconds(event.time), name(event.type, event.code))
    if event.type == Evdev.syn { return "Event: time \(time), -------------- \(name) ------------\n" }
    let type = Evdev.typeNames[event.type] ?? "?"
    return "Event: time \(time), type \(event.type) (\(type)), code \(event.code) (\(name)), value \(event.value)\n"
  }

  private static func name(_ type: Int, _ code: Int) -> String { Evdev.codeNames[type]?[code] ?? "?" }

  /// As `%6d`.
  private static func column(_ number: Int) -> String { String(repeating: " ", count: max(0, 6 - String(number).count)) + String(number) }
}
