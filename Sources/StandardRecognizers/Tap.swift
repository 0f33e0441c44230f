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

  /// Rule: tap.place, tap.provisional.
  mutating func step(_ input: Step, _ request: Request) -> State {
    if input.isTimer { return request.fail(sequence.lateness(request)) }
    let reason = sequence.step(input, rule)
    if reason != .none { return request.fail(reason) }
    if input.hasBegun, !buttonsArePressed(input) { return request.fail(.wrongButton) }
    if sequence.hasFirstPlace { request.setLocation(sequence.firstPlace) }
    request.setValue(0, Double(sequence.taps))
    if Double(sequence.taps) >= tapsRequired {
      request.clearDeadline()
      return provisional != 0 ? request.beginProvisionally() : .ended
    }
    request.deadline = sequence.deadline(rule)
    return input.state
  }

  private var rule: TapRule {
    TapRule(
      touches: touchesRequired, movement: allowableMovement, duration: maximumTapDuration, interval: maximumInterval,
      distance: maximumTapDistance)
  }

  /// Always inlined: taps of 6,245 instructions have 18 more otherwise.
  /// Rule: tap.buttons.
  @inline(__always) private func buttonsArePressed(_ input: Step) -> Bool {
    let buttons = UInt32(buttonsRequired)
    for touch in input.touches where touch.hasBegun && !touch.presses(buttons) { return false }
    return true
  }

  func continues(with landing: Step) -> Bool { sequence.continues(with: landing, rule) }

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
      "Begins with its last lift; it ends when nobody can withdraw it any more, and is cancelled by a tap that needs more.",
      origin: "ours", 0),
  ],
  values: [Value("tap_count", "How many taps were made.", unit: "1")],
  details: reasonWords,
  functions: Functions(
    prepare: { Tap.takePrepare($0) }, step: { Tap.takeStep($0, $1, $2) }, canPrevent: { Tap.takeCanPrevent($0, $1) },
    continues: { Tap.takeContinues($0, $1) })
).kept
