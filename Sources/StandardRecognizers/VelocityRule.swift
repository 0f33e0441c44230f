import CKinesic

/// By which rules a recognizer's velocity is estimated.
struct VelocityRule {
  var strategy: VelocityStrategy
  /// No velocity is larger: of the value, per second.
  var limit: Double
  /// Of the value, in a millimetre of a finger's way: the velocity is that of a lift, and jumps are left out; 0: they
  /// are not.
  var millimetre = 0.0
}

/// Which samples count for a velocity.
struct VelocitySpan {
  /// How old the oldest may be, nanoseconds, that age included.
  var window: UInt64
  /// A longer pause between two forgets what was before.
  var gap: UInt64
  /// How many at most.
  var count: Int

  /// Android's 100 ms and 20 samples; Android's and Chromium's pause of 40 ms.
  static var standard: VelocitySpan {
    @inline(__always) get {
      VelocitySpan(window: 100 * Time.millisecond, gap: 40 * Time.millisecond, count: VelocityHistory.capacity)
    }
  }
}

extension Vector {
  /// No longer than a limit, in the same direction. The length is taken of a smaller vector, whose square is a number.
  /// Rule: velocity.limit.
  @inline(never) func shortened(to limit: Double) -> Vector {
    let size = max(x.magnitude, y.magnitude)
    guard size > 0, size.isFinite, limit.isFinite else { return self }
    let length = (self * (1 / size)).length * size
    return length > limit ? self * (limit / length) : self
  }
}

/// The properties that say so beside `velocity_strategy`, last in the table of each class with a velocity.
struct VelocityProperties: BitwiseCopyable {
  var spacing = VelocityProperties.spacing
  var limit = VelocityProperties.limit
  var liftGuard = 1.0

  /// Seconds: Android's and our resampling take reports that are nearer for one too.
  static let spacing = 0.002
  /// Units per second at 163 units per inch: 10 m/s, which no hand exceeds.
  static let limit = 64_173.0
  /// Units in a millimetre at 163 units per inch.
  static let millimetre = 163 / 25.4

  /// The spacing as `VelocityHistory.add` has it: reports of one time are one sample in any case.
  var nanoseconds: Double { @inline(__always) get { max(spacing * 1e9, 0.5) } }

  /// For a value in units. `lifts`: the gesture is over.
  @inline(__always) func rule(_ strategy: Double, _ scale: Double, lifts: Bool) -> VelocityRule {
    rule(strategy, scale, reach: 1, lifts: lifts)
  }

  /// For a value that changes by 1 when one finger goes `reach` units; two fingers may go against each other.
  @inline(__always) func rule(
    _ strategy: Double, _ scale: Double, reach: Double, fingers: Double = 1, lifts: Bool
  ) -> VelocityRule {
    VelocityRule(
      strategy: VelocityStrategy(number: strategy), limit: limit * fingers * scale / reach,
      millimetre: lifts && liftGuard != 0 ? VelocityProperties.millimetre * scale / reach : 0)
  }
}

var velocityProperties: [Property] {
  [
    number(
      "velocity_spacing",
      "Reports that come less than this after the first of a sample are one sample: its last place and time count.",
      unit: "s", origin: "Android's resampling; ours for velocities", VelocityProperties.spacing, 0...0.04),
    number(
      "velocity_limit", "A finger that is faster is reported as this fast: 10 m/s.", unit: "unit/s",
      origin: "ours: no hand is faster", VelocityProperties.limit, 0...KIN_NUMBER_LIMIT),
    boolean(
      "velocity_lift_guard", "Whether the velocity at the end leaves out a jump of the finger as it rolls off.",
      origin: "ours, measured on recordings", 1),
  ]
}
