import CKinesic
import KinesicMath
import KinesicPlugin

/// A stroke taken as two straight legs with a corner between them.
struct Legs {
  /// Relative to the stroke's start.
  let corner: Vector
  let first: Vector
  let second: Vector
  /// How far each leg leaves its chord, as a share of the chord.
  let firstBow: Double
  let secondBow: Double
  /// How much the way turns from the second half of the first leg to the first half of the second; radians, positive. Two legs turn at
  /// their corner, an arc all the way.
  let turn: Double

  /// Splits at the place farthest along `tip`, which is where the shape points. Nil when that is one of the ends.
  init?(_ stroke: inout Stroke, tip: Vector) {
    var split = 0
    var farthest = -Double.infinity
    for i in 0..<stroke.count where stroke[i].dot(tip) > farthest {
      farthest = stroke[i].dot(tip)
      split = i
    }
    guard split > 1, split < stroke.count - 2 else { return nil }
    corner = stroke[split]
    first = corner
    second = stroke.end - corner
    firstBow = stroke.bow(from: 0, to: split)
    secondBow = stroke.bow(from: split, to: stroke.count - 1)
    let into = stroke[split] - stroke[split - max(2, split / 2)]
    let out = stroke[split + max(2, (stroke.count - 1 - split) / 2)] - stroke[split]
    turn = abs(arcTangent(into.cross(out), into.dot(out)))
  }

  /// How many times the first leg the second one is.
  var ratio: Double { first.length > 0 ? second.length / first.length : .infinity }
}

extension Stroke {
  /// The farthest that the way between two places leaves the straight line between them, as a share of that line's length.
  mutating func bow(from: Int, to: Int) -> Double {
    let origin = self[from]
    let chord = self[to] - origin
    let length = chord.length
    guard length > 0 else { return .infinity }
    var farthest = 0.0
    for i in from...to { farthest = max(farthest, abs(chord.cross(self[i] - origin))) }
    return farthest / (length * length)
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
