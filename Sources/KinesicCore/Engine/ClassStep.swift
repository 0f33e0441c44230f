import CKinesic

/// The call of a recognizer class: what it sees, what it answers.
extension Engine {
  /// Steps a recognizer's class and takes its proposal to the arena.
  @_optimize(speed) func stepClass(of index: Int, isTimer: Bool) {
    let held = arena.held(by: index)
    let instance = recognizers[index].instance
    showTouches(arena.members[index].listening)
    input.fields.state = held.rawValue
    input.fields.flags = isTimer ? UInt32(KIN_STEP_TIMER) : 0
    let changes = isTimer ? 0 : input.fields.changes
    let skipped = instance.skipsMoves
    instance.clearRequest()
    let answer = tape.isOn && !recognizers[index].kind.isStandard ? stepOnTape(index) : instance.step(recognizers[index].step, input)
    if !instance.isPlain, !inspect(index) || !takeReports(index) { return freeze(index, changes) }
    if instance.skipsMoves != skipped { arena.changeAudience() }
    if !instance.ignored.isEmpty { ignoreTouches(index, instance.ignored) }
    let deadline = instance.request.deadline_ns
    if isTimer && repeatsAtOnce(index, deadline) { return punish(index, for: .lateDeadline) }
    if deadline != timers.deadline(of: index) { arm(index, at: deadline) }
    let isMoved = changes & UInt32(KIN_CHANGE_MOVED) != 0 || instance.request.flags & UInt32(KIN_REQUEST_CHANGED) != 0
    let isSame = answer == held.rawValue
    if !(isSame && (held == .possible || !isMoved)), inspectNumbers(index) {
      arena.members[index].crossing = min(max(instance.request.crossing, 0), 1)
      if isSame && held.isActive { arena.goOn(index, self) } else { propose(index, answer, isMoved: isMoved, changes: changes) }
      if arena.members[index].action != .changed { needsSettling = true }
    }
    freeze(index, changes)
  }

  /// Puts contacts into the step's input, in the order of landing. Most recognizers of a step see the same ones.
  @inline(__always) private func showTouches(_ set: TouchSet) {
    if input.has(set) { return }
    if set.isSingle && (set & touches.scrolls).isEmpty {
      input.show(touches.contacts, at: set.first)
    } else {
      fillInput(with: set)
    }
  }

  // A method of the engine: the compiler copies a whole table that is lent to a function of its own.
  @_optimize(speed) @inline(never) private func fillInput(with set: TouchSet) {
    var rest = set - touches.scrolls
    while let place = rest.popFirst() { input.add(touches.contacts, at: place) }
    rest = set & touches.scrolls
    while let place = rest.popFirst() { input.add(touches.contacts[place].scrolled, changes: touches.contacts[place].touch.changes) }
  }

  @_optimize(speed) private func propose(_ index: Int, _ answer: kin_state, isMoved: Bool, changes: UInt32) {
    guard let proposal = State(rawValue: answer) else { return punish(index, for: .illegalState(.possible)) }
    let isCancelled = changes & UInt32(KIN_CHANGE_CANCELLED) != 0
    let flags = recognizers[index].instance.request.flags
    let verdict = arena.propose(
      index, proposal, hasBegun: flags & UInt32(KIN_REQUEST_BEGAN) != 0, hasMoved: isMoved,
      reason: isCancelled ? .touchCancelled : .ownRule, self)
    switch verdict {
    case .stay, .fail, .leave(_, isCoerced: false), .go(_, isCoerced: false): break
    case .leave(_, isCoerced: true), .go(_, isCoerced: true): warnIfCoerced(index, verdict)
    case .refuse: punish(index, for: .illegalState(proposal))
    }
  }

  func warnIfCoerced(_ index: Int, _ verdict: Verdict) {
    switch verdict {
    case .leave(_, isCoerced: true):
      log(KIN_SEVERITY_INFO) {
        describe(index, into: &$0)
        $0.append(": Changed while Possible was taken as Began")
      }
    case .go(_, isCoerced: true):
      log(KIN_SEVERITY_INFO) {
        describe(index, into: &$0)
        $0.append(": Failed while active was taken as Cancelled")
      }
    case .stay, .fail, .leave, .go, .refuse: break
    }
  }

  /// The request counts the touches of the input's row.
  @inline(never) private func ignoreTouches(_ index: Int, _ ignored: TouchSet) {
    keepLocationBefore(index)
    var rest = ignored
    while let i = rest.popFirst(), i < Int(input.fields.touch_count) {
      if let place = touches.place(ofContact: input.contact(at: i)) { arena.ignore(index, touch: place) }
    }
  }

  /// When its last fingers lift, or its result is complete, its place is kept: that of those down before.
  @inline(__always) private func freeze(_ index: Int, _ changes: UInt32) {
    let hasLifted = changes & UInt32(KIN_CHANGE_ENDED | KIN_CHANGE_CANCELLED) != 0
    if hasLifted || arena.members[index].isFinal { freeze(index, hasLifted: hasLifted) }
  }

  @_optimize(speed) @inline(never) private func freeze(_ index: Int, hasLifted: Bool) {
    if (hasLifted && (arena.members[index].owned & touches.down).isEmpty) || arena.members[index].isFinal {
      keepLocation(index, isLast: true)
    }
  }

  /// A timer may ask to fire again at once, a few times: a class that goes on with that would never let time pass.
  private func repeatsAtOnce(_ index: Int, _ deadline: UInt64) -> Bool {
    recognizers[index].repeats = deadline <= now ? recognizers[index].repeats &+ 1 : 0
    return recognizers[index].repeats > 16
  }

  @_optimize(speed) private func arm(_ index: Int, at deadline: UInt64) {
    if arena.members[index].state.isTerminal || arena.members[index].isFinal { return }
    timers.arm(index, at: deadline)
    arena.members[index].hasTimer = deadline != .max
  }

  @_optimize(speed) func disarm(_ index: Int) {
    timers.disarm(index)
    arena.members[index].hasTimer = false
    recognizers[index].instance.request.deadline_ns = .max
  }
}
