/// A movement, millimetres.
struct Vector {
  var x = 0.0
  var y = 0.0

  var length: Double { (x * x + y * y).squareRoot() }
  var squared: Double { x * x + y * y }
  func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  func cross(_ other: Vector) -> Double { x * other.y - y * other.x }
  /// What is left of it when `distance` of its length is taken away.
  func beyond(_ distance: Double) -> Vector {
    let length = length
    return length > distance ? self * (1 - distance / length) : Vector()
  }

  static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
  static func += (a: inout Vector, b: Vector) { a = a + b }
}
