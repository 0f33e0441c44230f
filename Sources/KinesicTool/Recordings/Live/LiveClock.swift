import Glibc

/// Relates a source's clock to the time that passes here. Times are nanoseconds since the first report.
///
/// A report can only be late: the one with the least delay so far shows how the clocks lie to each other. A source
/// that stamps everything with 0 tells no time: from the second touch on, its reports count when they arrive.
struct LiveClock {
  private var start: UInt64?
  private var skew = Int64.max
  private var last: UInt64 = 0
  private var hasTouches = false
  private var isUntimed = false

  /// The time of a report that arrives at `arrival` (CLOCK_MONOTONIC); never before an earlier one's.
  mutating func time(of report: LiveReport, arrival: UInt64) -> UInt64 {
    if !report.samples.isEmpty {
      isUntimed = isUntimed || (hasTouches && last == 0 && report.stamp == 0)
      hasTouches = true
    }
    let stamp = isUntimed ? nil : report.stamp
    let begin = start ?? stamp ?? arrival
    start = begin
    if let stamp {
      last = max(last, stamp > begin ? stamp - begin : 0)
      skew = min(skew, Int64(bitPattern: arrival &- last))
    } else {
      if skew == .max { skew = Int64(bitPattern: arrival) }
      last = max(last, now(arrival))
    }
    return last
  }

  /// What time it is for the source when it is `monotonic` here; 0 before the first report.
  func now(_ monotonic: UInt64) -> UInt64 {
    skew == .max ? 0 : UInt64(max(0, Int64(bitPattern: monotonic) - skew))
  }

  /// CLOCK_MONOTONIC.
  static var monotonic: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }
}
