import CKinesic

/// A place or a movement; y grows downwards.
public struct Point: Hashable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static let zero = Point(x: 0, y: 0)

  public static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(x: a.x - b.x, y: a.y - b.y) }
  public static func += (a: inout Point, b: Point) { a = a + b }

  init(_ raw: kin_point) { self.init(x: raw.x, y: raw.y) }
  var raw: kin_point { kin_point(x: x, y: y) }
}

/// A rectangle, half open.
public struct Rect: Hashable, Sendable {
  public var x, y, width, height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  init(_ raw: kin_rect) { self.init(x: raw.x, y: raw.y, width: raw.width, height: raw.height) }
  var raw: kin_rect { kin_rect(x: x, y: y, width: width, height: height) }
}

/// An affine map: x' = a x + c y + tx, y' = b x + d y + ty.
public struct Transform: Hashable, Sendable {
  public var a, b, c, d, tx, ty: Double

  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The map that changes nothing.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// Scales by `scale` and turns by `rotation` (radians, clockwise on a y-down screen) about `pivot`, which stays.
  public static func about(_ pivot: Point, scale: Double = 1, rotation: Double = 0) -> Transform {
    Transform(kin_transform_about(pivot.raw, scale, rotation))
  }

  /// First this one, then `next`.
  public func concatenated(with next: Transform) -> Transform { Transform(kin_transform_concat(raw, next.raw)) }

  /// Where a point goes.
  public func apply(to point: Point) -> Point { Point(kin_transform_apply(raw, point.raw)) }

  init(_ raw: kin_transform) { self.init(a: raw.a, b: raw.b, c: raw.c, d: raw.d, tx: raw.tx, ty: raw.ty) }
  var raw: kin_transform { kin_transform(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
}
