import CKinesic

/// The call of a recognizer class: what it sees, what it answers.
extension Engine {
  /// Steps a recognizer's class with its touches, and does what it says.
  @_optimize(speed) @inline(never) func stepClass(of index: Int, isTimer: Bool) {
    showTouches(touchesFollowed(by: index))
    if stepShown(index, for: isTimer ? .timer : .contacts) { remainActive(index) }
  }

  /// Why a class is stepped.
  enum Cause {
    /// Contacts of one of the library's own moved, and nothing else happened.
    case moves
    case contacts
    case timer
  }

  /// Steps a recognizer's class with the touches that the input shows. Whether all it says is that it goes on, and one
  /// of them moved: that is for the caller to take; anything else has been done.
  @inline(__always) func stepShown(_ index: Int, for cause: Cause) -> Bool {
    let recognizer = scene.recognizers.reference(to: index)
    let member = arena.members.reference(to: index)
    let instance = recognizer.value.instance
    let held = member.value.held
    let before = instance.wakeupRequest
    setUp(instance, held, isTimer: cause == .timer)
    let isStandard = cause == .moves || recognizer.value.kind.isStandard
    let answer = isStandard ? instance.step(recognizer.value.step, input) : stepOther(index)
    let outcome = isStandard && cause != .timer ? instance.outcome(of: answer, held) : .needsFullCheck
    switch outcome {
    case .stillPossible, .stillActive: if instance.wakeupRequest != before { applyWakeupChange(index, before) }
    case .failed: fail(index)
    case .needsFullCheck:
      conclude(index, answer, held, skipped: before.skipsMoves, isTimer: cause == .timer)
      return false
    }
    if cause == .contacts { captureFinalLocation(index, input.fields.changes) }
    if outcome != .stillActive || cause == .contacts && input.fields.changes & UInt32(KIN_CHANGE_MOVED) == 0 { return false }
    member.value.noteCrossing(instance.crossing)
    return true
  }

  /// Takes over what a class wishes for that is not what it wished for before.
  private func applyWakeupChange(_ index: Int, _ before: WakeupRequest) {
    let wanted = scene.recognizers[index].instance.wakeupRequest
    if wanted.skipsMoves != before.skipsMoves { arena.invalidateSubscriptions() }
    keepTimer(index, at: wanted.deadline)
  }

  /// What a class sees beside its touches: its state, whether its deadline has come, and an empty request.
  @inline(__always) private func setUp(_ instance: Instance, _ held: State, isTimer: Bool) {
    input.show(state: held.rawValue, isTimer: isTimer)
    instance.clearRequest()
  }

  /// Steps a class that is not the library's own.
  @inline(never) private func stepOther(_ index: Int) -> kin_state {
    tape.isOn ? stepOnTape(index) : scene.recognizers[index].instance.step(scene.recognizers[index].step, input)
  }

  @inline(__always) private func fail(_ index: Int) {
    arena.members.reference(to: index).value.noteCrossing(0)
    arena.fail(index, reason(input.fields.changes), -1, self)
    attempts.requireArbitration()
  }

  /// Does what the class asks for, and takes its proposal to the arena, if there is one.
  @_optimize(speed) @inline(never) func conclude(_ index: Int, _ answer: kin_state, _ held: State, skipped: Bool, isTimer: Bool = false) {
    let changes = isTimer ? 0 : input.fields.changes
    let recognizer = scene.recognizers.reference(to: index)
    let instance = recognizer.value.instance
    if !instance.isPlain(of: recognizer.value.kind), !inspect(index) || !takeReports(index) { return captureFinalLocation(index, changes) }
    if instance.skipsMoves != skipped { arena.invalidateSubscriptions() }
    if !instance.ignored.isEmpty { ignoreTouches(index, instance.ignored) }
    if isTimer && repeatsAtOnce(index, instance.request.deadline_ns) { return failRecognizer(index, for: .lateDeadline) }
    keepTimer(index, at: instance.request.deadline_ns)
    let isMoved = hasMoved(changes, without: instance.ignored) || instance.request.flags & UInt32(KIN_REQUEST_CHANGED) != 0
    let isSame = answer == held.rawValue
    // What it wrote may be sent later without another step: when somebody else cancels it, or releases what it waits
    // with.
    let isTold = !isSame || held != .possible || !recognizer.value.kind.isStandard
    if isTold && !inspectNumbers(index) { return captureFinalLocation(index, changes) }
    if !isSame || (held != .possible && isMoved) { apply(answer, of: index, isSame: isSame, isMoved: isMoved, changes: changes) }
    captureFinalLocation(index, changes)
  }

  /// Whether one of its touches moved in this step: one that it ignores from now on is none of them.
  /// Rule: state.changed-again.
  @inline(__always) private func hasMoved(_ changes: UInt32, without ignored: TouchSet) -> Bool {
    changes & UInt32(KIN_CHANGE_MOVED) != 0 && (ignored.isEmpty || input.hasMoved(without: ignored))
  }

  /// Takes what a class says that is worth it: another state, or an active one that goes on.
  /// Rule: state.changed-proposed.
  @inline(__always) private func apply(_ answer: kin_state, of index: Int, isSame: Bool, isMoved: Bool, changes: UInt32) {
    let member = arena.members.reference(to: index)
    member.value.noteCrossing(scene.recognizers[index].instance.crossing)
    if isSame && member.value.held.isActive { return remainActive(index) }
    propose(index, answer, isMoved: isMoved, changes: changes)
    if arena.members[index].action != .changed { attempts.requireArbitration() }
  }

  /// Keeps an active recognizer active. If it is still pending, arbitration runs again.
  @inline(__always) func remainActive(_ index: Int) {
    arena.remainActive(index, self)
    if arena.members.reference(to: index).value.action != .changed { attempts.requireArbitration() }
  }

  /// Puts contacts into the step's input, in the order of landing. Most recognizers of a step see the same ones.
  @inline(__always) func showTouches(_ set: TouchSet) {
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
    while let place = rest.popFirst() {
      input.add(touches.contacts[place].scrolled, changes: touches.contacts[place].touch.changes)
    }
  }

  @_optimize(speed) @inline(never) private func propose(_ index: Int, _ answer: kin_state, isMoved: Bool, changes: UInt32) {
    guard let proposal = State(rawValue: answer) else { return failRecognizer(index, for: .illegalState(.possible)) }
    let flags = scene.recognizers[index].instance.request.flags
    let verdict = arena.propose(
      index, proposal, hasBegun: flags & UInt32(KIN_REQUEST_BEGAN) != 0, hasMoved: isMoved,
      reason: reason(changes), self)
    if flags & UInt32(KIN_REQUEST_PROVISIONAL) != 0, verdict == .leavePossible(.began, isCoerced: false) { arena.makeProvisional(index) }
    switch verdict {
    case .unchanged, .fail, .leavePossible(_, isCoerced: false), .transition(_, isCoerced: false): break
    case .leavePossible(_, isCoerced: true), .transition(_, isCoerced: true): warnIfCoerced(index, verdict)
    case .illegal: failRecognizer(index, for: .illegalState(proposal))
    }
  }

  /// Why a class ends an attempt.
  @inline(__always) private func reason(_ changes: UInt32) -> Reason {
    changes & UInt32(KIN_CHANGE_CANCELLED) != 0 ? .touchCancelled : .ownRule
  }

  func warnIfCoerced(_ index: Int, _ verdict: Verdict) {
    switch verdict {
    case .leavePossible(_, isCoerced: true):
      log(KIN_SEVERITY_INFO) {
        describe(index, into: &$0)
        $0.append(": Changed while Possible was taken as Began")
      }
    case .transition(_, isCoerced: true):
      log(KIN_SEVERITY_INFO) {
        describe(index, into: &$0)
        $0.append(": Failed while active was taken as Cancelled")
      }
    case .unchanged, .fail, .leavePossible, .transition, .illegal: break
    }
  }

  /// The request counts the touches of the input's row.
  @inline(never) private func ignoreTouches(_ index: Int, _ ignored: TouchSet) {
    keepLocationBefore(index)
    // Whoever shares a touch no more may hold nobody any more.
    if arena.hasPolicies { attempts.requireArbitration() }
    var rest = ignored
    while let i = rest.popFirst(), i < Int(input.fields.touch_count) {
      if let place = touches.place(ofContact: input.contact(at: i)) { arena.ignore(index, touch: place) }
    }
  }

  /// When its last fingers lift, or its result is complete, its place is kept: that of those down before.
  @inline(__always) private func captureFinalLocation(_ index: Int, _ changes: UInt32) {
    let hasLifted = changes & UInt32(KIN_CHANGE_ENDED | KIN_CHANGE_CANCELLED) != 0
    let member = arena.members.reference(to: index)
    if member.value.isFinal || hasLifted && (member.value.owned & touches.down).isEmpty { keepLastLocation(index) }
  }

  /// A timer may ask to fire again at once, a few times: a class that goes on with that would never let time pass.
  private func repeatsAtOnce(_ index: Int, _ deadline: UInt64) -> Bool {
    scene.recognizers[index].countRepeat(isAtOnce: deadline <= now) > 16
  }

  /// Its timer is what its class asks for.
  @inline(__always) private func keepTimer(_ index: Int, at deadline: UInt64) {
    if deadline != .max || arena.members[index].hasTimer { arm(index, at: deadline) }
  }

  @_optimize(speed) @inline(never) func arm(_ index: Int, at deadline: UInt64) {
    let member = arena.members.reference(to: index)
    if member.value.state.isTerminal || member.value.isFinal { return }
    let due = arena.hasPolicies ? min(deadline, arena.policyRows[index].wakeTime) : deadline
    attempts.timers.arm(index, at: due)
    member.value.noteTimer(due != .max)
  }

  /// It has no timer any more.
  @inline(__always) func disarm(_ index: Int) {
    scene.recognizers[index].instance.dropDeadline()
    if arena.members[index].hasTimer { dropTimer(index) }
  }

  @_optimize(speed) @inline(never) private func dropTimer(_ index: Int) {
    attempts.timers.disarm(index)
    arena.members[index].noteTimer(false)
    if arena.hasPolicies { arena.setWakeTime(index, .max) }
  }
}
