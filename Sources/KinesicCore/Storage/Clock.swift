/// Sums of times in nanoseconds, which stay on the host's clock: it begins at 0, and `UInt64.max` is KIN_TIME_NEVER.
extension UInt64 {
  /// The time so much later; KIN_TIME_NEVER if the clock ends before.
  func later(by interval: UInt64) -> UInt64 { self > .max - interval ? .max : self &+ interval }

  /// The time so much earlier; 0 if that is before the clock began.
  func earlier(by interval: UInt64) -> UInt64 { self < interval ? 0 : self &- interval }
}
