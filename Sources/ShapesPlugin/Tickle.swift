import KinesicPlugin

/// To and fro along an axis, as one tickles. Recognized in mid-stroke, as soon as it has turned round often enough.
struct Tickle: Recognizer {
  var jitter: Double
  var axis: Double
  var reversals: Double
  var minimumDistance: Double
  var maximumCross: Double

  /// How often it has turned round.
  private var count: Double
  /// 1 along the axis's positive direction, -1 against it; 0 before the first leg is long enough.
  private var way: Double
  /// Where the present leg began, and its farthest place so far; x along the axis, y across.
  private var from: Vector
  private var farthest: Vector
  /// The length of the leg before; 0 for the first.
  private var before: Double
  private var low: Vector
  private var high: Vector

  mutating func prepare() {
    count = 0
    way = 0
    before = 0
    from = .zero
    farthest = .zero
    low = .zero
    high = .zero
  }

  mutating func step(_ input: Step, _ request: Request) -> State {
    guard input.touches.count == 1 else { return request.fail(.tooManyTouches) }
    let touch = input.touches[0]
    let way = touch.displacement
    if !follow(axis == 2 ? Vector(x: way.y, y: way.x) : way, input.scale) { return request.fail(.wrongDirection) }
    request.setValue(0, count)
    if count >= reversals, abs(farthest.x - from.x) >= minimumDistance * input.scale { return .ended }
    return input.hasEnded ? request.fail(.liftedTooEarly) : .possible
  }

  /// Takes the present place over; false when this cannot become a tickle any more.
  private mutating func follow(_ place: Vector, _ scale: Double) -> Bool {
    let least = max(minimumDistance, 2 * jitter) * scale
    low = Vector(x: min(low.x, place.x), y: min(low.y, place.y))
    high = Vector(x: max(high.x, place.x), y: max(high.y, place.y))
    // Legs retrace one another: the whole is much longer along the axis than across.
    if high.y - low.y > max(least, maximumCross * (high.x - low.x)) + 2 * jitter * scale { return false }
    if way == 0, abs(place.x) >= least { way = place.x > 0 ? 1 : -1 }
    if way * (place.x - farthest.x) > 0 { farthest = place }
    if way != 0, way * (farthest.x - place.x) >= least { return turnRound(at: place) }
    return true
  }

  /// The leg that ended must be about as long as the one before it.
  private mutating func turnRound(at place: Vector) -> Bool {
    let leg = abs(farthest.x - from.x)
    if before > 0, leg < 0.35 * before || leg > 3 * before { return false }
    count += 1
    way = -way
    before = leg
    from = farthest
    farthest = place
    return true
  }
}

/// The class "tickle".
nonisolated(unsafe) let tickleClass = makeClass(
  Tickle.self, "tickle", "One finger that goes to and fro along an axis.",
  properties: [
    .number("jitter", "Noise of the input that is not taken for movement.", 4, 0.5...100),
    .whole("axis", "1: horizontal; 2: vertical.", 1, 1...2),
    .whole("reversals", "How often it must turn round.", origin: "the Seeds guide", 3, 1...100),
    .number("minimum_distance", "How far each leg must go along the axis.", origin: "the Seeds guide", 25, 1...100_000),
    .number("maximum_cross", "How wide the whole may be across the axis, as a share of its length along it.", unit: "1", 0.25, 0...10),
  ],
  values: [Value("reversals", "How often it has turned round.", unit: "1")],
  details: reasonWords, functions: Functions(prepare: { Tickle.takePrepare($0) }, step: { Tickle.takeStep($0, $1, $2) }))
