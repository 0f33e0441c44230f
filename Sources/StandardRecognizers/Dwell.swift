import KinesicPlugin

/// A pointer or a pencil that rests above the view: a press for those who cannot press.
struct Dwell: Recognizer {
  var minimumDuration: Double
  var allowableMovement: Double
  var progressInterval: Double

  /// Where the present rest began, and when.
  private var place: Vector
  private var start: UInt64
  @StateInteger private var count: Int
  /// It has dwelt here: not again before it goes elsewhere.
  private var isDone: Flag

  mutating func prepare() {
    place = .zero
    start = 0
    count = 0
    isDone = Flag(false)
  }

  /// Rule: dwell.life.
  mutating func step(_ input: Step, _ request: Request) -> State {
    for index in input.touches.indices.dropFirst() { request.ignoreTouch(index) }
    guard let touch = input.touches.first else { return input.state }
    if touch.hasEnded { return input.isActive ? .ended : request.fail(.liftedTooEarly) }
    let limit = allowableMovement * input.scale
    let isNew = touch.hasBegun || (touch.place - place).lengthSquared > limit * limit
    if isNew { (place, start, isDone) = (touch.place, input.time, Flag(false)) }
    let elapsed = Time.elapsed(from: start, to: input.time)
    let duration = Time.nanoseconds(minimumDuration)
    if !isDone.isSet, elapsed >= duration { (count, isDone) = (count + 1, Flag(true)) }
    if isNew || input.isTimer { request.deadline = isDone.isSet ? Time.never : deadline(input.time) }
    request.setValue(0, isDone.isSet ? 1 : Double(elapsed) / Double(duration))
    request.setValue(1, Double(count))
    return state(input, request)
  }

  /// Rule: dwell.progress.
  private func state(_ input: Step, _ request: Request) -> State {
    let isReported = input.isTimer && (progressInterval > 0 || isDone.isSet)
    if !input.isActive { return isDone.isSet || isReported ? request.begin() : input.state }
    if isReported { request.sendChange() }
    return isReported ? .changed : input.state
  }

  /// The end of the rest, or the next report of its progress: no more than 1000 of them.
  private func deadline(_ now: UInt64) -> UInt64 {
    let end = Time.after(start, minimumDuration)
    guard progressInterval > 0 else { return end }
    return min(end, max(now &+ 1, Time.after(now, max(progressInterval, minimumDuration / 1000))))
  }
}

/// The class "dwell". Built once for the process.
nonisolated(unsafe) let dwellClass = makeClass(
  Dwell.self, "dwell", "A pointer or a pencil that rests above the view, without touching.", flags: KIN_CLASS_HOVERS,
  properties: [
    .number("minimum_duration", "How long it must rest.", unit: "s", origin: "GNOME's dwell click", 1.2, 0...3600),
    .number(
      "allowable_movement", "Farther from where the rest began, another one begins.", origin: "GNOME's dwell click", 10, 0...100_000),
    .number(
      "progress_interval", "So often it reports its progress while it rests, 1000 times at most; 0: only when it has dwelt.", unit: "s", 0,
      0...3600),
  ],
  values: [
    Value("progress", "Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere.", unit: "1"),
    Value("dwell_count", "How many times it has dwelt since it came over the view.", unit: "1"),
  ],
  details: reasonWords, functions: Functions(prepare: { Dwell.takePrepare($0) }, step: { Dwell.takeStep($0, $1, $2) })
).kept
