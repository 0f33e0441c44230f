import CKinesic

extension kin_request {
  mutating func fail(_ reason: Reason) -> kin_state {
    self.reason = reason.rawValue
    return State.failed
  }

  /// Began; or, when the fingers left in the same step, Ended with a Began before it.
  mutating func begin(ended: Bool = false) -> kin_state {
    guard ended else { return State.began }
    flags |= UInt32(KIN_REQUEST_BEGAN)
    return State.ended
  }

  /// The view keeps the touch, the recognizer gets it no more.
  mutating func ignoreTouch(at index: Int) {
    if index < 64 { ignore.0 |= 1 << UInt64(index) } else { ignore.1 |= 1 << UInt64(index & 63) }
  }

  /// Moves alone are not worth a step until something else happens.
  mutating func skipMoves() { flags |= UInt32(KIN_REQUEST_SKIP_MOVES) }

  var hasIgnored: Bool { ignore.0 | ignore.1 != 0 }

  func ignores(touchAt index: Int) -> Bool { (index < 64 ? ignore.0 : ignore.1) >> UInt64(index & 63) & 1 != 0 }

  mutating func setLocation(_ place: Vector) {
    x = place.x
    y = place.y
  }
}

/// Times in nanoseconds.
enum Time {
  /// KIN_TIME_NEVER, which is a macro that Swift does not see.
  static let never = UInt64.max
  static let millisecond: UInt64 = 1_000_000

  /// Nanoseconds of a time property, to the nearest one; what is too long for the clock is `never`.
  @inline(never) static func nanoseconds(_ seconds: Double) -> UInt64 {
    let number = seconds * 1e9
    guard number > 0 else { return 0 }
    return number < 9e18 ? UInt64(number + 0.5) : never
  }

  /// `seconds` after `start`, `never` at the latest.
  static func after(_ start: UInt64, _ seconds: Double) -> UInt64 {
    let (sum, overflow) = start.addingReportingOverflow(nanoseconds(seconds))
    return overflow ? never : sum
  }

  /// 0 when `end` is not later.
  static func seconds(from start: UInt64, to end: UInt64) -> Double {
    Double(elapsed(from: start, to: end)) / 1e9
  }

  /// 0 when `end` is not later.
  static func elapsed(from start: UInt64, to end: UInt64) -> UInt64 {
    end > start ? end - start : 0
  }
}
