import CKinesic

extension BoxTree {
  /// So many entries tell how far all of them lie apart.
  private static let sample = 64
  /// More rounds than a selection ever takes but for orders made to that end; then it stops, and the halves overlap
  /// more.
  private static let mostRounds = 64

  /// Takes all children of a view in, in room that was reserved.
  @_optimize(speed) func build(below parent: Int, in tree: inout ViewTree) {
    entries.removeAll()
    gather(below: parent, asking: false, in: tree)
    boxedCount = entries.count
    leafCount = 1
    while 2 * leafCount * BoxTree.leafSize <= boxedCount { leafCount *= 2 }
    gather(below: parent, asking: true, in: tree)
    for level in 0..<leafCount.trailingZeroBitCount {
      for number in 0..<1 << level { halve(number, level: level) }
    }
    for number in 0..<leafCount { sort(number) }
    for place in 0..<entries.count { tree[Int(entries[place].view)].place = Int32(truncatingIfNeeded: place) }
    makeNodes()
    didBuild()
  }

  /// Appends the children, front to back: those whose delegate is asked for each point, or the others.
  @_optimize(speed) private func gather(below parent: Int, asking: Bool, in tree: borrowing ViewTree) {
    var rank: Int32 = 0
    var child = tree[parent].firstChild
    while child >= 0 {
      if tree[child].asksForPoints == asking {
        entries.append(Entry(view: Int32(truncatingIfNeeded: child), rank: rank, box: tree[child].box))
      }
      rank += 1
      child = tree[child].behind
    }
  }

  // MARK: Order

  /// Parts the entries of a node by that in which they differ most. Large ones and small ones are parted too: one
  /// large one makes the boxes of all its companions large.
  private func halve(_ number: Int, level: Int) {
    let first = start(number, level: level)
    let last = start(number + 1, level: level) - 1
    let middle = start(2 * number + 1, level: level + 1)
    let x = spread(first, last, .x)
    let y = spread(first, last, .y)
    let size = spread(first, last, .size)
    select(middle, first, last, size > x && size > y ? .size : y > x ? .y : .x)
  }

  /// In what entries differ.
  private enum Measure {
    case x
    case y
    case size

    @inline(__always) func of(_ entry: Entry) -> Float {
      switch self {
      case .x: entry.box.x
      case .y: entry.box.y
      case .size: entry.box.size
      }
    }
  }

  @_optimize(speed) @inline(never) private func spread(_ first: Int, _ last: Int, _ measure: Measure) -> Float {
    let row = entries.pointer(to: 0)
    var least = Float.infinity
    var most = -Float.infinity
    for place in stride(from: first, through: last, by: (last - first) / BoxTree.sample + 1) {
      let number = measure.of(row[place])
      if number < least { least = number }
      if number > most { most = number }
    }
    return most > least ? most - least : 0
  }

  /// Reorders so that who stands before `middle` has no larger key than who stands from there on: Hoare's FIND, 1961.
  @_optimize(speed) @inline(never) private func select(_ middle: Int, _ first: Int, _ last: Int, _ measure: Measure) {
    let row = entries.pointer(to: 0)
    var low = first
    var high = last
    var rounds = 0
    while low < high && rounds < BoxTree.mostRounds {
      rounds += 1
      let pivot = measure.of(row[(low + high) / 2])
      var i = low
      var j = high
      while i <= j {
        while measure.of(row[i]) < pivot { i &+= 1 }
        while pivot < measure.of(row[j]) { j &-= 1 }
        if i > j { break }
        let entry = row[i]
        row[i] = row[j]
        row[j] = entry
        i &+= 1
        j &-= 1
      }
      if j < middle { low = i }
      if middle < i { high = j }
    }
  }

  /// Puts the entries of a leaf in the order of their ranks.
  @_optimize(speed) private func sort(_ number: Int) {
    let level = leafCount.trailingZeroBitCount
    let first = start(number, level: level)
    for place in first..<start(number + 1, level: level) {
      var i = place
      while i > first && entries[i].rank < entries[i - 1].rank {
        let entry = entries[i]
        entries[i] = entries[i - 1]
        entries[i - 1] = entry
        i -= 1
      }
    }
  }

  // MARK: Nodes

  @_optimize(speed) private func makeNodes() {
    nodes.removeAll()
    nodes.extend(to: 2 * leafCount, with: Node(box: .nowhere, front: .max))
    for place in 0..<boxedCount {
      let node = leaf(of: place)
      nodes[node].front = min(nodes[node].front, entries[place].rank)
      nodes[node].box.formUnion(entries[place].box)
    }
    var node = 2 * leafCount - 1
    while node > 1 {
      nodes[node / 2].front = min(nodes[node / 2].front, nodes[node].front)
      nodes[node / 2].box.formUnion(nodes[node].box)
      node -= 1
    }
  }
}
