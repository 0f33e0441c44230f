import KinesicPlugin

/// A check mark: down to the right, then a longer leg up to the right. Recognized when the finger lifts.
struct Checkmark: Recognizer {
  var jitter: Double
  var minimumSize: Double
  var minimumRatio: Double

  private var stroke: Stroke

  mutating func prepare() { stroke = Stroke() }

  mutating func step(_ input: Step, _ request: Request) -> State {
    switch stroke.follow(input, jitter: jitter) {
    case .nothing: return .possible
    case .drawn: return canBecome(input) ? .possible : request.fail(.wrongDirection)
    case .joined: return request.fail(.tooManyTouches)
    case .lifted:
      if stroke.size() < minimumSize * input.scale { return request.fail(.tooSmall) }
      guard canBecome(input), let corner = judge(input) else { return request.fail(.anotherShape) }
      if let reason = templates.refusal(.checkmark, &stroke) { return request.fail(reason) }
      request.setValues(0, corner)
      return .ended
    }
  }

  private mutating func canBecome(_ input: Step) -> Bool {
    stroke.canBecome([Heading(1, 1, within: 72), Heading(2, -3, within: 65)], jitter: jitter * input.scale)
  }

  /// The turning point of what may be a check mark, in window units; nil for other shapes. The second leg is longer
  /// and higher than the first one. The first leg is aslant (that of an "r" is upright), and as it may be a mere hook
  /// it may be bowed; the second one may bend to the right a little (that of a root sign bends more).
  private mutating func judge(_ input: Step) -> Vector? {
    stroke.smooth()
    guard let legs = Legs(&stroke, tip: Vector(x: 0, y: 1)) else { return nil }
    guard legs.growth >= minimumRatio, Heading(1.3, 1, within: 48).allows(legs.first) else { return nil }
    guard Heading(2, -3, within: 42).allows(legs.second), legs.firstBow > -1, legs.firstBow < 0.4 else { return nil }
    guard legs.secondBow > -0.35, legs.secondBow < 0.3, legs.turn >= 0.9 else { return nil }
    // An integral sign from below goes round at the foot and comes down again at the top.
    var drop = 0.0
    for i in 0..<stroke.count { drop = max(drop, stroke.end.y - stroke[i].y) }
    guard drop <= max(-0.06 * legs.second.y, jitter * input.scale) else { return nil }
    return Turning(&stroke, pieces: 24, noise: jitter * input.scale).unevenness >= 0.5 ? stroke.start + legs.corner : nil
  }
}

/// The class "checkmark".
nonisolated(unsafe) let checkmarkClass = makeClass(
  Checkmark.self, "checkmark", "A check mark drawn with one finger: down to the right, then a longer leg up to the right.",
  properties: drawingProperties(size: 20) + [
    .number(
      "minimum_ratio", "How many times the first leg the second one must be: the mean of length and height.", unit: "1", 1.4, 0.1...100)
  ],
  values: [
    Value("corner.x", "The turning point, horizontally."),
    Value("corner.y", "The turning point, vertically."),
  ],
  details: reasonWords, functions: Functions(prepare: { Checkmark.takePrepare($0) }, step: { Checkmark.takeStep($0, $1, $2) }))
