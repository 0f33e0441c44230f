/// A place or a displacement in window units; y grows downwards.
public struct Vector: BitwiseCopyable, Equatable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static var zero: Vector { Vector(x: 0, y: 0) }

  public var length: Double { (x * x + y * y).squareRoot() }

  public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The area that the two span; positive when `other` lies clockwise of this one, as seen on a screen.
  public func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  public static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
}
