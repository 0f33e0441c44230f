import CKinesic

/// The children of one view by where they are: a tree of boxes in which a hit test goes only where the point is.
///
/// A cache: it decides nothing. It holds the children that were there when it was built and have not been brought to
/// front since; all others are in front of them. Its memory is set aside when children are added; building, searching
/// and changing ask for none.
///
/// A complete binary tree, in rows: node `n` has the children `2n` and `2n + 1`, the root is 1. Half of a node's
/// entries belong to each child.
final class BoxTree {
  /// More children than this make a tree worth its while.
  static let fewest = 64
  /// The least number of entries of a leaf.
  static let leafSize = 8
  /// A tree is built when every child has been asked so often, on average. Building costs about as much as asking all
  /// thirty times: so both together never cost three times what the better of the two would have.
  private static let patience = 16

  /// A child.
  struct Entry {
    /// Its index; -1: it was removed, or brought to front.
    var view: Int32
    /// How many siblings were in front of it.
    let rank: Int32
    /// Where it is.
    var box: Box
  }

  struct Node {
    /// Has the boxes of all entries.
    var box: Box
    /// No entry has a lower rank.
    var front: Int32
  }

  /// First those in boxes, in each leaf by rank; then by rank those whose delegate knows which points they have.
  var entries = List<Entry>()
  var nodes = List<Node>()
  var boxedCount = 0
  var leafCount = 1
  private(set) var isBuilt = false
  /// Whether there was a change since it was built.
  private var hasChanged = false
  /// Changes since the last hit test.
  private var changes = 0
  /// How many children hit tests have asked since it was built or dropped.
  private var asked = 0

  /// Reserves memory for this number of children.
  func reserve(_ children: Int) {
    entries.reserve(children)
    nodes.reserve(BoxTree.nodeCount(children))
  }

  private static func nodeCount(_ children: Int) -> Int { max(2 * children / leafSize, 2) }

  /// The bytes that `reserve` asks for.
  func growth(to children: Int) -> Int { entries.growth(to: children) + nodes.growth(to: BoxTree.nodeCount(children)) }

  /// The bytes of a tree for this number of children.
  static func byteCount(forCapacity children: Int) -> Int {
    Heap.whole(128) + MemoryLayout<List<Entry>>.stride + List<Entry>.byteCount(forCapacity: children)
      + List<Node>.byteCount(forCapacity: nodeCount(children))
  }

  func note(asked count: Int) { asked &+= count }

  /// A hit test begins among so many children. Returns whether it is time to build the tree.
  func begin(among children: Int) -> Bool {
    changes = 0
    return children > BoxTree.fewest && asked >= BoxTree.patience * children && (hasChanged || !isBuilt)
  }

  func didBuild() {
    isBuilt = true
    hasChanged = false
    asked = 0
  }

  /// Empties it until it is built again.
  func drop() {
    isBuilt = false
    changes = 0
    asked = 0
  }

  /// Counts a change of one of `children` siblings. If most change between two hit tests, the tree is dropped, because
  /// updating it does not pay.
  func noteChange(among children: Int) {
    hasChanged = true
    changes += 1
    if changes > children / 2 { drop() }
  }

  /// A child goes, or goes to the front.
  func withdraw(_ place: Int) {
    entries[place].view = -1
    entries[place].box = .nowhere
  }

  /// A child has another box.
  func move(_ place: Int, to box: Box) {
    entries[place].box = box
    var node = place < boxedCount ? leaf(of: place) : 0
    while node > 0 && !nodes[node].box.contains(box) {
      nodes[node].box.formUnion(box)
      node /= 2
    }
  }

  // MARK: Places

  /// The places of all entries below node `node`, which is number `number` of `1 << level` in its row, begin here.
  func start(_ number: Int, level: Int) -> Int { Int(truncatingIfNeeded: (Int64(number) &* Int64(boxedCount)) >> Int64(level)) }

  /// The node at the bottom that has a place: the last one that does not begin behind it.
  func leaf(of place: Int) -> Int {
    leafCount + Int(truncatingIfNeeded: (Int64(place + 1) &* Int64(leafCount) - 1) / Int64(boxedCount))
  }
}

extension BoxTree {
  /// The front one of those in boxes whose frame has the point, and its rank; -1: none. No frame has a point that is
  /// not finite.
  @_optimize(speed) func front(at point: kin_point, in tree: borrowing ViewTree) -> (view: Int32, rank: Int32) {
    var found = (view: Int32(-1), rank: Int32.max)
    let level = leafCount.trailingZeroBitCount
    var node = boxedCount > 0 ? 1 : 0
    while node > 0 {
      if nodes[node].front < found.rank && nodes[node].box.contains(point) {
        if node < leafCount {
          node *= 2
          continue
        }
        let number = node - leafCount
        search(from: start(number, level: level), to: start(number + 1, level: level), at: point, in: tree, &found)
      }
      node = BoxTree.next(after: node)
    }
    return found
  }

  /// The node to look at when those below `node` are done with; 0: all are.
  @inline(__always) private static func next(after node: Int) -> Int {
    let next = (node + 1) >> (node + 1).trailingZeroBitCount
    return next == 1 ? 0 : next
  }

  /// Searches a leaf for one that is in front of what was found.
  @inline(__always) private func search(
    from first: Int, to end: Int, at point: kin_point, in tree: borrowing ViewTree, _ found: inout (view: Int32, rank: Int32)
  ) {
    note(asked: end - first)
    for place in first..<end {
      let entry = entries[place]
      if entry.rank >= found.rank { return }
      guard entry.box.contains(point) else { continue }
      let view = Int(entry.view)
      if let local = tree.local(point, view), tree[view].frame.containsLocal(local) {
        found = (entry.view, entry.rank)
        return
      }
    }
  }
}
