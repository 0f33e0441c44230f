import CKinesic

/// One finger that is down: for highlights, and for the delay of content touches.
/// Rule: press.content-delay.
struct Press: RecognizerStruct {
  var delay: Double

  mutating func prepare() {}

  /// Rule: press.life.
  mutating func step(_ input: Step, _ request: inout kin_request) -> kin_state {
    if input.isTimer { return request.begin() }
    for index in input.touches.indices.dropFirst() { request.ignoreTouch(at: index) }
    guard let touch = input.touches.first else { return input.state }
    if input.isActive { return touch.hasEnded ? State.ended : input.state }
    if touch.hasBegan, delay <= 0 { return request.begin(ended: touch.hasEnded) }
    if touch.hasEnded { return request.fail(.liftedTooEarly) }
    request.deadline_ns = Time.after(touch.startTime, delay)
    return input.state
  }
}

/// The class "press". Built once for the process.
nonisolated(unsafe) let pressClass: kin_recognizer_class = {
  var result = describe(
    Press.self, "press", "One finger that is down; gives way to every other gesture.",
    flags: KIN_CLASS_YIELDING | KIN_CLASS_LEAVES_TOUCHES,
    properties: [
      number("delay", "How long the finger must be down before it begins.", unit: "s", origin: "ours", 0, 0...3600)
    ])
  result.prepare = { takePrepare(Press.self, $0) }
  result.step = { takeStep(Press.self, $0, $1, $2) }
  return result
}()
