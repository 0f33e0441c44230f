/// What is different of samples among which is a burst: reports that a busy host took together, after a gap.
/// Rule: velocity.burst.
extension VelocityHistory {
  /// Whether one of the samples that count came after a longer pause.
  @inline(never) mutating func hasBurst(_ count: Int, _ gap: UInt64) -> Bool {
    for age in 1..<count where time(age &- 1) - time(age) > Double(gap) { return true }
    return false
  }

  /// By the line that fits best.
  @inline(never) mutating func lineVelocity(_ count: Int) -> Vector {
    var (middle, mean) = (0.0, Vector.zero)
    for age in 0..<count {
      middle += time(age) / Double(count)
      mean += self[age] * (1 / Double(count))
    }
    var (squares, products) = (0.0, Vector.zero)
    for age in 0..<count {
      let before = time(age) - middle
      squares += before * before
      products += (self[age] - mean) * before
    }
    return products * (1e9 / squares)
  }
}
