import Foundation

/// From a view's coordinates to the window's and back.
extension UIView {
  private func toSuperview(_ point: CGPoint) -> CGPoint {
    let turned = CGPoint(x: point.x - bounds.midX, y: point.y - bounds.midY).applying(transform)
    return CGPoint(x: turned.x + center.x, y: turned.y + center.y)
  }

  private func fromSuperview(_ point: CGPoint) -> CGPoint {
    let turned = CGPoint(x: point.x - center.x, y: point.y - center.y)
    let straight = transform.isIdentity ? turned : turned.applying(transform.inverted())
    return CGPoint(x: straight.x + bounds.midX, y: straight.y + bounds.midY)
  }

  /// A point of the window, or of the topmost view where there is no window, in this view.
  func fromWindow(_ point: CGPoint) -> CGPoint {
    guard let above = superview else { return self is UIWindow ? point : fromSuperview(point) }
    return fromSuperview(above.fromWindow(point))
  }

  func toWindow(_ point: CGPoint) -> CGPoint {
    if self is UIWindow { return point }
    let above = toSuperview(point)
    return superview?.toWindow(above) ?? above
  }

  /// A vector of the window, scaled and turned as this view is.
  func vectorFromWindow(_ vector: CGVector) -> CGVector {
    let (origin, tip) = (fromWindow(.zero), fromWindow(CGPoint(x: vector.dx, y: vector.dy)))
    return CGVector(dx: tip.x - origin.x, dy: tip.y - origin.y)
  }

  func vectorToWindow(_ vector: CGVector) -> CGVector {
    let (origin, tip) = (toWindow(.zero), toWindow(CGPoint(x: vector.dx, y: vector.dy)))
    return CGVector(dx: tip.x - origin.x, dy: tip.y - origin.y)
  }

  /// A direction of the window, in radians, as a view has it; nil: as it is.
  static func unitVector(_ angle: CGFloat, in view: UIView?) -> CGVector {
    let vector = CGVector(dx: CGFloat(cos(Double(angle))), dy: CGFloat(sin(Double(angle))))
    guard let view else { return vector }
    let turned = view.vectorFromWindow(vector)
    let length = (turned.dx * turned.dx + turned.dy * turned.dy).squareRoot()
    return length > 0 ? CGVector(dx: turned.dx / length, dy: turned.dy / length) : turned
  }

  static func angle(_ angle: CGFloat, in view: UIView?) -> CGFloat {
    let vector = unitVector(angle, in: view)
    return CGFloat(atan2(Double(vector.dy), Double(vector.dx)))
  }

  /// The smallest rectangle that holds what a map makes of a rectangle's corners.
  static func hull(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)].map {
      map(CGPoint(x: $0.0, y: $0.1))
    }
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }
}
