import KinesicPlugin

/// Two fingers that turn about each other.
/// Rule: rotation.arc.
struct Rotation: Recognizer {
  var threshold: Double
  var maximumTouches: Double
  var dominance: Double
  var dominanceWindow: Double
  var restingShare: Double
  var gain: Double
  var velocityStrategy: Double
  var velocity: VelocityProperties
  var early: EarlyThreshold

  private var gesture: PairGesture<Turn>

  mutating func prepare() { gesture.prepare() }

  // For speed, and `follow`: a pinch beside it has 5 instructions of 2,267 more otherwise.
  @_optimize(speed) mutating func step(_ input: Step, _ request: Request) -> State {
    let rule = DominanceRule(
      threshold: early.now(threshold, input), dominance: dominance, window: dominanceWindow, restingShare: restingShare)
    let state = gesture.step(input, rule, limit: maximumTouches, spacing: self.velocity.nanoseconds, request)
    if state == .possible || state == .failed { return state }
    gesture.write(velocityStrategy, velocity, input, request)
    if gain != 1 { applyGain(request) }
    return state
  }

  mutating func setValue(_ value: Int, to number: Double) -> Bool { value == 0 && gesture.set(number / gain) }

  /// Rule: rotation.gain.
  private mutating func applyGain(_ request: Request) {
    request.setValue(0, request.raw.pointee.values.0 * gain)
    request.setValue(1, request.raw.pointee.values.1 * gain)
  }
}

/// The direction of the line from one finger to the other, followed over the half turn.
/// Rule: rotation.angle.
struct Turn: PairQuantity {
  private var direction = 0.0
  private var turns = 0.0
  private var baseDirection = 0.0
  private var baseRotation = 0.0
  private var radius = 0.0

  var value: Double { baseRotation + change }
  var change: Double { direction - baseDirection + turns * (2 * .pi) }
  var arc: Double { radius }
  var reach: Double { max(2 * radius, Span.least) }
  static var certainty: Int { 4 }
  static func part(of motion: PairMotion) -> Double { motion.arc }

  mutating func rebase(_ arm: Vector) {
    baseRotation = value
    turns = 0
    direction = arm.angle
    baseDirection = direction
    radius = arm.length * 0.5
  }

  /// Fingers at one place have no direction: the last one stays.
  @_optimize(speed) mutating func follow(_ arm: Vector) {
    radius = arm.length * 0.5
    guard arm != .zero else { return }
    let now = arm.angle
    if now - direction > .pi { turns -= 1 }
    if now - direction < -.pi { turns += 1 }
    direction = now
  }

  mutating func scroll(_ scroll: kin_scroll) -> Bool { scroll.rotation != 0 && set(value + scroll.rotation) }

  mutating func set(_ value: Double) -> Bool {
    baseRotation = value
    baseDirection = direction
    turns = 0
    return true
  }
}

/// The class "rotation". Built once for the process.
nonisolated(unsafe) let rotationClass = makeClass(
  Rotation.self, "rotation", "Two fingers that turn about each other.", flags: KIN_CLASS_SCROLLS, layout: 2,
  properties: [
    .number("threshold", "How far the line between the fingers must turn.", unit: "rad", 0.1, 0...100)
  ]
    + pairProperties(
      dominance: 1.0, "How many times the travel of the fingers' centre the arc must be; 0: the plain threshold.",
      gain: "How many times the fingers' turn is reported: below 1 large movements make small changes.") + earlyProperties(unit: "rad"),
  values: [
    Value("rotation", "Turned since the start, clockwise on a y-down screen.", unit: "rad"),
    Value("velocity", "Velocity of the rotation.", unit: "rad/s"),
  ] + focusValues + [certaintyValue("How much of what the fingers did when it began was a rotation: 1 all.")],
  details: reasonWords,
  functions: Functions(
    prepare: { Rotation.takePrepare($0) }, step: { Rotation.takeStep($0, $1, $2) }, setValue: { Rotation.takeSetValue($0, $1, $2) })
).kept
