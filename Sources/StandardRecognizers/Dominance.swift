import KinesicPlugin

/// The numbers by which a pair's change is distinguished from its travel: properties of pinch and rotation.
struct DominanceRule {
  /// Scaled, if it is a length.
  var threshold: Double
  /// How many times the travel the change must be; 0: the plain threshold.
  var dominance: Double
  /// Seconds.
  var window: Double
}

/// Tells a pinch or a rotation from two fingers that move together. Plain bytes.
///
/// The change of the pair (distance, or arc of the angle) must not only reach its threshold but also be large against
/// what the pair's centroid travelled, since the base or within the window. On real two-finger scrolls a plain
/// threshold fires in most.
/// Rule: pinch.dominance.
struct DominanceJudge: BitwiseCopyable {
  private var base = Vector.zero
  private var farthestSquared = 0.0
  private var past = PairPast()

  mutating func prepare() {
    base = .zero
    farthestSquared = 0
    past.prepare()
  }

  /// The pair is complete: the base of all that follows.
  mutating func start(_ centroid: Vector, at time: UInt64) {
    base = centroid
    farthestSquared = 0
    past.clear()
    past.add(PairPast.Entry(time: time, change: 0, centroid: centroid))
  }

  /// A step with a move of the pair. `change` is counted from the base; `arc` makes a length of it. Whether it begins.
  /// Rule: pinch.threshold.
  mutating func begins(_ change: Double, arc: Double, _ pair: PairTracker, _ rule: DominanceRule, _ input: Step) -> Bool {
    let centroid = pair.centroid
    if rule.dominance <= 0 { return change.magnitude >= rule.threshold }
    farthestSquared = max(farthestSquared, (centroid - base).lengthSquared)
    let sinceBase = dominates(change, arc, farthestSquared, rule)
    let sinceWindow = dominatesWindow(change, arc, centroid, rule, at: input.time)
    past.add(PairPast.Entry(time: input.time, change: change, centroid: centroid))
    return (sinceBase || sinceWindow) && pair.mayBegin(input)
  }

  private mutating func dominatesWindow(
    _ change: Double, _ arc: Double, _ centroid: Vector, _ rule: DominanceRule, at time: UInt64
  ) -> Bool {
    let window = Time.nanoseconds(rule.window)
    guard time >= window, let then = past.latest(before: time - window) else { return false }
    return dominates(change - then.change, arc, (centroid - then.centroid).lengthSquared, rule)
  }

  private func dominates(_ change: Double, _ arc: Double, _ travelSquared: Double, _ rule: DominanceRule) -> Bool {
    let length = change * arc
    return change.magnitude >= rule.threshold && length * length >= rule.dominance * rule.dominance * travelSquared
  }
}

/// The properties of a pair's class behind its threshold: how its change is distinguished from travel, and its
/// velocity.
/// - Parameters:
///   - dominance: How many times the travel the change must be, at first.
///   - summary: What the change is of this class.
func pairProperties(dominance: Double, _ summary: Text) -> [Property] {
  [
    .whole(
      "maximum_touches", "More fingers fail it before it begins; the default is without limit: those that come later are ignored.",
      origin: "ours, as pan", 4_294_967_295, 2...4_294_967_295),
    .number("dominance", summary, unit: "1", origin: "ours, measured on recordings", dominance, 0...1000),
    .number(
      "dominance_window", "Change and travel are compared since the start and within this time.", unit: "s",
      origin: "ours, measured on recordings", 0.3, 0...3600),
    velocityStrategyProperty,
  ] + velocityProperties
}
