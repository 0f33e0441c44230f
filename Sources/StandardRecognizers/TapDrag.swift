import KinesicPlugin

/// Taps of one finger, then a drag with the next landing: selection by word, zoom with one finger.
struct TapDrag: Recognizer {
  var tapsRequired: Double
  var threshold: Double
  var thresholdMode: Double
  var axes: Double
  var velocityStrategy: Double
  var velocity: VelocityProperties
  var scaleDistance: Double
  var rotationDistance: Double

  /// The taps; the drag's finger is its last, unfinished tap.
  private var sequence: TapSequence
  private var drag: DragTracker

  mutating func prepare() {
    sequence = TapSequence()
    drag.prepare()
  }

  mutating func step(_ input: Step, _ request: Request) -> State {
    if input.isTimer { return request.fail(sequence.lateness(request)) }
    guard input.isActive else { return judge(input, request) }
    let fingers = DragFingers(input, limit: 1, request)
    drag.move(by: fingers.movement, at: input.time, sampled: input.hasMoved, spacing: self.velocity.nanoseconds)
    write(input, lifts: fingers.down == 0, request)
    return fingers.down == 0 ? .ended : input.state
  }

  func continues(with landing: Step) -> Bool { sequence.continues(with: landing, rule(isDrag: isDrag)) }

  mutating func setValue(_ value: Int, to number: Double) -> Bool { drag.setValue(value, to: number, axes: axes) }

  private var isDrag: Bool { Double(sequence.taps) >= tapsRequired }

  /// Rule: tap-drag.life.
  private mutating func judge(_ input: Step, _ request: Request) -> State {
    let wasDrag = isDrag
    let reason = sequence.step(input, rule(isDrag: wasDrag))
    if reason != .none { return request.fail(reason) }
    let hasLiftedDrag = wasDrag ? input.touches.count > 1 : Double(sequence.taps) > tapsRequired
    if hasLiftedDrag { return request.fail(.liftedTooEarly) }
    request.deadline = sequence.deadline(rule(isDrag: isDrag))
    guard isDrag, let touch = input.touches.last, wasDrag || touch.hasBegun else { return input.state }
    if touch.hasBegun { drag.start(at: input.time) }
    drag.move(by: touch.movement, at: input.time, sampled: touch.hasMoved, spacing: self.velocity.nanoseconds)
    if touch.hasMoved, let crossing = dragThreshold.crossing(input, 1) {
      request.crossing = crossing
      request.clearDeadline()
      write(input, lifts: touch.hasEnded, request)
      return request.begin(ended: touch.hasEnded)
    }
    return touch.hasEnded ? request.fail(.liftedTooEarly) : input.state
  }

  /// The taps keep the rule of `tap` with its defaults; the drag may last and go.
  private func rule(isDrag: Bool) -> TapRule {
    TapRule(
      touches: 1, movement: isDrag ? .infinity : TapRule.standardMovement, duration: isDrag ? .infinity : TapRule.standardDuration,
      interval: TapRule.standardInterval, distance: TapRule.standardDistance)
  }

  private var dragThreshold: DragThreshold { DragThreshold(distance: threshold, isRadial: thresholdMode == 1, axes: axes) }

  private mutating func write(_ input: Step, lifts: Bool, _ request: Request) {
    let translation = dragThreshold.onAxes(drag.translation)
    let velocity = dragThreshold.onAxes(drag.velocity(self.velocity.rule(velocityStrategy, input.scale, lifts: lifts), at: input.time))
    request.writeDrag(translation, velocity)
    request.setValue(4, translation.length)
    if scaleDistance != 0 || rotationDistance != 0 { writeScale(translation, input.scale, request) }
  }

  /// Rule: tap-drag.scale.
  private mutating func writeScale(_ translation: Vector, _ unit: Double, _ request: Request) {
    if scaleDistance != 0 {
      let scale = exponential(ratio(translation.y, scaleDistance, unit) * 0.6931471805599453)
      request.setValue(5, min(max(scale, Span.scales.lowerBound), Span.scales.upperBound))
    }
    if rotationDistance != 0 { request.setValue(6, ratio(translation.x, rotationDistance, unit)) }
  }

  /// How often `distance` is in the way; less than one unit counts as one.
  private func ratio(_ way: Double, _ distance: Double, _ unit: Double) -> Double {
    let length = max(distance.magnitude, 1) * unit
    return way / (distance < 0 ? -length : length)
  }
}

/// The class "tap_drag". Built once for the process.
nonisolated(unsafe) let tapDragClass = makeClass(
  TapDrag.self, "tap_drag", "Taps of one finger, then a drag with the next landing.", layout: 1,
  properties: [
    .whole("taps_required", "How many taps come before the drag.", 1, 0...100),
    .number("threshold", "How far the finger must move from where it landed.", origin: "as pan", 10, 0...100_000),
    .whole("threshold_mode", "0: on one axis; 1: as a length.", origin: "as pan", 0, 0...1),
    .whole("axes", "0: both; 1: horizontal only; 2: vertical only.", origin: "as pan", 0, 0...2),
    velocityStrategyProperty,
  ] + velocityProperties + [
    .number(
      "scale_distance", "So far downwards doubles the scale, upwards if it is negative; 0: there is none.", 0, -100_000...100_000),
    .number(
      "rotation_distance", "So far to the right turns by 1 rad, to the left if it is negative; 0: there is none.", 0, -100_000...100_000),
  ],
  values: dragValues + [
    Value("distance", "How far the finger is from where the drag started."),
    Value("scale", "What scale_distance makes of the way downwards; 1 without it.", unit: "1", initial: 1),
    Value("rotation", "What rotation_distance makes of the way to the right, clockwise.", unit: "rad"),
  ],
  details: reasonWords,
  functions: Functions(
    prepare: { TapDrag.takePrepare($0) }, step: { TapDrag.takeStep($0, $1, $2) }, setValue: { TapDrag.takeSetValue($0, $1, $2) },
    continues: { TapDrag.takeContinues($0, $1) })
).kept
