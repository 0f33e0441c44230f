import KinesicPlugin

/// A circle, once around or more often, either way. Recognized when the finger lifts.
struct Circle: Recognizer {
  var jitter: Double
  var minimumSize: Double
  var direction: Double
  var turns: Double
  var slack: Double
  var overlap: Double
  var tolerance: Double

  private var stroke: Stroke

  mutating func prepare() { stroke = Stroke() }

  mutating func step(_ input: Step, _ request: Request) -> State {
    switch stroke.follow(input, jitter: jitter) {
    case .nothing: return .possible
    case .drawn: return canBecome(input) ? .possible : request.fail(.anotherShape)
    case .joined: return request.fail(.tooManyTouches)
    case .lifted:
      if stroke.size() < minimumSize * input.scale { return request.fail(.tooSmall) }
      guard let ring = judge(input) else { return request.fail(.anotherShape) }
      if let reason = templates.refusal(.circle, &stroke) { return request.fail(reason) }
      request.setValues(0, stroke.start + ring.center)
      request.setValue(2, ring.radius)
      request.setValue(3, ring.sweep > 0 ? 1 : 2)
      return .ended
    }
  }

  private var whole: Double { turns * 2 * .pi }

  /// Whether a way of that turning goes round as wanted.
  private func isWanted(_ angle: Double) -> Bool { direction == 0 || (direction == 1) == (angle > 0) }

  /// Gives up at the first corner, when the way turns back, or the wrong way, or has been round too often.
  private func canBecome(_ input: Step) -> Bool {
    let noise = jitter * input.scale
    guard stroke.length >= 20 * noise else { return true }
    var drawn = stroke
    drawn.smooth()
    let turning = Turning(&drawn, pieces: 12, noise: 1.6 * noise)
    // Long enough not to take the hook with which a hand lifts for a corner.
    let arm = max(drawn.count / Int(8 * turns), pieces(4 * noise / drawn.spacing))
    let joint = drawn.count - 1 - arm
    if joint >= arm {
      let before = drawn[joint] - drawn[joint - arm]
      let after = drawn.end - drawn[joint]
      // Much more than what the way turns on the average.
      let average = abs(turning.total) * Double(arm) / Double(drawn.count)
      if abs(arcTangent(before.cross(after), before.dot(after))) > max(1.25, 1.6 * average + 0.6) { return false }
    }
    if turning.against > 2 || abs(turning.total) > whole + overlap + 1 { return false }
    return isWanted(turning.total) || abs(turning.total) < 1
  }

  /// The ring, if the whole way may be one.
  private mutating func judge(_ input: Step) -> Ring? {
    stroke.smooth()
    guard let ring = Ring(&stroke), isWanted(ring.sweep) else { return nil }
    let angle = abs(ring.sweep)
    guard angle >= whole - slack, angle <= whole + overlap, ring.gap <= 1.4 else { return nil }
    guard ring.spread <= tolerance, ring.roundness >= 0.2 else { return nil }
    // A question mark and a heart turn back, a square has corners.
    let turning = Turning(&stroke, pieces: Int(24 * turns), noise: jitter * input.scale)
    return turning.against <= 1.5 && turning.unevenness <= 0.9 ? ring : nil
  }
}

/// The class "circle".
nonisolated(unsafe) let circleClass = makeClass(
  Circle.self, "circle", "A circle drawn with one finger.",
  properties: drawingProperties(size: 20) + [
    .whole("direction", "0: either way round; 1: clockwise; 2: counterclockwise.", 0, 0...2),
    .whole("turns", "How many times around.", 1, 1...2),
    .number("slack", "How much may be missing to the whole angle.", unit: "rad", 1.45, 0...3),
    .number("overlap", "How much farther than around it may go.", unit: "rad", 2.6, 0...3),
    .number("tolerance", "The largest spread of the radii, as a share of their mean.", unit: "1", 0.3, 0...1),
  ],
  values: [
    Value("center.x", "The centre of the circle that fits best, horizontally."),
    Value("center.y", "The centre, vertically."),
    Value("radius", "The radius of that circle."),
    Value("direction", "Clockwise 1, counterclockwise 2.", unit: "1"),
  ],
  details: reasonWords, functions: Functions(prepare: { Circle.takePrepare($0) }, step: { Circle.takeStep($0, $1, $2) }))
