import CKinesic

/// The tree of views. It is written from the root down, each view with its children from front to back, and linked
/// anew when it is read: so that what is read is a tree, whatever stood there.
extension ViewTree {
  mutating func code(_ archive: inout Archive) {
    codeShape(&archive)
    if !archive.isSound || end == 0 || !isLive(ViewTree.root) { return archive.fail() }
    var order = List<Int32>()
    order.append(Int32(ViewTree.root))
    var placed = List<Bool>()
    placed.extend(to: end, with: false)
    placed[ViewTree.root] = true
    var next = 0
    while next < order.count && archive.isSound {
      let view = Int(order[next])
      self[view].code(&archive)
      codeChildren(of: view, &archive, &order, &placed)
      next += 1
    }
    if archive.isReading && order.count != liveCount { archive.fail() }
  }

  private mutating func codeChildren(of view: Int, _ archive: inout Archive, _ order: inout List<Int32>, _ placed: inout List<Bool>) {
    var child = archive.isReading ? -1 : self[view].firstChild
    var last = -1
    while archive.isSound {
      archive.code(&child, in: -1...end - 1)
      if child < 0 { return }
      if archive.isReading {
        if !isLive(child) || placed[child] { return archive.fail() }
        link(child, below: view, behind: last)
      }
      placed[child] = true
      order.append(Int32(truncatingIfNeeded: child))
      last = child
      child = archive.isReading ? -1 : self[child].behind
    }
  }

  /// The delegates of a trace's host, which those that are read stand for, go.
  mutating func dropDelegates() {
    for index in 0..<end where isLive(index) { self[index].delegate = kin_view_delegate() }
  }

  /// `front`: the sibling in front of it, -1: none.
  private mutating func link(_ child: Int, below parent: Int, behind front: Int) {
    self[child].parent = parent
    self[child].depth = self[parent].depth + 1
    self[child].inFront = front
    if front < 0 { self[parent].firstChild = child } else { self[front].behind = child }
    didAdd(to: parent)
  }
}

extension View {
  /// All but its place among the others. A delegate is written as which questions it answers.
  fileprivate mutating func code(_ archive: inout Archive) {
    archive.code(&frame.x)
    archive.code(&frame.y)
    archive.code(&frame.width)
    archive.code(&frame.height)
    archive.code(&transform.a)
    archive.code(&transform.b)
    archive.code(&transform.c)
    archive.code(&transform.d)
    archive.code(&transform.tx)
    archive.code(&transform.ty)
    archive.code(&isHidden)
    archive.code(&isInteractionEnabled)
    archive.code(&isMultipleTouchEnabled)
    archive.code(&isExclusiveTouch)
    archive.code(&isArenaBoundary)
    // One byte for all three: earlier traces have the first alone.
    var bits: UInt8 = (wantsTouches ? 1 : 0) | (wantsTouchesBelow ? 2 : 0) | (decidesAtLift ? 4 : 0)
    archive.code(byte: &bits)
    if bits > 7 { archive.fail() }
    (wantsTouches, wantsTouchesBelow, decidesAtLift) = (bits & 1 != 0, bits & 2 != 0, bits & 4 != 0)
    archive.code(&name)
    var questions = delegate.questions
    archive.code(&questions)
    if archive.isReading {
      if !frame.isValid || !transform.isValid { archive.fail() }
      delegate = kin_view_delegate(questions: questions)
    }
  }
}

extension kin_view_delegate {
  /// Which of its questions are answered: one bit each, in the order of the fields.
  var questions: UInt32 { (contains_point == nil ? 0 : 1) | (gesture_should_begin == nil ? 0 : 2) }

  /// One that stands for a host's: it answers these questions, and is never asked.
  init(questions: UInt32) {
    self.init()
    if questions & 1 != 0 { contains_point = { _, _, _, _, _ in false } }
    if questions & 2 != 0 { gesture_should_begin = { _, _, _, _ in true } }
  }
}
