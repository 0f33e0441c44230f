import KinesicPlugin

/// One finger that is down: for highlights, and for the delay of content touches.
/// Rule: press.content-delay.
struct Press: Recognizer {
  var delay: Double

  mutating func prepare() {}

  /// Rule: press.life.
  mutating func step(_ input: Step, _ request: Request) -> State {
    if input.isTimer { return request.begin() }
    for index in input.touches.indices.dropFirst() { request.ignoreTouch(index) }
    guard let touch = input.touches.first else { return input.state }
    if input.isActive { return touch.hasEnded ? .ended : input.state }
    if touch.hasBegun, delay <= 0 { return request.begin(ended: touch.hasEnded) }
    if touch.hasEnded { return request.fail(.liftedTooEarly) }
    request.setDeadline(delay, after: touch.startTime)
    return input.state
  }
}

/// The class "press". Built once for the process.
nonisolated(unsafe) let pressClass = makeClass(
  Press.self, "press", "One finger that is down; gives way to every other gesture.",
  flags: KIN_CLASS_YIELDING | KIN_CLASS_LEAVES_TOUCHES,
  properties: [
    .number("delay", "How long the finger must be down before it begins.", unit: "s", 0, 0...3600)
  ],
  details: reasonWords, functions: Functions(prepare: { Press.takePrepare($0) }, step: { Press.takeStep($0, $1, $2) })
).kept
