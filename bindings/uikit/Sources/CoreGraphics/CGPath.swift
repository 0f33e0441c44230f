import Foundation

/// Straight lines through points, for recognizers that collect a stroke. It has no curves and is not drawn.
open class CGPath: @unchecked Sendable {
  /// The points of each part, in order.
  fileprivate(set) var parts: [[CGPoint]] = []

  init() {}

  public var isEmpty: Bool { parts.isEmpty }
  /// The last point; of an empty path the origin.
  public var currentPoint: CGPoint { parts.last?.last ?? .zero }

  /// The smallest rectangle that holds all points; null if there are none.
  public var boundingBox: CGRect {
    let points = parts.joined()
    guard let first = points.first else { return .null }
    return points.reduce(CGRect(origin: first, size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
  }

  /// Whether a point is inside, by the even-odd rule; each part counts as closed.
  public func contains(_ point: CGPoint) -> Bool {
    var isInside = false
    for part in parts {
      var before = part[part.count - 1]
      for next in part {
        let crosses = (before.y > point.y) != (next.y > point.y)
        if crosses, point.x < (next.x - before.x) * (point.y - before.y) / (next.y - before.y) + before.x { isInside.toggle() }
        before = next
      }
    }
    return isInside
  }
}

/// A path that grows.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  public override init() {}

  public func move(to point: CGPoint) { parts.append([point]) }

  public func addLine(to point: CGPoint) {
    if parts.isEmpty { return move(to: point) }
    parts[parts.count - 1].append(point)
  }

  public func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  public func addRect(_ rect: CGRect) {
    addLines(between: [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ])
    closeSubpath()
  }

  /// A line back to where the latest part began.
  public func closeSubpath() {
    if let first = parts.last?.first { addLine(to: first) }
  }
}
