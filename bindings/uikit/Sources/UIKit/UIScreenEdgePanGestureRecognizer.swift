import Foundation

/// A drag that begins at an edge of the window.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  override class var engineClass: String { "screen_edge_pan" }
  override class var ownClass: UIGestureRecognizer.Type { UIScreenEdgePanGestureRecognizer.self }

  /// None at first.
  open var edges: UIRectEdge = [] { didSet { set("edges", Double(edges.rawValue)) } }
}
