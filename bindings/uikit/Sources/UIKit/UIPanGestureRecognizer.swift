import Foundation

/// What a trackpad or a wheel may do with a pan.
public struct UIScrollTypeMask: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A wheel with notches.
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  /// The fingers on a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 2)
  public static let all: UIScrollTypeMask = [.discrete, .continuous]
}

/// Fingers that drag.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  override class var engineClass: String { "pan" }
  override class var ownClass: UIGestureRecognizer.Type { UIPanGestureRecognizer.self }

  open var minimumNumberOfTouches = 1 { didSet { set("minimum_touches", Double(minimumNumberOfTouches)) } }
  open var maximumNumberOfTouches = Int.max { didSet { set("maximum_touches", Double(maximumNumberOfTouches)) } }
  /// Which scrolling devices drive it too: none at first.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far, in a view's coordinates.
  open func translation(in view: UIView?) -> CGPoint { vector(attempt.values.lowHalf.lowHalf - attempt.origin, in: view) }

  /// From here on it counts from this. The velocity stays.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard attempt.hasBegun else { return }
    let vector = CGVector(dx: translation.x, dy: translation.y)
    let inWindow = view?.vectorToWindow(vector) ?? vector
    attempt.origin = attempt.values.lowHalf.lowHalf - SIMD2(Double(inWindow.dx), Double(inWindow.dy))
  }

  /// Points of a view per second.
  open func velocity(in view: UIView?) -> CGPoint { vector(attempt.values.lowHalf.highHalf, in: view) }

  private func vector(_ numbers: SIMD2<Double>, in view: UIView?) -> CGPoint {
    let vector = CGVector(dx: numbers.x, dy: numbers.y)
    let inView = view?.vectorFromWindow(vector) ?? vector
    return CGPoint(x: inView.dx, y: inView.dy)
  }
}
