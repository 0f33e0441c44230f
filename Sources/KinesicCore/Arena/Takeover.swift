/// An active recognizer that another one may still end: one that was recognized provisionally, or from which the host
/// lets the other take over.
extension Arena {
  /// Whether an active one is cancelled by one that is recognized now.
  @inline(never) func loses(_ member: Int, to winner: Int, _ judge: some Judge) -> Bool {
    if members[member].isProvisional { return isWithdrawn(member, by: winner, judge) }
    return mayTakeOver(winner, from: member, judge)
  }

  /// What one has just earned, Began, may be withdrawn: keeps the touches with which it began, of which others say
  /// nothing.
  /// Rule: prevent.provisional.
  @inline(never) func makeProvisional(_ member: Int) {
    usePolicies()
    members[member].isProvisional = true
    policyRows[member].basis = members[member].owned
  }

  /// Rule: prevent.provisional.
  private func isWithdrawn(_ member: Int, by winner: Int, _ judge: some Judge) -> Bool {
    !(policyRows[member].basis & members[winner].touches).isEmpty && excludes(winner, member, judge)
  }

  /// Ends one that began provisionally, has no finger down, and that nobody can withdraw any more; false: there is
  /// none. Rule: prevent.provisional.
  @inline(never) func confirmProvisional(_ judge: some Judge) -> Bool {
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      guard members[member].isProvisional, members[member].state.isActive, (members[member].owned & judge.down).isEmpty,
        !isInDoubt(member, judge)
      else { continue }
      confirm(member, judge)
      return true
    }
    return false
  }

  /// Whether somebody undecided may still withdraw what one has begun, as it is at the end of the step.
  private func isInDoubt(_ member: Int, _ judge: some Judge) -> Bool {
    for i in 0..<inPlay.count {
      let other = Int(inPlay[i])
      let isConcerned = members[other].isUndecided && !(policyRows[member].basis & members[other].touches).isEmpty
      if isConcerned, excludes(other, member, judge, atEnd: true) {
        if explains { members[member].explainedWait = Int32(truncatingIfNeeded: other) }
        return true
      }
    }
    return false
  }

  /// It ends; if it began in this step, both are sent.
  private func confirm(_ member: Int, _ judge: some Judge) {
    let beganNow = members[member].recognizedStep == step
    askRequirements(of: member, judge)
    act(member, beganNow ? .beganAndEnded : .ended)
    finish(member, .ended, judge)
    if beganNow { members[member].beganInThisStep() }
  }

  /// Whether one that another one excludes goes on looking, as it may take over soon. What it has earned already lost.
  /// Rule: prevent.takeover.
  @inline(never) func keepsLooking(_ member: Int, beside winner: Int, _ judge: some Judge) -> Bool {
    let interval = policyRows[member].policy.takeoverInterval
    if interval == 0 || members[member].isPending || !members[winner].state.isActive { return false }
    let (from, to) = (representative(of: member, toward: winner), representative(of: winner, toward: member))
    if isRival(member, of: winner) || !relations.has(.mayTakeOver, from: from, to: to) { return false }
    policyRows[member].rival = Int32(truncatingIfNeeded: winner)
    policyRows[member].rivalAttempt = members[winner].attempt
    policyRows[member].takeoverAttempt = members[member].attempt
    policyRows[member].takeoverEnd = judge.time.later(by: interval)
    judge.wake(member, at: policyRows[member].takeoverEnd)
    return true
  }

  /// Whether it is recognized all the same, and the active one cancelled.
  @inline(never) func mayTakeOver(_ member: Int, from active: Int, _ judge: some Judge) -> Bool {
    isRival(member, of: active) && judge.time < policyRows[member].takeoverEnd
  }

  private func isRival(_ member: Int, of active: Int) -> Bool {
    let e = policyRows[member]
    return e.takeoverAttempt == members[member].attempt && Int(e.rival) == active && e.rivalAttempt == members[active].attempt
      && members[active].state.isActive
  }

  /// When its time to take over ends, if it looks for that and there is time left; else never.
  func nextTakeoverEnd(of member: Int, after time: UInt64) -> UInt64 {
    let e = policyRows[member]
    let looks = members[member].isUndecided && e.rival >= 0 && e.takeoverAttempt == members[member].attempt && e.takeoverEnd > time
    return looks ? e.takeoverEnd : .max
  }

  /// Those whose time to take over has passed, or whose rival is over, are excluded now.
  func endTakeovers(_ judge: some Judge) -> Bool {
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      let e = policyRows[member]
      guard members[member].isUndecided, e.rival >= 0, e.takeoverAttempt == members[member].attempt else { continue }
      if isRival(member, of: Int(e.rival)), judge.time < e.takeoverEnd { continue }
      fail(member, .preventedBy, Int(e.rival), judge)
      return true
    }
    return false
  }

  /// Whether the host lets a recognizer not be recognized while another one is.
  /// Rule: prevent.requires-inactive.
  @inline(never) func isKeptInactive(_ member: Int, by winner: Int) -> Bool {
    relations.has(.requiresInactive, from: representative(of: member, toward: winner), to: representative(of: winner, toward: member))
  }
}
