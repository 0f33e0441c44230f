/// The cascade: what a proposal, a recognition and a failure do, to the recognizer itself and to those that hang on
/// it.
extension Arena {
  /// What a recognizer decides alone; returns what the table of transitions says of it. A proposal that is not legal
  /// leaves the state as it was.
  /// - Parameters:
  ///   - hasBegun: with Ended from Possible: it began in the same step.
  ///   - hasMoved: one of its touches moved, or it asks for the action: staying active sends Changed.
  ///   - reason: why, if this is a failure.
  /// Rule: arena.alone-first.
  @_optimize(speed) func propose(_ member: Int, _ proposal: State, hasBegun: Bool, hasMoved: Bool, reason: Reason, _ judge: some Judge)
    -> Verdict
  {
    let held = members[member].held
    let verdict = held.verdict(on: proposal)
    switch verdict {
    case .unchanged: if held.isActive && hasMoved { remainActive(member, judge) }
    case .fail: fail(member, reason, -1, judge)
    case .leavePossible(let state, isCoerced: _): earn(member, state, hasBegun: hasBegun, judge)
    case .transition(.changed, isCoerced: _): remainActive(member, judge)
    case .transition(let state, isCoerced: _): advance(member, to: state, reason: reason, judge)
    case .illegal: break
    }
    return verdict
  }

  func earn(_ member: Int, _ state: State, hasBegun: Bool, isByDefault: Bool = false, _ judge: some Judge) {
    members[member].earned = state
    members[member].isByDefault = isByDefault
    members[member].isProvisional = false
    members[member].waitingSince = 0
    invalidateSubscriptions()
    members[member].earnedBegan = hasBegun || state == .began
    if state == .ended { seal(member, judge) }
  }

  /// An earned Ended is final: it is not stepped any more.
  /// Rule: pending.final.
  private func seal(_ member: Int, _ judge: some Judge) {
    invalidateSubscriptions()
    judge.stopClassTimer(of: member)
  }

  /// The system took these touches: whoever waits with a result that rests on one of them loses it without a record.
  /// Rule: pending.withdrawn.
  func withdraw(losing touches: TouchSet, _ judge: some Judge) {
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      if members[member].isPending, !members[member].isManual, !(members[member].owned & touches).isEmpty {
        fail(member, .touchCancelled, -1, judge)
      }
    }
  }

  /// One that holds an active state stays active while its touches move, and sends Changed: the most common proposal
  /// of all.
  /// Rule: state.changed-again.
  @inline(__always) func remainActive(_ member: Int, _ judge: some Judge) {
    let entry = members.reference(to: member)
    if entry.value.isPending { return update(member, .changed, .ownRule, judge) }
    entry.value.remainActive()
    act(member, .changed)
  }

  /// An active one ends; a pending one updates what it has earned, or loses it.
  private func advance(_ member: Int, to state: State, reason: Reason = .ownRule, _ judge: some Judge) {
    if members[member].isPending { return update(member, state, reason, judge) }
    members[member].before = members[member].state
    switch state {
    case .ended:
      askRequirements(of: member, judge)
      act(member, .ended)
      finish(member, .ended, judge)
    case .cancelled, .failed: cancel(member, reason, judge)
    case .possible, .began, .changed: break
    }
  }

  /// Rule: pending.stays-earned.
  @inline(never) private func update(_ member: Int, _ state: State, _ reason: Reason, _ judge: some Judge) {
    switch state {
    case .changed, .ended:
      members[member].earned = state
      members[member].waitingSince = 0
      if state == .ended { seal(member, judge) }
    case .cancelled, .failed: fail(member, reason, -1, judge)
    case .possible, .began: break
    }
  }

  /// An active one is removed: its action is Cancelled, and whoever required it to fail is free.
  @inline(never) func cancel(_ member: Int, _ reason: Reason, other: Int = -1, _ judge: some Judge) {
    explain(member, reason, other, .cancelled, judge)
    askRequirements(of: member, judge)
    act(member, .cancelled)
    finish(member, .cancelled, judge)
    settleRequirements(on: member)
  }

  /// An undecided one is out: no action, and whoever required it to fail is free.
  /// Rule: state.silent.
  @_optimize(speed) func fail(_ member: Int, _ reason: Reason, _ other: Int, _ judge: some Judge) {
    if explains { explain(member, reason, other, members[member].isPending ? members[member].earned : .failed, judge) }
    askRequirements(of: member, judge)
    finish(member, .failed, judge)
    settleRequirements(on: member)
  }

  /// It takes the state that it has earned, fails those that required it to fail, and excludes the rest.
  /// Rule: state.discrete, explain.required-first.
  @_optimize(speed) func recognize(_ member: Int, _ judge: some Judge) {
    let earned = members[member].earned
    explain(member, members[member].isByDefault ? .defaultWinner : .ownRule, -1, earned == .changed ? .began : earned, judge)
    members[member].recognizedStep = step
    invalidateSubscriptions()
    members[member].before = .possible
    if earned == .ended {
      act(member, members[member].earnedBegan ? .beganAndEnded : .ended)
      finish(member, .ended, judge)
    } else {
      members[member].state = .began
      members[member].earned = .possible
      act(member, .began)
    }
    failWaiters(for: member, judge)
    excludeOthers(by: member, judge)
  }

  /// Rule: require.recognized.
  private func failWaiters(for winner: Int, _ judge: some Judge) {
    askRequirements(of: winner, judge)
    if !relations.isRequired(winner) { return }
    for i in 0..<inPlay.count {
      let other = Int(inPlay[i])
      if members[other].isUndecided, isKept(other, by: winner) { fail(other, .requiredRecognized, winner, judge) }
    }
  }

  /// Rule: arena.prevents, arena.active-stays.
  private func excludeOthers(by winner: Int, _ judge: some Judge) {
    for i in 0..<inPlay.count {
      let other = Int(inPlay[i])
      if members[other].isUndecided {
        if !excludes(winner, other, judge) || hasPolicies && keepsLooking(other, beside: winner, judge) { continue }
        fail(other, .preventedBy, winner, judge)
      } else if members[other].state.isActive {
        if yields(other, to: winner) {
          if excludes(winner, other, judge) { giveWay(other, to: winner, .preventedBy, judge) }
        } else if hasPolicies, loses(other, to: winner, judge) {
          giveWay(other, to: winner, .takenOverBy, judge)
        }
      }
    }
  }

  /// A yielding one is cancelled by who is recognized; if it began in this very step nobody has heard of it, and it
  /// fails.
  /// Rule: prevent.yielding, prevent.yielding-silent.
  private func giveWay(_ member: Int, to winner: Int, _ reason: Reason, _ judge: some Judge) {
    let entry = members.reference(to: member)
    if entry.value.recognizedStep != step { return cancel(member, reason, other: winner, judge) }
    entry.value.state = .possible
    entry.value.recognizedStep = 0
    entry.value.action = .none
    fail(member, reason, winner, judge)
  }

  /// The host takes a member out of its attempt: disabled, aborted, removed.
  func endAttempt(_ member: Int, _ reason: Reason, _ judge: some Judge) {
    if members[member].state.isActive {
      cancel(member, reason, judge)
    } else if members[member].isUndecided {
      fail(member, reason, -1, judge)
    }
  }

  private func explain(_ member: Int, _ reason: Reason, _ other: Int, _ asked: State, _ judge: some Judge) {
    if explains { judge.record(Decision(member: member, from: members[member].state, asked: asked, reason: reason, other: other)) }
  }
}
