/// The sums over a window of samples of which a parabola is made: samples come and go. Plain bytes.
///
/// Least squares of degree 2 in closed form: the normal equations, reduced by the means, leave a 2 x 2 system, whose
/// unknowns are the slope and the curvature at the anchor.
struct WindowSums: BitwiseCopyable {
  private var anchor = 0.0
  private var originX = 0.0, originY = 0.0
  private var t1 = 0.0, t2 = 0.0, t3 = 0.0, t4 = 0.0
  private var x0 = 0.0, y0 = 0.0, x1 = 0.0, y1 = 0.0, x2 = 0.0, y2 = 0.0

  init() {}

  init(anchor: Double, _ origin: Vector) {
    self.anchor = anchor
    (originX, originY) = (origin.x, origin.y)
  }

  @inline(__always) mutating func add(_ value: Vector, at time: Double) {
    let t = time - anchor
    let square = t * t
    t1 += t
    t2 += square
    t3 += square * t
    t4 += square * square
    shift(SIMD2(value.x - originX, value.y - originY), t, square)
  }

  @inline(__always) mutating func remove(_ value: Vector, at time: Double) {
    let t = time - anchor
    let square = t * t
    t1 -= t
    t2 -= square
    t3 -= square * t
    t4 -= square * square
    shift(SIMD2(originX - value.x, originY - value.y), t, square)
  }

  @inline(__always) mutating func replace(_ value: Vector, by other: Vector, at time: Double) {
    let t = time - anchor
    shift(SIMD2(other.x - value.x, other.y - value.y), t, t * t)
  }

  @inline(__always) private mutating func shift(_ way: SIMD2<Double>, _ t: Double, _ square: Double) {
    let zero = SIMD2(x0, y0) + way
    let linear = SIMD2(x1, y1) + way * t
    let second = SIMD2(x2, y2) + way * square
    (x0, y0) = (zero.x, zero.y)
    (x1, y1) = (linear.x, linear.y)
    (x2, y2) = (second.x, second.y)
  }

  /// Units per second at a time; nil: no parabola is the best.
  @inline(__always) func slope(at time: Double, _ count: Int) -> Vector? {
    let share = 1 / Double(count)
    let (m1, m2) = (t1 * share, t2 * share)
    let a = t2 - t1 * m1
    let b = t3 - t1 * m2
    let c = t4 - t2 * m2
    let determinant = a * c - b * b
    guard determinant > 0 else { return nil }
    let zero = SIMD2(x0, y0)
    let linear = SIMD2(x1, y1) - zero * m1
    let square = SIMD2(x2, y2) - zero * m2
    let t = 2 * (time - anchor)
    let slope = (linear * (c - b * t) + square * (a * t - b)) * (1e9 / determinant)
    return Vector(x: slope.x, y: slope.y)
  }
}
