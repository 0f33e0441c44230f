import RecordingReaders

extension Recording {
  /// CSS counts 96 px to the inch (CSS Values and Units 4, section 6.2).
  static let cssPixelsPerMM = Reading.cssPixelsPerMM

  /// The same touches with every length of x times `factors.0` and of y times `factors.1`.
  private func stretched(by factors: (Double, Double), unitsPerMM: (Double?, Double?)) -> Recording {
    let surface = Surface(self)
    func axis(_ old: Axis, _ factor: Double, _ unitsPerMM: Double?) -> Axis {
      .init(minimum: old.minimum * factor, maximum: old.maximum * factor, unitsPerMM: unitsPerMM)
    }
    var result = self
    result.device.x = axis(surface.x, factors.0, unitsPerMM.0)
    result.device.y = axis(surface.y, factors.1, unitsPerMM.1)
    result.frames.changeSamples { sample in
      (sample.x, sample.y) = (sample.x * factors.0, sample.y * factors.1)
      sample.pointer.width = sample.pointer.width.map { $0 * factors.0 }
      sample.pointer.height = sample.pointer.height.map { $0 * factors.1 }
    }
    return result
  }

  /// In CSS pixels; as it is where its units per mm are unknown.
  var inCSSPixels: Recording {
    let surface = Surface(self)
    guard let perX = surface.x.unitsPerMM, let perY = surface.y.unitsPerMM else { return self }
    let wanted = Self.cssPixelsPerMM
    return stretched(by: (wanted / perX, wanted / perY), unitsPerMM: (wanted, wanted))
  }

  /// With places and pressures that are whole numbers, as evdev tells them. A recording of whole places stays as it
  /// is; others are given in hundredths of a millimetre, or of their unit where the units per mm are unknown.
  /// Pressures likewise, in thousandths.
  var inWholeUnits: Recording {
    var result = self
    if samples.contains(where: { $0.x != $0.x.rounded() || $0.y != $0.y.rounded() }) {
      let surface = Surface(self)
      let perMM = (surface.x.unitsPerMM, surface.y.unitsPerMM)
      let factors = (100 / (perMM.0 ?? 1), 100 / (perMM.1 ?? 1))
      result = stretched(by: factors, unitsPerMM: (perMM.0.map { _ in 100 }, perMM.1.map { _ in 100 }))
    }
    if samples.contains(where: { $0.pressure.map { $0 != $0.rounded() } ?? false }) {
      result.device.pressure = Surface(self).pressure.map { .init(minimum: $0.minimum * 1000, maximum: $0.maximum * 1000) }
      result.frames.changeSamples { $0.pressure = $0.pressure.map { $0 * 1000 } }
    }
    result.frames.changeSamples { sample in
      (sample.x, sample.y) = (sample.x.rounded(), sample.y.rounded())
      sample.pressure = sample.pressure?.rounded()
    }
    return result
  }

  /// Gives the axes this range, from where they begin.
  mutating func setRange(_ range: (Double, Double)) {
    (device.x, device.y) = Surface(self).ranged((x: range.0, y: range.1))
  }
}
