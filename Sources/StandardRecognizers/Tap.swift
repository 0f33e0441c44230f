import KinesicPlugin

/// Fingers that come down and lift again, once or several times.
struct Tap: Recognizer {
  var tapsRequired: Double
  var touchesRequired: Double
  var allowableMovement: Double
  var maximumTapDuration: Double
  var maximumInterval: Double
  var maximumTapDistance: Double
  var buttonsRequired: Double
  var provisional: Double

  private var sequence: TapSequence

  mutating func prepare() { sequence = TapSequence() }

  /// Rule: tap.place.
  mutating func step(_ input: Step, _ request: Request) -> State {
    if input.isTimer { return end(sequence.lateness, input, request) }
    let reason = sequence.step(input, rule, request)
    if reason != .none { return end(reason, input, request) }
    if input.hasBegan, !buttonsArePressed(input, request) { return end(.wrongButton, input, request) }
    if sequence.hasFirstPlace { request.setLocation(sequence.firstPlace) }
    request.setValue(0, Double(sequence.taps))
    if Double(sequence.taps) >= tapsRequired {
      if provisional != 0 { return wait(input, request) }
      request.clearDeadline()
      return .ended
    }
    request.deadline = sequence.deadline(rule)
    return input.state
  }

  /// The taps are made, and one more may come: until that is decided it is provisional.
  /// Rule: tap.provisional.
  private mutating func wait(_ input: Step, _ request: Request) -> State {
    let isFollowed = Double(sequence.taps) > tapsRequired
    request.setValue(0, tapsRequired)
    // Whoever takes one more tap for its own does so in this step.
    request.deadline = isFollowed ? input.time : sequence.deadline(rule)
    return input.isActive ? input.state : request.beginProvisionally()
  }

  /// What breaks the rule fails it, or confirms it when only one more tap was still possible.
  @inline(never) private mutating func end(_ reason: Reason, _ input: Step, _ request: Request) -> State {
    input.isActive ? .ended : request.fail(reason)
  }

  private var rule: TapRule {
    TapRule(
      touches: touchesRequired, movement: allowableMovement, duration: maximumTapDuration, interval: maximumInterval,
      distance: maximumTapDistance, taps: tapsRequired)
  }

  /// Always inlined: taps of 6,245 instructions have 18 more otherwise.
  /// Rule: tap.buttons.
  @inline(__always) private func buttonsArePressed(_ input: Step, _ request: Request) -> Bool {
    let buttons = UInt32(buttonsRequired)
    for touch in input.touches where touch.hasBegan && !touch.presses(buttons) { return request.ignoresAny }
    return true
  }

  /// A tap never prevents a tap that needs more taps.
  /// Rule: prevent.more-taps.
  func canPrevent(_ other: Peer) -> Bool {
    !other.isClass("tap") || other.number("taps_required", otherwise: 1) <= tapsRequired
  }
}

/// The class "tap". Built once for the process.
nonisolated(unsafe) let tapClass = makeClass(
  Tap.self, "tap", "Fingers that come down and lift again, once or several times.",
  properties: [
    .whole("taps_required", "How many taps.", origin: "UIKit headers", 1, 1...100),
    .whole("touches_required", "How many fingers each tap needs, exactly.", origin: "UIKit headers", 1, 1...32),
    tapMovementProperty("How far a finger may move from where it landed."),
    tapDurationProperty("The longest time from the first finger's landing to the last lift of one tap."),
    tapIntervalProperty("The longest time from the last lift of a tap to the first finger of the next."),
    tapDistanceProperty("The farthest that neighbouring taps may be apart."),
    buttonsRequiredProperty,
    .boolean(
      "provisional",
      "Begins with its last lift, and ends when it is clear that no further tap follows, or is cancelled by one that needs more.",
      origin: "ours", 0),
  ],
  values: [Value("tap_count", "How many taps were made.", unit: "1")],
  details: reasonWords,
  functions: Functions(prepare: { Tap.takePrepare($0) }, step: { Tap.takeStep($0, $1, $2) }, canPrevent: { Tap.takeCanPrevent($0, $1) }))
