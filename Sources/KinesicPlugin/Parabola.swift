/// The sums over t of which a parabola is made. Two samples at once; times in nanoseconds, counted from the newest
/// sample, as values are.
///
/// Least squares of degree 2 in closed form: the normal equations, reduced by the means, leave a 2 x 2 system; the
/// slope at t = 0 is its first unknown. Always inlined, here and in the columns, so that the sums stay in registers: a
/// pan of 1,230 instructions has 230 more otherwise.
struct ParabolaSums {
  private var t1 = SIMD2<Double>.zero
  private var t2 = SIMD2<Double>.zero
  private var t3 = SIMD2<Double>.zero
  private var t4 = SIMD2<Double>.zero

  @inline(__always) mutating func add(_ t: SIMD2<Double>) {
    let square = t * t
    t1 += t
    t2 += square
    t3 += square * t
    t4 += square * square
  }

  /// Units per second at t = 0; nil: no parabola is the best.
  @inline(__always) func slope(_ x: ParabolaColumn, _ y: ParabolaColumn, _ count: Int) -> Vector? {
    let share = 1 / Double(count)
    let t1 = t1[0] + t1[1]
    let t2 = t2[0] + t2[1]
    let a = t2 - t1 * t1 * share
    let b = t3[0] + t3[1] - t1 * t2 * share
    let c = t4[0] + t4[1] - t2 * t2 * share
    let determinant = a * c - b * b
    guard determinant > 0 else { return nil }
    let zero = SIMD2(x.sum[0], y.sum[0]) + SIMD2(x.sum[1], y.sum[1])
    let linear = SIMD2(x.linear[0], y.linear[0]) + SIMD2(x.linear[1], y.linear[1]) - zero * (t1 * share)
    let square = SIMD2(x.square[0], y.square[0]) + SIMD2(x.square[1], y.square[1]) - zero * (t2 * share)
    let slope = (linear * c - square * b) * (1e9 / determinant)
    return Vector(x: slope.x, y: slope.y)
  }
}

/// The sums over one coordinate and over its products with t and t².
struct ParabolaColumn {
  fileprivate private(set) var sum = SIMD2<Double>.zero
  fileprivate private(set) var linear = SIMD2<Double>.zero
  fileprivate private(set) var square = SIMD2<Double>.zero

  @inline(__always) mutating func add(_ value: SIMD2<Double>, at t: SIMD2<Double>) {
    sum += value
    linear += value * t
    square += value * (t * t)
  }
}
