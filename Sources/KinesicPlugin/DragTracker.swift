import CKinesic

/// How the movements of several fingers make one: property `finger_strategy`, after Flutter's MultitouchDragStrategy.
/// Rule: pan.finger-strategy.
public enum FingerStrategy {
  /// Their mean.
  case centroid
  /// That of the finger that landed last.
  case latest
  /// On each axis the largest forwards and the largest backwards together.
  case averageBoundary
  case sum

  public init(number: Double) {
    switch number {
    case 1: self = .latest
    case 2: self = .averageBoundary
    case 3: self = .sum
    default: self = .centroid
    }
  }
}

/// What the fingers of a drag did in one step.
public struct DragFingers {
  /// The movement of all fingers together: new ones do not move yet, lifting ones still count.
  public private(set) var movement = Vector.zero
  /// How many, those that lift in this step included.
  public private(set) var count = 0
  /// How many of them are down after the step.
  public private(set) var down = 0

  private var forwards = Vector.zero
  private var backwards = Vector.zero

  /// Takes all fingers of the step up to `limit`, in the order of landing; of new ones beyond, the request says that
  /// they are ignored.
  public init(_ input: Step, limit: Double, strategy: Double = 0, _ request: Request) {
    if let touch = input.onlyTouch, !touch.hasBegun {
      movement = touch.movement
      count = 1
      down = touch.hasEnded ? 0 : 1
    } else {
      addAll(input, limit: limit, FingerStrategy(number: strategy), request)
    }
  }

  /// Out of line, as the rare ways of `DragThreshold` and `TapSequence`: 4.6 KB of copies otherwise.
  /// Rule: pan.translation.
  @inline(never) private mutating func addAll(_ input: Step, limit: Double, _ strategy: FingerStrategy, _ request: Request) {
    for (index, touch) in input.touches.enumerated() {
      if touch.hasBegun, Double(count) >= limit {
        request.ignoreTouch(index)
        continue
      }
      add(touch.movement, strategy)
      count += 1
      if !touch.hasEnded { down += 1 }
    }
    if strategy == .centroid, count > 1 { movement = movement * (1 / Double(count)) }
    if strategy == .averageBoundary { movement = forwards + backwards }
  }

  private mutating func add(_ way: Vector, _ strategy: FingerStrategy) {
    switch strategy {
    case .centroid, .sum: movement += way
    case .latest: movement = way
    case .averageBoundary:
      forwards = Vector(x: max(forwards.x, way.x), y: max(forwards.y, way.y))
      backwards = Vector(x: min(backwards.x, way.x), y: min(backwards.y, way.y))
    }
  }
}

/// The way that a set of fingers has gone, and its velocity: what pan and its relatives share. Plain bytes.
///
/// It sums up movements, so a finger that joins or leaves makes no jump.
/// Rule: class.re-based.
public struct DragTracker: BitwiseCopyable {
  private var running = Flag(false)
  private var travelled = Vector.zero
  /// The part of the way that is not reported.
  private var origin = Vector.zero
  private var history = VelocityHistory()

  public init() {}

  public var isRunning: Bool { running.isSet }
  public var translation: Vector { travelled - origin }

  /// Ready for an attempt.
  public mutating func prepare() {
    running = Flag(false)
    travelled = .zero
    origin = .zero
    history.prepare()
  }

  public mutating func start(at time: UInt64) {
    prepare()
    running = Flag(true)
    history.restart(at: .zero, time)
  }

  public mutating func stop() { running = Flag(false) }

  /// Goes on by `movement`. Only a step in which a finger moved is a sample for the velocity (`sampled`): a lift
  /// elsewhere is none. `spacing`: as `VelocityHistory.add` has it.
  public mutating func move(by movement: Vector, at time: UInt64, sampled: Bool, spacing: Double) {
    travelled += movement
    if sampled { history.add(travelled, at: time, spacing: spacing) }
  }

  /// Goes on in the same way, and tells the velocity. Always inlined: `sampled` is a constant for most callers.
  @inline(__always) public mutating func velocity(
    movingBy movement: Vector, at time: UInt64, sampled: Bool, spacing: Double, _ rule: VelocityRule
  ) -> Vector {
    travelled += movement
    return sampled ? history.velocity(adding: travelled, at: time, spacing: spacing, rule) : history.velocity(rule, at: time)
  }

  /// Takes `part` off the translation from now on; the velocity stays.
  public mutating func leaveOut(_ part: Vector) { origin += part }

  /// Goes on from `translation`; the velocity starts afresh.
  /// Rule: class.set-value.
  private mutating func setTranslation(_ translation: Vector) {
    origin = travelled - translation
    history.restart(at: travelled)
  }

  /// `set_value` of a class whose first two values are the translation. What its property `axes` leaves out stays 0.
  public mutating func setValue(_ value: Int, to number: Double, axes: Double = 0) -> Bool {
    var translation = translation
    switch value {
    case 0 where axes != 2 || number == 0: translation.x = number
    case 1 where axes != 1 || number == 0: translation.y = number
    default: return false
    }
    setTranslation(translation)
    return true
  }

  public mutating func velocity(_ rule: VelocityRule, at time: UInt64) -> Vector { history.velocity(rule, at: time) }
}

extension Outputs {
  /// The values of pan and its relatives, in the order of `dragValues`.
  public func writeDrag(_ translation: Vector, _ velocity: Vector) {
    setValues(0, translation)
    setValues(2, velocity)
  }
}

/// The values of pan and its relatives.
public var dragValues: [Value] {
  [
    Value("translation.x", "How far it went to the right."),
    Value("translation.y", "How far it went down."),
    Value("velocity.x", "Its velocity to the right.", unit: "unit/s"),
    Value("velocity.y", "Its velocity downwards.", unit: "unit/s"),
  ]
}
