import KinesicPlugin

/// Taps of one finger, each reported at once with its running count: nothing waits.
struct SerialTap: Recognizer {
  var maximumInterval: Double
  var maximumTapDistance: Double
  var allowableMovement: Double
  var maximumTapDuration: Double

  // The series outlives the attempt: `prepare` leaves it. A finger that lands takes it over, and only a tap gives it
  // back, so every failure ends the series.
  private var seriesCount: UInt64
  private var seriesTime: UInt64
  private var seriesPlace: Vector

  /// The running count that the present finger's tap would have.
  private var count: UInt64
  private var contact: UInt64

  mutating func prepare() {
    count = 0
    contact = 0
  }

  mutating func step(_ input: Step, _ request: Request) -> State {
    if input.isTimer { return request.fail(.timedOut) }
    for touch in input.touches where touch.hasBegun { land(touch, input) }
    let limit = allowableMovement * input.scale
    for (index, touch) in input.touches.enumerated() {
      guard touch.contact == contact else {
        request.ignoreTouch(index)
        continue
      }
      if touch.displacement.lengthSquared > limit * limit { return request.fail(.movedTooFar) }
      request.setDeadline(maximumTapDuration, after: touch.startTime)
      request.setLocation(touch.start)
      request.setValue(0, Double(count))
      if touch.hasEnded { return finish(touch, input.time, request) }
    }
    return input.state
  }

  /// The latest finger is followed; one that overlaps another, which has taken the series over, begins a new one.
  /// Rule: serial-tap.count.
  private mutating func land(_ touch: Touch, _ input: Step) {
    let limit = maximumTapDistance * input.scale
    let isNext =
      Time.elapsed(from: seriesTime, to: touch.startTime) < Time.nanoseconds(maximumInterval)
      && (touch.start - seriesPlace).lengthSquared <= limit * limit
    count = isNext ? seriesCount &+ 1 : 1
    contact = touch.contact
    seriesCount = 0
  }

  private mutating func finish(_ touch: Touch, _ time: UInt64, _ request: Request) -> State {
    seriesCount = count
    seriesTime = time
    seriesPlace = touch.start
    request.clearDeadline()
    return .ended
  }
}

/// The class "serial_tap". Built once for the process.
nonisolated(unsafe) let serialTapClass = makeClass(
  SerialTap.self, "serial_tap", "Taps of one finger, each reported at once with its running count.",
  flags: KIN_CLASS_REMEMBERS,
  properties: [
    .number(
      "maximum_interval", "From this time on between a lift and the next finger the count starts again.", unit: "s",
      origin: "Flutter constants, kDoubleTapTimeout", 0.3, 0...3600),
    tapDistanceProperty("The farthest that neighbouring taps of a series may be apart."),
    tapMovementProperty("How far a finger may move from where it landed."),
    tapDurationProperty("The longest time from a landing to its lift."),
  ],
  values: [Value("tap_count", "Which tap of its series this is, from 1.", unit: "1")],
  details: reasonWords, functions: Functions(prepare: { SerialTap.takePrepare($0) }, step: { SerialTap.takeStep($0, $1, $2) })
).kept
