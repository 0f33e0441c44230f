// Our own, so that every platform gives the same bits: only IEEE additions, multiplications, divisions and whole
// numbers. What a C library answers differs in the last bit from one to the next.

/// ln 2 in two parts; the first has 21 zero bits at its end, so that its product with a small whole number is exact
/// (as in fdlibm).
private let ln2High = 6.93147180369123816490e-01
private let ln2Low = 1.90821492927058770002e-10

/// e^x; 0 below -708, infinite above 709. NaN for NaN. Relative error below 1e-15.
///
/// x is reduced to r = x - k ln 2, at most 0.35 in size; there thirteen terms of the Taylor series leave less than
/// 1e-17.
public func exponential(_ x: Double) -> Double {
  if x.isNaN { return x }
  if x < -708 { return 0 }
  if x > 709 { return .infinity }
  let k = Int32(x * 1.44269504088896340736 + (x < 0 ? -0.5 : 0.5))
  let r = (x - Double(k) * ln2High) - Double(k) * ln2Low
  var series = 1.0
  var n = 13.0
  while n > 0 {
    series = 1 + series * r / n
    n -= 1
  }
  return series * Double(bitPattern: UInt64(bitPattern: Int64(k) + 1023) << 52)
}

/// (1 - e^-x) / x for x of 0 or more, 1 at 0: the mean of e^-t over 0 ... x. Relative error below 1e-15; no
/// cancellation near 0.
public func meanDecay(_ x: Double) -> Double {
  if x > 0.5 { return (1 - exponential(-x)) / x }
  var series = 1.0
  var n = 15.0
  while n > 1 {
    series = 1 - series * x / n
    n -= 1
  }
  return series
}

/// ln x for a normal x above 0. Error below 1e-15, relative near 1 too.
///
/// x = 2^e m with m from 0.7 to 1.42; ln m = 2 (s + s^3/3 + s^5/5 ...) with s = (m - 1) / (m + 1), at most 0.172: ten
/// terms leave less than 1e-17.
public func logarithm(_ x: Double) -> Double {
  var bits = x.bitPattern
  var exponent = Int32(truncatingIfNeeded: bits >> 52) - 1023
  bits = bits & 0xF_FFFF_FFFF_FFFF | 0x3FF0_0000_0000_0000
  var m = Double(bitPattern: bits)
  if m > 1.4142135623730951 {
    m *= 0.5
    exponent += 1
  }
  let s = (m - 1) / (m + 1)
  let square = s * s
  var series = 0.0
  var n = 19.0
  while n > 0 {
    series = series * square + 1 / n
    n -= 2
  }
  return Double(exponent) * ln2High + (2 * s * series + Double(exponent) * ln2Low)
}
