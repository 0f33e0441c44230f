import CKinesic

/// The tree of views. Index 0 is the root: window space, always there. Recursion is a loop everywhere, so that a tree
/// may be as deep as a host likes.
struct ViewTree: ~Copyable {
  static let root = 0
  private var views = SlotMap<View>(kind: .view)
  /// How many hit tests are under way: one in a delegate that another one asks.
  private(set) var openHitTests = 0

  /// The root has one id in every engine: a host keeps it while it plays the trace of another one.
  init() { _ = views.insert(View()) }

  /// Whether an id may be one of this tree's views.
  func mayHave(_ id: kin_view_id) -> Bool { Identifier(raw: id).isOfEngine(from: views.firstGeneration) }

  /// What is added from now on belongs to the engine with this number.
  mutating func number(_ engine: UInt32) { views.number(engine) }

  mutating func beginHitTest() { openHitTests += 1 }
  mutating func endHitTest() { openHitTests -= 1 }

  subscript(index: Int) -> View {
    // By address: an accessor that yields may take its frame from malloc, where the engine's free does not expect it.
    @inline(__always) unsafeAddress { views.address(of: index) }
    @inline(__always) unsafeMutableAddress { views.pointer(to: index) }
  }

  var end: Int { views.end }

  /// Makes room for so many views more. False: there is no memory, and nothing has changed.
  mutating func reserveIfPossible(added: Int) -> Bool { views.reserveIfPossible(views.end + added) }

  /// The bytes of the lists of a new tree.
  static var byteCount: Int { SlotMap<View>.byteCount(forCapacity: 1) }

  func isLive(_ index: Int) -> Bool { views.isLive(index) }
  func identifier(of index: Int) -> kin_view_id { views.identifier(of: index).raw }
  func find(_ id: kin_view_id) -> SlotMap<View>.Lookup { views.find(Identifier(raw: id)) }

  mutating func setUserData(_ userData: UserData?, of view: Int) { self[view].userData = userData }

  /// Copies the delegates and user data of another tree. Precondition: both have the same views.
  mutating func copyHostPointers(from other: borrowing ViewTree) {
    for index in 0..<end where isLive(index) {
      self[index].delegate = other[index].delegate
      self[index].userData = other[index].userData
    }
  }

  /// Adds a view in front of its siblings.
  mutating func add(_ view: View, to parent: Int) -> Int {
    let index = views.insert(view)
    self[index].parent = parent
    self[index].depth = self[parent].depth + 1
    linkInFront(index)
    didAdd(to: parent)
    return index
  }

  mutating func bringToFront(_ index: Int) {
    withdraw(index)
    unlink(index)
    linkInFront(index)
  }

  /// Whether two different views have the same parent.
  func areSiblings(_ a: Int, _ b: Int) -> Bool { a != b && self[a].parent >= 0 && self[a].parent == self[b].parent }

  /// Puts a view right in front of a sibling, or right behind it. The boxes have the order in which they were built.
  mutating func place(_ index: Int, beside sibling: Int, inFront: Bool) {
    withdraw(index)
    let parent = self[index].parent
    self[parent].boxes?._withUnsafeGuaranteedRef { $0.drop() }
    unlink(index)
    let front = inFront ? self[sibling].inFront : sibling
    let behind = inFront ? sibling : self[sibling].behind
    self[index].inFront = front
    self[index].behind = behind
    if front >= 0 { self[front].behind = index } else { self[parent].firstChild = index }
    if behind >= 0 { self[behind].inFront = index }
  }

  /// Takes a view, with all below it, to another parent, in front of the children there. That parent is not below it.
  mutating func move(_ index: Int, to parent: Int) {
    withdraw(index)
    unlink(index)
    self[self[index].parent].childCount -= 1
    self[index].parent = parent
    linkInFront(index)
    didAdd(to: parent)
    let end = next(afterAllBelow: index)
    var view = index
    while view != end {
      self[view].depth = self[self[view].parent].depth + 1
      view = next(after: view)
    }
  }

  private mutating func linkInFront(_ index: Int) {
    let parent = self[index].parent
    let first = self[parent].firstChild
    self[index].inFront = -1
    self[index].behind = first
    if first >= 0 { self[first].inFront = index }
    self[parent].firstChild = index
  }

  private mutating func unlink(_ index: Int) {
    let view = self[index]
    if view.inFront >= 0 { self[view.inFront].behind = view.behind } else { self[view.parent].firstChild = view.behind }
    if view.behind >= 0 { self[view.behind].inFront = view.inFront }
  }

  /// Removes one view, which has no children.
  mutating func removeLeaf(_ index: Int) {
    precondition(index != ViewTree.root && self[index].firstChild < 0)
    withdraw(index)
    unlink(index)
    self[self[index].parent].childCount -= 1
    self[index].free()
    views.remove(index)
  }

  /// A view without children at or below `top`: what a removal takes next.
  func leaf(below top: Int) -> Int {
    var index = top
    while self[index].firstChild >= 0 { index = self[index].firstChild }
    return index
  }

  /// The one behind a view in a walk from the root down, a view before its children, and those from front to back; -1:
  /// it was the last.
  func next(after index: Int) -> Int {
    self[index].firstChild >= 0 ? self[index].firstChild : next(afterAllBelow: index)
  }

  /// The same, past the views below this one.
  func next(afterAllBelow index: Int) -> Int {
    var index = index
    while index >= 0 && self[index].behind < 0 { index = self[index].parent }
    return index < 0 ? -1 : self[index].behind
  }

  /// Whether `upper` is `view` itself or an ancestor of it.
  func isAncestorOrSelf(_ upper: Int, of view: Int) -> Bool {
    var index = view
    while self[index].depth > self[upper].depth { index = self[index].parent }
    return index == upper
  }

  /// From a view's coordinates to the window's.
  func toWindow(_ view: Int) -> kin_transform {
    var map = kin_transform.identity
    var index = view
    while index != ViewTree.root {
      map = map.then(self[index].toParent)
      index = self[index].parent
    }
    return map
  }

  /// Whether an arena boundary lies between the two, one of which is an ancestor of the other: the boundary view
  /// belongs to what is below it.
  /// Rule: prevent.boundary.
  func hasBoundary(between a: Int, and b: Int) -> Bool {
    let isDeeperA = self[a].depth > self[b].depth
    var index = isDeeperA ? a : b
    let upper = isDeeperA ? b : a
    while index != upper && index >= 0 {
      if self[index].isArenaBoundary { return true }
      index = self[index].parent
    }
    return false
  }

  /// The nearest boundary at or above a view; without one the root.
  func boundary(atOrAbove view: Int) -> Int {
    var index = view
    while index > ViewTree.root, !self[index].isArenaBoundary { index = self[index].parent }
    return max(index, ViewTree.root)
  }

  /// Which views there are.
  mutating func codeShape(_ archive: inout Archive) { views.codeShape(&archive, vacant: View()) }

  var liveCount: Int { views.liveCount }

  /// How many views there is room for at present.
  var capacity: Int { views.capacity }

  /// Frees what the views own.
  mutating func free() {
    for index in 0..<end where isLive(index) { self[index].free() }
  }
}
