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
  open func translation(in view: UIView?) -> CGPoint { vector(0, in: view) }

  /// From here on it counts from this.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let vector = CGVector(dx: translation.x, dy: translation.y)
    let inWindow = view?.vectorToWindow(vector) ?? vector
    setValue(0, "translation.x", Double(inWindow.dx))
    setValue(1, "translation.y", Double(inWindow.dy))
  }

  /// Points of a view per second.
  open func velocity(in view: UIView?) -> CGPoint { vector(2, in: view) }

  private func vector(_ index: Int, in view: UIView?) -> CGPoint {
    let vector = CGVector(dx: attempt.values[index], dy: attempt.values[index + 1])
    let inView = view?.vectorFromWindow(vector) ?? vector
    return CGPoint(x: inView.dx, y: inView.dy)
  }
}
