import CKinesic
import KinesicMath

/// Flings of each kind.
extension kin_fling {
  /// A step too small to be seen.
  private static let usualTolerance = 0.1

  public static func decay(_ position: Double, _ velocity: Double, rate: Double) throws(MotionError) -> kin_fling {
    guard position.isFinite && velocity.isFinite && rate.isFinite else { throw .invalid }
    guard rate > 0, Decay(position: position, velocity: velocity, rate: rate).final.isFinite else { throw .range }
    return kin_fling(
      position: position, velocity: velocity, rate: rate, turn: .infinity, target: 0, frequency: 0, damping: 0, tolerance: usualTolerance)
  }

  /// `deceleration` is the fraction of the velocity that a millisecond leaves.
  public static func friction(_ position: Double, _ velocity: Double, deceleration: Double) throws(MotionError) -> kin_fling {
    if !deceleration.isFinite { throw .invalid }
    guard deceleration > Double.leastNormalMagnitude && deceleration < 1 else { throw .range }
    return try decay(position, velocity, rate: -1000 * logarithm(deceleration))
  }

  @inline(never) public static func spring(
    _ position: Double, _ velocity: Double, target: Double, response: Double, damping: Double
  ) throws(MotionError) -> kin_fling {
    guard position.isFinite && velocity.isFinite && target.isFinite && response.isFinite && damping.isFinite else { throw .invalid }
    guard response > 0 && damping > 0 else { throw .range }
    return try spring(position, velocity, target: target, frequency: 2 * .pi / response, damping: damping)
  }

  public static func spring(
    _ position: Double, _ velocity: Double, target: Double, mass: Double, stiffness: Double, damping: Double
  ) throws(MotionError) -> kin_fling {
    guard position.isFinite && velocity.isFinite && target.isFinite else { throw .invalid }
    guard mass.isFinite && stiffness.isFinite && damping.isFinite else { throw .invalid }
    guard mass > 0 && stiffness > 0 && damping > 0 else { throw .range }
    let ratio = damping / (2 * (stiffness.squareRoot() * mass.squareRoot()))
    return try spring(position, velocity, target: target, frequency: (stiffness / mass).squareRoot(), damping: ratio)
  }

  @inline(never) private static func spring(
    _ position: Double, _ velocity: Double, target: Double, frequency: Double, damping: Double
  ) throws(MotionError) -> kin_fling {
    let start = Spring(offset: position - target, velocity: velocity, frequency: frequency, damping: damping)
    guard frequency > 0, damping > 0, start.at(1 / frequency).isFinite, start.at(0).isFinite else { throw .range }
    return kin_fling(
      position: position, velocity: velocity, rate: 0, turn: 0, target: target, frequency: frequency, damping: damping,
      tolerance: usualTolerance)
  }

  /// A spring from this fling's beginning to the nearest of some points, seen from its end. `points` are asked one by
  /// one.
  public func snap(
    toNearestOf count: Int, response: Double, damping: Double, _ points: (Int) -> Double
  ) throws(MotionError) -> (fling: kin_fling, index: Int) {
    let end = try final()
    if count == 0 { throw .invalid }
    var nearest = 0
    for i in 0..<count {
      if !points(i).isFinite { throw .invalid }
      if (points(i) - end).magnitude < (points(nearest) - end).magnitude { nearest = i }
    }
    var fling = try kin_fling.spring(position, velocity, target: points(nearest), response: response, damping: damping)
    fling.tolerance = tolerance
    return (fling, nearest)
  }

  /// This decay, which a spring brings back once it has passed a bound.
  public func bound(
    minimum: Double, maximum: Double, response: Double, damping: Double
  ) throws(MotionError) -> kin_fling {
    let end = try final()
    guard turn == .infinity && minimum <= maximum && minimum < .infinity && maximum > -.infinity else { throw .invalid }
    let isOutside = position < minimum || position > maximum
    let target = isOutside ? nearest(to: position, minimum, maximum) : nearest(to: end, minimum, maximum)
    // Checked although no spring may be needed: what is refused must not depend on the velocity.
    let spring = try kin_fling.spring(position, velocity, target: target, response: response, damping: damping)
    if !isOutside && target == end { return self }
    var fling = spring
    fling.rate = rate
    fling.turn = isOutside ? 0 : Decay(position: position, velocity: velocity, rate: rate).time(at: target)
    fling.tolerance = tolerance
    return fling
  }

  private func nearest(to place: Double, _ minimum: Double, _ maximum: Double) -> Double { min(max(place, minimum), maximum) }
}
