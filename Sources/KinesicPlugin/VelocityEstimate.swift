import CKinesic

/// The estimator as a pure function for hosts: `kin_velocity_estimate`.
extension kin_velocity_options {
  /// The rules of the recognizers.
  public static var standard: kin_velocity_options {
    kin_velocity_options(
      struct_size: UInt32(MemoryLayout<kin_velocity_options>.size), strategy: kin_velocity_strategy(KIN_VELOCITY_LEAST_SQUARES),
      window_ns: VelocitySpan.standard.window, move_gap_ns: VelocitySpan.standard.gap, lift_gap_ns: VelocityHistory.liftGap,
      maximum_points: UInt32(VelocityHistory.capacity), refuses_reversal: 1, limit: VelocityProperties.limit,
      spacing_ns: UInt64(VelocityProperties.spacing * 1e9), units_per_inch: 163, guards_lift: 0, reserved: 0)
  }

  /// The code of what is wrong with them, their size not being looked at; KIN_OK: nothing.
  private var fault: Int {
    if !(0...1).contains(strategy) || refuses_reversal > 1 || guards_lift > 1 || reserved != 0 { return KIN_ERROR_INVALID }
    if limit.isNaN || !units_per_inch.isFinite { return KIN_ERROR_INVALID }
    return (2...UInt32(VelocityHistory.capacity)).contains(maximum_points) && limit > 0 && units_per_inch > 0 ? KIN_OK : KIN_ERROR_RANGE
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
    let found = estimate(points, at: time).shortened(to: limit)
    guard found.x.isFinite && found.y.isFinite else { return kin_result(KIN_ERROR_RANGE) }
    velocity = kin_point(x: found.x, y: found.y)
    return kin_result(KIN_OK)
  }

  private func estimate(_ points: UnsafeBufferPointer<kin_touch_point>, at time: UInt64) -> Vector {
    let span = VelocitySpan(window: window_ns, gap: move_gap_ns, count: Int(maximum_points))
    let strategy = VelocityStrategy(number: Double(strategy))
    let spacing = max(Double(min(spacing_ns, move_gap_ns)), 0.5)
    var history = VelocityHistory()
    for point in points { history.add(Vector(x: point.x, y: point.y), at: point.time_ns, spacing: spacing, span) }
    if guards_lift == 1 || time > history.latest { history.noteLift(at: time, spacing * VelocityHistory.burstShare, span) }
    if guards_lift == 1 { history.leaveOutJump(units_per_inch / 25.4, span) }
    if time - history.latest > lift_gap_ns { return .zero }
    return refuses_reversal == 1
      ? history.restrictedVelocity(strategy, gap: move_gap_ns) : history.plainVelocity(strategy, gap: move_gap_ns)
  }
}
