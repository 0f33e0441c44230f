/// Pi / 2 in three parts; the first two have 33 bits, so that their products with whole numbers below 2^20 are exact
/// (as in fdlibm).
private let quarterHigh = 1.57079632673412561417e+00
private let quarterMiddle = 6.07710050630396597660e-11
private let quarterLow = 2.02226624879595063154e-21

/// The cosine and the sine of an angle in radians: same bits on every platform.
///
/// The angle is reduced to a quarter of a turn about 0, where nine terms of the Taylor series leave less than 1e-17.
/// The error stays below 1e-15 up to a million radians; beyond, what the angle itself leaves open is more. From 1e15
/// on, where a number has no phase any more, it counts as 0. It is finite.
public func cosineAndSine(_ angle: Double) -> (cosine: Double, sine: Double) {
  guard angle.magnitude < 1e15 else { return (1, 0) }
  let quarters = Int64(angle * 0.63661977236758134308 + (angle < 0 ? -0.5 : 0.5))
  let n = Double(quarters)
  let r = ((angle - n * quarterHigh) - n * quarterMiddle) - n * quarterLow
  let square = r * r
  var cosine = 1.0
  var sine = 1.0
  var k = 18.0
  while k > 0 {
    sine = 1 - sine * square / (k * (k + 1))
    cosine = 1 - cosine * square / (k * (k - 1))
    k -= 2
  }
  sine *= r
  switch quarters & 3 {
  case 0: return (cosine, sine)
  case 1: return (-sine, cosine)
  case 2: return (-cosine, -sine)
  default: return (sine, -cosine)
  }
}
