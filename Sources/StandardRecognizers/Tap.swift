import CKinesic

/// Fingers that come down and lift again, once or several times.
struct Tap: RecognizerStruct {
  var tapsRequired: Double
  var touchesRequired: Double
  var allowableMovement: Double
  var maximumTapDuration: Double
  var maximumInterval: Double
  var maximumTapDistance: Double
  var buttonsRequired: Double

  private var sequence: TapSequence

  @_optimize(speed) mutating func prepare() { sequence = TapSequence() }

  /// Rule: tap.place.
  @_optimize(speed) mutating func step(_ input: Step, _ request: inout kin_request) -> kin_state {
    if input.isTimer { return request.fail(sequence.lateness) }
    let reason = sequence.step(input, rule, &request)
    if reason != .none { return request.fail(reason) }
    if input.hasBegan, !buttonsArePressed(input, &request) { return request.fail(.wrongButton) }
    if sequence.hasFirstPlace { request.setLocation(sequence.firstPlace) }
    request.values.0 = Double(sequence.taps)
    if Double(sequence.taps) >= tapsRequired {
      request.deadline_ns = Time.never
      return State.ended
    }
    request.deadline_ns = sequence.deadline(rule)
    return input.state
  }

  private var rule: TapRule {
    TapRule(
      touches: touchesRequired, movement: allowableMovement, duration: maximumTapDuration, interval: maximumInterval,
      distance: maximumTapDistance, taps: tapsRequired)
  }

  /// Rule: tap.buttons.
  @inline(__always) private func buttonsArePressed(_ input: Step, _ request: inout kin_request) -> Bool {
    let buttons = UInt32(buttonsRequired)
    for touch in input.touches where touch.hasBegan && !touch.presses(buttons) { return request.hasIgnored }
    return true
  }

  /// A tap never prevents a tap that needs more taps.
  /// Rule: prevent.more-taps.
  func canPrevent(_ other: UnsafePointer<kin_peer>) -> Bool {
    guard let name = other.pointee.class_name, strcmp(name, text("tap")) == 0 else { return true }
    return kin_peer_number(other, text("taps_required"), 1) <= tapsRequired
  }
}

/// The class "tap". Built once for the process.
nonisolated(unsafe) let tapClass: kin_recognizer_class = {
  var result = describe(
    Tap.self, "tap", "Fingers that come down and lift again, once or several times.",
    properties: [
      whole("taps_required", "How many taps.", origin: "UIKit headers", 1, 1...100),
      whole("touches_required", "How many fingers each tap needs, exactly.", origin: "UIKit headers", 1, 1...32),
      tapMovementProperty("How far a finger may move from where it landed."),
      tapDurationProperty("The longest time from the first finger's landing to the last lift of one tap."),
      tapIntervalProperty("The longest time from the last lift of a tap to the first finger of the next."),
      tapDistanceProperty("The farthest that neighbouring taps may be apart."),
      buttonsRequiredProperty,
    ],
    values: [value("tap_count", "How many taps were made.", unit: "1")])
  result.prepare = { takePrepare(Tap.self, $0) }
  result.step = { takeStep(Tap.self, $0, $1, $2) }
  result.can_prevent = { state, other in
    guard let state, let other else { return true }
    return state.assumingMemoryBound(to: Tap.self).pointee.canPrevent(other)
  }
  return result
}()
