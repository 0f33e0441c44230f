/// A place or a displacement in window units.
struct Vector: Equatable {
  var x = 0.0
  var y = 0.0

  static let zero = Vector()

  var lengthSquared: Double { x * x + y * y }
  var length: Double { lengthSquared.squareRoot() }

  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The part of this vector across `other`, times the length of `other`; positive when `other` turns clockwise (y
  /// down) to this one.
  func cross(_ other: Vector) -> Double { other.x * y - other.y * x }

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
