import KinesicPlugin

/// A stroke taken as two straight legs with a corner between them.
struct Legs {
  /// Relative to the place where the finger landed.
  let corner: Vector
  let first: Vector
  let second: Vector
  /// How far each leg leaves its chord at most, as a share of the chord: positive outward, away from the other leg.
  let firstBow: Double
  let secondBow: Double
  /// How much the way turns from the second half of the first leg to the first half of the second; radians, positive.
  /// Two legs turn at their corner, an arc all the way.
  let turn: Double
  /// The length of the way as a multiple of that of the two chords: 1 for straight legs.
  let detour: Double

  /// Splits at the place farthest along `tip`, which is where the shape points. Nil when that is one of the ends.
  init?(_ stroke: inout Stroke, tip: Vector) {
    var split = 0
    var farthest = -Double.infinity
    for i in 0..<stroke.count where stroke[i].dot(tip) > farthest {
      farthest = stroke[i].dot(tip)
      split = i
    }
    let last = stroke.count - 1
    guard split > 1, split < last - 1 else { return nil }
    corner = stroke[split]
    first = corner - stroke[0]
    second = stroke.end - corner
    let outward = first.cross(second) > 0 ? -1.0 : 1.0
    firstBow = outward * stroke.bow(from: 0, to: split)
    secondBow = outward * stroke.bow(from: split, to: last)
    let into = corner - stroke[split - max(2, split / 2)]
    let out = stroke[split + max(2, (last - split) / 2)] - corner
    turn = abs(arcTangent(into.cross(out), into.dot(out)))
    detour = stroke.drawnLength() / (first.length + second.length)
  }

  /// How many times the first leg the second one is.
  var ratio: Double { second.length / first.length }

  /// The same for legs that point down, as the mean of their lengths' ratio and of their heights': the one mistakes an
  /// "r" for a check mark, the other a "v" whose second leg is steep.
  var growth: Double { (ratio - second.y / first.y) / 2 }
}

extension Stroke {
  /// The farthest that the way between two places leaves the straight line between them, as a share of that line's
  /// length: positive on the right of the line, as seen on the screen.
  mutating func bow(from: Int, to: Int) -> Double {
    let origin = self[from]
    let chord = self[to] - origin
    let length = chord.length
    guard length > 0 else { return .infinity }
    var farthest = 0.0
    for i in from...to {
      let distance = chord.cross(self[i] - origin)
      if abs(distance) > abs(farthest) { farthest = distance }
    }
    return farthest / (length * length)
  }

  /// The length of the way from place to place: shorter than `length` where it was smoothed.
  mutating func drawnLength() -> Double {
    var sum = 0.0
    for i in 1..<max(1, count) { sum += (self[i] - self[i - 1]).length }
    return sum
  }

  /// The larger side of the box around the way.
  mutating func size() -> Double {
    var low = Vector.zero
    var high = Vector.zero
    for i in 0..<count {
      let place = self[i]
      low = Vector(x: min(low.x, place.x), y: min(low.y, place.y))
      high = Vector(x: max(high.x, place.x), y: max(high.y, place.y))
    }
    return max(high.x - low.x, high.y - low.y)
  }
}
