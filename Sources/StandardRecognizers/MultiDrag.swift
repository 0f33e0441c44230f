import KinesicPlugin

/// Fingers that drag, each by itself.
struct MultiDrag: Recognizer {
  var threshold: Double
  var thresholdMode: Double
  var axes: Double
  var translationFromThreshold: Double
  var velocityStrategy: Double
  var activeOffset: OffsetRange
  var failOffset: OffsetRange
  var velocity: VelocityProperties

  /// A finger that may drag, or does.
  struct Finger: BitwiseCopyable {
    var contact: UInt64 = 0
    var isDragging = Flag(false)
    /// The part of its way that is not reported.
    var origin = Vector.zero
  }

  /// Those down that have not failed.
  private var fingers: ShortList<Finger>

  mutating func prepare() { fingers = ShortList(filler: Finger()) }

  /// Rule: multi-drag.streams.
  mutating func step(_ input: Step, _ request: Request) -> State {
    request.crossing = 1
    var reason = Reason.liftedTooEarly
    for (index, touch) in input.touches.enumerated() {
      if touch.hasBegun { fingers.append(Finger(contact: touch.contact)) }
      guard let place = fingers.firstIndex(where: { $0.contact == touch.contact }) else { continue }
      if touch.hasCancelled {
        request.ignoreTouch(index)
      } else if fingers[place].isDragging.isSet {
        goOn(index, touch, fingers[place], input, request)
      } else if touch.hasMoved {
        let exit = failOffset.exit(touch, scale: input.scale)
        if let crossing = rule.crossing(touch, input.scale), crossing < exit {
          request.crossing = min(request.crossing, crossing)
          begin(index, touch, place, input, request)
        } else if exit.isFinite {
          request.ignoreTouch(index)
          reason = .movedTooFar
        }
      }
      if touch.hasEnded || request.ignoresTouch(index) { fingers.remove(at: place) }
    }
    return request.proposeForTouches(input, isOver: fingers.count == 0, reason)
  }

  private mutating func begin(_ index: Int, _ touch: Touch, _ place: Int, _ input: Step, _ request: Request) {
    if translationFromThreshold != 0 { fingers[place].origin = rule.contained(in: touch.displacement, touch.displacement, input.scale) }
    fingers[place].isDragging = Flag(true)
    let report = write(index, touch.hasEnded ? .ended : .began, touch, fingers[place], input, request)
    if touch.hasEnded { report?.sendBegan() }
  }

  private func goOn(_ index: Int, _ touch: Touch, _ finger: Finger, _ input: Step, _ request: Request) {
    if touch.hasEnded || touch.hasMoved { write(index, touch.hasEnded ? .ended : .changed, touch, finger, input, request) }
  }

  /// The engine keeps a finger's way: its velocity needs no memory here.
  @discardableResult private func write(
    _ index: Int, _ state: State, _ touch: Touch, _ finger: Finger, _ input: Step, _ request: Request
  ) -> Report? {
    var history = VelocityHistory(touch.history, spacing: self.velocity.nanoseconds)
    let velocity = history.velocity(self.velocity.rule(velocityStrategy, input.scale, lifts: touch.hasEnded), at: input.time)
    let report = request.report(index, of: input, state, at: touch.place)
    report?.writeDrag(rule.onAxes(touch.displacement - finger.origin), rule.onAxes(velocity))
    return report
  }

  private var rule: DragThreshold {
    DragThreshold(distance: threshold, isRadial: thresholdMode == 1, axes: axes, active: activeOffset)
  }
}

/// The class "multi_drag". Built once for the process.
nonisolated(unsafe) let multiDragClass = makeClass(
  MultiDrag.self, "multi_drag", "Fingers that drag, each by itself: a stream of events for each touch.", flags: KIN_CLASS_PER_TOUCH,
  properties: dragThresholdProperties + [velocityStrategyProperty] + offsetProperties + velocityProperties, values: dragValues,
  details: reasonWords, functions: Functions(prepare: { MultiDrag.takePrepare($0) }, step: { MultiDrag.takeStep($0, $1, $2) })
).kept
