import Foundation

/// A pointer or a pen above a view, without touching.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override class var engineClass: String { "hover" }
  override class var ownClass: UIGestureRecognizer.Type { UIHoverGestureRecognizer.self }

  private var hover: UIWindow.Hover { window?.latestHover ?? UIWindow.Hover() }

  /// How far the pen is above the surface: 0 near it, 1 as far away as it is felt.
  open var zOffset: CGFloat { hover.height }
  /// Of a pen above the surface: 0 flat, pi / 2 upright.
  open var altitudeAngle: CGFloat { hover.altitude }
  /// About its own axis, radians. Hosts do not feed it.
  open var rollAngle: CGFloat { 0 }

  /// Where the pen points to: radians from +x of the view, towards +y.
  open func azimuthAngle(in view: UIView?) -> CGFloat { UIView.angle(hover.azimuth, in: view) }
  open func azimuthUnitVector(in view: UIView?) -> CGVector { UIView.unitVector(hover.azimuth, in: view) }
}
