extension Duration {
  /// A time of the engine: nanoseconds.
  init(engineTime: UInt64) {
    let (seconds, rest) = engineTime.quotientAndRemainder(dividingBy: 1_000_000_000)
    self.init(secondsComponent: Int64(seconds), attosecondsComponent: Int64(rest) * 1_000_000_000)
  }

  /// A time before the zero of the clock, or beyond 584 years, becomes one that the engine refuses.
  var engineTime: UInt64 {
    guard self >= .zero, components.seconds < 18_000_000_000 else { return .max }
    return UInt64(components.seconds) * 1_000_000_000 + UInt64(components.attoseconds / 1_000_000_000)
  }

  /// Seconds of a property or an output, to the nearest nanosecond.
  init(engineSeconds: Double) {
    self = engineSeconds < 9e9 ? .nanoseconds(Int64((engineSeconds * 1e9).rounded())) : .seconds(Int64.max)
  }

  var engineSeconds: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}
