import KinesicPlugin

/// The edges of a frame, with the bits of UIKit's UIRectEdge.
enum ScreenEdge {
  static let top: UInt64 = 1
  static let left: UInt64 = 2
  static let bottom: UInt64 = 4
  static let right: UInt64 = 8

  /// The edges of `frame` that `place` is not farther from than `region`; of no edge outside the frame (its far sides
  /// are outside).
  static func edges(at place: Vector, in frame: kin_rect, within region: Double) -> UInt64 {
    let near = place - Vector(x: frame.x, y: frame.y)
    let far = Vector(x: frame.width, y: frame.height) - near
    guard near.x >= 0, near.y >= 0, far.x > 0, far.y > 0 else { return 0 }
    return (near.y <= region ? top : 0) | (near.x <= region ? left : 0) | (far.y <= region ? bottom : 0) | (far.x <= region ? right : 0)
  }

  /// `way` as seen from an edge: x is inwards, y along the edge.
  static func inwards(_ edge: UInt64, _ way: Vector) -> Vector {
    switch edge {
    case top: Vector(x: way.y, y: way.x)
    case left: way
    case bottom: Vector(x: -way.y, y: way.x)
    default: Vector(x: -way.x, y: way.y)
    }
  }
}
