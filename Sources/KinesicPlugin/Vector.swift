import KinesicMath

/// A place or a displacement in window units; y grows downwards.
public struct Vector: BitwiseCopyable, Equatable {
  public var x: Double
  public var y: Double

  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  public static var zero: Vector { Vector(x: 0, y: 0) }

  public var lengthSquared: Double { x * x + y * y }
  public var length: Double { lengthSquared.squareRoot() }

  /// The direction, radians from +x towards +y, in (-pi, pi]; 0 for the zero vector and for one that is not finite.
  public var angle: Double { arcTangent(y, x) }

  public func dot(_ other: Vector) -> Double { x * other.x + y * other.y }

  /// The area that the two span; positive when `other` lies clockwise of this one, as seen on a screen.
  public func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  /// No longer than a limit, in the same direction. The length is taken of a smaller vector, whose square is a number.
  /// Out of line: 0.5 KB of copies otherwise.
  /// Rule: velocity.limit.
  @inline(never) public func shortened(to limit: Double) -> Vector {
    let size = max(x.magnitude, y.magnitude)
    guard size > 0, size.isFinite, limit.isFinite else { return self }
    let length = (self * (1 / size)).length * size
    return length > limit ? self * (limit / length) : self
  }

  public static func + (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x, y: a.y + b.y) }
  public static func - (a: Vector, b: Vector) -> Vector { Vector(x: a.x - b.x, y: a.y - b.y) }
  public static func * (a: Vector, factor: Double) -> Vector { Vector(x: a.x * factor, y: a.y * factor) }
  public static func += (a: inout Vector, b: Vector) { a = a + b }
}
