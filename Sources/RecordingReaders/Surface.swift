/// What is known about the surface that a recording was made on: its axes, from the best source that there is.
public struct Surface {
  public let x, y: Axis
  /// nil where no sample tells a pressure.
  public let pressure: Axis?

  /// The file's own word, else the table of known devices, else as far as contacts went. A range is never 0.
  public init(_ file: Bytes, _ axes: Axes, _ samples: UnsafeBufferPointer<Sample>) {
    let known = KnownDevice.find(file)
    let largest = Largest(samples)
    x = Self.axis(axes.x ?? known?.x, largest.x)
    y = Self.axis(axes.y ?? known?.y, largest.y)
    pressure = largest.pressure.map { Self.axis(axes.pressure, $0) }
  }

  private static func axis(_ told: Axis?, _ measured: Double?) -> Axis {
    let start = told?.minimum ?? 0
    let range = max((told?.maximum ?? 0) - start, measured ?? 0, 1)
    return Axis(minimum: start, maximum: start + range, unitsPerMM: told?.unitsPerMM)
  }

  /// The largest numbers of a recording; nil where no sample tells one.
  private struct Largest {
    private(set) var x, y, pressure: Double?

    init(_ samples: UnsafeBufferPointer<Sample>) {
      for sample in samples {
        x = max(x ?? sample.x, sample.x)
        y = max(y ?? sample.y, sample.y)
        if let told = sample.pressure { pressure = max(pressure ?? told, told) }
      }
    }
  }

  public var width: Double { x.maximum - x.minimum }
  public var height: Double { y.maximum - y.minimum }

  /// With this range of the axes, from where they begin.
  public func ranged(_ range: (x: Double, y: Double)) -> (x: Axis, y: Axis) {
    (Self.ranged(x, range.x), Self.ranged(y, range.y))
  }

  private static func ranged(_ axis: Axis, _ range: Double) -> Axis {
    Axis(minimum: axis.minimum, maximum: axis.minimum + range, unitsPerMM: axis.unitsPerMM)
  }
}
