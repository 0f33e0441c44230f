import CKinesic

/// From device units to window units: 163 window units are one inch.
struct Scale {
  let x, y: Double  // device units per mm
  /// Where the numbers come from, for people.
  let source: String
  /// The window in window units.
  let window: kin_rect

  static let fallback = 10.0

  /// The window place of a device place. The C and Python replays compute it in the same order.
  func place(_ sample: Recording.Sample) -> kin_point { kin_point(x: sample.x / x * 163 / 25.4, y: sample.y / y * 163 / 25.4) }

  /// What is known best: the option, the file, the table of devices, the fallback.
  init(_ recording: Recording, unitsPerMM: (Double, Double)?, deviceSize: (Double, Double)?) {
    let known = KnownDevice.find(recording.file)
    let extent = Self.extent(recording, known)
    let axes = (recording.device.x ?? known?.x, recording.device.y ?? known?.y)
    if let unitsPerMM {
      (x, y, source) = (unitsPerMM.0, unitsPerMM.1, "given")
    } else if let deviceSize {
      (x, y, source) = (extent.0 / deviceSize.0, extent.1 / deviceSize.1, "from the size that was given")
    } else if let perX = axes.0?.unitsPerMM, let perY = axes.1?.unitsPerMM {
      (x, y, source) = (perX, perY, recording.device.x?.unitsPerMM == nil ? "known for this device" : "told by the recording")
    } else {
      (x, y, source) = (Self.fallback, Self.fallback, "a guess")
    }
    window = kin_rect(x: 0, y: 0, width: extent.0 / x * 163 / 25.4, height: extent.1 / y * 163 / 25.4)
  }

  /// The device's range from its origin; where it is unknown, as far as contacts went.
  private static func extent(_ recording: Recording, _ known: KnownDevice?) -> (Double, Double) {
    let samples = recording.frames.flatMap(\.samples)
    func reach(_ own: Recording.Axis?, _ known: Recording.Axis?, _ measured: Double?) -> Double {
      let range = own.map { $0.maximum - $0.minimum } ?? known?.maximum ?? 0
      return max(range, measured ?? 0, 1)
    }
    return (reach(recording.device.x, known?.x, samples.map(\.x).max()), reach(recording.device.y, known?.y, samples.map(\.y).max()))
  }
}
