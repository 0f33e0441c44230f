import KinesicPlugin

/// Fingers that drag.
struct Pan: Recognizer {
  var minimumTouches: Double
  var maximumTouches: Double
  var threshold: Double
  var thresholdMode: Double
  var axes: Double
  var translationFromThreshold: Double
  var velocityStrategy: Double
  var fingerStrategy: Double
  var activeOffset: OffsetRange
  var failOffset: OffsetRange
  var velocity: VelocityProperties
  var dominance: Double
  var early: EarlyThreshold

  private var drag: DragTracker
  private var pair: DragPair

  mutating func prepare() {
    drag.prepare()
    pair.prepare()
  }

  // For speed: what each move of a pan passes.
  @_optimize(speed) mutating func step(_ input: Step, _ request: Request) -> State {
    if let touch = input.onlyTouch, touch.onlyMoves, input.isActive, minimumTouches <= 1 {
      return follow(input, touch.movement, sampled: true, isOver: false, request)
    }
    if let scroll = input.scroll { return follow(input, scroll, request) }
    let fingers = DragFingers(input, limit: input.isActive ? maximumTouches : .infinity, strategy: fingerStrategy, request)
    if !input.isActive { return judge(input, fingers, request) }
    return follow(
      input, fingers.movement, sampled: input.hasMoved, isOver: Double(fingers.down) < minimumTouches, request)
  }

  mutating func setValue(_ value: Int, to number: Double) -> Bool { drag.setValue(value, to: number, axes: axes) }

  /// While Possible. The order of one step: landings, movements, lifts.
  /// Rule: step.lists, pan.fingers.
  private mutating func judge(_ input: Step, _ fingers: DragFingers, _ request: Request) -> State {
    if input.hasBegun, Double(fingers.count) > maximumTouches { return request.fail(.tooManyTouches) }
    let exit = input.hasMoved ? failExit(input) : .infinity
    if Double(fingers.count) >= minimumTouches {
      if !drag.isRunning { drag.start(at: input.time) }
      drag.move(by: fingers.movement, at: input.time, sampled: input.hasMoved, spacing: self.velocity.nanoseconds)
      if input.hasMoved, let crossing = rule(of: input).crossing(input, minimumTouches), crossing < exit,
        fingers.count < 2 || prevails(input, request)
      {
        return begin(input, fingers, crossing, request)
      }
    }
    if exit.isFinite { return request.fail(.movedTooFar) }
    if fingers.count > 1 { pair.follow(input) }
    if fingers.down == 0 { return request.fail(.liftedTooEarly) }
    if Double(fingers.down) < minimumTouches { drag.stop() }
    return input.state
  }

  /// Whether several fingers drag rather than pinch or turn.
  @inline(never) private mutating func prevails(_ input: Step, _ request: Request) -> Bool {
    guard let certainty = pair.certainty(dominance, input) else { return false }
    request.setValue(4, certainty)
    return true
  }

  private mutating func begin(
    _ input: Step, _ fingers: DragFingers, _ crossing: Double, _ request: Request
  ) -> State {
    request.crossing = crossing
    if translationFromThreshold != 0 { drag.leaveOut(rule(of: input).contained(in: drag.translation, input)) }
    let isOver = Double(fingers.down) < minimumTouches
    write(input, lifts: isOver, request)
    return request.begin(ended: isOver)
  }

  @inline(__always) private mutating func follow(
    _ input: Step, _ movement: Vector, sampled: Bool, isOver: Bool, _ request: Request
  ) -> State {
    let velocity = drag.velocity(
      movingBy: movement, at: input.time, sampled: sampled, spacing: self.velocity.nanoseconds, velocityRule(input, lifts: isOver))
    request.writeDrag(rule.onAxes(drag.translation), rule.onAxes(velocity))
    return isOver ? .ended : input.state
  }

  /// A trackpad or a wheel means what it does: no threshold.
  private mutating func follow(_ input: Step, _ scroll: kin_scroll, _ request: Request) -> State {
    if input.hasBegun { drag.start(at: input.time) }
    drag.move(by: Vector(x: scroll.dx, y: scroll.dy), at: input.time, sampled: input.hasMoved, spacing: self.velocity.nanoseconds)
    write(input, lifts: false, request)
    if input.isActive { return input.hasEnded ? .ended : input.state }
    if rule.onAxes(drag.translation) != .zero { return request.begin(ended: input.hasEnded) }
    return input.hasEnded ? request.fail(.liftedTooEarly) : input.state
  }

  private mutating func write(_ input: Step, lifts: Bool, _ request: Request) {
    request.writeDrag(rule.onAxes(drag.translation), rule.onAxes(drag.velocity(velocityRule(input, lifts: lifts), at: input.time)))
  }

  // Always inlined: a pan of 1,230 instructions has 11 more otherwise.
  @inline(__always) private func velocityRule(_ input: Step, lifts: Bool) -> VelocityRule {
    self.velocity.rule(velocityStrategy, input.scale, lifts: lifts)
  }

  /// Where inside the step's movement the first finger left the range; infinite: none did. Mutating, as `rule(of:)`:
  /// otherwise the compiler copies all that the pan remembers to the stack, 1.4 KB.
  /// Rule: pan.offsets.
  private mutating func failExit(_ input: Step) -> Double {
    var earliest = Double.infinity
    for touch in input.touches where !failOffset.contains(touch.displacement, scale: input.scale) {
      earliest = min(earliest, failOffset.exit(touch, scale: input.scale))
    }
    return earliest
  }

  private var rule: DragThreshold {
    DragThreshold(distance: threshold, isRadial: thresholdMode == 1, axes: axes, active: activeOffset)
  }

  /// The same with the threshold that begins it in this step.
  private mutating func rule(of input: Step) -> DragThreshold {
    var rule = rule
    rule.distance = early.now(threshold, input)
    return rule
  }
}

/// The class "pan". Built once for the process.
nonisolated(unsafe) let panClass = makeClass(
  Pan.self, "pan", "Fingers that drag.", flags: KIN_CLASS_SCROLLS, layout: 2,
  properties: [
    .whole("minimum_touches", "How many fingers it needs.", origin: "UIKit headers", 1, 1...32),
    .whole(
      "maximum_touches", "More fingers fail it, or are ignored once it began; the default is without limit.", origin: "UIKit headers",
      4_294_967_295, 1...4_294_967_295),
  ] + dragThresholdProperties + [
    velocityStrategyProperty,
    .whole(
      "finger_strategy", "How several fingers move it: 0 their mean, 1 the latest, 2 the largest each way, 3 their sum.",
      origin: "Flutter MultitouchDragStrategy", 0, 0...3),
  ] + offsetProperties + velocityProperties + [
    .number(
      "dominance", "With several fingers: how many times the change of their distance, and the arc, their centre's travel must be.",
      unit: "1", 0, 0...1000)
  ] + earlyProperties(unit: "unit"),
  values: dragValues + [certaintyValue("How much of what two fingers did when it began was a drag: 1 all; 1 with one finger.")],
  details: reasonWords,
  functions: Functions(prepare: { Pan.takePrepare($0) }, step: { Pan.takeStep($0, $1, $2) }, setValue: { Pan.takeSetValue($0, $1, $2) })
).kept
