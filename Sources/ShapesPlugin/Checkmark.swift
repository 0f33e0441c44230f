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
    case .drawn: return canBecome(input) ? .possible : request.fail(Reason.wrongDirection)
    case .joined: return request.fail(Reason.tooManyTouches)
    case .lifted:
      if stroke.size() < minimumSize * input.scale { return request.fail(Reason.tooSmall) }
      guard canBecome(input), let corner = judge(input) else { return request.fail(Reason.anotherShape) }
      request.setValue(0, corner.x)
      request.setValue(1, corner.y)
      return .ended
    }
  }

  private mutating func canBecome(_ input: Step) -> Bool {
    stroke.canBecome([Heading(1, 1, within: 65), Heading(2, -3, within: 60)], jitter: jitter * input.scale)
  }

  /// The turning point of a check mark, in window units; nil for other shapes. A short first leg is often a mere hook: it may be
  /// bowed. Where the second leg is not much longer it is a "v", which `chevron` takes.
  private mutating func judge(_ input: Step) -> Vector? {
    stroke.smooth()
    guard let legs = Legs(&stroke, tip: Vector(x: 0, y: 1)) else { return nil }
    guard Heading(1, 1, within: 45).allows(legs.first), Heading(2, -3, within: 40).allows(legs.second) else { return nil }
    guard legs.ratio >= minimumRatio, legs.firstBow <= 0.5, legs.secondBow <= 0.25 else { return nil }
    guard legs.turn >= 1.2, Turning(&stroke, pieces: 24, noise: jitter * input.scale).unevenness >= 0.52 else { return nil }
    return stroke.start + legs.corner
  }
}

/// The class "checkmark".
nonisolated(unsafe) let checkmarkClass = makeClass(
  Checkmark.self, "checkmark", "A check mark drawn with one finger: down to the right, then a longer leg up to the right.",
  properties: drawingProperties(size: 20) + [
    .number("minimum_ratio", "How many times the first leg the second one must be.", unit: "1", 1.5, 0.1...100)
  ],
  values: [
    Value("corner.x", "The turning point, horizontally."),
    Value("corner.y", "The turning point, vertically."),
  ],
  details: reasonWords, functions: Functions(prepare: { Checkmark.takePrepare($0) }, step: { Checkmark.takeStep($0, $1, $2) }))
