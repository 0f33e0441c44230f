import CKinesic

/// From device units to window units: 163 window units are one inch.
struct Scale {
  let x, y: Double  // device units per mm
  /// Where the numbers come from, for people.
  let source: String
  /// The window in window units.
  let window: kin_rect

  static let fallback = 10.0

  var isGuess: Bool { source == "a guess" }

  /// The window place of a device place. The C and Python replays compute it in the same order.
  func place(_ sample: Recording.Sample) -> kin_point { kin_point(x: sample.x / x * 163 / 25.4, y: sample.y / y * 163 / 25.4) }

  /// Says so where the scale of `name` is a guess.
  func noteGuess(_ name: String) {
    guard isGuess else { return }
    Console.note("note: \(name): units per mm are unknown, taking \(Int(Self.fallback)); --units-per-mm or --device-size set them")
  }

  /// What is known best: the option, the file, the table of devices, the fallback.
  init(_ recording: Recording, unitsPerMM: (Double, Double)?, deviceSize: (Double, Double)?) {
    let surface = Surface(recording)
    if let unitsPerMM {
      (x, y, source) = (unitsPerMM.0, unitsPerMM.1, "given")
    } else if let deviceSize {
      (x, y, source) = (surface.width / deviceSize.0, surface.height / deviceSize.1, "from the size that was given")
    } else if let perX = surface.x.unitsPerMM, let perY = surface.y.unitsPerMM {
      (x, y, source) = (perX, perY, recording.device.x?.unitsPerMM == nil ? "known for this device" : "from the recording")
    } else {
      (x, y, source) = (Self.fallback, Self.fallback, "a guess")
    }
    window = kin_rect(x: 0, y: 0, width: surface.width / x * 163 / 25.4, height: surface.height / y * 163 / 25.4)
  }
}
