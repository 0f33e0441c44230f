import KinesicPlugin

/// Fingers that tap, each by itself: pianos, drum pads.
struct MultiTap: Recognizer {
  var tapsRequired: Double
  var allowableMovement: Double
  var maximumTapDuration: Double
  var maximumInterval: Double
  var maximumTapDistance: Double
  var buttonsRequired: Double

  /// Taps at one place that are not enough yet.
  struct Series: BitwiseCopyable {
    @StateInteger var taps = 0
    /// Where its first tap landed, and its latest.
    var firstPlace = Vector.zero
    var lastPlace = Vector.zero
    var lastLift: UInt64 = 0
  }

  /// A finger that is down and may become a tap, with the series that it goes on with.
  struct Finger: BitwiseCopyable {
    var contact: UInt64 = 0
    var series = Series()
  }

  private var fingers: ShortList<Finger>
  /// Series that wait for their next finger, oldest lift first.
  private var waiting: ShortList<Series>

  mutating func prepare() {
    fingers = ShortList(filler: Finger())
    waiting = ShortList(filler: Series())
  }

  /// Rule: multi-tap.streams.
  mutating func step(_ input: Step, _ request: Request) -> State {
    var reason = Reason.none
    if input.isTimer { reason = dropSeries(input.time) }
    request.clearDeadline()
    for (index, touch) in input.touches.enumerated() {
      if touch.hasBegun { land(touch, input.scale) }
      guard let place = fingers.firstIndex(where: { $0.contact == touch.contact }) else { continue }
      let fault = fault(of: touch, input)
      if fault != .none {
        reason = fault
        request.ignoreTouch(index)
      } else if touch.hasEnded {
        lift(index, touch, fingers[place].series, input, request)
      } else {
        request.deadline = min(request.deadline, Time.after(touch.startTime, maximumTapDuration))
        continue
      }
      fingers.remove(at: place)
    }
    for i in 0..<waiting.count { request.deadline = min(request.deadline, deadline(waiting[i])) }
    return request.proposeForTouches(input, isOver: fingers.count == 0 && waiting.count == 0, reason)
  }

  func continues(with landing: Step) -> Bool {
    guard waiting.count > 0, let touch = landing.onlyTouch else { return true }
    return nearestSeries(to: touch.start, within: maximumTapDistance * landing.scale) != nil
  }

  /// Why a finger is no tap any more.
  private func fault(of touch: Touch, _ input: Step) -> Reason {
    let limit = allowableMovement * input.scale
    if touch.hasCancelled { return .liftedTooEarly }
    if touch.hasBegun, !touch.presses(UInt32(buttonsRequired)) { return .wrongButton }
    if touch.displacement.lengthSquared > limit * limit { return .movedTooFar }
    return input.isTimer && Time.after(touch.startTime, maximumTapDuration) <= input.time ? .timedOut : .none
  }

  /// A finger goes on with the nearest series that it is near enough to, or begins one.
  private mutating func land(_ touch: Touch, _ scale: Double) {
    var finger = Finger(contact: touch.contact, series: Series(firstPlace: touch.start))
    if let nearest = nearestSeries(to: touch.start, within: maximumTapDistance * scale) {
      finger.series = waiting[nearest]
      waiting.remove(at: nearest)
    }
    fingers.append(finger)
  }

  private func nearestSeries(to place: Vector, within limit: Double) -> Int? {
    var nearest: Int?
    var least = limit * limit
    for i in 0..<waiting.count {
      let distance = (place - waiting[i].lastPlace).lengthSquared
      if distance < least || (nearest == nil && distance == least) {
        nearest = i
        least = distance
      }
    }
    return nearest
  }

  private mutating func lift(_ index: Int, _ touch: Touch, _ before: Series, _ input: Step, _ request: Request) {
    let series = Series(taps: before.taps &+ 1, firstPlace: before.firstPlace, lastPlace: touch.start, lastLift: input.time)
    if Double(series.taps) < tapsRequired { return waiting.append(series) }
    request.report(index, of: input, .ended, at: series.firstPlace)?.setValue(0, Double(series.taps))
  }

  private func deadline(_ series: Series) -> UInt64 { Time.after(series.lastLift, maximumInterval) }

  /// Those for which it is too late; all, when the deadline has not come: a finger is about to land too far from each.
  private mutating func dropSeries(_ time: UInt64) -> Reason {
    let count = waiting.count
    var isEarly = fingers.count == 0
    for i in 0..<count where deadline(waiting[i]) <= time { isEarly = false }
    for i in (0..<count).reversed() where isEarly || deadline(waiting[i]) <= time { waiting.remove(at: i) }
    return isEarly ? .secondTapTooFar : waiting.count < count ? .noSecondTap : .none
  }
}

/// The class "multi_tap". Built once for the process.
nonisolated(unsafe) let multiTapClass = makeClass(
  MultiTap.self, "multi_tap", "Fingers that tap, each by itself: an event for each touch.", flags: KIN_CLASS_PER_TOUCH,
  properties: [
    .whole("taps_required", "How many taps at one place.", origin: "UIKit headers", 1, 1...100),
    tapMovementProperty("How far a finger may move from where it landed; farther, it fails alone."),
    tapDurationProperty("The longest time from a finger's landing to its lift."),
    tapIntervalProperty("The longest time from a lift to the next tap of its series."),
    tapDistanceProperty("The farthest that neighbouring taps of a series may be apart."),
    buttonsRequiredProperty,
  ],
  values: [Value("tap_count", "How many taps were made there.", unit: "1")],
  details: reasonWords,
  functions: Functions(
    prepare: { MultiTap.takePrepare($0) }, step: { MultiTap.takeStep($0, $1, $2) }, continues: { MultiTap.takeContinues($0, $1) })
).kept
