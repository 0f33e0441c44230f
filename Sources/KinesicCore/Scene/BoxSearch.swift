import CKinesic

/// A hit test among the many children of one view.
///
/// They are asked one by one, front to back, up to the first that has an entry in the boxes. All behind it have
/// entries: of those the boxes say which is the front one by its frame, and those whose delegates are asked come
/// before it, as far as they are in front of it.
struct BoxSearch {
  private var boxes: Unmanaged<BoxTree>?
  /// The next child to ask, -1: none.
  private var next = -1
  /// Whether children with entries are found by these.
  private var goesByEntries = false
  /// The front one by its frame, -1: none, and its rank.
  private var front: Int32 = -1
  private var rank = Int32.max
  /// Where the next one stands whose delegate is asked.
  private var asking = Int.max

  var isUnderWay: Bool { boxes != nil }

  @inline(__always) mutating func end() { boxes = nil }

  /// Begins anew, among the children of a view that has boxes.
  @inline(never) mutating func begin(_ boxes: Unmanaged<BoxTree>, of parent: Int, in tree: inout ViewTree) {
    tree.readyBoxes(boxes, of: parent)
    self = BoxSearch()
    self.boxes = boxes
    next = tree[parent].firstChild
    goesByEntries = boxes._withUnsafeGuaranteedRef { $0.isBuilt }
  }

  /// The next view to ask about, nil at the end.
  @inline(never) mutating func candidate(_ point: kin_point, in tree: inout ViewTree) -> HitTest.Candidate? {
    guard let boxes else { return nil }
    return boxes._withUnsafeGuaranteedRef { candidate(point, $0, in: tree) }
  }

  @_optimize(speed) private mutating func candidate(_ point: kin_point, _ boxes: BoxTree, in tree: borrowing ViewTree)
    -> HitTest.Candidate?
  {
    var asked = 0
    var index = next
    defer {
      next = index
      boxes.note(asked: asked)
    }
    while index >= 0 {
      if goesByEntries && tree[index].place >= 0 {
        index = -1
        (front, rank) = boxes.front(at: point, in: tree)
        asking = boxes.boxedCount
        break
      }
      let found = tree.candidate(index, point)
      index = tree[index].behind
      asked &+= 1
      if let found { return found }
    }
    return candidateByEntries(point, boxes, in: tree)
  }

  private mutating func candidateByEntries(_ point: kin_point, _ boxes: BoxTree, in tree: borrowing ViewTree) -> HitTest.Candidate? {
    while asking < boxes.entries.count && boxes.entries[asking].rank < rank {
      let view = Int(boxes.entries[asking].view)
      asking += 1
      if view >= 0, let candidate = tree.candidate(view, point) { return candidate }
    }
    let view = Int(front)
    front = -1
    asking = .max
    return view < 0 ? nil : tree.candidate(view, point)
  }
}
