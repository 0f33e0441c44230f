import KinesicPlugin

/// Fingers that rest, after some taps if wanted.
struct LongPress: Recognizer {
  var minimumDuration: Double
  var allowableMovement: Double
  var touchesRequired: Double
  var tapsRequired: Double
  var force: Double

  /// The taps; the press itself is its last, unfinished tap.
  private var sequence: TapSequence

  mutating func prepare() { sequence = TapSequence() }

  mutating func step(_ input: Step, _ request: Request) -> State {
    input.isActive ? hold(input, request) : wait(input, request)
  }

  func continues(with landing: Step) -> Bool { sequence.continues(with: landing, rule) }

  private var isPress: Bool { Double(sequence.taps) >= tapsRequired }

  /// The taps keep the rule of `tap` with its defaults, the press has its own slop and no end.
  /// Rule: long-press.taps-before, long-press.movement.
  private var rule: TapRule {
    TapRule(
      touches: touchesRequired, movement: isPress ? allowableMovement : TapRule.standardMovement,
      duration: isPress ? .infinity : TapRule.standardDuration, interval: TapRule.standardInterval, distance: TapRule.standardDistance)
  }

  /// Rule: long-press.begin.
  private mutating func wait(_ input: Step, _ request: Request) -> State {
    if input.isTimer {
      guard isPress, sequence.hasLanded(rule) else { return request.fail(sequence.lateness(request)) }
      if force > 0, input.time < end, !isDeep(input) { return waitOn(input, request) }
      return begin(input, request)
    }
    let wasPress = isPress
    let reason = sequence.step(input, rule)
    if reason != .none { return request.fail(reason) }
    let hasLiftedPress = wasPress ? input.hasEnded : Double(sequence.taps) > tapsRequired
    if hasLiftedPress { return request.fail(.liftedTooEarly) }
    let isHeld = isPress && sequence.hasLanded(rule)
    if isHeld, force > 0 { return isDeep(input) ? begin(input, request) : waitOn(input, request) }
    request.deadline = isHeld ? end : sequence.deadline(rule)
    return input.state
  }

  private var end: UInt64 { Time.after(sequence.lastLanding, minimumDuration) }

  /// A finger that does not move makes no step by pressing harder: it is looked at 100 times a second, or 50,000 times
  /// in all.
  private mutating func waitOn(_ input: Step, _ request: Request) -> State {
    request.deadline = min(end, Time.after(input.time, max(0.01, minimumDuration / 50_000)))
    return input.state
  }

  /// Rule: long-press.force.
  private mutating func isDeep(_ input: Step) -> Bool {
    for touch in input.touches where touch.raw.pointee.force >= force { return true }
    return false
  }

  private func begin(_ input: Step, _ request: Request) -> State {
    request.clearDeadline()
    writeDuration(input, request)
    return request.begin()
  }

  /// Rule: long-press.fingers.
  private func hold(_ input: Step, _ request: Request) -> State {
    for (index, touch) in input.touches.enumerated() where touch.hasBegun { request.ignoreTouch(index) }
    writeDuration(input, request)
    for touch in input.touches where touch.hasEnded && !touch.hasBegun { return .ended }
    return input.state
  }

  private func writeDuration(_ input: Step, _ request: Request) {
    request.setValue(0, Time.seconds(from: sequence.lastLanding, to: input.time))
  }
}

/// The class "long_press". Built once for the process.
nonisolated(unsafe) let longPressClass = makeClass(
  LongPress.self, "long_press", "Fingers that rest, after some taps if wanted; then they may move.",
  properties: [
    .number(
      "minimum_duration", "How long all fingers must rest before it begins.", unit: "s", origin: "UIKit headers", 0.5, 0...3600),
    .number(
      "allowable_movement", "How far a finger may move before it begins; there is no limit after that.",
      origin: "UIKit headers", 10, 0...100_000),
    .whole("touches_required", "How many fingers, exactly.", origin: "UIKit headers", 1, 1...32),
    .whole("taps_required", "How many taps come before the press.", origin: "UIKit headers", 0, 0...100),
    .number(
      "force", "A finger that presses so hard begins it at once, when all are down; 1 is an ordinary touch; 0: none does.", unit: "1", 0,
      0...KIN_NUMBER_LIMIT),
  ],
  values: [Value("duration", "Time since the last required finger landed.", unit: "s")],
  details: reasonWords,
  functions: Functions(
    prepare: { LongPress.takePrepare($0) }, step: { LongPress.takeStep($0, $1, $2) }, continues: { LongPress.takeContinues($0, $1) })
).kept
