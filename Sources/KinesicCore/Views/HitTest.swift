import CKinesic

/// A hit test under way: from the root down, at each level the front child that has the point.
///
/// It asks nobody itself: whoever walks it takes candidate after candidate, finds out whether each has the point (a
/// host's delegate may decide, and may look at the tree or add to it meanwhile), and says so.
struct HitTest {
  /// A view that may have the point.
  struct Candidate {
    let view: Int
    /// The point in the view's own coordinates.
    let point: kin_point
    /// Whether the view's frame has it.
    let isInFrame: Bool
  }

  /// The deepest view found so far.
  private(set) var hit = ViewTree.root
  private var local: kin_point
  private var next: Int

  init(_ point: kin_point, in tree: borrowing ViewTree) {
    local = point
    next = tree[ViewTree.root].firstChild
  }

  /// The next view to ask about, nil at the end.
  mutating func candidate(in tree: borrowing ViewTree) -> Candidate? {
    while next >= 0 {
      let index = next
      next = tree[index].behind
      guard !tree[index].isHidden, tree[index].isInteractionEnabled, let back = tree[index].toParent.inverse else { continue }
      let point = back.apply(local)
      return Candidate(view: index, point: point, isInFrame: tree[index].frame.containsLocal(point))
    }
    return nil
  }

  /// The candidate has the point: the walk goes on among its children.
  mutating func enter(_ candidate: Candidate, in tree: borrowing ViewTree) {
    hit = candidate.view
    local = candidate.point
    next = tree[hit].firstChild
  }
}
