import CKinesic

/// What must hold of the boxes at any time.
extension ViewTree {
  /// The first thing that does not hold, nil when all does.
  func boxesBreach() -> StaticString? {
    for view in 0..<end where isLive(view) {
      if let breach = breach(below: view) { return breach }
    }
    return nil
  }

  private func breach(below parent: Int) -> StaticString? {
    var count: Int32 = 0
    var placed = 0
    var rank: Int32 = -1
    let boxes = self[parent].boxes
    let isBuilt = boxes?._withUnsafeGuaranteedRef { $0.isBuilt } ?? false
    var child = self[parent].firstChild
    while child >= 0 {
      count += 1
      if isBuilt, let boxes {
        if self[child].place < 0 && placed > 0 { return "a view without an entry is behind one that has one" }
        if self[child].place >= 0 {
          placed += 1
          if let breach = boxes._withUnsafeGuaranteedRef({ $0.breach(of: child, behind: &rank, in: self) }) { return breach }
        }
      }
      child = self[child].behind
    }
    if count != self[parent].childCount { return "a view has miscounted its children" }
    if isBuilt, boxes?._withUnsafeGuaranteedRef({ $0.presentCount }) != placed { return "boxes hold a view that is not there" }
    return nil
  }
}

extension BoxTree {
  /// How many children have entries.
  fileprivate var presentCount: Int {
    var count = 0
    for place in 0..<entries.count where entries[place].view >= 0 { count += 1 }
    return count
  }

  fileprivate func breach(of child: Int, behind rank: inout Int32, in tree: borrowing ViewTree) -> StaticString? {
    let place = Int(tree[child].place)
    if place >= entries.count || entries[place].view != Int32(truncatingIfNeeded: child) { return "a view has another's entry" }
    if entries[place].rank <= rank { return "the entries of views are out of order" }
    rank = entries[place].rank
    if place >= boxedCount { return nil }
    if !entries[place].box.contains(tree[child].box) { return "a view is not in its box" }
    if tree[child].asksForPoints { return "a view whose delegate is asked stands in boxes" }
    var node = leaf(of: place)
    while node > 0 {
      if !nodes[node].box.contains(entries[place].box) || nodes[node].front > rank { return "a view is not in its boxes" }
      node /= 2
    }
    return nil
  }
}
