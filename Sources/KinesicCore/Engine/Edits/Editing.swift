import CKinesic

/// How changes of the host are carried out: at once, or from inside a callback after the step; each that can decide
/// something is a step of its own at the engine's present time.
extension Engine {
  /// Rule: step.callbacks.
  @inline(never) func perform(_ edit: Edit) throws(Failure) {
    if case .relate = edit { try setAsideForEdits(relations: 1) } else { try setAsideForEdits() }
    carryThrough(edit)
    dropSpare()
  }

  /// The same for one for which memory was set aside.
  func carryThrough(_ edit: Edit) {
    if tape.isRecording { record(edit) }
    if host.isBusy { return host.edits.deferred.append(edit) }
    host.isBusy = true
    carryOut(edit)
    fireTimers(upTo: now)
    endCall()
  }

  /// Runs something that calls a host's or a class's function outside a step: changes that it makes wait until it is
  /// done.
  func guarded<Result>(_ body: () -> Result) -> Result {
    if host.isBusy { return body() }
    host.isBusy = true
    let result = body()
    carryOutDeferred()
    fireTimers(upTo: now)
    endCall()
    return result
  }

  /// The outermost call is over.
  @inline(__always) func endCall() {
    host.isBusy = false
    if tape.isRecording { endRecordedCall() }
  }

  /// What callbacks asked for in a step, and what callbacks of those changes ask for.
  @inline(__always) func carryOutDeferred() {
    if !host.edits.deferred.isEmpty && !host.edits.isCarryingOut { carryOutAll() }
  }

  @inline(never) private func carryOutAll() {
    host.edits.isCarryingOut = true
    var next = 0
    while next < host.edits.deferred.count {
      let edit = host.edits.deferred[next]
      next += 1
      carryOut(edit)
      // A refusal is no step, and has its record.
      dispatch()
    }
    host.edits.deferred.removeAll()
    host.edits.isCarryingOut = false
  }

  /// An id that has become stale meanwhile means nothing any more.
  private func carryOut(_ edit: Edit) {
    switch edit {
    case .setEnabled(let id, let enabled): if let index = live(id) { setEnabled(index, enabled) }
    case .abort(let id): if let index = live(id) { stepChange { $0.arena.endAttempt(index, .disabled, $0) } }
    case .removeRecognizer(let id): if let index = live(id) { remove(index) }
    case .setView(let id, let other): if let index = live(id), let view = liveView(other) { move(index, to: view) }
    case .propose(let id, let state): if let index = live(id) { carryOutProposal(index, state) }
    case .setProperty(let id, let offset, let number): if let index = live(id) { scene.recognizers[index].instance[offset] = number }
    case .setCommon(let id, let property, let number): if let index = live(id) { setCommon(index, property, number) }
    case .setValue(let id, let value, let number): if let index = live(id) { _ = takeValue(index, value, number) }
    case .setRecognizerDelegate(let id, let delegate): if let index = live(id) { setDelegate(index, delegate) }
    case .relate(let kind, let a, let b): if let a = live(a), let b = live(b) { carryOutRelation(kind, a, b) }
    case .unrelate(let kind, let a, let b): if let a = live(a), let b = live(b) { carryOutSeparation(kind, a, b) }
    case .removeView(let id): if let view = liveView(id) { remove(view: view) }
    case .setFrame(let id, let frame): if let view = liveView(id) { scene.views.setFrame(frame, of: view) }
    case .setTransform(let id, let transform): if let view = liveView(id) { scene.views.setTransform(transform, of: view) }
    case .setFlag(let id, let flag, let value): if let view = liveView(id) { setFlag(flag, value, of: view) }
    case .bringToFront(let id): if let view = liveView(id) { scene.views.bringToFront(view) }
    case .placeView(let id, let other, let inFront):
      if let view = liveView(id), let sibling = liveView(other) { scene.views.place(view, beside: sibling, inFront: inFront) }
    case .setParent(let id, let other): if let view = liveView(id), let parent = liveView(other) { move(view: view, to: parent) }
    case .setUnitsPerInch(let units): setScale(units)
    case .setViewDelegate(let id, let delegate): if let view = liveView(id) { scene.views.setDelegate(delegate, of: view) }
    case .switchOff(let kind): disableAll(of: kind)
    }
  }

  @inline(never) private func live(_ id: kin_recognizer_id) -> Int? {
    if case .found(let index) = scene.recognizers.find(Identifier(raw: id)) { index } else { nil }
  }

  @inline(never) private func liveView(_ id: kin_view_id) -> Int? {
    if id == 0 { return ViewTree.root }
    if case .found(let index) = scene.views.find(id) { return index }
    return nil
  }

  /// Rule: host.disable.
  private func setEnabled(_ index: Int, _ enabled: Bool) {
    if arena.members[index].isEnabled == enabled || (enabled && scene.recognizers[index].kind.isSwitchedOff) { return }
    arena.setEnabled(index, enabled)
    if !enabled { stepChange { $0.arena.endAttempt(index, .disabled, $0) } }
  }

  /// Each of them in a step of its own. Callbacks of these steps may add recognizers, of other classes.
  private func disableAll(of kind: RegisteredClass) {
    var index = 0
    while index < scene.recognizers.end {
      if scene.recognizers.isLive(index), scene.recognizers[index].kind.address == kind.address { setEnabled(index, false) }
      index += 1
    }
  }

  /// Rule: class.window-units.
  private func setScale(_ unitsPerInch: Double) {
    let before = host.scale
    host.setUnitsPerInch(unitsPerInch)
    changeFilters(.rescale(by: host.scale / before))
    touches.setScale(host.scale)
    input.setScale(host.scale)
  }

  func setFlag(_ flag: ViewFlag, _ value: Bool, of view: Int) {
    scene.views.set(flag, value, of: view)
    if flag == .decidesAtLift, value { arena.usePolicies() }
  }

  private func setCommon(_ index: Int, _ property: CommonProperty, _ number: Double) {
    switch property {
    case .enabled: setEnabled(index, number != 0)
    case .observeOnly: arena.setObserver(index, number != 0)
    case .lease, .takeoverInterval, .defaultWinner, .winsAtLift: setPolicy(index, property, number)
    case .cancelsTouchesInView, .delaysTouchesBegan, .delaysTouchesEnded, .allowedTouchTypes, .allowedButtons, .requiresExclusiveTouchType,
      .oneHand:
      scene.recognizers[index].set(property, to: number)
    }
  }

  private func setPolicy(_ index: Int, _ property: CommonProperty, _ number: Double) {
    let arena = arena
    stepChange { _ in
      switch property {
      case .lease: arena.setLease(index, nanoseconds(number))
      case .takeoverInterval: arena.setTakeoverInterval(index, nanoseconds(number))
      case .defaultWinner: arena.setDefault(index, State(rawValue: Int32(number)) ?? .possible)
      case .winsAtLift: arena.setWinsAtLift(index, number != 0)
      default: break
      }
    }
  }

  /// Seconds of a property, at most 3600.
  private func nanoseconds(_ seconds: Double) -> UInt64 { UInt64((seconds * 1e9).rounded()) }

  func setDelegate(_ index: Int, _ delegate: kin_recognizer_delegate) {
    scene.recognizers[index].setDelegate(delegate)
    let table = table(of: index)
    arena.setDynamicRequirements(index, delegate.asksRequirements || table.asksRequirements)
    host.playBounds = nil
  }

  /// The host takes an output over; false: its class does not let it. Out of an attempt it is the beginning of
  /// nothing: what the class made of it is undone.
  /// Rule: class.value-out-of-play.
  func takeValue(_ index: Int, _ value: Int, _ number: Double) -> Bool {
    let instance = scene.recognizers[index].instance
    let isTaken = callSetValue(index, value, number)
    let isSound = instance.damage == nil && instance.hasFiniteNumbers(valueCount: Int(KIN_VALUE_CAPACITY))
    if !isSound { stepChange { _ = $0.inspect(index) && $0.inspectNumbers(index) } }
    if !isTaken { return false }
    if arena.members[index].isInPlay { instance[value: value] = number } else { prepareAttempt(of: index) }
    return true
  }

  private func carryOutProposal(_ index: Int, _ state: State) {
    if !takesProposal(index, state) { return refuseProposal(index, state) }
    stepChange { engine in
      if state != .possible, !engine.arena.members[index].isInPlay { engine.arena.enterPlay(index) }
      guard engine.inspectNumbers(index) else { return }
      let verdict = engine.arena.propose(index, state, hasBegun: false, hasMoved: false, reason: .ownRule, engine)
      if engine.arena.members[index].isFinal { engine.keepLastLocation(index) } else { engine.keepLocation(index) }
      engine.warnIfCoerced(index, verdict)
    }
  }

  /// A disabled recognizer takes none.
  /// Rule: manual.proposals.
  func takesProposal(_ index: Int, _ state: State) -> Bool {
    arena.members[index].isEnabled && arena.members[index].held.verdict(on: state) != .illegal
  }

  /// A proposal that cannot follow changes nothing, and is reported.
  func refuseProposal(_ index: Int, _ state: State) {
    if arena.explains {
      let held = arena.members[index].state
      record(Decision(member: index, from: held, asked: state, reason: .illegalTransition, detail: KIN_HOW_HOST))
    }
    log(KIN_SEVERITY_HOST_MISBEHAVING) {
      describe(index, into: &$0)
      $0.append(": the host proposed a state that cannot follow")
    }
  }

  private func carryOutRelation(_ kind: RelationKind, _ a: Int, _ b: Int) {
    switch kind {
    case .requires: if arena.isWaiting(b, for: a) { dropped(requirementOf: a, on: b, isFirst: true) } else { arena.require(a, b) }
    case .simultaneous:
      arena.relate(.simultaneous, a, b)
      arena.relate(.simultaneous, b, a)
    case .mayPrevent, .mayNotPrevent:
      arena.separate(.mayPrevent, a, b)
      arena.separate(.mayNotPrevent, a, b)
      arena.relate(kind, a, b)
    case .represents: carryOutJoin(b, to: a)
    case .requiresInactive, .mayTakeOver:
      arena.relate(kind, a, b)
      arena.usePolicies()
    case .requiresNow, .answeredNo, .dropped, .inherits, .suspended: break
    }
  }

  private func carryOutSeparation(_ kind: RelationKind, _ a: Int, _ b: Int) {
    switch kind {
    case .requires: arena.unrequire(a, b)
    case .simultaneous:
      arena.separate(.simultaneous, a, b)
      arena.separate(.simultaneous, b, a)
    case .represents: arena.dissolve(groupOf: a)
    case .mayPrevent, .mayNotPrevent, .requiresInactive, .mayTakeOver: arena.separate(kind, a, b)
    case .requiresNow, .answeredNo, .dropped, .inherits, .suspended: break
    }
  }
}
