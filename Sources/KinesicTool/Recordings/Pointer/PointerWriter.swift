import CKinesic
import RecordingReaders

/// Writes a list of pointer events, one a line, in CSS pixels where the units per mm are known, else in device units.
/// Pressures are shares of the device's hardest.
enum PointerWriter {
  static func text(_ recording: Recording, _ progress: Progress) -> String {
    let hardest = Surface(recording).pressure?.maximum ?? 1
    let recording = recording.inCSSPixels
    var lines: [String] = []
    for (index, frame) in recording.frames.enumerated() {
      progress.report(index, of: recording.frames.count)
      for sample in frame.samples { lines.append(line(sample, at: frame.time, hardest: hardest)) }
    }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static let types = [
    KIN_PHASE_BEGAN: "pointerdown", KIN_PHASE_MOVED: "pointermove", KIN_PHASE_ENDED: "pointerup", KIN_PHASE_CANCELLED: "pointercancel",
  ]

  private static func line(_ sample: Recording.Sample, at time: UInt64, hardest: Double) -> String {
    let pointer = sample.pointer
    var members: [(String, String)] = [
      ("type", "\"\(types[Int(sample.phase)] ?? "")\""), ("pointerId", String(sample.contact)),
      ("pointerType", "\"\(PointerNames.word(pointer.type))\""), ("timeStamp", milliseconds(time)),
      ("clientX", shortest(sample.x)), ("clientY", shortest(sample.y)),
    ]
    func add(_ key: String, _ number: Double?) { if let number { members.append((key, shortest(number))) } }
    add("pressure", sample.pressure.map { $0 / hardest })
    add("width", pointer.width)
    add("height", pointer.height)
    add("altitudeAngle", pointer.altitude)
    add("azimuthAngle", pointer.azimuth)
    if pointer.buttons != 0 { members.append(("buttons", String(pointer.buttons))) }
    var number = 0
    while let (key, bit) = PointerNames.modifier(number) {
      if pointer.modifiers & bit != 0 { members.append(("\(key)", "true")) }
      number += 1
    }
    return "  {\(members.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
  }

  /// Nanoseconds as milliseconds, all digits.
  private static func milliseconds(_ time: UInt64) -> String {
    let fraction = String(time % 1_000_000 + 1_000_000).dropFirst()
    let end = fraction.lastIndex { $0 != "0" }
    return "\(time / 1_000_000)" + (end.map { ".\(fraction[...$0])" } ?? "")
  }
}
