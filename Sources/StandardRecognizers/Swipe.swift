import KinesicPlugin

/// A quick straight stroke.
/// Rule: swipe.fingers.
struct Swipe: Recognizer {
  var direction: Double
  var touchesRequired: Double
  var maximumDuration: Double
  var minimumDistance: Double
  var maximumCross: Double
  var distanceDecay: Double
  var crossDecay: Double
  var backtrack: Double

  private var start: UInt64
  private var landed: UInt32
  /// Directions that a finger went back against too far.
  private var dead: UInt32
  private var landingSum: Vector

  mutating func prepare() {
    start = 0
    landed = 0
    dead = 0
    landingSum = .zero
  }

  mutating func step(_ input: Step, _ request: Request) -> State {
    if input.isTimer { return request.fail(.timedOut) }
    if input.hasBegun {
      land(input)
      if Double(landed) > touchesRequired { return request.fail(.tooManyTouches) }
      request.setLocation(landingSum * (1 / Double(landed)))
      request.setDeadline(maximumDuration, after: start &+ 1)
    }
    if input.hasMoved {
      if let found = findDirection(input, request) {
        request.setValue(0, Double(found))
        request.clearDeadline()
        return .ended
      }
      if UInt32(direction) & ~dead == 0 { return request.fail(.wrongDirection) }
    }
    return input.hasEnded ? request.fail(.liftedTooEarly) : input.state
  }

  /// Rule: swipe.timer.
  private mutating func land(_ input: Step) {
    for touch in input.touches where touch.hasBegun {
      if landed == 0 { start = touch.startTime }
      // It may have been read from somebody's trace.
      landed &+= 1
      landingSum += touch.start
    }
  }

  /// The bit that this move completes; of several the one whose distance it reaches first, the lowest of equal ones.
  /// Rule: swipe.directions, swipe.backtrack.
  private mutating func findDirection(_ input: Step, _ request: Request) -> UInt32? {
    let seconds = Time.seconds(from: start, to: input.time)
    // Past the time at which they are used up, the limits are 0.
    let distance = max(0, minimumDistance * input.scale * (1 - distanceDecay * seconds))
    let cross = max(0, maximumCross * input.scale * (1 - crossDecay * seconds))
    var found: UInt32?
    for shift in 0..<4 as Range<UInt32> {
      let bit = 1 << shift as UInt32
      guard UInt32(direction) & ~dead & bit != 0 else { continue }
      if isTooFarBack(bit, input) { dead |= bit }
      let part = part(bit, input, distance, cross)
      guard !part.isEmpty, found == nil || part.first < request.crossing, Double(landed) == touchesRequired else { continue }
      found = bit
      request.crossing = part.first
    }
    return found
  }

  private func isTooFarBack(_ bit: UInt32, _ input: Step) -> Bool {
    for touch in input.touches where along(bit, touch.displacement).along < -backtrack * input.scale { return true }
    return false
  }

  /// Where inside the step's movement all fingers have gone the distance along `bit` and are inside the cross limit.
  /// Rule: swipe.distance, swipe.between-reports.
  private func part(_ bit: UInt32, _ input: Step, _ distance: Double, _ cross: Double) -> LinePart {
    var part = LinePart()
    for touch in input.touches {
      let (before, now) = (along(bit, touch.previous - touch.start), along(bit, touch.displacement))
      part.keep(from: before.along - distance, to: now.along - distance)
      part.keep(from: cross - before.across, to: cross - now.across)
      part.keep(from: cross + before.across, to: cross + now.across)
    }
    return part
  }

  private func along(_ bit: UInt32, _ way: Vector) -> (along: Double, across: Double) {
    switch bit {
    case SwipeDirection.right: (way.x, way.y)
    case SwipeDirection.left: (-way.x, way.y)
    case SwipeDirection.up: (-way.y, way.x)
    default: (way.y, way.x)
    }
  }
}

/// Bits of swipe's `direction`, as in UIKit's headers.
enum SwipeDirection {
  static let right: UInt32 = 1
  static let left: UInt32 = 2
  static let up: UInt32 = 4
  static let down: UInt32 = 8
}

/// The class "swipe". Built once for the process.
nonisolated(unsafe) let swipeClass = makeClass(
  Swipe.self, "swipe", "A quick straight stroke.",
  properties: [
    .mask(
      "direction", "The allowed directions: right 1, left 2, up 4, down 8; one stroke is one of them.", origin: "UIKit headers", 1,
      all: 15),
    .whole("touches_required", "How many fingers, exactly.", origin: "UIKit headers", 1, 1...32),
    .number(
      "maximum_duration", "The longest time since the first finger landed.", unit: "s", origin: "OpenUIKit measurement", 0.5, 0...3600),
    .number(
      "minimum_distance", "How far each finger must go along the direction, at time 0.", origin: "OpenUIKit measurement",
      50, 0...100_000),
    .number(
      "maximum_cross", "How far each finger may go across the direction, at time 0.", origin: "OpenUIKit measurement", 50,
      0...100_000),
    .number(
      "distance_decay", "The share of minimum_distance by which it shrinks per second.", unit: "1/s", origin: "OpenUIKit measurement", 0.94,
      0...1000),
    .number(
      "cross_decay", "The share of maximum_cross by which it shrinks per second.", unit: "1/s", origin: "OpenUIKit measurement", 0.98,
      0...1000),
    .number(
      "backtrack", "How far behind its landing place a finger may be.", origin: "ours, measured on recordings", 10,
      0...100_000),
  ],
  values: [Value("direction", "The direction found: right 1, left 2, up 4, down 8.", unit: "1")],
  details: reasonWords, functions: Functions(prepare: { Swipe.takePrepare($0) }, step: { Swipe.takeStep($0, $1, $2) })
).kept
