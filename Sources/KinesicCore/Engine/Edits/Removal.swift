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
    if flags & UInt32(KIN_CLASS_PER_TOUCH) != 0 { recognizer.row = attempts.streams.openRow() }
    recognizer.cancelsTouchesInView = flags & UInt32(KIN_CLASS_LEAVES_TOUCHES) == 0
    let index = scene.recognizers.insert(recognizer)
    link(index, to: view)
    reserve()
    var member = Member()
    member.attempt = arena.members[index].attempt
    member.order = latestOrder(on: view)
    member.isObserver = flags & UInt32(KIN_CLASS_HOVERS) != 0
    member.isManual = flags & UInt32(KIN_CLASS_MANUAL) != 0
    member.isYielding = flags & UInt32(KIN_CLASS_YIELDING) != 0
    arena.members[index] = member
    arena.setDynamicRequirements(index, table.asksRequirements)
    if tape.isPlaying { setRecordedProperties(of: index) }
    ready(index)
    return index
  }

  /// It is the one added last on its view.
  private func link(_ index: Int, to view: Int) {
    scene.recognizers[index].view = view
    scene.recognizers[index].nextOnView = scene.views[view].firstRecognizer
    scene.views[view].firstRecognizer = index
    scene.addedCount &+= 1
    noteIdentifiers(of: index)
  }

  /// The place in the fixed order of the one that was added last of all, to this view.
  private func latestOrder(on view: Int) -> UInt64 {
    UInt64(UInt32.max - UInt32(scene.views[view].depth)) << 32 | UInt64(UInt32.max - UInt32(truncatingIfNeeded: scene.addedCount))
  }

  /// A step in which a recognizer goes to another view: it leaves its attempt first.
  /// Rule: host.set-view.
  func move(_ index: Int, to view: Int) {
    stepChange { engine in
      engine.arena.retire(index, .moved, engine)
      engine.host.edits.leaving.append(~Int32(truncatingIfNeeded: index))
      engine.host.edits.destination = view
    }
  }

  /// It has left its attempt, whoever waited for its reset, and goes on from its new view.
  private func settle(_ index: Int, on view: Int) {
    if arena.members[index].isInPlay { arena.reset(index, self) }
    unlink(index)
    link(index, to: view)
    arena.members[index].order = latestOrder(on: view)
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
    host.edits.leaving.append(Int32(truncatingIfNeeded: index))
  }

  /// A step in which a view goes, with all below it and all their recognizers.
  /// Rule: host.remove-view.
  func remove(view top: Int) {
    stepChange { engine in
      engine.host.edits.leavingView = top
      engine.outbox.goneTouches = engine.contacts(below: top)
      for index in 0..<engine.scene.recognizers.end where engine.isBelow(top, index) { engine.leave(index) }
    }
  }

  private func isBelow(_ top: Int, _ recognizer: Int) -> Bool {
    scene.recognizers.isLive(recognizer) && scene.views.isAncestorOrSelf(top, of: scene.recognizers[recognizer].view)
  }

  /// The view that the step removes goes when its views have heard everything; with it goes what callbacks added to
  /// it.
  @inline(never) func removeLeavingView() {
    let top = host.edits.leavingView
    host.edits.leavingView = -1
    for index in 0..<scene.recognizers.end where isBelow(top, index) { host.edits.leaving.append(Int32(truncatingIfNeeded: index)) }
    expelLeaving()
    unbind(contacts(below: top))
    outbox.goneTouches = TouchSet()
    var leaf = scene.views.leaf(below: top)
    while leaf != top {
      scene.views.removeLeaf(leaf)
      leaf = scene.views.leaf(below: top)
    }
    scene.views.removeLeaf(top)
  }

  private func contacts(below top: Int) -> TouchSet {
    var found = TouchSet()
    var rest = touches.used
    while let place = rest.popFirst() {
      let view = touches[place].view
      if view >= 0, scene.views.isAncestorOrSelf(top, of: view) { found.insert(place) }
    }
    return found
  }

  private func unbind(_ contacts: TouchSet) {
    var rest = contacts
    while let place = rest.popFirst() { touches.bind(place, to: -1) }
  }

  /// The recognizers that the step removes are gone now, whoever waited for their reset; and one that it takes to
  /// another view is there.
  @inline(never) func expelLeaving() {
    for i in 0..<host.edits.leaving.count {
      let index = Int(host.edits.leaving[i])
      if index < 0 {
        settle(~index, on: host.edits.destination)
        continue
      }
      arena.expel(index, self)
      unlink(index)
      dropActions(of: index)
      free(scene.recognizers[index])
      scene.recognizers.remove(index)
    }
    host.edits.leaving.removeAll()
    reserve()
    arena.flush(self)
  }

  private func unlink(_ index: Int) {
    let view = scene.recognizers[index].view
    let next = scene.recognizers[index].nextOnView
    if scene.views[view].firstRecognizer == index {
      scene.views[view].firstRecognizer = next
      return
    }
    var before = scene.views[view].firstRecognizer
    while before >= 0, scene.recognizers[before].nextOnView != index { before = scene.recognizers[before].nextOnView }
    if before >= 0 { scene.recognizers[before].nextOnView = next }
  }
}
