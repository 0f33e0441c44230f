import KinesicPlugin

/// The numbers by which a pair's change is distinguished from its travel: properties of pinch and rotation.
struct DominanceRule {
  /// Scaled, if it is a length.
  var threshold: Double
  /// How many times the travel the change must be; 0: the plain threshold.
  var dominance: Double
  /// Seconds.
  var window: Double
  /// What part of the faster finger's way the slower one must go; 0: it may rest.
  var restingShare: Double
}

/// Tells a pinch or a rotation from two fingers that move together. Plain bytes.
///
/// The change of the pair (distance, or arc of the angle) must not only reach its threshold but also be large against
/// what the pair's centroid travelled, since the base or within the window. On real two-finger scrolls a plain
/// threshold fires in most.
/// Rule: pinch.dominance.
struct DominanceJudge: BitwiseCopyable {
  private var base = PairPose()
  private var farthestSquared = 0.0
  private var past = PairPast()

  mutating func prepare() {
    if past.isUsed { self = DominanceJudge() }
  }

  /// The pair is complete: the base of all that follows.
  mutating func start(_ pose: PairPose, at time: UInt64) {
    base = pose
    farthestSquared = 0
    past.clear()
    past.add(PairPast.Entry(time: time, change: 0, pose: PackedPose(pose)))
  }

  /// A step with a move of the pair. `change` is counted from the base; `arc` makes a length of it. Whether it begins,
  /// as far as `evidence` has some.
  /// Rule: pinch.threshold.
  mutating func begins(_ change: Double, arc: Double, _ pair: PairTracker, _ rule: DominanceRule, _ input: Step) -> Bool {
    if rule.dominance <= 0 { return change.magnitude >= rule.threshold }
    let pose = pair.pose
    let sinceWindow = dominatesWindow(change, arc, pose, rule, at: input.time)
    farthestSquared = max(farthestSquared, (pose.centroid - base.centroid).lengthSquared)
    let sinceBase = dominates(change, arc, farthestSquared, rule)
    past.add(PairPast.Entry(time: input.time, change: change, pose: PackedPose(pose)))
    return (sinceBase || sinceWindow) && pair.mayBegin(input)
  }

  /// What the fingers did, in a step in which it begins: since the base or within the window, whichever makes it
  /// begin. Nil when one of them rests. Out of line: once a gesture.
  @inline(never) mutating func evidence(
    _ change: Double, arc: Double, _ pose: PairPose, _ rule: DominanceRule, _ input: Step
  ) -> PairMotion? {
    let isPlain = rule.dominance <= 0
    if isPlain || dominates(change, arc, farthestSquared, rule), base.bothMove(rule.restingShare, to: pose, input.scale) {
      return PairMotion(from: base, to: pose)
    }
    let then = past.oldest
    let before = then.pose.whole
    let travelSquared = (pose.centroid - before.centroid).lengthSquared
    guard !isPlain, Time.elapsed(from: then.time, to: input.time) >= Time.nanoseconds(rule.window),
      dominates(change - then.change, arc, travelSquared, rule), before.bothMove(rule.restingShare, to: pose, input.scale)
    else { return nil }
    return PairMotion(from: before, to: pose)
  }

  private mutating func dominatesWindow(
    _ change: Double, _ arc: Double, _ pose: PairPose, _ rule: DominanceRule, at time: UInt64
  ) -> Bool {
    let window = Time.nanoseconds(rule.window)
    guard time >= window, past.keep(from: time - window) else { return false }
    let then = past.oldest
    return dominates(change - then.change, arc, (pose.centroid - then.pose.whole.centroid).lengthSquared, rule)
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
///   - gain: What the gain does in this class.
func pairProperties(dominance: Double, _ summary: Text, gain: Text) -> [Property] {
  [
    .whole(
      "maximum_touches", "More fingers fail it before it begins; the default is without limit: those that come later are ignored.",
      origin: "ours, as pan", 4_294_967_295, 2...4_294_967_295),
    .number("dominance", summary, unit: "1", origin: "ours, measured on recordings", dominance, 0...1000),
    .number(
      "dominance_window", "Change and travel are compared since the start and within this time.", unit: "s",
      origin: "ours, measured on recordings", 0.3, 0...3600),
    .number(
      "resting_share", "What part of the faster finger's way the slower one must go before it begins; 0: it may rest.", unit: "1", 0,
      0...1),
    .number("gain", gain, unit: "1", 1, 0.01...100),
    velocityStrategyProperty,
  ] + velocityProperties
}
