import CKinesic

/// How a place after the latest sample is predicted: `kin_prediction`.
enum PredictionMode {
  /// By the velocity of the last 60 ms.
  case velocity
  /// By the line through the latest two samples, as Android does.
  case line
  /// Not.
  case none
}

/// A place between samples, or on the line after them: the rules and numbers of Android's touch resampling
/// (frameworks/native, libs/input/Resampler).
enum Resampling {
  /// Samples nearer to each other than this give no direction.
  static let minimumDelta: UInt64 = 2_000_000
  /// Samples farther apart than this say nothing of what comes next.
  static let maximumDelta: UInt64 = 20_000_000
  /// How far ahead of the latest sample a place is predicted at most; also at most half of the time between the latest
  /// two.
  static let maximumPrediction: UInt64 = 8_000_000

  /// Between two samples; `time` is not before `old` and before `new`.
  static func between(_ old: kin_touch_point, _ new: kin_touch_point, at time: UInt64) -> kin_touch_estimate {
    let delta = new.time_ns &- old.time_ns
    if time == old.time_ns { return estimate(old, KIN_ESTIMATE_SAMPLE) }
    guard delta >= minimumDelta else { return estimate(old, KIN_ESTIMATE_HELD) }
    return line(old, new, Double(time &- old.time_ns) / Double(delta), time, KIN_ESTIMATE_INTERPOLATED)
  }

  /// After the latest of two samples; `time` is not before `new`.
  static func after(_ old: kin_touch_point, _ new: kin_touch_point, at time: UInt64) -> kin_touch_estimate {
    let delta = new.time_ns &- old.time_ns
    if time == new.time_ns { return estimate(new, KIN_ESTIMATE_SAMPLE) }
    guard delta >= minimumDelta && delta <= maximumDelta else { return estimate(new, KIN_ESTIMATE_HELD) }
    let ahead = min(time &- new.time_ns, maximumPrediction, delta / 2)
    let share = Double(delta &+ ahead) / Double(delta)
    return line(old, new, share, new.time_ns.later(by: ahead), KIN_ESTIMATE_EXTRAPOLATED)
  }

  /// A sample as it is.
  static func estimate(_ point: kin_touch_point, _ kind: Int) -> kin_touch_estimate {
    kin_touch_estimate(time_ns: point.time_ns, x: point.x, y: point.y, kind: kin_estimate_kind(kind), reserved: 0)
  }

  /// On the line through two samples; where that leaves the range of numbers, the sample at hand.
  private static func line(_ old: kin_touch_point, _ new: kin_touch_point, _ share: Double, _ time: UInt64, _ kind: Int)
    -> kin_touch_estimate
  {
    let x = old.x + (new.x - old.x) * share
    let y = old.y + (new.y - old.y) * share
    guard x.isFinite && y.isFinite else { return estimate(share > 1 ? new : old, KIN_ESTIMATE_HELD) }
    return kin_touch_estimate(time_ns: time, x: x, y: y, kind: kin_estimate_kind(kind), reserved: 0)
  }
}
