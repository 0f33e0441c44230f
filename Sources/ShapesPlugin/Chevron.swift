import KinesicPlugin

/// An arrow head: two straight legs of about one length. It points right (">", drawn from the top), left ("<", from
/// the top), up or down (both from the left), or is drawn from the other end. Recognized when the finger lifts.
struct Chevron: Recognizer {
  var jitter: Double
  var minimumSize: Double
  var direction: Double
  var minimumRatio: Double
  var maximumRatio: Double
  var eitherEnd: Double

  private var stroke: Stroke

  mutating func prepare() { stroke = Stroke() }

  mutating func step(_ input: Step, _ request: Request) -> State {
    switch stroke.follow(input, jitter: jitter) {
    case .nothing: return .possible
    case .drawn: return find(input, isComplete: false) != nil ? .possible : request.fail(.wrongDirection)
    case .joined: return request.fail(.tooManyTouches)
    case .lifted:
      if stroke.size() < minimumSize * input.scale { return request.fail(.tooSmall) }
      stroke.smooth()
      stroke.unhook()
      guard let way = find(input, isComplete: true), let legs = Legs(&stroke, tip: way.tip) else {
        return request.fail(.anotherShape)
      }
      if let reason = refusal(way) { return request.fail(reason) }
      request.setValue(0, Double(way.bit))
      request.setValues(1, stroke.start + legs.corner)
      return .ended
    }
  }

  /// The templates are drawn from the usual end.
  private func refusal(_ way: ChevronWay) -> Reason? {
    var drawn = stroke
    if way.isReversed { drawn.reverse() }
    return templates.refusal(way.kind, &drawn)
  }

  /// The first of the wanted directions that the stroke has, or may get.
  private mutating func find(_ input: Step, isComplete: Bool) -> ChevronWay? {
    for number in 0..<8 as Range<UInt32> {
      let way = ChevronWay(bit: 1 << (number / 2), isReversed: number % 2 == 1)
      if way.isReversed && eitherEnd == 0 { continue }
      guard UInt32(direction) & way.bit != 0, stroke.canBecome(way.headings, jitter: jitter * input.scale) else { continue }
      if isComplete ? judge(way, input) : isShort(way, input) { return way }
    }
    return nil
  }

  /// Whether the way has not yet gone back from its tip farther than it came.
  private mutating func isShort(_ way: ChevronWay, _ input: Step) -> Bool {
    var farthest = 0.0
    for i in 0..<stroke.count { farthest = max(farthest, stroke[i].dot(way.tip)) }
    return farthest - stroke.end.dot(way.tip) <= 1.5 * max(maximumRatio, 1.6) * farthest + 6 * jitter * input.scale
  }

  /// Whether the whole way may be a chevron that points there: two straight legs of about one length that meet in a
  /// corner, and nothing else. An arrow goes on or comes back; a check mark's second leg is longer and higher.
  private mutating func judge(_ way: ChevronWay, _ input: Step) -> Bool {
    guard let legs = Legs(&stroke, tip: way.tip), isOpen(legs, way), isStraight(legs) else { return false }
    guard legs.ratio >= minimumRatio, legs.ratio * minimumRatio <= 1 else { return false }
    guard way.bit != 8 || legs.growth < maximumRatio else { return false }
    let turning = Turning(&stroke, pieces: 24, noise: jitter * input.scale)
    // A cursive "l" has a loop, an arc no corner.
    return abs(turning.total) < 4.5 && legs.turn >= 1.1 && turning.unevenness >= 0.35
  }

  /// Whether the sides open between 12 and 120 degrees and lie about evenly on both sides of the axis: a "7" does not.
  /// Where one that points down is narrow and one side upright it is an "r".
  private func isOpen(_ legs: Legs, _ way: ChevronWay) -> Bool {
    let first = arcTangent(legs.first.dot(way.along), legs.first.dot(way.tip))
    let second = arcTangent(legs.second.dot(way.along), -legs.second.dot(way.tip))
    let opening = first + second
    let skew = abs(first - second)
    return opening > 0.2 && opening < 2.1 && skew < 1.1 && (way.bit != 8 || skew < 0.35 + 0.8 * opening)
  }

  /// Whether the legs are straight. Hands round them off inward, most of all the first one; where both bulge outward
  /// it is an arc.
  private func isStraight(_ legs: Legs) -> Bool {
    guard legs.firstBow > -0.4, legs.firstBow < 0.3, legs.secondBow > -0.3, legs.secondBow < 0.3 else { return false }
    return legs.firstBow + legs.secondBow <= 0.3 && legs.detour <= 1.2
  }
}

/// Where a chevron points: one bit of `direction`.
private struct ChevronWay {
  let bit: UInt32
  /// Whether it is drawn from the other end.
  let isReversed: Bool

  var tip: Vector {
    switch bit {
    case 1: Vector(x: 1, y: 0)
    case 2: Vector(x: -1, y: 0)
    case 4: Vector(x: 0, y: -1)
    default: Vector(x: 0, y: 1)
    }
  }

  var kind: Kind {
    switch bit {
    case 1: .chevronRight
    case 2: .chevronLeft
    case 4: .chevronUp
    default: .chevronDown
    }
  }

  /// The way on: down, or to the right; up or to the left from the other end.
  var along: Vector { (bit <= 2 ? Vector(x: 0, y: 1) : Vector(x: 1, y: 0)) * (isReversed ? -1 : 1) }

  /// Of the two legs: towards the tip and away from it, both on along the way. Hands draw each side some 40 degrees
  /// off the axis.
  var headings: InlineArray<2, Heading> {
    let into = tip + along * 0.84
    let out = along * 0.84 - tip
    return [Heading(into.x, into.y, within: 65), Heading(out.x, out.y, within: 65)]
  }
}

/// The class "chevron".
nonisolated(unsafe) let chevronClass = makeClass(
  Chevron.self, "chevron", "An arrow head drawn with one finger: two straight legs of about one length.",
  properties: drawingProperties(size: 20) + [
    .mask("direction", "Where it may point: right 1, left 2, up 4, down 8.", 1, all: 15),
    .number("minimum_ratio", "What share of the longer leg the shorter one must be.", unit: "1", 0.33, 0.01...1),
    .number(
      "maximum_ratio", "Pointing down, a second leg so many times the first (mean of length and height) is a check mark's.", unit: "1",
      2, 1...100),
    .boolean("either_end", "1: it may be drawn from either end; 0: from the top or from the left.", 1),
  ],
  values: [
    Value("direction", "Where it points: right 1, left 2, up 4, down 8.", unit: "1"),
    Value("corner.x", "Its tip, horizontally."),
    Value("corner.y", "Its tip, vertically."),
  ],
  details: reasonWords, functions: Functions(prepare: { Chevron.takePrepare($0) }, step: { Chevron.takeStep($0, $1, $2) }))
