import CKinesic

/// From device units to window units: 163 window units are one inch.
public struct Scale {
  /// Where the numbers come from.
  public enum Source { case given, givenSize, device, recording, guess }

  public let x, y: Double  // device units per mm
  public let source: Source
  /// The window in window units.
  public let window: kin_rect

  public static let fallback = 10.0

  public var isGuess: Bool { source == .guess }

  /// The window place of a device place. The C and Python replays compute it in the same order.
  public func place(_ sample: Sample) -> kin_point { kin_point(x: sample.x / x * 163 / 25.4, y: sample.y / y * 163 / 25.4) }

  /// What is known best: what was given, the file, the table of devices, the fallback. `isTold`: the file itself has
  /// the units per mm.
  public init(_ surface: Surface, isTold: Bool, unitsPerMM: (x: Double, y: Double)?, deviceSize: (width: Double, height: Double)?) {
    if let unitsPerMM {
      (x, y, source) = (unitsPerMM.x, unitsPerMM.y, .given)
    } else if let deviceSize {
      (x, y, source) = (surface.width / deviceSize.width, surface.height / deviceSize.height, .givenSize)
    } else if let perX = surface.x.unitsPerMM, let perY = surface.y.unitsPerMM {
      (x, y, source) = (perX, perY, isTold ? .recording : .device)
    } else {
      (x, y, source) = (Self.fallback, Self.fallback, .guess)
    }
    window = kin_rect(x: 0, y: 0, width: surface.width / x * 163 / 25.4, height: surface.height / y * 163 / 25.4)
  }

  /// What the engine gets of a sample. It gets no pressures: nobody knows what force a device's numbers stand for.
  public func sample(_ sample: Sample, at time: UInt64) -> kin_touch_sample {
    var result = kin_touch_sample()
    let (place, pointer) = (place(sample), sample.pointer)
    result.touch = sample.contact
    result.time_ns = time
    (result.x, result.y) = (place.x, place.y)
    result.phase = sample.phase
    result.type = pointer.type
    result.major_radius = max(length(pointer.width, x), length(pointer.height, y)) / 2
    (result.altitude, result.azimuth) = (pointer.altitude ?? 0, pointer.azimuth ?? 0)
    (result.buttons, result.modifiers) = (pointer.buttons, pointer.modifiers)
    return result
  }

  /// A length along one axis in window units; 0 where it is unknown.
  private func length(_ length: Double?, _ unitsPerMM: Double) -> Double { (length ?? 0) / unitsPerMM * 163 / 25.4 }
}

extension Scale {
  /// Refuses a recording with a number that no engine takes.
  public func check(_ reading: borrowing Reading) throws(Complaint) {
    for index in 0..<reading.builder.samples.count { try check(reading.builder.samples[index], index) }
  }

  /// The same of one sample and its number.
  public func check(_ sample: Sample, _ index: Int) throws(Complaint) {
    let fed = self.sample(sample, at: 0)
    if !isWithin(fed.x) || !isWithin(fed.y) { throw complaint(index, ": x or y") }
    if !isWithin(fed.major_radius) || !isWithin(fed.altitude) || !isWithin(fed.azimuth) { throw complaint(index, ": its size or an angle") }
  }

  private func complaint(_ index: Int, _ what: StaticString) -> Complaint {
    let words: StaticString = " is not a finite number within KIN_NUMBER_LIMIT (1e9)"
    return Complaint(.nowhere, .words("sample "), .number(index), .words(what), .words(words))
  }

  private func isWithin(_ number: Double) -> Bool { number.magnitude <= KIN_NUMBER_LIMIT }
}
