import CKinesic

/// By which rules a recognizer's velocity is estimated.
public struct VelocityRule {
  public var strategy: VelocityStrategy
  /// No velocity is larger: of the value, per second.
  public var limit: Double
  /// Of the value, in a millimetre of a finger's way: the velocity is that of a lift, and jumps are left out; 0: they
  /// are not.
  public var millimetre = 0.0
  /// Nanoseconds: a lift that comes sooner than this after the newest report came with it; 0: there is no lift.
  public var burst = 0.0

  public init(strategy: VelocityStrategy, limit: Double, millimetre: Double = 0, burst: Double = 0) {
    self.strategy = strategy
    self.limit = limit
    self.millimetre = millimetre
    self.burst = burst
  }
}

/// Which samples count for a velocity.
public struct VelocitySpan {
  /// How old the oldest may be, nanoseconds, that age included.
  public var window: UInt64
  /// A longer pause between two forgets what was before.
  public var gap: UInt64
  /// How many at most.
  public var count: Int

  public init(window: UInt64, gap: UInt64, count: Int) {
    self.window = window
    self.gap = gap
    self.count = count
  }

  /// Android's 100 ms and 20 samples; Android's and Chromium's pause of 40 ms.
  public static var standard: VelocitySpan {
    VelocitySpan(window: 100 * Time.millisecond, gap: 40 * Time.millisecond, count: VelocityHistory.capacity)
  }
}

/// The properties that say so beside `velocity_strategy`, last in the table of each class with a velocity.
public struct VelocityProperties: BitwiseCopyable {
  public var spacing = VelocityProperties.spacing
  public var limit = VelocityProperties.limit
  public var liftGuard = 1.0

  public init() {}

  /// Seconds: Android's and our resampling take reports that are nearer for one too.
  public static let spacing = 0.002
  /// Units per second at 163 units per inch: 10 m/s, which no hand exceeds.
  public static let limit = 64_173.0
  /// Units in a millimetre at 163 units per inch.
  public static let millimetre = 163 / 25.4

  /// The spacing as `VelocityHistory.add` has it: reports of one time are one sample in any case.
  public var nanoseconds: Double { max(spacing * 1e9, 0.5) }

  /// For a value in units. `lifts`: the gesture is over.
  public func rule(_ strategy: Double, _ scale: Double, lifts: Bool) -> VelocityRule {
    rule(strategy, scale, reach: 1, lifts: lifts)
  }

  /// For a value that changes by 1 when one finger goes `reach` units; two fingers may go against each other.
  public func rule(
    _ strategy: Double, _ scale: Double, reach: Double, fingers: Double = 1, lifts: Bool
  ) -> VelocityRule {
    VelocityRule(
      strategy: VelocityStrategy(number: strategy), limit: limit * fingers * scale / reach,
      millimetre: lifts && liftGuard != 0 ? VelocityProperties.millimetre * scale / reach : 0,
      burst: lifts ? nanoseconds * VelocityHistory.burstShare : 0)
  }
}

public var velocityProperties: [Property] {
  [
    .number(
      "velocity_spacing",
      "Reports that come less than this after the first of a sample are one sample: its last place and time count.",
      unit: "s", origin: "Android's resampling; ours for velocities", VelocityProperties.spacing, 0...0.04),
    .number(
      "velocity_limit", "A finger that is faster is reported as this fast: 10 m/s.", unit: "unit/s",
      origin: "ours: no hand is faster", VelocityProperties.limit, 0...KIN_NUMBER_LIMIT),
    .boolean(
      "velocity_lift_guard", "Whether the velocity at the end leaves out a jump of the finger as it rolls off.",
      origin: "ours, measured on recordings", 1),
  ]
}

/// How the velocity is estimated; every class with a velocity has it.
public var velocityStrategyProperty: Property {
  .whole("velocity_strategy", "0: least squares of degree 2; 1: impulse.", origin: "Android VelocityTracker", 0, 0...1)
}
