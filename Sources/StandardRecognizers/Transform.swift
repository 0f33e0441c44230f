import KinesicPlugin

/// Any number of fingers that move, scale and turn something at once: a map, a photo.
struct Transform: Recognizer {
  var minimumTouches: Double
  var panThreshold: Double
  var pinchThreshold: Double
  var rotationThreshold: Double
  var allowsPan: Double
  var allowsPinch: Double
  var allowsRotation: Double
  var velocityStrategy: Double
  var velocity: VelocityProperties

  private var matrix: SimilarityMatrix
  private var drag: DragTracker
  /// Spread of the present set of fingers when it was complete.
  private var baseSpread: Double
  /// Angle since then.
  private var turned: Double
  /// Twice the root mean square of the fingers' distance from their centroid.
  private var spread: Double
  /// Turned since the start, and the samples of that and of the scale.
  private var rotation: Double
  private var scales: VelocityHistory
  private var rotations: VelocityHistory

  mutating func prepare() {
    matrix = SimilarityMatrix()
    drag.prepare()
    baseSpread = 0
    turned = 0
    spread = 0
    rotation = 0
    scales.prepare()
    rotations.prepare()
  }

  /// Rule: transform.life.
  mutating func step(_ input: Step, _ request: Request) -> State {
    let change = Similarity(input)
    let isEnough = Double(change.count) >= minimumTouches
    let remains = Double(input.downCount) >= minimumTouches
    if isEnough { follow(change, input) }
    var state = input.state
    if input.isActive {
      if !remains { state = .ended }
    } else if isEnough, input.hasMoved, reachesThreshold(change, input) {
      state = request.begin(ended: !remains)
    } else if input.downCount == 0 {
      return request.fail(.liftedTooEarly)
    } else if !remains {
      prepare()
    }
    if input.hasBegun || input.hasEnded { takeBase(input) }
    if state != .possible { write(input, lifts: !remains, request) }
    return state
  }

  private mutating func follow(_ change: Similarity, _ input: Step) {
    if !drag.isRunning { drag.start(at: input.time) }
    drag.move(by: change.after - change.before, at: input.time, sampled: input.hasMoved, spacing: self.velocity.nanoseconds)
    turned += change.turn.angle
    matrix.append(
      scale: allowsPinch != 0 ? change.scale : 1, turn: allowsRotation != 0 ? change.turn : Vector(x: 1, y: 0), about: change.before,
      to: allowsPan != 0 ? change.after : change.before)
    if change.count > 1 { sample(change, input) }
  }

  /// What several fingers did to scale and rotation. When one is left, the velocities are those of before for as long
  /// as a lift's are, so that the fingers of a throw need not lift together.
  /// Rule: transform.velocities.
  private mutating func sample(_ change: Similarity, _ input: Step) {
    spread = max(change.spread, Span.least)
    if allowsRotation != 0 { rotation += change.turn.angle }
    if !input.hasMoved { return }
    scales.add(Vector(x: matrix.scale, y: 0), at: input.time, spacing: velocity.nanoseconds)
    rotations.add(Vector(x: rotation, y: 0), at: input.time, spacing: velocity.nanoseconds)
  }

  /// A finger came or went: spread and angle are counted anew, about the fingers that are down now.
  private mutating func takeBase(_ input: Step) {
    var sum = Vector.zero
    var squares = 0.0
    for touch in input.touches where !touch.hasEnded {
      sum += touch.place
    }
    let share = 1 / Double(max(1, input.downCount))
    let centroid = sum * share
    for touch in input.touches where !touch.hasEnded { squares += (touch.place - centroid).lengthSquared }
    baseSpread = 2 * (squares * share).squareRoot()
    turned = 0
  }

  /// Any of the three that are on, by the threshold of its own recognizer. A new set of fingers is measured from the
  /// next step on.
  private func reachesThreshold(_ change: Similarity, _ input: Step) -> Bool {
    let way = DragThreshold(distance: panThreshold, isRadial: false, axes: 0)
    if allowsPan != 0, way.crossing(input, minimumTouches) != nil { return true }
    guard change.count > 1, !input.hasBegun else { return false }
    if allowsPinch != 0, (change.spread - baseSpread).magnitude >= pinchThreshold * input.scale { return true }
    return allowsRotation != 0 && turned.magnitude >= rotationThreshold
  }

  private mutating func write(_ input: Step, lifts: Bool, _ request: Request) {
    let velocity = drag.velocity(self.velocity.rule(velocityStrategy, input.scale, lifts: lifts), at: input.time)
    request.setValue(0, matrix.a)
    request.setValue(1, matrix.b)
    request.setValues(2, matrix.shift)
    request.setValues(4, velocity)
    request.setValue(6, rate(of: &scales, reach: spread / matrix.scale, input, lifts: lifts))
    request.setValue(7, rate(of: &rotations, reach: spread, input, lifts: lifts))
  }

  /// `reach`: how many units one finger goes when it alone changes the value by 1.
  private func rate(of history: inout VelocityHistory, reach: Double, _ input: Step, lifts: Bool) -> Double {
    history.rate(velocity.rule(velocityStrategy, input.scale, reach: max(reach, Span.least), fingers: 2, lifts: lifts), at: input.time)
  }
}

/// The class "transform". Built once for the process.
nonisolated(unsafe) let transformClass = makeClass(
  Transform.self, "transform", "Any number of fingers that move, scale and turn something at once, about their centre.",
  layout: 2,
  properties: [
    .whole("minimum_touches", "How many fingers it needs.", 1, 1...32),
    .number("pan_threshold", "How far a finger must move on an axis.", origin: "as pan", 10, 0...100_000),
    .number("pinch_threshold", "How much the spread of the fingers must change.", origin: "as pinch", 8, 0...100_000),
    .number("rotation_threshold", "How far the fingers must turn.", unit: "rad", origin: "as rotation", 0.1, 0...100),
    .boolean("allows_pan", "Whether it moves.", 1),
    .boolean("allows_pinch", "Whether it scales.", 1),
    .boolean("allows_rotation", "Whether it turns.", 1),
    velocityStrategyProperty,
  ] + velocityProperties,
  values: [
    Value("a", "The map since the start, which has no shear, in window units: x' = a x - b y + tx.", unit: "1", initial: 1),
    Value("b", "y' = b x + a y + ty.", unit: "1"),
    Value("tx", "See a."),
    Value("ty", "See b."),
    Value("velocity.x", "Velocity of the fingers' centre to the right.", unit: "unit/s"),
    Value("velocity.y", "Velocity of the fingers' centre downwards.", unit: "unit/s"),
    Value("scale_velocity", "Velocity of the scale.", unit: "1/s"),
    Value("rotation_velocity", "Velocity of the rotation.", unit: "rad/s"),
  ],
  details: reasonWords, functions: Functions(prepare: { Transform.takePrepare($0) }, step: { Transform.takeStep($0, $1, $2) })
).kept
