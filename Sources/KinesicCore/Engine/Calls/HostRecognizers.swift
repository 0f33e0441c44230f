import CKinesic

/// What a host asks of recognizers.
extension Engine {
  /// Attaches a new recognizer. In the middle of a step it takes part when the step is over.
  public func addRecognizer(to viewID: kin_view_id, class name: CString?) throws(Failure) -> kin_recognizer_id {
    let viewIndex = try view(viewID)
    let kind = try classNamed(name)
    try checkTrusted(kind)
    try setAside(for: kind)
    try reservePlay(contacts: 0, added: 1, asks: kind.table.asksRequirements)
    if tape.isRecording { recordRecognizer(on: viewID, kind) }
    if !host.isBusy { return identifier(of: guarded { attach(kind, to: viewIndex) }) }
    let index = attach(kind, to: viewIndex)
    arena.setEnabled(index, false)
    host.edits.deferred.append(.edit(Edit(.setEnabled, identifier(of: index), number: 1)))
    return identifier(of: index)
  }

  public func propose(_ id: kin_recognizer_id, _ proposal: kin_state) throws(Failure) {
    let index = try recognizer(id)
    let table = table(of: index)
    if table.flags & UInt32(KIN_CLASS_MANUAL) == 0 {
      throw refuse(KIN_ERROR_UNSUPPORTED) {
        describe(index, into: &$0)
        $0.append(" decides for itself; only classes that leave their states to the host (manual) take proposals")
      }
    }
    guard let state = State(rawValue: proposal) else {
      if arena.explains { reportProposal(index, proposal, .possible) }
      throw refuse(KIN_ERROR_INVALID) { $0.append("the state is not one of KIN_STATE_...") }
    }
    if !host.isBusy, !takesProposal(index, state) {
      reportProposal(index, proposal, state)
      // A callback may have removed it.
      let index = try recognizer(id)
      throw refuse(KIN_ERROR_STATE) {
        describe(index, into: &$0)
        $0.append(arena.members[index].isEnabled ? " is " : " is disabled, and ")
        $0.append(arena.members[index].state.name)
        if arena.members[index].isPending {
          $0.append(", and waits to be ")
          $0.append(arena.members[index].earned.name)
        }
        $0.append("; ")
        $0.append(state.name)
        $0.append(" cannot follow")
      }
    }
    try reservePlay(contacts: 0)
    try perform(Edit(.propose, id, number: UInt64(UInt32(bitPattern: proposal))))
  }

  /// What is said of a proposal that is refused comes in the call that refuses it; within a callback nothing is.
  private func reportProposal(_ index: Int, _ proposal: kin_state, _ state: State) {
    if host.isBusy { return }
    if tape.isRecording { recordProposal(identifier(of: index), proposal) }
    guarded {
      refuseProposal(index, state)
      dispatch()
    }
  }

  public func setName(_ id: kin_recognizer_id, _ name: CString?) throws(Failure) {
    let index = try recognizer(id)
    try checkName(name)
    try setAside(block: Name.byteCount(of: name))
    if tape.isRecording { recordName(of: id, name) }
    scene.recognizers[index].name.set(name)
  }

  public func name(of id: kin_recognizer_id) throws(Failure) -> CString { scene.recognizers[try recognizer(id)].name.cString }
  public func view(of id: kin_recognizer_id) throws(Failure) -> kin_view_id {
    scene.views.identifier(of: scene.recognizers[try recognizer(id)].view)
  }
  /// Its class's table, for as long as the engine.
  public func classTable(of id: kin_recognizer_id) throws(Failure) -> ClassTable { scene.recognizers[try recognizer(id)].kind.address }
  public func className(of id: kin_recognizer_id) throws(Failure) -> CString? { table(of: try recognizer(id)).name }
  public func state(of id: kin_recognizer_id) throws(Failure) -> kin_state { arena.members[try recognizer(id)].state.rawValue }
  public func pendingState(of id: kin_recognizer_id) throws(Failure) -> kin_state { arena.members[try recognizer(id)].earned.rawValue }

  public func location(of id: kin_recognizer_id, in viewID: kin_view_id) throws(Failure) -> kin_point {
    let index = try recognizer(id)
    return try finite(try fromWindow(try view(viewID)).apply(location(of: index)))
  }

  public func touchCount(of id: kin_recognizer_id) throws(Failure) -> UInt32 {
    UInt32(fingers(of: try recognizer(id)).count)
  }

  /// The touches of a recognizer that are down. When it has ended or was cancelled, and so in the action for that, the
  /// touches that made the gesture: of a gesture that ended at once, the fingers that were last down together, else
  /// those that were down before the last lift. Scrolls and what hovers are not among them.
  func fingers(of index: Int) -> TouchSet {
    let member = arena.members.reference(to: index)
    let own = member.value.owned - touches.scrolls - touches.hovers
    // The stream of a touch that lifts ends in this step.
    if scene.recognizers.reference(to: index).value.row >= 0 { return own & (touches.down | touches.changed) }
    guard member.value.state == .ended || member.value.state == .cancelled else { return own & touches.down }
    if member.value.before == .possible && !member.value.earnedBegan { return touches.lastSimultaneous(in: own) }
    let last = own & (touches.down | touches.changed)
    return last.isEmpty ? touches.lastLifted(of: own) : last
  }

  public func touchLocation(of id: kin_recognizer_id, _ number: UInt32, in viewID: kin_view_id) throws(Failure) -> kin_point {
    let index = try recognizer(id)
    let map = try fromWindow(try view(viewID))
    let touch = touches[try finger(number, of: index)].touch
    return try finite(map.apply(kin_point(x: touch.x, y: touch.y)))
  }

  /// One of its touches. What points into the engine stays there.
  public func touch(of id: kin_recognizer_id, _ number: UInt32) throws(Failure) -> kin_touch {
    let contact = touches[try finger(number, of: try recognizer(id))]
    var touch = contact.touch
    touch.history = nil
    // The history can be asked by the touch's id only while it is down.
    if !contact.isDown { touch.history_count = 0 }
    return touch
  }

  /// The place of its finger number so and so, in the order of landing.
  private func finger(_ number: UInt32, of index: Int) throws(Failure) -> Int {
    let down = fingers(of: index)
    var left = number
    for i in 0..<touches.landed.count where down.contains(Int(touches.landed[i])) {
      if left == 0 { return Int(touches.landed[i]) }
      left -= 1
    }
    throw refuse(KIN_ERROR_RANGE) {
      $0.append("touch number ")
      $0.append(UInt64(number))
      $0.append(" was asked for, counted from 0, and the recognizer has ")
      $0.append(UInt64(down.count))
    }
  }

  public func velocity(of id: kin_recognizer_id, in viewID: kin_view_id) throws(Failure) -> kin_point {
    try vector(of: id, in: viewID, "velocity.x", "velocity.y")
  }

  public func translation(of id: kin_recognizer_id, in viewID: kin_view_id) throws(Failure) -> kin_point {
    try vector(of: id, in: viewID, "translation.x", "translation.y")
  }

  /// Two of its outputs as a vector in the coordinates of a view.
  private func vector(
    of id: kin_recognizer_id, in viewID: kin_view_id, _ nameX: StaticString, _ nameY: StaticString
  ) throws(Failure) -> kin_point {
    let index = try recognizer(id)
    let map = try fromWindow(try view(viewID))
    let table = table(of: index)
    var x = -1
    var y = -1
    for i in 0..<Int(table.value_count) {
      if equal(table.values[i].name, nameX) { x = i }
      if equal(table.values[i].name, nameY) { y = i }
    }
    if x < 0 || y < 0 {
      throw refuse(KIN_ERROR_UNSUPPORTED) {
        $0.append("class '")
        $0.append(table.name)
        $0.append("' has no values ")
        $0.append(nameX)
        $0.append(" and ")
        $0.append(nameY)
      }
    }
    try checkHasOneStream(index)
    let instance = scene.recognizers[index].instance
    return try finite(map.applyToVector(kin_point(x: instance[value: x], y: instance[value: y])))
  }

  /// Adds an action; its number. `release` gets the user data when the action is gone and not under way: removed,
  /// its recognizer removed, or the engine. After a failure it is not called.
  public func addAction(
    _ id: kin_recognizer_id, _ callback: kin_event_callback?, _ userData: UserData?, release: ActionRelease? = nil
  ) throws(Failure) -> UInt64 {
    let index = try recognizer(id)
    guard let callback else { throw refuseNull("callback") }
    try setAside(block: 0)
    try setAside(rows: outbox.actions.growth)
    if tape.isRecording { recordAction(of: id) }
    let action = Action(callback: callback, userData: userData, release: release, token: outbox.actions.nextToken())
    outbox.add(action, to: &scene.recognizers[index].firstAction)
    return action.token
  }

  public func removeAction(_ id: kin_recognizer_id, _ token: UInt64) throws(Failure) {
    let index = try recognizer(id)
    if !outbox.actions.has(token, in: scene.recognizers[index].firstAction) {
      throw refuse(KIN_ERROR_UNKNOWN) {
        describe(index, into: &$0)
        $0.append(" has no action ")
        $0.append(token)
      }
    }
    if tape.isRecording { recordNoAction(of: id, token) }
    outbox.removeAction(token, from: &scene.recognizers[index].firstAction)?.giveBack()
  }

  func dropActions(of index: Int) {
    while scene.recognizers[index].firstAction >= 0 {
      outbox.removeFirstAction(of: &scene.recognizers[index].firstAction)?.giveBack()
    }
  }
}
