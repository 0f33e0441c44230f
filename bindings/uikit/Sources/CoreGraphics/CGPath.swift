import Foundation

/// Which points are inside of a path that crosses itself.
public enum CGPathFillRule: Int, Sendable {
  /// Those around which it goes more often one way than the other.
  case winding
  /// Those from which an odd number of its lines lies on the way out.
  case evenOdd
}

/// Straight lines through points, for recognizers that collect a stroke. It has no curves and is not drawn.
open class CGPath: @unchecked Sendable {
  /// The points of each part, in order.
  fileprivate(set) var parts: [[CGPoint]] = []

  fileprivate init(parts: [[CGPoint]]) { self.parts = parts }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(parts: path.parts)
  }

  public var isEmpty: Bool { parts.isEmpty }
  /// The last point; of an empty path the origin.
  public var currentPoint: CGPoint { parts.last?.last ?? .zero }

  /// The smallest rectangle that holds all points; null if there are none.
  public var boundingBox: CGRect {
    let points = parts.joined()
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// The same: straight lines have no points beside them.
  public var boundingBoxOfPath: CGRect { boundingBox }

  /// Whether a point is inside; each part counts as closed.
  /// - Parameter transform: of the point, before it is looked for.
  public func contains(_ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity) -> Bool {
    let place = point.applying(transform)
    let crossings = parts.flatMap { CGPath.crossings(of: $0, from: place) }
    return rule == .winding ? crossings.reduce(0, +) != 0 : crossings.count % 2 == 1
  }

  /// The lines that a ray from a point towards +x crosses: 1 for one that goes towards +y, else -1.
  private static func crossings(of part: [CGPoint], from point: CGPoint) -> [Int] {
    zip([part[part.count - 1]] + part, part).compactMap { before, next in
      guard (before.y > point.y) != (next.y > point.y) else { return nil }
      let x = (next.x - before.x) * (point.y - before.y) / (next.y - before.y) + before.x
      return point.x < x ? (next.y > before.y ? 1 : -1) : nil
    }
  }

  public func copy() -> CGPath? { CGPath(parts: parts) }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.addPath(self)
    return copy
  }
}

/// A path that grows. What is added is transformed first.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public init() { super.init(parts: []) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) { parts.append([point.applying(transform)]) }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    if parts.isEmpty { return move(to: point, transform: transform) }
    parts[parts.count - 1].append(point.applying(transform))
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    addLines(
      between: [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
        CGPoint(x: rect.minX, y: rect.maxY),
      ], transform: transform)
    closeSubpath()
  }

  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    parts += path.parts.map { $0.map { $0.applying(transform) } }
  }

  /// A line back to where the latest part began.
  public func closeSubpath() {
    if let first = parts.last?.first { addLine(to: first) }
  }
}
