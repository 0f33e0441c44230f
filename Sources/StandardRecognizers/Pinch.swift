import KinesicPlugin

/// Two fingers that come together or go apart.
struct Pinch: Recognizer {
  var threshold: Double
  var maximumTouches: Double
  var dominance: Double
  var dominanceWindow: Double
  var restingShare: Double
  var gain: Double
  var velocityStrategy: Double
  var velocity: VelocityProperties
  var early: EarlyThreshold

  private var gesture: PairGesture<Span>
  /// The fingers' distance at the previous event.
  private var lastSpan: Double

  mutating func prepare() {
    gesture.prepare()
    lastSpan = 0
  }

  // For speed: a pinch of 2,267 instructions has 17 more otherwise.
  @_optimize(speed) mutating func step(_ input: Step, _ request: Request) -> State {
    let rule = DominanceRule(
      threshold: early.now(threshold, input) * input.scale, dominance: dominance, window: dominanceWindow, restingShare: restingShare)
    let state = gesture.step(input, rule, limit: maximumTouches, spacing: self.velocity.nanoseconds, request)
    let span = gesture.quantity.distance
    if gesture.isNew.isSet { lastSpan = span }
    if state == .possible || state == .failed { return state }
    gesture.write(velocityStrategy, velocity, input, request)
    if gain != 1 { applyGain(request) }
    request.setValue(4, lastSpan)
    request.setValue(5, span)
    // What the next event compares with: only a step that sends one counts.
    if input.hasMoved { lastSpan = span }
    return state
  }

  mutating func setValue(_ value: Int, to number: Double) -> Bool {
    value == 0 && Span.scales.contains(number) && gesture.set(gain == 1 ? number : Self.power(number, 1 / gain))
  }

  /// The scale to the power of the gain, and its velocity.
  /// Rule: pinch.gain.
  private mutating func applyGain(_ request: Request) {
    let (ratio, rate) = (request.raw.pointee.values.0, request.raw.pointee.values.1)
    let scale = min(max(Self.power(ratio, gain), Span.scales.lowerBound), Span.scales.upperBound)
    request.setValue(0, scale)
    request.setValue(1, rate * gain * (scale / ratio))
  }

  @inline(never) private static func power(_ number: Double, _ exponent: Double) -> Double { exponential(logarithm(number) * exponent) }
}

/// The distance of two fingers and the scale that it makes.
/// Rule: pinch.one-place.
struct Span: PairQuantity {
  /// Fingers that are nearer count as this far apart for the base and for the scale, so that it stays finite (ours;
  /// 0.16 mm).
  static let least = 1.0

  /// As far as fingers that grip again and again can come.
  static let scales = 1 / KIN_NUMBER_LIMIT...KIN_NUMBER_LIMIT

  private(set) var distance = 0.0
  private var baseDistance = least
  private var baseScale = 1.0

  var value: Double { baseScale * (max(distance, Self.least) / baseDistance) }
  var change: Double { distance - baseDistance }
  var arc: Double { 1 }
  var reach: Double { baseDistance / baseScale }
  static var certainty: Int { 6 }
  static func part(of motion: PairMotion) -> Double { motion.stretch }

  mutating func rebase(_ arm: Vector) {
    baseScale = min(max(value, Self.scales.lowerBound), Self.scales.upperBound)
    distance = arm.length
    baseDistance = max(distance, Self.least)
  }

  mutating func follow(_ arm: Vector) { distance = arm.length }

  mutating func scroll(_ scroll: kin_scroll) -> Bool { scroll.magnification != 0 && set(value * (1 + scroll.magnification)) }

  mutating func set(_ value: Double) -> Bool {
    guard Self.scales.contains(value) else { return false }
    baseScale = value
    baseDistance = max(distance, Self.least)
    return true
  }
}

/// The class "pinch". Built once for the process.
nonisolated(unsafe) let pinchClass = makeClass(
  Pinch.self, "pinch", "Two fingers that come together or go apart.", flags: KIN_CLASS_SCROLLS, layout: 2,
  properties: [
    .number("threshold", "How much the distance of the fingers must change.", origin: "UIKit, measured", 8, 0...100_000)
  ]
    + pairProperties(
      dominance: 1.35, "How many times the travel of the fingers' centre the change must be; 0: the plain threshold.",
      gain: "The power of the fingers' scale that is reported: below 1 large movements make small changes.")
    + earlyProperties(unit: "unit"),
  values: [
    Value("scale", "Distance of the fingers relative to the start.", unit: "1", initial: 1),
    Value("velocity", "Velocity of the scale.", unit: "1/s"),
  ] + focusValues + [
    Value("span_before", "Distance of the fingers at the previous event."),
    Value("span", "Distance of the fingers now."),
    certaintyValue("How much of what the fingers did when it began was a pinch: 1 all."),
  ],
  details: reasonWords,
  functions: Functions(
    prepare: { Pinch.takePrepare($0) }, step: { Pinch.takeStep($0, $1, $2) }, setValue: { Pinch.takeSetValue($0, $1, $2) })
).kept
