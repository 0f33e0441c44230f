import Foundation

/// What a window fills. Its coordinates are the window's.
@preconcurrency @MainActor
public final class UIScreen: NSObject, UICoordinateSpace {
  public static let main = UIScreen()

  /// The window that became key last, else the one that was made last.
  weak var window: UIWindow?

  public var bounds: CGRect { window?.bounds ?? .zero }
  public var coordinateSpace: any UICoordinateSpace { self }
  public var fixedCoordinateSpace: any UICoordinateSpace { self }

  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.fromWindow(point) ?? point
  }
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    (coordinateSpace as? UIView)?.toWindow(point) ?? point
  }
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.hull(of: rect) { convert($0, to: coordinateSpace) }
  }
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    UIView.hull(of: rect) { convert($0, from: coordinateSpace) }
  }
}

/// Whether a screen feels how hard it is pressed.
public enum UIForceTouchCapability: Int, Sendable { case unknown, unavailable, available }

/// What a view can know of its surroundings: whether forces are fed.
@preconcurrency @MainActor
public final class UITraitCollection: NSObject {
  public let forceTouchCapability: UIForceTouchCapability
  init(forceTouchCapability: UIForceTouchCapability) { self.forceTouchCapability = forceTouchCapability }
}
