import KinesicPlugin

/// A drag of one finger from an edge of the root view inwards.
struct ScreenEdgePan: Recognizer {
  var edges: Double
  var edgeRegion: Double
  var threshold: Double
  var maximumAngle: Double
  var velocityStrategy: Double
  var velocity: VelocityProperties

  private var drag: DragTracker
  /// The allowed edges in whose region the finger landed.
  private var candidates: UInt64

  mutating func prepare() {
    drag.prepare()
    candidates = 0
  }

  mutating func step(_ input: Step, _ request: Request) -> State {
    guard input.isActive else { return judge(input, request) }
    let fingers = DragFingers(input, limit: 1, request)
    drag.move(by: fingers.movement, at: input.time, sampled: input.hasMoved, spacing: self.velocity.nanoseconds)
    write(input, lifts: fingers.down == 0, request)
    return fingers.down == 0 ? .ended : input.state
  }

  mutating func setValue(_ value: Int, to number: Double) -> Bool { drag.setValue(value, to: number) }

  /// Rule: edge.begin.
  private mutating func judge(_ input: Step, _ request: Request) -> State {
    if input.touches.isEmpty { return input.state }
    var own: Touch?
    for touch in input.touches {
      let near = touch.hasBegun ? edges(at: touch, input) : candidates
      if near == 0 { continue }
      if own != nil { return request.fail(.tooManyTouches) }
      if touch.hasBegun { drag.start(at: input.time) }
      candidates = near
      own = touch
    }
    guard let touch = own else { return request.fail(.notAtAnEdge) }
    if input.touches.count > 1 { ignoreOthers(input, request) }
    drag.move(by: touch.movement, at: input.time, sampled: touch.hasMoved, spacing: self.velocity.nanoseconds)
    if touch.hasMoved {
      switch direction(of: touch, threshold * input.scale) {
      case .undecided: break
      case .outside: return request.fail(.wrongDirection)
      case .inwards(let crossing):
        request.crossing = crossing
        write(input, lifts: touch.hasEnded, request)
        return request.begin(ended: touch.hasEnded)
      }
    }
    return touch.hasEnded ? request.fail(.liftedTooEarly) : input.state
  }

  /// Fingers that land elsewhere are somebody else's.
  private func ignoreOthers(_ input: Step, _ request: Request) {
    for (index, touch) in input.touches.enumerated() where touch.hasBegun && edges(at: touch, input) == 0 { request.ignoreTouch(index) }
  }

  /// The allowed edges in whose region a finger has landed.
  private func edges(at touch: Touch, _ input: Step) -> UInt64 {
    UInt64(edges) & ScreenEdge.edges(at: touch.start, in: input.bounds, within: edgeRegion * input.scale)
  }

  private enum Verdict {
    case undecided, outside
    /// Where inside the step's movement.
    case inwards(Double)
  }

  /// Inwards as soon as the way from one of the edges reaches the threshold inside the angle; outside as soon as what
  /// is left of the threshold is shorter than the way back into the angle of every edge. Who has gone the threshold
  /// has nothing left.
  /// Rule: edge.begin.
  private func direction(of touch: Touch, _ limit: Double) -> Verdict {
    let gone = touch.displacement.length
    // The landing place is inside every angle: the way back is never longer than the way gone.
    guard gone >= limit / 2 else { return .undecided }
    var isHopeless = true
    for shift in 0..<4 as Range<UInt64> {
      let edge = 1 << shift as UInt64
      guard candidates & edge != 0 else { continue }
      let way = ScreenEdge.inwards(edge, touch.displacement)
      if way.x >= limit {
        let crossing = crossing(of: edge, touch, limit)
        if beyond(crossing.way) <= 0 { return .inwards(crossing.place) }
      } else if beyond(way) <= 0 || wayBack(gone, beyond(way)) <= limit - gone {
        isHopeless = false
      }
    }
    return isHopeless ? .outside : .undecided
  }

  /// Where inside its movement a touch reaches the threshold, and its way from the edge there. At the earlier report
  /// it has reached no threshold but 0, and has no direction there.
  private func crossing(of edge: UInt64, _ touch: Touch, _ limit: Double) -> (place: Double, way: Vector) {
    let before = ScreenEdge.inwards(edge, touch.previous - touch.start)
    let movement = ScreenEdge.inwards(edge, touch.movement)
    var part = LinePart()
    part.keep(from: before.x - limit, to: before.x + movement.x - limit)
    return (part.first, before + movement * (part.first > 0 ? part.first : 1))
  }

  /// By how much a way leaves the largest angle.
  private func beyond(_ way: Vector) -> Double { Vector(x: way.x, y: way.y.magnitude).angle - maximumAngle }

  /// How far it is from a place `gone` from the landing place, in a direction `beyond` the largest angle, to the
  /// nearest place inside it.
  private func wayBack(_ gone: Double, _ beyond: Double) -> Double {
    beyond < .pi / 2 ? gone * cosineAndSine(beyond).sine : gone
  }

  private mutating func write(_ input: Step, lifts: Bool, _ request: Request) {
    let velocity = drag.velocity(self.velocity.rule(velocityStrategy, input.scale, lifts: lifts), at: input.time)
    request.writeDrag(drag.translation, velocity)
  }
}

/// The class "screen_edge_pan". Built once for the process.
nonisolated(unsafe) let screenEdgePanClass = makeClass(
  ScreenEdgePan.self, "screen_edge_pan", "A drag of one finger from an edge of the root view inwards.", layout: 1,
  properties: [
    .mask(
      "edges", "The allowed edges: top 1, left 2, bottom 4, right 8.", origin: "UIKit headers; the default of all is ours", 15, all: 15),
    .number("edge_region", "How far from the edge the finger may land.", origin: "UIKit, measured", 13, 0...100_000),
    .number("threshold", "How far inwards the finger must move.", origin: "UIKit, measured", 15, 0...100_000),
    .number(
      "maximum_angle",
      """
      The largest angle between the way and straight inwards. It fails once the way back into the angle is longer than what is left of \
      `threshold`: along the edge, with the defaults, after 8.8 units.
      """, unit: "rad", origin: "ours: half a right angle", .pi / 4, 0...(.pi / 2)),
    velocityStrategyProperty,
  ] + velocityProperties,
  values: dragValues,
  details: reasonWords,
  functions: Functions(
    prepare: { ScreenEdgePan.takePrepare($0) }, step: { ScreenEdgePan.takeStep($0, $1, $2) },
    setValue: { ScreenEdgePan.takeSetValue($0, $1, $2) })
).kept
