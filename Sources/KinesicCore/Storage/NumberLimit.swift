import CKinesic

extension Double {
  /// Whether a host may say it: at most KIN_NUMBER_LIMIT from 0. No NaN is, and nothing infinite.
  var isWithinLimit: Bool { magnitude <= KIN_NUMBER_LIMIT }
}

extension SIMD2<Double> {
  /// The distances of both from 0.
  @inline(__always) var sizes: SIMD2<Double> {
    let bits = unsafeBitCast(self, to: SIMD2<UInt64>.self) & SIMD2<UInt64>(repeating: UInt64.max >> 1)
    return unsafeBitCast(bits, to: SIMD2<Double>.self)
  }
}

extension kin_touch_sample {
  /// Whether all its numbers are within the limit, asked quickly: a no may be wrong when several are large.
  @inline(__always) var looksWithinLimit: Bool {
    let sizes = SIMD2(x, y).sizes + SIMD2(force, major_radius).sizes + SIMD2(altitude, azimuth).sizes
    return sizes.x + sizes.y <= KIN_NUMBER_LIMIT
  }
}

extension kin_point {
  /// Whether it is a place at all: maps of views that are large and deep may lead out of what numbers can say.
  var isFinite: Bool { x.isFinite && y.isFinite }
}
