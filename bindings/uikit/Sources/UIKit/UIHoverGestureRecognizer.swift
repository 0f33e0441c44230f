import Foundation

/// A pointer or a pen above a view, without touching.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override class var engineClass: String { "hover" }
  override class var ownClass: UIGestureRecognizer.Type { UIHoverGestureRecognizer.self }
}
