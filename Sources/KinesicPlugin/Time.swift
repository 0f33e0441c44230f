/// Times in nanoseconds.
public enum Time {
  /// KIN_TIME_NEVER, which is a macro that Swift does not see.
  public static var never: UInt64 { UInt64.max }
  public static var millisecond: UInt64 { 1_000_000 }

  /// Nanoseconds of a time property, to the nearest one; what is too long for the clock is `never`. Out of
  /// line: 1.2 KB of copies otherwise.
  @inline(never) public static func nanoseconds(_ seconds: Double) -> UInt64 {
    let number = seconds * 1e9
    guard number > 0 else { return 0 }
    return number < 9e18 ? UInt64(bitPattern: Int64(number + 0.5)) : never
  }

  /// `seconds` after `start`, `never` at the latest.
  public static func after(_ start: UInt64, _ seconds: Double) -> UInt64 {
    let (sum, overflow) = start.addingReportingOverflow(nanoseconds(seconds))
    return overflow ? never : sum
  }

  /// 0 when `end` is not later.
  public static func seconds(from start: UInt64, to end: UInt64) -> Double {
    Double(elapsed(from: start, to: end)) / 1e9
  }

  /// 0 when `end` is not later.
  public static func elapsed(from start: UInt64, to end: UInt64) -> UInt64 {
    end > start ? end - start : 0
  }
}
