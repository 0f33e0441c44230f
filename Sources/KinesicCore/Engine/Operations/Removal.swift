import CKinesic

/// Adding and removing recognizers and views.
extension Engine {
  /// Attaches a new recognizer of a class to a view.
  /// Rule: step.fixed-order.
  func attach(_ kind: RegisteredClass, to view: Int) -> Int {
    let table = kind.table
    guard let step = table.step else { return -1 }
    let flags = table.flags
    let memory = instance(of: kind)
    let (index, number) = scene.add(
      Recognizer(
        view: view, kind: kind, instance: memory, step: step, cancelsTouchesInView: flags & UInt32(KIN_CLASS_LEAVES_TOUCHES) == 0,
        row: flags & UInt32(KIN_CLASS_PER_TOUCH) != 0 ? attempts.streams.openRow() : -1))
    reserve()
    arena.admit(
      index, order: order(on: view, number: UInt32(truncatingIfNeeded: number)), isObserver: flags & UInt32(KIN_CLASS_HOVERS) != 0)
    setKind(of: index)
    arena.setDynamicRequirements(index, table.asksRequirements)
    if tape.isPlaying { setRecordedProperties(of: index) }
    prepareAttempt(of: index)
    return index
  }

  /// Tells the arena what kind of recognizer it is by its class.
  func setKind(of index: Int) {
    let flags = table(of: index).flags
    arena.setKind(index, isManual: flags & UInt32(KIN_CLASS_MANUAL) != 0, isYielding: flags & UInt32(KIN_CLASS_YIELDING) != 0)
  }

  /// The position in the fixed order of a recognizer with this number on a view.
  func order(on view: Int, number: UInt32) -> UInt64 {
    UInt64(UInt32.max - UInt32(scene.views[view].depth)) << 32 | UInt64(UInt32.max - number)
  }

  /// A step that moves a recognizer to another view. Its attempt ends first.
  /// Rule: host.set-view.
  func move(_ index: Int, to view: Int) {
    stepChange { engine in
      engine.arena.endAttempt(index, .moved, engine)
      engine.host.edits.leaving.append(.moved(index))
      engine.host.edits.destination = view
    }
  }

  /// Attaches a recognizer whose attempt is over to its new view.
  private func reattach(_ index: Int, on view: Int) {
    if arena.members[index].isInPlay { arena.reset(index, self) }
    arena.setOrder(index, order(on: view, number: UInt32(truncatingIfNeeded: scene.move(index, to: view))))
  }

  /// The memory of a recognizer of a class.
  func instance(of kind: RegisteredClass) -> Instance { Instance(kind.table, reportCapacity: reportCapacity(of: kind)) }

  /// The size of that memory, in bytes.
  func instanceSize(of kind: RegisteredClass) -> Int { Instance.size(kind.table, reportCapacity: reportCapacity(of: kind)) }

  private func reportCapacity(of kind: RegisteredClass) -> Int {
    kind.table.flags & UInt32(KIN_CLASS_PER_TOUCH) != 0 ? touches.capacity : 0
  }

  /// A step that removes a recognizer. Its attempt ends first.
  /// Rule: host.remove.
  func remove(_ index: Int) {
    stepChange { $0.leave(index) }
  }

  private func leave(_ index: Int) {
    arena.setEnabled(index, false)
    arena.endAttempt(index, .removed, self)
    host.edits.leaving.append(.removed(index))
  }

  /// A step that removes a view, with all views below it and all their recognizers.
  /// Rule: host.remove-view.
  func remove(view top: Int) {
    stepChange { engine in
      engine.host.edits.leavingView = top
      engine.outbox.noteGone(hit: engine.contacts(below: top), delivered: engine.contactsDelivered(below: top))
      engine.endAttempts(below: top)
      engine.leave(below: top)
    }
  }

  /// The recognizers of a view and of those below it leave, by their indices: that is the order in which later ones
  /// get them.
  private func leave(below top: Int) {
    let end = scene.views.next(afterAllBelow: top)
    var view = top
    while view != end {
      var index = scene.views[view].firstRecognizer
      while index >= 0 {
        leave(index)
        index = scene.recognizers[index].nextOnView
      }
      view = scene.views.next(after: view)
    }
    host.edits.leaving.sort { $0.index < $1.index }
  }

  /// Ends the attempts of the view's recognizers, in the fixed order, which is the order of the decision records.
  /// Rule: step.fixed-order.
  private func endAttempts(below top: Int) {
    for i in 0..<arena.inPlay.count {
      let index = Int(arena.inPlay[i])
      guard scene.views.isAncestorOrSelf(top, of: scene.recognizers[index].view) else { continue }
      arena.setEnabled(index, false)
      arena.endAttempt(index, .removed, self)
    }
  }

  /// Removes the view that is to be removed in this step, after all records for its views are sent, and with it what
  /// callbacks added to it.
  @inline(never) func removeLeavingView() {
    let top = host.edits.leavingView
    host.edits.leavingView = -1
    leave(below: top)
    expelLeaving()
    unbind(contacts(below: top))
    outbox.noteGone(hit: TouchSet(), delivered: TouchSet())
    var leaf = scene.views.leaf(below: top)
    while leaf != top {
      scene.views.removeLeaf(leaf)
      leaf = scene.views.leaf(below: top)
    }
    scene.views.removeLeaf(top)
  }

  /// Clears the user data of records whose view or recognizer has none any more, including records that a poll has
  /// lent: the host may have freed what the pointers point to.
  func forgetUserData() {
    for i in 0..<outbox.queue.count {
      let event = outbox.queue[i]
      if event.user_data != nil, userData(for: event) == nil { outbox.queue.forgetUserData(of: i) }
    }
  }

  private func userData(for event: kin_event) -> UserData? {
    if event.recognizer != 0 {
      if case .found(let index) = scene.recognizers.find(Identifier(raw: event.recognizer)) { return scene.recognizers[index].userData }
    } else if case .found(let index) = scene.views.find(event.view) {
      return scene.views[index].userData
    }
    return nil
  }

  /// Whether a callback has asked to remove the view after this step.
  func isLeaving(view: Int) -> Bool {
    for i in 0..<host.edits.deferred.count {
      if case .edit(let edit) = host.edits.deferred[i], edit.operation == .removeView,
        case .found(let top) = scene.views.find(edit.target), willBeBelow(top, view)
      {
        return true
      }
    }
    return false
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

  /// The contacts whose touches are delivered to a view at or below `top`.
  private func contactsDelivered(below top: Int) -> TouchSet {
    var found = TouchSet()
    var rest = outbox.openTouches
    while let place = rest.popFirst() {
      if scene.views.isAncestorOrSelf(top, of: outbox.deliveries[place].view) { found.insert(place) }
    }
    return found
  }

  private func unbind(_ contacts: TouchSet) {
    var rest = contacts
    while let place = rest.popFirst() { touches.bind(place, to: -1, 0) }
  }

  /// Removes the recognizers that this step removes, and attaches one that it moves to its new view. Both happen even
  /// if other recognizers are tied to their reset.
  @inline(never) func expelLeaving() {
    for i in 0..<host.edits.leaving.count {
      let index = host.edits.leaving[i].index
      if host.edits.leaving[i].isMoved {
        reattach(index, on: host.edits.destination)
        continue
      }
      arena.remove(index, self)
      scene.unlink(index)
      dropActions(of: index)
      free(scene.recognizers[index])
      scene.recognizers.remove(index)
    }
    host.edits.leaving.removeAll()
    reserve()
    arena.flush(self)
  }
}
