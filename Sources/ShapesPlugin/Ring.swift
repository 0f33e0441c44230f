import KinesicPlugin

/// A stroke taken as a ring: the circle that fits it best, and how well a ring describes it.
struct Ring {
  /// Relative to the stroke's start.
  private(set) var center = Vector.zero
  private(set) var radius = 0.0
  /// The angle that the way sweeps out about the middle of its places, radians, positive clockwise.
  private(set) var sweep = 0.0
  /// The distance of the two ends, in radii.
  private(set) var gap = 0.0
  /// The spread of the radii as a share of their mean, after the ellipse of the same second moments was made round:
  /// nobody draws exact circles, and an oval one is a circle to who drew it.
  private(set) var spread = 0.0
  /// The short axis of that ellipse as a share of the long one.
  private(set) var roundness = 0.0

  /// Nil for a stroke without an inside.
  init?(_ stroke: inout Stroke) {
    let count = Double(stroke.count)
    var sum = Vector.zero
    for i in 0..<stroke.count { sum += stroke[i] }
    let middle = sum * (1 / count)
    var moments = Moments()
    for i in 0..<stroke.count { moments.add(stroke[i] - middle) }
    guard let fitted = moments.circle() else { return nil }
    center = middle + fitted.center
    radius = fitted.radius
    roundness = moments.roundness
    gap = (stroke.end - stroke[0]).length / radius
    measure(&stroke, middle, moments)
  }

  private mutating func measure(_ stroke: inout Stroke, _ middle: Vector, _ moments: Moments) {
    var total = 0.0
    var squares = 0.0
    for i in 0..<stroke.count {
      let spoke = stroke[i] - middle
      let length = moments.roundLength(spoke)
      total += length
      squares += length * length
      if i > 0 {
        let before = stroke[i - 1] - middle
        sweep += arcTangent(before.cross(spoke), before.dot(spoke))
      }
    }
    let mean = total / Double(stroke.count)
    spread = max(0, squares / Double(stroke.count) - mean * mean).squareRoot() / mean
  }
}

/// Sums over places about their middle.
private struct Moments {
  var xx = 0.0
  var xy = 0.0
  var yy = 0.0
  /// Of the place times its squared length.
  var cubic = Vector.zero
  var count = 0.0

  mutating func add(_ place: Vector) {
    xx += place.x * place.x
    xy += place.x * place.y
    yy += place.y * place.y
    cubic += place * place.dot(place)
    count += 1
  }

  private var determinant: Double { xx * yy - xy * xy }

  /// The circle for which the squared lengths of the tangents add up to least: I. Kasa, IEEE Trans. Instrum. Meas. 25
  /// (1976).
  func circle() -> (center: Vector, radius: Double)? {
    guard determinant > 1e-6 * (xx + yy) * (xx + yy) else { return nil }
    let x = (cubic.x * yy - cubic.y * xy) / (2 * determinant)
    let y = (cubic.y * xx - cubic.x * xy) / (2 * determinant)
    return (Vector(x: x, y: y), (x * x + y * y + (xx + yy) / count).squareRoot())
  }

  /// The length of a spoke in the frame in which the ellipse is a circle.
  func roundLength(_ spoke: Vector) -> Double {
    ((yy * spoke.x * spoke.x - 2 * xy * spoke.x * spoke.y + xx * spoke.y * spoke.y) / determinant).squareRoot()
  }

  var roundness: Double {
    let half = (xx + yy) / 2
    let apart = max(0, half * half - determinant).squareRoot()
    return (max(0, half - apart) / (half + apart)).squareRoot()
  }
}
