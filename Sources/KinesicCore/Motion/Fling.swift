import CKinesic

/// What can be asked of a fling: a decay until `turn`, a spring from then on.
extension kin_fling {
  private var decay: Decay { Decay(position: position, velocity: velocity, rate: rate) }

  private var hasDecay: Bool { turn > 0 }
  private var hasSpring: Bool { turn.isFinite }

  /// The spring, from the moment that it takes over.
  private var spring: Spring {
    let start = hasDecay ? decay.at(turn) : MotionState(position: position, velocity: velocity)
    return Spring(offset: start.position - target, velocity: start.velocity, frequency: frequency, damping: damping)
  }

  private var end: Double { hasSpring ? target : decay.final }

  /// Its end, and whether it is there permanently `elapsed` after its beginning.
  @inline(never) private func isAtRest(_ elapsed: UInt64) -> Bool {
    let time = seconds(elapsed)
    if !hasSpring { return decay.isAtRest(time, tolerance) }
    return time >= turn && spring.isAtRest(time - turn, tolerance)
  }

  /// Checks its numbers, which a host may have written.
  func check() throws(MotionError) {
    guard position.isFinite && velocity.isFinite && tolerance.isFinite && tolerance > 0 && turn >= 0 else { throw .invalid }
    if hasDecay { guard rate > 0 && rate.isFinite && decay.final.isFinite else { throw .invalid } }
    if hasSpring {
      guard target.isFinite && frequency > 0 && frequency.isFinite && damping > 0 && damping.isFinite else { throw .invalid }
    }
  }

  public func final() throws(MotionError) -> Double {
    try check()
    return end
  }

  /// From when on it is certain to be at its end; `.max` for never. The first nanosecond of which `isAtRest` is true,
  /// by halving.
  public func duration() throws(MotionError) -> UInt64 {
    try check()
    var before: UInt64 = 0
    var after = UInt64.max
    while before < after {
      let middle = before + (after - before) / 2
      if isAtRest(middle) { after = middle } else { before = middle + 1 }
    }
    return after
  }

  public func at(_ elapsed: UInt64) throws(MotionError) -> (position: Double, velocity: Double) {
    try check()
    if isAtRest(elapsed) { return (end, 0) }
    let time = seconds(elapsed)
    var state = time < turn ? decay.at(time) : spring.at(time - turn)
    if time >= turn { state.position += target }
    guard state.isFinite else { throw .range }
    return (state.position, state.velocity)
  }
}

/// Nanoseconds as seconds.
private func seconds(_ elapsed: UInt64) -> Double { Double(elapsed) / 1e9 }
