import KinesicPlugin

/// How a stroke turns, taken at equal pieces of its way. Angles are radians, positive clockwise as seen on the screen.
struct Turning {
  /// All turns added up.
  private(set) var total = 0.0
  /// What it turns against its own sense, taken positive.
  private(set) var against = 0.0
  /// How uneven the turning is: 0 where it is the same everywhere, 1 where the sharpest quarter of the joints has all
  /// of it. Hand-drawn circles have at most 0.5, squares, triangles and other legs with corners at least 0.6.
  private(set) var unevenness = 1.0

  /// With up to `limit` pieces; fewer when the stroke has fewer moves, or when they would be short beside the noise
  /// (units).
  init(_ stroke: inout Stroke, pieces limit: Int, noise: Double) {
    let count = min(limit, stroke.count - 1, stroke.moves, pieces(stroke.length / (2.5 * noise)))
    guard count > 4 else { return }
    var turns = InlineArray<64, Double>(repeating: 0)
    var way = stroke.place(at: 1.0 / Double(count)) - stroke[0]
    for i in 1..<count {
      let from = stroke.place(at: Double(i) / Double(count))
      let next = stroke.place(at: Double(i + 1) / Double(count)) - from
      turns[i - 1] = arcTangent(way.cross(next), way.dot(next))
      total += turns[i - 1]
      way = next
    }
    summarize(&turns, count - 1)
  }

  private mutating func summarize(_ turns: inout InlineArray<64, Double>, _ count: Int) {
    let sense = total < 0 ? -1.0 : 1.0
    for i in 0..<count {
      turns[i] *= sense
      against += max(0, -turns[i])
    }
    // Hands land and lift with a hook: without the first and the last joint, where there are enough.
    let hook = count > 8 ? 1 : 0
    let joints = count - 2 * hook
    var sum = 0.0
    for i in 0..<joints {
      turns[i] = turns[i + hook]
      sum += turns[i]
      var j = i
      while j > 0, turns[j] > turns[j - 1] {
        turns.swapAt(j, j - 1)
        j -= 1
      }
    }
    let quarter = min(joints, max(2, (joints + 3) / 4))
    var sharpest = 0.0
    for i in 0..<quarter { sharpest += turns[i] }
    let even = Double(quarter) / Double(joints)
    unevenness = sum > 0 ? (sharpest / sum - even) / (1 - even) : 1
  }
}

extension Stroke {
  /// The place at a share of the way, 0 to 1.
  mutating func place(at share: Double) -> Vector {
    let index = share * Double(count - 1)
    let whole = min(Int(index), count - 2)
    return self[whole] + (self[whole + 1] - self[whole]) * (index - Double(whole))
  }
}
