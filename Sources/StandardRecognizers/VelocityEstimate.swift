import CKinesic

/// The estimator as a pure function for hosts: `kin_velocity_estimate`.
extension kin_velocity_options {
  /// The rules of the recognizers.
  public static var standard: kin_velocity_options {
    kin_velocity_options(
      struct_size: UInt32(MemoryLayout<kin_velocity_options>.size), strategy: kin_velocity_strategy(KIN_VELOCITY_LEAST_SQUARES),
      window_ns: VelocityHistory.horizon, move_gap_ns: VelocityHistory.moveGap, lift_gap_ns: VelocityHistory.liftGap,
      maximum_points: UInt32(VelocityHistory.capacity), refuses_reversal: 1, limit: .infinity)
  }

  /// The code of what is wrong with them; KIN_OK: nothing.
  private var fault: Int {
    if struct_size != UInt32(MemoryLayout<kin_velocity_options>.size) { return KIN_ERROR_SIZE }
    if !(0...1).contains(strategy) || refuses_reversal > 1 || limit.isNaN { return KIN_ERROR_INVALID }
    return (2...UInt32(VelocityHistory.capacity)).contains(maximum_points) && limit > 0 ? KIN_OK : KIN_ERROR_RANGE
  }

  /// The velocity at `time` of what was at these points, oldest first; the code says whether there is one.
  public func estimate(_ points: UnsafeBufferPointer<kin_touch_point>, at time: UInt64, _ velocity: inout kin_point) -> kin_result {
    if fault != KIN_OK { return kin_result(fault) }
    var latest: UInt64 = 0
    for point in points {
      if !point.x.isFinite || !point.y.isFinite { return kin_result(KIN_ERROR_INVALID) }
      if point.time_ns < latest { return kin_result(KIN_ERROR_TIME) }
      latest = point.time_ns
    }
    if time < latest { return kin_result(KIN_ERROR_TIME) }
    let found = time - latest > lift_gap_ns ? .zero : limited(plainEstimate(points))
    guard found.x.isFinite && found.y.isFinite else { return kin_result(KIN_ERROR_RANGE) }
    velocity = kin_point(x: found.x, y: found.y)
    return kin_result(KIN_OK)
  }

  private func plainEstimate(_ points: UnsafeBufferPointer<kin_touch_point>) -> Vector {
    var history = VelocityHistory()
    for index in first(of: points)..<points.count where !isReplaced(index, points) {
      history.append(Vector(x: points[index].x, y: points[index].y), at: points[index].time_ns)
    }
    let strategy = VelocityStrategy(number: Double(strategy))
    return refuses_reversal == 1 ? history.restrictedVelocity(strategy) : history.plainVelocity(strategy)
  }

  /// A later point has the same time.
  private func isReplaced(_ index: Int, _ points: UnsafeBufferPointer<kin_touch_point>) -> Bool {
    index + 1 < points.count && points[index + 1].time_ns == points[index].time_ns
  }

  /// The first point that counts.
  private func first(of points: UnsafeBufferPointer<kin_touch_point>) -> Int {
    guard let newest = points.last else { return 0 }
    var first = points.count - 1
    var count: UInt32 = 1
    while first > 0 {
      let pause = points[first].time_ns - points[first - 1].time_ns
      if pause > 0 { count += 1 }
      if pause > move_gap_ns || newest.time_ns - points[first - 1].time_ns > window_ns || count > maximum_points { break }
      first -= 1
    }
    return first
  }

  /// Shortened to the limit; its length is taken of a smaller vector, whose square is a number.
  private func limited(_ velocity: Vector) -> Vector {
    let size = max(velocity.x.magnitude, velocity.y.magnitude)
    guard size > 0, size.isFinite, limit.isFinite else { return velocity }
    let length = (velocity * (1 / size)).length * size
    return length > limit ? velocity * (limit / length) : velocity
  }
}
