import CKinesic

/// The boxes of views with many children: made when children are added, kept right when they change, built when hit
/// tests need them.
extension ViewTree {
  /// A view has one child more.
  mutating func didAdd(to parent: Int) {
    self[parent].childCount += 1
    let count = Int(self[parent].childCount)
    if count <= BoxTree.fewest { return }
    reserveBoxes(of: parent, count)
    self[parent].boxes?._withUnsafeGuaranteedRef { $0.noteChange(among: count) }
  }

  /// The bytes that the boxes of a view ask for when it gets so many children more.
  func growthOfBoxes(of parent: Int, added: Int) -> Int {
    let count = Int(self[parent].childCount) + added
    if count <= BoxTree.fewest { return 0 }
    return self[parent].boxes?._withUnsafeGuaranteedRef { $0.growth(to: count) } ?? BoxTree.byteCount(forCapacity: count)
  }

  @inline(never) private mutating func reserveBoxes(of parent: Int, _ children: Int) {
    if self[parent].boxes == nil { self[parent].boxes = Unmanaged.passRetained(BoxTree()) }
    self[parent].boxes?._withUnsafeGuaranteedRef { $0.reserve(children) }
  }

  /// Makes room in the boxes of a view for children that come later. The memory for it is there.
  mutating func reserveBoxes(of parent: Int, added: Int) {
    let count = Int(self[parent].childCount) + added
    if count > BoxTree.fewest { reserveBoxes(of: parent, count) }
  }

  /// A child's entry goes: the child does, or comes to the front.
  mutating func withdraw(_ child: Int) {
    let (place, siblings) = (Int(self[child].place), Int(self[self[child].parent].childCount))
    let boxes = self[self[child].parent].boxes
    self[child].place = -1
    boxes?._withUnsafeGuaranteedRef {
      if $0.isBuilt && place >= 0 { $0.withdraw(place) }
      $0.noteChange(among: siblings)
    }
  }

  mutating func setFrame(_ frame: kin_rect, of view: Int) { change(view) { $0.frame = frame } }
  mutating func setTransform(_ transform: kin_transform, of view: Int) { change(view) { $0.transform = transform } }
  mutating func set(_ flag: ViewFlag, _ value: Bool, of view: Int) { change(view) { $0[flag] = value } }
  mutating func setDelegate(_ delegate: kin_view_delegate, of view: Int) { change(view) { $0.delegate = delegate } }

  /// Changes where a view is, or whether it can be hit there.
  private mutating func change(_ view: Int, _ body: (inout View) -> Void) {
    let couldAsk = self[view].asksForPoints
    body(&self[view])
    guard view != ViewTree.root, let boxes = self[self[view].parent].boxes else { return }
    let (place, siblings) = (Int(self[view].place), Int(self[self[view].parent].childCount))
    boxes._withUnsafeGuaranteedRef {
      if $0.isBuilt && place >= 0 {
        if !couldAsk && self[view].asksForPoints { $0.drop() } else { $0.move(place, to: self[view].box) }
      }
      $0.noteChange(among: siblings)
    }
  }

  /// Builds the boxes of a view for a hit test among its children, if that is worth its while and no other hit test
  /// goes by them.
  mutating func readyBoxes(_ boxes: Unmanaged<BoxTree>, of parent: Int) {
    let children = Int(self[parent].childCount)
    let isWorthBuilding = boxes._withUnsafeGuaranteedRef { $0.begin(among: children) }
    if isWorthBuilding && openHitTests <= 1 { boxes._withUnsafeGuaranteedRef { $0.build(below: parent, in: &self) } }
  }

  /// A point of the parent in a view's own coordinates; nil: the view cannot be hit.
  @inline(__always) func local(_ point: kin_point, _ view: Int) -> kin_point? {
    self[view].canBeHit ? self[view].toParent.inverse?.apply(point) : nil
  }
}
