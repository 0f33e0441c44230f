import CKinesic
import KinesicMath
import KinesicPlugin

/// An arrow head: two straight legs of about one length. It points right (">", drawn from the top), left ("<", from the top), up
/// or down (both from the left). Recognized when the finger lifts.
struct Chevron: Recognizer {
  var jitter: Double
  var minimumSize: Double
  var direction: Double
  var minimumRatio: Double
  var maximumRatio: Double

  private var stroke: Stroke

  mutating func prepare() { stroke = Stroke() }

  mutating func step(_ input: Step, _ request: Request) -> State {
    switch stroke.follow(input, jitter: jitter) {
    case .nothing: return .possible
    case .drawn: return find(input, isComplete: false) != nil ? .possible : request.fail(Reason.wrongDirection)
    case .joined: return request.fail(Reason.tooManyTouches)
    case .lifted:
      if stroke.size() < minimumSize * input.scale { return request.fail(Reason.tooSmall) }
      stroke.smooth()
      guard let way = find(input, isComplete: true), let legs = Legs(&stroke, tip: way.tip) else {
        return request.fail(Reason.anotherShape)
      }
      request.setValue(0, Double(way.bit))
      request.setValue(1, stroke.start.x + legs.corner.x)
      request.setValue(2, stroke.start.y + legs.corner.y)
      return .ended
    }
  }

  /// The first of the wanted directions that the stroke has, or may get.
  private mutating func find(_ input: Step, isComplete: Bool) -> ChevronWay? {
    for shift in 0..<4 as Range<UInt32> {
      let way = ChevronWay(bit: 1 << shift)
      guard UInt32(direction) & way.bit != 0, stroke.canBecome(way.headings, jitter: jitter * input.scale) else { continue }
      if isComplete ? judge(way, input) : isShort(way, input) { return way }
    }
    return nil
  }

  /// Whether the way has not yet gone back from its tip farther than it came.
  private mutating func isShort(_ way: ChevronWay, _ input: Step) -> Bool {
    var farthest = 0.0
    for i in 0..<stroke.count { farthest = max(farthest, stroke[i].dot(way.tip)) }
    return farthest - stroke.end.dot(way.tip) <= 1.5 * maximumRatio * farthest + 6 * jitter * input.scale
  }

  /// Whether the whole way is a chevron that points there: the two sides open between 27 and 110 degrees, lie about evenly on both
  /// sides of the axis (a "7" does not), are straight, and meet in a corner (a parenthesis has none, a cursive "l" a loop).
  private mutating func judge(_ way: ChevronWay, _ input: Step) -> Bool {
    guard let legs = Legs(&stroke, tip: way.tip) else { return false }
    let first = arcTangent(legs.first.dot(way.along), legs.first.dot(way.tip))
    let second = arcTangent(legs.second.dot(way.along), -legs.second.dot(way.tip))
    guard first + second > 0.47, first + second < 1.92, abs(first - second) < 0.8 else { return false }
    guard legs.ratio >= minimumRatio, legs.ratio < maximumRatio, legs.firstBow <= 0.18, legs.secondBow <= 0.18 else { return false }
    return legs.turn >= 1.2 && Turning(&stroke, pieces: 24, noise: jitter * input.scale).unevenness >= 0.52
  }
}

/// Where a chevron points: one bit of `direction`.
private struct ChevronWay {
  let bit: UInt32

  var tip: Vector {
    switch bit {
    case 1: Vector(x: 1, y: 0)
    case 2: Vector(x: -1, y: 0)
    case 4: Vector(x: 0, y: -1)
    default: Vector(x: 0, y: 1)
    }
  }

  /// The way on: down, or to the right.
  var along: Vector { bit <= 2 ? Vector(x: 0, y: 1) : Vector(x: 1, y: 0) }

  /// Of the two legs: towards the tip and away from it, both on along the way. Hands draw each side some 40 degrees off the axis.
  var headings: InlineArray<2, Heading> {
    let into = tip + along * 0.84
    let out = along * 0.84 - tip
    return [Heading(into.x, into.y, within: 60), Heading(out.x, out.y, within: 60)]
  }
}

/// The class "chevron".
nonisolated(unsafe) let chevronClass = makeClass(
  Chevron.self, "chevron", "An arrow head drawn with one finger: two straight legs of about one length.",
  properties: drawingProperties(size: 20) + [
    .mask("direction", "Where it may point: right 1, left 2, up 4, down 8.", 1, all: 15),
    .number("minimum_ratio", "How many times the first leg the second one must be.", unit: "1", 0.4, 0.01...1),
    .number("maximum_ratio", "A second leg so many times the first makes it a check mark.", unit: "1", 1.65, 1...100),
  ],
  values: [
    Value("direction", "Where it points: right 1, left 2, up 4, down 8.", unit: "1"),
    Value("corner.x", "Its tip, horizontally."),
    Value("corner.y", "Its tip, vertically."),
  ],
  details: reasonWords, functions: Functions(prepare: { Chevron.takePrepare($0) }, step: { Chevron.takeStep($0, $1, $2) }))
