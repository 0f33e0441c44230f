import CKinesicStrokes
import KinesicPlugin
import StrokeMatching

/// A shape of a template set, drawn with one finger in one stroke or in several.
struct Stroke: Recognizer {
  var set: Double
  var continuous: Double
  var limit: Double
  var earlyCommit: Double
  var earlyFailure: Double
  var earlySize: Double
  var minimumSize: Double
  var maximumSize: Double
  var maximumInterval: Double
  var maximumDistance: Double

  private var trail: Trail
  /// The finger that draws; 0: none is down.
  private var contact: UInt64
  /// The length at which the drawing is compared next.
  private var next: Double
  /// How often in a row it was too far from every beginning.
  private var misses: UInt64

  /// A hook where the finger lands is none of the shape: it is soon of no account.
  private static let fewMisses: UInt64 = 3

  mutating func prepare() {
    trail = Trail()
    contact = 0
    next = 0
    misses = 0
  }

  mutating func step(_ input: Step, _ request: Request) -> State {
    guard let shared = SharedSets.find(SharedSets.key(set)) else { return end(input, request, .noSet) }
    if input.isTimer { return judge(shared, input, request) }
    // Who was down lifts before another one lands.
    for index in input.touches.indices where input.touches[index].contact == contact {
      let answer = follow(input.touches[index], shared, input, request)
      if answer != input.state { return refuseOthers(input, request, answer) }
    }
    for index in input.touches.indices where input.touches[index].hasBegun && input.touches[index].contact != contact {
      let answer = land(index, shared, input, request)
      if answer != input.state { return answer }
    }
    return compareIfLonger(shared, input, request)
  }

  func continues(with landing: Step) -> Bool {
    guard trail.strokes > 0, let touch = landing.onlyTouch else { return true }
    var trail = trail
    return trail.distance(to: touch.start) <= maximumDistance * landing.scale
  }

  /// The drawing is over, and what landed in the same step is not its.
  private func refuseOthers(_ input: Step, _ request: Request, _ answer: State) -> State {
    for index in input.touches.indices where input.touches[index].contact != contact && input.touches[index].hasBegun {
      request.ignoreTouch(index)
    }
    return answer
  }

  private mutating func land(_ index: Int, _ shared: UnsafeMutablePointer<SharedSet>, _ input: Step, _ request: Request) -> State {
    let touch = input.touches[index]
    if contact != 0 { return end(input, request, .tooManyTouches) }
    if trail.strokes >= Trail.mostStrokes { return end(input, request, .tooManyStrokes) }
    if trail.strokes > 0, trail.distance(to: touch.start) > maximumDistance * input.scale {
      request.ignoreTouch(index)
      return judge(shared, input, request)
    }
    request.clearDeadline()
    contact = touch.contact
    trail.land(at: touch.start, touch.startTime, spacing: 2 * input.scale)
    return touch.hasMoved || touch.hasEnded ? follow(touch, shared, input, request) : input.state
  }

  private mutating func follow(_ touch: Touch, _ shared: UnsafeMutablePointer<SharedSet>, _ input: Step, _ request: Request) -> State {
    if touch.hasEnded {
      trail.lift(at: touch.place, touch.raw.pointee.time_ns)
      contact = 0
      return lift(shared, input, request)
    }
    if touch.hasMoved { trail.draw(to: touch.place, touch.raw.pointee.time_ns) }
    return input.state
  }

  /// A stroke is over: so is the drawing, unless it may get another one.
  private mutating func lift(_ shared: UnsafeMutablePointer<SharedSet>, _ input: Step, _ request: Request) -> State {
    if trail.size < minimumSize * input.scale { return end(input, request, .tooSmall) }
    if trail.strokes < Int(shared.pointee.mostStrokes), follow(shared, input).mayGrow {
      request.setDeadline(maximumInterval, after: input.time)
      return input.state
    }
    return judge(shared, input, request)
  }
}

/// Comparing.
extension Stroke {
  /// What the drawing may become.
  private mutating func follow(_ shared: UnsafeMutablePointer<SharedSet>, _ input: Step) -> Reading {
    let window = max(input.bounds.width, input.bounds.height)
    let room = min(maximumSize > 0 ? maximumSize * input.scale : .infinity, window > 0 ? window : .infinity)
    return trail.withPoints { shared.pointee.follow($0, $1, limit: limit, room: room) }
  }

  /// Whenever the drawing is a sixteenth longer: so the work is bounded, however many samples there are. Of a set in
  /// which strokes come in any order nothing is decided before the lift: nobody knows how such a shape begins.
  private mutating func compareIfLonger(_ shared: UnsafeMutablePointer<SharedSet>, _ input: Step, _ request: Request) -> State {
    let mayDecide = shared.pointee.isOrdered && (earlyCommit > 0 || earlyFailure > 0)
    guard continuous != 0 || mayDecide, trail.length >= next, trail.size >= minimumSize * input.scale else { return input.state }
    next = trail.length * 1.0625
    let reading = follow(shared, input)
    let isLarge = trail.size >= earlySize * input.scale
    misses = isLarge && reading.excess > earlyFailure ? misses &+ 1 : 0
    if mayDecide, earlyFailure > 0, misses >= Stroke.fewMisses { return end(input, request, .anotherShape) }
    say(reading, request)
    if mayDecide && isLarge && isCertain(reading) {
      request.setValue(0, Double(KIN_STROKE_RECOGNIZED))
      return input.isActive || continuous == 0 ? .ended : request.begin(ended: true)
    }
    if continuous == 0 { return input.state }
    if input.isActive { return .changed }
    return reading.isNear && reading.progress >= 0.3 ? .began : input.state
  }

  /// Whether only one name is left, and enough of it drawn.
  private func isCertain(_ reading: Reading) -> Bool {
    earlyCommit > 0 && reading.isNear && reading.margin >= earlyCommit && reading.progress >= 0.4
  }

  /// The drawing is over.
  private mutating func judge(_ shared: UnsafeMutablePointer<SharedSet>, _ input: Step, _ request: Request) -> State {
    let reading = trail.withPoints { shared.pointee.name($0, $1, limit: limit) }
    say(reading, request)
    if reading.verdict == kin_stroke_verdict(KIN_STROKE_RECOGNIZED) {
      return input.isActive || continuous == 0 ? .ended : request.begin(ended: true)
    }
    if reading.verdict == kin_stroke_verdict(KIN_STROKE_AMBIGUOUS) { return end(input, request, .ambiguous) }
    let beginning = follow(shared, input)
    return end(input, request, beginning.isNear && beginning.progress < 0.95 ? .unfinished : .anotherShape)
  }

  private func end(_ input: Step, _ request: Request, _ reason: Reason) -> State {
    input.isActive ? .cancelled : request.fail(reason)
  }

  private mutating func say(_ reading: Reading, _ request: Request) {
    let (low, high) = trail.box
    request.setLocation((low + high) * 0.5)
    request.setValue(0, Double(reading.verdict))
    request.setValue(1, reading.progress)
    for i in 0..<3 { request.setValue(2 + i, Double(reading.templates[i])) }
    request.setValue(5, reading.distance)
    request.setValue(6, reading.margin)
    request.setValue(7, reading.confidence)
  }
}

/// The class "stroke".
nonisolated(unsafe) let strokeClass = makeClass(
  Stroke.self, "stroke", "A shape of the host's examples, drawn with one finger in one stroke or in several.",
  properties: [
    .whole("set", "The number under which the template set is shared; 0: none.", 0, 0...4_294_967_295),
    .boolean("continuous", "1: it begins as soon as a shape can be seen, and says with each change what it may become.", 0),
    .number("limit", "The largest score that is accepted; 0: that of the templates.", unit: "1", 0, 0...1),
    .number("early_commit", "The margin at which it is recognized before the lift; 0: at the lift only.", unit: "1", 0, 0...1),
    .number(
      "early_failure", "How many times as far as the limit everything must be for it to fail before the lift; 0: never.", unit: "1",
      1.75, 0...100),
    .number("early_size", "Nothing is decided before the lift until the drawing's larger side is this.", 60, 1...100_000),
    .number("minimum_size", "The smallest that the drawing's larger side may be.", 20, 1...100_000),
    .number("maximum_size", "The largest; 0: that of the root view.", 0, 0...100_000),
    .number("maximum_interval", "The longest time from a lift to the next stroke.", unit: "s", 0.6, 0...3600),
    .number("maximum_distance", "The farthest from the drawing that the next stroke may begin.", 100, 0...100_000),
  ],
  values: [
    Value("verdict", "Recognized 1; unfinished 3, while it is drawn.", unit: "1"),
    Value("progress", "How much of the shape was drawn, 0 to 1.", unit: "1"),
    Value("template", "The number of the best template; -1: none.", unit: "1", initial: -1),
    Value("second", "That of the best template of the second name.", unit: "1", initial: -1),
    Value("third", "That of the best template of the third name.", unit: "1", initial: -1),
    Value("distance", "How far the drawing is from the best template.", unit: "1"),
    Value("margin", "How far the second name is behind, 0 to 1.", unit: "1"),
    Value("confidence", "0 to 1; 0.5 at the limit.", unit: "1"),
  ],
  details: reasonWords,
  functions: Functions(
    prepare: { Stroke.takePrepare($0) }, step: { Stroke.takeStep($0, $1, $2) }, continues: { Stroke.takeContinues($0, $1) }))
