import KinesicPlugin

/// The directions that a leg of a shape may take: all within an angle of a middle one.
struct Heading: BitwiseCopyable {
  private let x: Double
  private let y: Double
  private let leastCosine: Double

  /// All within `degrees` of the way (x, y); y grows downwards.
  init(_ x: Double, _ y: Double, within degrees: Double) {
    let length = (x * x + y * y).squareRoot()
    self.x = x / length
    self.y = y / length
    leastCosine = cosineAndSine(degrees * .pi / 180).cosine
  }

  /// Whether a way points there.
  func allows(_ way: Vector) -> Bool { way.x * x + way.y * y >= way.length * leastCosine }
}

extension Stroke {
  /// How much of the way contradicts a shape of legs with these headings, in their order, when its parts are read as
  /// legs in the kindest way; units. The shape may be unfinished. What every gate asks: a stroke that strays too far
  /// cannot become the shape. Directions are those of chords at least `reach` long.
  mutating func stray<let legs: Int>(from headings: InlineArray<legs, Heading>, reach: Double) -> Double {
    let span = max(2, pieces(reach / spacing + 0.5))
    // cost[k]: the least contradiction when the latest piece belongs to leg k. A dynamic program over pieces and legs.
    var cost = InlineArray<legs, Double>(repeating: 0)
    for leg in 1..<legs { cost[leg] = .infinity }
    for i in 1..<max(1, count) {
      let way = self[i] - self[max(0, i - span)]
      for leg in (0..<legs).reversed() {
        let reached = leg > 0 ? min(cost[leg], cost[leg - 1]) : cost[leg]
        cost[leg] = reached + (headings[leg].allows(way) ? 0 : spacing)
      }
    }
    var least = cost[0]
    for leg in 1..<legs { least = min(least, cost[leg]) }
    return least
  }

  /// Whether the way so far may be the beginning of such a shape: a seventh of it, and six times the noise, may stray.
  mutating func canBecome<let legs: Int>(_ headings: InlineArray<legs, Heading>, jitter: Double) -> Bool {
    stray(from: headings, reach: 2 * jitter) <= length * 0.15 + 6 * jitter
  }
}
