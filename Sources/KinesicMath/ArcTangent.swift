/// The direction of (x, y), radians from +x towards +y, in (-pi, pi]; 0 for the zero vector and for one that is not
/// finite. Error below 1e-15.
///
/// Our own, as in Exponential.swift. The quotient q of the smaller and the larger side is reduced by the addition
/// theorem, atan q = atan c + atan((q - c) / (1 + q c)) with c the nearest eighth; what is left is at most 1/16, where
/// seven terms of the Taylor series leave less than 1e-18.
public func arcTangent(_ y: Double, _ x: Double) -> Double {
  // A quarter of the vector, which is exact: sums of the two sides stay finite.
  let along = x.magnitude * 0.25
  let across = y.magnitude * 0.25
  guard along + across > 0, (along + across).isFinite else { return 0 }
  let acute = across <= along ? acuteArcTangent(across, along) : .pi / 2 - acuteArcTangent(along, across)
  let upper = x < 0 ? .pi - acute : acute
  return y < 0 ? -upper : upper
}

/// atan(y / x) for 0 <= y <= x, x > 0.
private func acuteArcTangent(_ y: Double, _ x: Double) -> Double {
  let eighth = Int(8 * (y / x) + 0.5)
  let c = Double(eighth) * 0.125
  let q = (y - c * x) / (x + c * y)
  let s = q * q
  let series = 1 - s * (1 / 3.0 - s * (1 / 5.0 - s * (1 / 7.0 - s * (1 / 9.0 - s * (1 / 11.0 - s * (1 / 13.0))))))
  return arcTangentOfEighths(eighth) + q * series
}

/// atan(n / 8), n from 0 to 8, to the last bit (computed with 40 digits).
private func arcTangentOfEighths(_ n: Int) -> Double {
  switch n {
  case 0: 0
  case 1: 0.1243549945467614350313
  case 2: 0.2449786631268641541720
  case 3: 0.3587706702705722203959
  case 4: 0.4636476090008061162142
  case 5: 0.5585993153435624359715
  case 6: 0.6435011087932843868028
  case 7: 0.7188299996216245054170
  default: .pi / 4
  }
}
