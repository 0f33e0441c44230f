import CKinesic

/// The call of a recognizer class: what it sees, what it answers.
extension Engine {
  /// Steps a recognizer's class and takes its proposal to the arena.
  func stepClass(of index: Int, isTimer: Bool) {
    let held = arena.held(by: index)
    let instance = recognizers[index].instance
    touches.fill(input, with: arena.members[index].listening)
    input.fields.state = held.rawValue
    input.fields.flags = isTimer ? UInt32(KIN_STEP_TIMER) : 0
    let changes = isTimer ? 0 : input.fields.changes
    instance.request.flags = 0
    instance.request.ignore = 0
    instance.request.reason = 0
    instance.request.crossing = 0
    let answer = instance.step(recognizers[index].step, input)
    if instance.request.ignore != 0 { ignoreTouches(index, instance.request.ignore) }
    if instance.request.deadline_ns != timers.deadline(of: index) { arm(index, at: instance.request.deadline_ns, isTimer: isTimer) }
    let isMoved = changes & UInt32(KIN_CHANGE_MOVED) != 0 || instance.request.flags & UInt32(KIN_REQUEST_CHANGED) != 0
    if answer == held.rawValue, held == .possible || !isMoved { return freeze(index, changes) }
    propose(index, answer, held, isMoved: isMoved, changes: changes)
    freeze(index, changes)
  }

  private func propose(_ index: Int, _ answer: kin_state, _ held: State, isMoved: Bool, changes: UInt32) {
    guard let proposal = State(rawValue: answer) else { return misbehave(index, asked: .possible) }
    let isCancelled = changes & UInt32(KIN_CHANGE_CANCELLED) != 0
    let request = recognizers[index].instance.request
    arena.members[index].crossing = request.crossing
    let verdict = arena.propose(
      index, proposal, hasBegun: request.flags & UInt32(KIN_REQUEST_BEGAN) != 0, hasMoved: isMoved,
      reason: isCancelled ? .touchCancelled : .ownRule, self)
    if verdict == .refuse { return misbehave(index, asked: proposal) }
    if arena.members[index].action != .changed { needsSettling = true }
    warnIfCoerced(index, verdict)
  }

  /// A class that proposes what cannot follow: it is refused, reported, and the recognizer fails.
  private func misbehave(_ index: Int, asked: State) {
    needsSettling = true
    if arena.explains {
      record(Decision(member: index, from: arena.members[index].state, asked: asked, reason: .illegalTransition))
    }
    log(KIN_SEVERITY_CLASS_MISBEHAVING) {
      describe(index, into: &$0)
      $0.append(": its class proposed a state that cannot follow; the recognizer fails")
    }
    arena.retire(index, .illegalTransition, self)
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

  /// Bits of the request count the touches of the input's row.
  private func ignoreTouches(_ index: Int, _ bits: UInt64) {
    var rest = TouchSet(bits: bits)
    while let i = rest.popFirst(), i < Int(input.fields.touch_count) {
      if let place = touches.place(ofContact: input.contact(at: i)) { arena.ignore(index, touch: place) }
    }
  }

  /// When its last fingers lift, or its result is complete, its place is kept: that of those down before.
  private func freeze(_ index: Int, _ changes: UInt32) {
    let isLifted = changes & UInt32(KIN_CHANGE_ENDED | KIN_CHANGE_CANCELLED) != 0 && input.fields.down_count == 0
    if isLifted || arena.members[index].isFinal { keepLocation(index, isLast: true) }
  }

  private func arm(_ index: Int, at deadline: UInt64, isTimer: Bool) {
    if !arena.members[index].state.isTerminal, !arena.members[index].isFinal {
      // A class that asks in its timer's step for a time that is not later would never let time pass.
      if isTimer && deadline <= now {
        recognizers[index].instance.request.deadline_ns = .max
        return log(KIN_SEVERITY_CLASS_MISBEHAVING) {
          describe(index, into: &$0)
          $0.append(": its class asked at its deadline for one that is not later; it was dropped")
        }
      }
      timers.arm(index, at: deadline)
      arena.members[index].hasTimer = deadline != .max
    }
  }

  func disarm(_ index: Int) {
    timers.disarm(index)
    arena.members[index].hasTimer = false
    recognizers[index].instance.request.deadline_ns = .max
  }
}
