import KinesicPlugin

/// One finger, one tap: the smallest useful recognizer. It does not prevent a tap that needs more than it has.
struct SimpleTap: Recognizer {
  var jitter: Double
  var maximumDuration: Double

  mutating func prepare() {}

  mutating func step(_ input: Step, _ request: Request) -> State {
    if input.isTimer { return request.fail(.timedOut) }
    guard let touch = input.touches.first else { return .possible }
    // Who was down lifts before another one lands, which is not this tap's.
    let liftsFirst = touch.hasEnded && !touch.hasBegun
    for index in input.touches.indices.dropFirst() {
      if !liftsFirst { return request.fail(.tooManyTouches) }
      request.ignoreTouch(index)
    }
    if input.hasBegun { request.setDeadline(maximumDuration, after: touch.startTime) }
    if touch.displacement.length > jitter * input.scale { return request.fail(.movedTooFar) }
    request.setLocation(touch.start)
    return input.hasEnded ? .ended : .possible
  }

  /// Any tap that wants more taps or more fingers may still come after or beside this one.
  func canPrevent(_ other: Peer) -> Bool {
    !other.isClass("tap") || (other.number("taps_required", otherwise: 1) <= 1 && other.number("touches_required", otherwise: 1) <= 1)
  }
}

/// The class "simple_tap".
nonisolated(unsafe) let simpleTapClass = makeClass(
  SimpleTap.self, "simple_tap", "One finger that comes down and lifts again.",
  properties: [
    .number("jitter", "How far the finger may move from where it landed.", 12, 0...100_000),
    .number("maximum_duration", "The longest time from landing to lift.", unit: "s", origin: "as tap", 0.75, 0...3600),
  ],
  details: reasonWords,
  functions: Functions(
    prepare: { SimpleTap.takePrepare($0) }, step: { SimpleTap.takeStep($0, $1, $2) },
    canPrevent: { SimpleTap.takeCanPrevent($0, $1) }))
