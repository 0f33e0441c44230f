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
  /// The next child to ask, -1: none.
  private var next = -1
  /// How the children are asked of a view that has many.
  private var search = BoxSearch()

  @inline(__always) init(_ point: kin_point, in tree: inout ViewTree) {
    local = point
    begin(in: &tree)
  }

  /// The next view to ask about, nil at the end. One whose frame has the point, and whose delegate is not asked, is to
  /// be entered.
  @inline(__always) mutating func candidate(in tree: inout ViewTree) -> Candidate? {
    while next >= 0 {
      let index = next
      next = tree[index].behind
      if let candidate = tree.candidate(index, local) { return candidate }
    }
    return search.isUnderWay ? search.candidate(local, in: &tree) : nil
  }

  /// The candidate has the point: the walk goes on among its children.
  @inline(__always) mutating func enter(_ candidate: Candidate, in tree: inout ViewTree) {
    hit = candidate.view
    local = candidate.point
    begin(in: &tree)
  }

  @inline(__always) private mutating func begin(in tree: inout ViewTree) {
    if let boxes = tree[hit].boxes {
      next = -1
      search.begin(boxes, of: hit, in: &tree)
    } else {
      next = tree[hit].firstChild
      search.end()
    }
  }
}

extension ViewTree {
  /// A child of a view, if the point may hit it: its frame has the point, or its delegate is asked.
  @inline(__always) func candidate(_ view: Int, _ point: kin_point) -> HitTest.Candidate? {
    guard let local = local(point, view) else { return nil }
    let isInFrame = self[view].frame.containsLocal(local)
    let isAsked = self[view].asksForPoints && local.isFinite
    return isInFrame || isAsked ? HitTest.Candidate(view: view, point: local, isInFrame: isInFrame) : nil
  }
}
