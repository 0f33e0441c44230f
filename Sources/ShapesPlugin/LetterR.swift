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
      if !canBecome(input) { return request.fail(Reason.wrongDirection) }
      return atLift == 0 && judge(input) ? .ended : .possible
    case .joined: return request.fail(Reason.tooManyTouches)
    case .lifted:
      if stroke.size() < minimumSize * input.scale { return request.fail(Reason.tooSmall) }
      return canBecome(input) && judge(input) ? .ended : request.fail(Reason.anotherShape)
    }
  }

  private mutating func canBecome(_ input: Step) -> Bool {
    stroke.canBecome(
      [Heading(0, 1, within: 45), Heading(1, -3, within: 50), Heading(1, 0, within: 75)], jitter: jitter * input.scale)
  }

  /// Whether the whole way is an r. All lengths are shares of the stem.
  private func judge(_ input: Step) -> Bool {
    var drawn = stroke
    drawn.smooth()
    var foot = 0
    for i in 0..<drawn.count where drawn[i].y > drawn[foot].y { foot = i }
    let stem = drawn[foot]
    guard foot > 1, stem.y >= minimumDown * input.scale, Heading(0, 1, within: 24).allows(stem) else { return false }
    guard drawn.bow(from: 0, to: foot) <= 0.2 else { return false }
    var shoulder = foot
    for i in foot..<drawn.count where drawn[i].y < drawn[shoulder].y { shoulder = i }
    let rise = (stem.y - drawn[shoulder].y) / stem.y
    return rise >= 0.55 && rise <= 1.3 && hasArm(&drawn, foot)
  }

  /// Whether the way goes up along the stem and then to the right, most of the way right of where it passes half the stem's height: a "v"
  /// goes up aslant. The arm ends above the foot (an "n" comes down to it), and turns neither back (a "p") nor up.
  private func hasArm(_ drawn: inout Stroke, _ foot: Int) -> Bool {
    let stem = drawn[foot]
    var half = foot
    while half + 1 < drawn.count, drawn[half].y > stem.y / 2 { half += 1 }
    guard abs(drawn[half].x - stem.x / 2) <= 0.35 * stem.y else { return false }
    let end = drawn.end
    var farthest = 0.0
    for i in 0..<drawn.count { farthest = max(farthest, drawn[i].x) }
    let arm = end.x - stem.x / 2
    guard arm >= 0.3 * stem.y, arm <= 1.5 * stem.y, farthest - end.x <= 0.25 * stem.y, end.y <= 0.78 * stem.y else { return false }
    guard end.x - drawn[half].x >= 0.68 * (end.x - stem.x) else { return false }
    let tail = end - drawn[max(0, drawn.count - 1 - max(1, drawn.count / 10))]
    return Heading(2, 1, within: 75).allows(tail)
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
