import KinesicPlugin

/// A small "r": a stem down, up along it again, an arm to the right.
struct LetterR: Recognizer {
  var jitter: Double
  var minimumSize: Double
  var minimumDown: Double
  var atLift: Double

  private var stroke: Stroke

  mutating func prepare() { stroke = Stroke() }

  mutating func step(_ input: Step, _ request: Request) -> State {
    switch stroke.follow(input, jitter: jitter) {
    case .nothing: return .possible
    case .drawn:
      if !canBecome(input) { return request.fail(.wrongDirection) }
      return atLift == 0 && refusal(input) == nil ? .ended : .possible
    case .joined: return request.fail(.tooManyTouches)
    case .lifted:
      if stroke.size() < minimumSize * input.scale { return request.fail(.tooSmall) }
      if let reason = canBecome(input) ? refusal(input) : .anotherShape { return request.fail(reason) }
      return .ended
    }
  }

  private mutating func canBecome(_ input: Step) -> Bool {
    stroke.canBecome(
      [Heading(0, 1, within: 52), Heading(1, -3, within: 56), Heading(1, 0, within: 80)], jitter: jitter * input.scale)
  }

  /// Why the whole way is no r; nil: it is one.
  private func refusal(_ input: Step) -> Reason? {
    var drawn = stroke
    drawn.smooth()
    return mayBe(&drawn, input) ? templates.refusal(.letterR, &drawn) : .anotherShape
  }

  /// Whether the whole way may be an r. All lengths are shares of the stem.
  private func mayBe(_ drawn: inout Stroke, _ input: Step) -> Bool {
    var foot = 0
    for i in 0..<drawn.count where drawn[i].y > drawn[foot].y { foot = i }
    let stem = drawn[foot]
    guard foot > 1, foot < drawn.count - 2, stem.y >= minimumDown * input.scale else { return false }
    guard Heading(0, 1, within: 42).allows(stem), abs(drawn.bow(from: 0, to: foot)) <= 0.3 else { return false }
    var shoulder = foot
    for i in foot..<drawn.count where drawn[i].y < drawn[shoulder].y { shoulder = i }
    let rise = drawn[foot].y - drawn[shoulder].y
    // A foot far to the right is that of a root sign, whose arm is higher and longer.
    let isUpright = stem.x <= 0.3 * stem.y
    guard rise >= 0.4 * stem.y, rise <= (isUpright ? 2.8 : 2) * stem.y else { return false }
    // Above a short stem an arm is short beside its rise, that of a root sign is not.
    let mostArm = rise > 1.3 * stem.y ? 1.15 * rise / stem.y : isUpright ? 2 : 1.5
    return hasArm(&drawn, stem, mostArm) && bendsOver(&drawn, foot, stem)
  }

  /// Whether there is an arm to the right, of 0.2 to `most` stems. It ends above the foot (an "n" comes down to it),
  /// and does not come back (a "p" does).
  private func hasArm(_ drawn: inout Stroke, _ stem: Vector, _ most: Double) -> Bool {
    let end = drawn.end
    var farthest = 0.0
    for i in 0..<drawn.count { farthest = max(farthest, drawn[i].x) }
    let arm = end.x - stem.x / 2
    return arm >= 0.12 * stem.y && arm <= most * stem.y && farthest - end.x <= 0.4 * stem.y && end.y <= 0.85 * stem.y
  }

  /// Whether the way from the foot on goes up beside the stem, bends to the right, all of it clockwise, and makes most
  /// of its way to the right in the upper half: a "v" and a check mark go up aslant, an "m" turns again.
  private func bendsOver(_ drawn: inout Stroke, _ foot: Int, _ stem: Vector) -> Bool {
    let last = drawn.count - 1
    var half = foot + 1
    while half < last, drawn[foot].y - drawn[half].y < stem.y / 2 { half += 1 }
    guard abs(drawn[half].x - drawn[foot].x + stem.x / 2) <= 0.5 * stem.y else { return false }
    let right = drawn.end.x - drawn[foot].x
    let above = drawn.end.x - drawn[half].x
    guard above >= 0.5 * right, above <= max(1.8 * right, 0.4 * stem.y) else { return false }
    let up = drawn[half] - drawn[foot]
    let out = drawn.end - drawn[last - max(1, (last - foot) / 5)]
    guard arcTangent(up.cross(out), up.dot(out)) >= 0.25 else { return false }
    let bow = drawn.bow(from: foot, to: last)
    guard bow <= -0.02, bow >= -1.3, Heading(9, 4, within: 86).allows(out) else { return false }
    return counterclockwise(&drawn, half) <= 2.4
  }

  /// What the way turns counterclockwise from a place on; radians, positive.
  private func counterclockwise(_ drawn: inout Stroke, _ from: Int) -> Double {
    var sum = 0.0
    for i in stride(from: from + 2, to: drawn.count - 2, by: 2) {
      let before = drawn[i] - drawn[i - 2]
      let after = drawn[i + 2] - drawn[i]
      sum += max(0, -arcTangent(before.cross(after), before.dot(after)))
    }
    return sum
  }
}

/// The class "letter_r".
nonisolated(unsafe) let letterRClass = makeClass(
  LetterR.self, "letter_r", "A small r drawn with one finger: a stem down, up along it, an arm to the right.",
  properties: drawingProperties(size: 20) + [
    .number("minimum_down", "How long the stem must be.", origin: "the Seeds guide", 10, 1...100_000),
    .boolean("at_lift", "1: recognized when the finger lifts; 0: as soon as there is an arm, also of an n, an m or an h.", 1),
  ],
  details: reasonWords, functions: Functions(prepare: { LetterR.takePrepare($0) }, step: { LetterR.takeStep($0, $1, $2) }))
