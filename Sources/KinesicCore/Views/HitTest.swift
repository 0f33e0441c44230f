import CKinesic

/// Answers whether a point, in a view's own coordinates, is inside it; nil: the view's frame decides.
protocol HitTestDelegate {
  func containsPoint(view: Int, _ point: kin_point) -> Bool?
}

extension ViewTree {
  /// The deepest view under a window point: from the root down, at each level the front child that has the point.
  func hitTest(_ point: kin_point, asking delegate: some HitTestDelegate) -> Int {
    var hit = ViewTree.root
    var local = point
    var child = self[hit].firstChild
    while child >= 0 {
      if let inside = pointInside(child, parentPoint: local, asking: delegate) {
        hit = child
        local = inside
        child = self[hit].firstChild
      } else {
        child = self[child].behind
      }
    }
    return hit
  }

  /// The point in the child's own coordinates if the child has it and takes touches.
  private func pointInside(_ child: Int, parentPoint: kin_point, asking delegate: some HitTestDelegate) -> kin_point? {
    let view = self[child]
    guard !view.isHidden, view.isInteractionEnabled, let back = view.toParent.inverse else { return nil }
    let point = back.apply(parentPoint)
    return delegate.containsPoint(view: child, point) ?? view.frame.containsLocal(point) ? point : nil
  }
}
