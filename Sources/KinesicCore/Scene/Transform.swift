import CKinesic

/// Affine maps: x' = a x + c y + tx, y' = b x + d y + ty.
extension kin_transform {
  static var identity: kin_transform { kin_transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0) }

  func apply(_ p: kin_point) -> kin_point { kin_point(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty) }

  /// The linear part alone: for velocities and translations.
  func applyToVector(_ v: kin_point) -> kin_point { kin_point(x: a * v.x + c * v.y, y: b * v.x + d * v.y) }

  /// First `self`, then `next`.
  func then(_ next: kin_transform) -> kin_transform {
    kin_transform(
      a: next.a * a + next.c * b, b: next.b * a + next.d * b, c: next.a * c + next.c * d, d: next.b * c + next.d * d,
      tx: next.a * tx + next.c * ty + next.tx, ty: next.b * tx + next.d * ty + next.ty)
  }

  /// The way back, nil for a map that loses a dimension.
  var inverse: kin_transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite, (1 / determinant).isFinite else { return nil }
    let ia = d / determinant
    let ib = -b / determinant
    let ic = -c / determinant
    let id = a / determinant
    return kin_transform(a: ia, b: ib, c: ic, d: id, tx: -(ia * tx + ic * ty), ty: -(ib * tx + id * ty))
  }

  var isFinite: Bool { a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite }

  /// Whether a host may set it.
  var isValid: Bool {
    a.isWithinLimit && b.isWithinLimit && c.isWithinLimit && d.isWithinLimit && tx.isWithinLimit && ty.isWithinLimit
  }
}

extension kin_rect {
  /// Whether a point of the rectangle's own coordinates, whose origin is its corner, lies in it: half open.
  func containsLocal(_ p: kin_point) -> Bool { p.x >= 0 && p.y >= 0 && p.x < width && p.y < height }

  /// Whether a host may set it. Sizes may be infinite, places may not; nothing may be NaN.
  var isValid: Bool { x.isWithinLimit && y.isWithinLimit && width >= 0 && height >= 0 }
}
