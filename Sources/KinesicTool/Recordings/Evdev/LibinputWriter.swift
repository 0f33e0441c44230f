import RecordingReaders

/// Writes the YAML of `libinput record`, file version 1, with what `libinput replay` and `libinput analyze` need of
/// it.
enum LibinputWriter {
  static func text(_ recording: Recording, _ progress: Progress) -> String {
    let encoder = EvdevEncoder(recording)
    var text = """
      # libinput record
      version: 1
      ndevices: 1
      libinput:
        version: "unknown"
        git: "unknown"
      system:
        os: "unknown"
        kernel: "unknown"
        dmi: "unknown"
      devices:
      - node: /dev/input/event0
        evdev:
          name: "\(quoted(encoder.name))"
          id: [3, 0, 0, 0]
          codes:
            0: [0, 1, 2, 3] # EV_SYN
            1: [\(Evdev.buttonTouch)] # EV_KEY
            3: [\(encoder.axes.map { String($0.code) }.joined(separator: ", "))] # EV_ABS
          absinfo:

      """
    for axis in encoder.axes { text += "      \(axis.code): [\(axis.minimum), \(axis.maximum), 0, 0, \(axis.resolution)]\n" }
    text += "    properties: [\(Evdev.direct)]\n  udev:\n    properties:\n    - ID_INPUT=1\n    - ID_INPUT_TOUCHSCREEN=1\n  events:\n"
    return text + encoder.lines(progress, before: "  - evdev:\n", line)
  }

  private static func line(_ event: EvdevEvent) -> String {
    let time = microseconds(event.time)
    let numbers = [
      column(time / 1_000_000, 3), column(time % 1_000_000, 6), column(event.type, 3), column(event.code, 3), column(event.value, 7),
    ]
    return "    - [\(numbers.joined(separator: ", "))] # \(Evdev.name(event))\n"
  }

  /// As `%3d`.
  private static func column(_ number: some BinaryInteger, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }

  private static func quoted(_ text: String) -> String {
    String(text.flatMap { "\"\\".contains($0) ? ["\\", $0] : [$0] })
  }
}
