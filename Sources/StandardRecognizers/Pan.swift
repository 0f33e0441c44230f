import CKinesic

/// Fingers that drag.
struct Pan: RecognizerStruct {
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

  private var drag: DragTracker

  @_optimize(speed) mutating func prepare() { drag.prepare() }

  @_optimize(speed) mutating func step(_ input: Step, _ request: inout kin_request) -> kin_state {
    if let scroll = input.scroll { return follow(input, scroll, &request) }
    let fingers = DragFingers(input, limit: input.isActive ? maximumTouches : .infinity, strategy: fingerStrategy, &request)
    return input.isActive ? follow(input, fingers, &request) : judge(input, fingers, &request)
  }

  mutating func setValue(_ value: Int, to number: Double) -> Bool { drag.setValue(value, to: number) }

  /// While Possible. The order of one step: landings, movements, lifts.
  /// Rule: step.lists, pan.fingers.
  @_optimize(speed) private mutating func judge(_ input: Step, _ fingers: DragFingers, _ request: inout kin_request) -> kin_state {
    if input.hasBegan, Double(fingers.count) > maximumTouches { return request.fail(.tooManyTouches) }
    if input.hasMoved, leavesFailRange(input) { return request.fail(.movedTooFar) }
    if Double(fingers.count) >= minimumTouches {
      if !drag.isRunning { drag.start(at: input.time) }
      drag.move(by: fingers.movement, at: input.time, sampled: input.hasMoved, spacing: self.velocity.nanoseconds)
      if input.hasMoved, let crossing = rule.crossing(input, minimumTouches) {
        return begin(input, fingers, crossing, &request)
      }
    }
    if fingers.down == 0 { return request.fail(.liftedTooEarly) }
    if Double(fingers.down) < minimumTouches { drag.stop() }
    return input.state
  }

  private mutating func begin(
    _ input: Step, _ fingers: DragFingers, _ crossing: Double, _ request: inout kin_request
  ) -> kin_state {
    request.crossing = crossing
    if translationFromThreshold != 0 { drag.leaveOut(rule.contained(in: drag.translation, input)) }
    let isOver = Double(fingers.down) < minimumTouches
    write(input, lifts: isOver, &request)
    return request.begin(ended: isOver)
  }

  @_optimize(speed) private mutating func follow(_ input: Step, _ fingers: DragFingers, _ request: inout kin_request) -> kin_state {
    let isOver = Double(fingers.down) < minimumTouches
    let velocity = drag.velocity(
      movingBy: fingers.movement, at: input.time, sampled: input.hasMoved, spacing: self.velocity.nanoseconds,
      velocityRule(input, lifts: isOver))
    request.writeDrag(rule.onAxes(drag.translation), rule.onAxes(velocity))
    return isOver ? State.ended : input.state
  }

  /// A trackpad or a wheel means what it does: no threshold.
  private mutating func follow(_ input: Step, _ scroll: kin_scroll, _ request: inout kin_request) -> kin_state {
    if input.hasBegan { drag.start(at: input.time) }
    drag.move(by: Vector(x: scroll.dx, y: scroll.dy), at: input.time, sampled: input.hasMoved, spacing: self.velocity.nanoseconds)
    write(input, lifts: false, &request)
    if input.isActive { return input.hasEnded ? State.ended : input.state }
    if rule.onAxes(drag.translation) != .zero { return request.begin(ended: input.hasEnded) }
    return input.hasEnded ? request.fail(.liftedTooEarly) : input.state
  }

  private mutating func write(_ input: Step, lifts: Bool, _ request: inout kin_request) {
    request.writeDrag(rule.onAxes(drag.translation), rule.onAxes(drag.velocity(velocityRule(input, lifts: lifts), at: input.time)))
  }

  @inline(__always) private func velocityRule(_ input: Step, lifts: Bool) -> VelocityRule {
    self.velocity.rule(velocityStrategy, input.scale, lifts: lifts)
  }

  /// Rule: pan.offsets.
  private func leavesFailRange(_ input: Step) -> Bool {
    for touch in input.touches where !failOffset.contains(touch.displacement, scale: input.scale) { return true }
    return false
  }

  private var rule: DragThreshold {
    DragThreshold(distance: threshold, isRadial: thresholdMode == 1, axes: axes, active: activeOffset)
  }
}

/// The class "pan". Built once for the process.
nonisolated(unsafe) let panClass: kin_recognizer_class = {
  var result = describe(
    Pan.self, "pan", "Fingers that drag.", flags: KIN_CLASS_SCROLLS,
    properties: [
      whole("minimum_touches", "How many fingers it needs.", origin: "UIKit headers", 1, 1...32),
      whole(
        "maximum_touches", "More fingers fail it, or are ignored once it began; the default is without limit.", origin: "UIKit headers",
        4_294_967_295, 1...4_294_967_295),
    ] + dragThresholdProperties + [
      velocityStrategyProperty,
      whole(
        "finger_strategy", "How several fingers move it: 0 their mean, 1 the latest, 2 the largest each way, 3 their sum.",
        origin: "Flutter MultitouchDragStrategy", 0, 0...3),
    ] + offsetProperties + velocityProperties,
    values: dragValues)
  result.prepare = { takePrepare(Pan.self, $0) }
  result.step = { takeStep(Pan.self, $0, $1, $2) }
  result.set_value = { takeValue(Pan.self, $0, $1, $2) }
  return result
}()

/// When a drag begins and what its translation leaves out: what pan and multi_drag have in common, like their offset
/// ranges.
var dragThresholdProperties: [Property] {
  [
    number("threshold", "How far a finger must move from where it landed.", unit: "unit", origin: "UIKit, measured", 10, 0...100_000),
    whole("threshold_mode", "0: on one axis; 1: as a length.", origin: "UIKit, measured", 0, 0...1),
    whole("axes", "0: both; 1: horizontal only; 2: vertical only.", origin: "ours", 0, 0...2),
    boolean("translation_from_threshold", "Whether the translation leaves out the threshold.", origin: "ours", 0),
  ]
}

var offsetProperties: [Property] {
  [
    offset("active_offset_x_minimum", "It also begins when a finger is farther to the left; negative.", -OffsetRange.unlimited),
    offset("active_offset_x_maximum", "It also begins when a finger is farther to the right.", OffsetRange.unlimited),
    offset("active_offset_y_minimum", "It also begins when a finger is farther up; negative.", -OffsetRange.unlimited),
    offset("active_offset_y_maximum", "It also begins when a finger is farther down.", OffsetRange.unlimited),
    offset("fail_offset_x_minimum", "It fails when a finger is farther to the left before it begins; negative.", -OffsetRange.unlimited),
    offset("fail_offset_x_maximum", "It fails when a finger is farther to the right before it begins.", OffsetRange.unlimited),
    offset("fail_offset_y_minimum", "It fails when a finger is farther up before it begins; negative.", -OffsetRange.unlimited),
    offset("fail_offset_y_maximum", "It fails when a finger is farther down before it begins.", OffsetRange.unlimited),
  ]
}

/// One limit of an offset range, from where the finger landed.
private func offset(_ name: StaticString, _ summary: StaticString, _ initial: Double) -> Property {
  number(
    name, summary, unit: "unit", origin: "React Native Gesture Handler; no limit by default", initial,
    -OffsetRange.unlimited...OffsetRange.unlimited)
}
