import CKinesic

/// Adding and removing recognizers and views.
extension Engine {
  /// Attaches a new recognizer of a class to a view.
  /// Rule: step.fixed-order.
  func attach(_ kind: RegisteredClass, to view: Int) -> Int {
    let table = kind.table
    guard let step = table.step else { return -1 }
    let flags = table.flags
    var recognizer = Recognizer(view: view, kind: kind, instance: instance(of: kind), step: step)
    if flags & UInt32(KIN_CLASS_PER_TOUCH) != 0 { recognizer.row = openRow() }
    recognizer.cancelsTouchesInView = flags & UInt32(KIN_CLASS_LEAVES_TOUCHES) == 0
    recognizer.nextOnView = views[view].firstRecognizer
    let index = recognizers.insert(recognizer)
    views[view].firstRecognizer = index
    noteIdentifiers(of: index)
    reserve()
    addedCount &+= 1
    var member = Member()
    member.attempt = arena.members[index].attempt
    member.order = UInt64(UInt32.max - UInt32(views[view].depth)) << 32 | UInt64(UInt32.max - UInt32(truncatingIfNeeded: addedCount))
    member.isObserver = flags & UInt32(KIN_CLASS_HOVERS) != 0
    member.isManual = flags & UInt32(KIN_CLASS_MANUAL) != 0
    member.isYielding = flags & UInt32(KIN_CLASS_YIELDING) != 0
    arena.members[index] = member
    arena.setDynamicRequirements(index, table.asksRequirements)
    ready(index)
    return index
  }

  /// The memory of a recognizer of a class.
  func instance(of kind: RegisteredClass) -> Instance { Instance(kind.table, reportCapacity: reportCapacity(of: kind)) }

  /// The bytes of that.
  func instanceSize(of kind: RegisteredClass) -> Int { Instance.size(kind.table, reportCapacity: reportCapacity(of: kind)) }

  private func reportCapacity(of kind: RegisteredClass) -> Int {
    kind.table.flags & UInt32(KIN_CLASS_PER_TOUCH) != 0 ? touches.capacity : 0
  }

  /// A step in which a recognizer goes: it leaves its attempt, then everything.
  /// Rule: host.remove.
  func remove(_ index: Int) {
    stepChange { $0.leave(index) }
  }

  private func leave(_ index: Int) {
    arena.members[index].isEnabled = false
    arena.retire(index, .removed, self)
    leaving.append(Int32(truncatingIfNeeded: index))
  }

  /// A step in which a view goes, with all below it and all their recognizers.
  /// Rule: host.remove-view.
  func remove(view top: Int) {
    stepChange { engine in
      engine.leavingView = top
      engine.goneTouches = engine.contacts(below: top)
      for index in 0..<engine.recognizers.end where engine.isBelow(top, index) { engine.leave(index) }
    }
  }

  private func isBelow(_ top: Int, _ recognizer: Int) -> Bool {
    recognizers.isLive(recognizer) && views.isAncestorOrSelf(top, of: recognizers[recognizer].view)
  }

  /// The view that the step removes goes when its views have heard everything; with it goes what callbacks added to
  /// it.
  @inline(never) func removeLeavingView() {
    let top = leavingView
    leavingView = -1
    for index in 0..<recognizers.end where isBelow(top, index) { leaving.append(Int32(truncatingIfNeeded: index)) }
    expelLeaving()
    unbind(contacts(below: top))
    goneTouches = TouchSet()
    var leaf = views.leaf(below: top)
    while leaf != top {
      views.removeLeaf(leaf)
      leaf = views.leaf(below: top)
    }
    views.removeLeaf(top)
  }

  private func contacts(below top: Int) -> TouchSet {
    var found = TouchSet()
    var rest = touches.used
    while let place = rest.popFirst() {
      let view = touches[place].view
      if view >= 0, views.isAncestorOrSelf(top, of: view) { found.insert(place) }
    }
    return found
  }

  private func unbind(_ contacts: TouchSet) {
    var rest = contacts
    while let place = rest.popFirst() { touches.bind(place, to: -1) }
  }

  /// The recognizers that the step removes are gone now, whoever waited for their reset.
  @inline(never) func expelLeaving() {
    for i in 0..<leaving.count {
      let index = Int(leaving[i])
      arena.expel(index, self)
      unlink(index)
      dropActions(of: index)
      free(recognizers[index])
      recognizers.remove(index)
    }
    leaving.removeAll()
    reserve()
    arena.flush(self)
  }

  private func unlink(_ index: Int) {
    let view = recognizers[index].view
    let next = recognizers[index].nextOnView
    if views[view].firstRecognizer == index {
      views[view].firstRecognizer = next
      return
    }
    var before = views[view].firstRecognizer
    while before >= 0, recognizers[before].nextOnView != index { before = recognizers[before].nextOnView }
    if before >= 0 { recognizers[before].nextOnView = next }
  }
}
