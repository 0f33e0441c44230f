/// The order of arbitration: who of those ready leaves Possible next, and the three gates on the way out.
extension Arena {
  /// Arbitrates until nothing changes any more: recognitions and failures set others free, or shut them out.
  /// Rule: arena.from-the-top.
  @_optimize(speed) @inline(never) func arbitrate(_ judge: some Judge) {
    repeat {
      while let member = nextReady(judge) { leavePossible(member, judge) }
    } while hasPolicies && carryOutPolicies(judge) || abandon(judge) || hasPolicies && confirmProvisional(judge) || askSpent(judge)
    if explains { explainWaits(judge) }
  }

  /// The one that goes next: the first in order among those ready, without those that step back behind another.
  private func nextReady(_ judge: some Judge) -> Int? {
    gatherReady(judge)
    if ready.count < 2 { return ready.isEmpty ? nil : Int(ready[0]) }
    for i in 0..<ready.count where !shouldDefer(Int(ready[i]), judge) { return Int(ready[i]) }
    return Int(ready[0])
  }

  /// Those that have earned their state and wait for nobody, in order.
  @_optimize(speed) private func gatherReady(_ judge: some Judge) {
    ready.removeAll()
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      guard members[member].isPending else { continue }
      // A hook may add recognizers, and so move the row of members.
      guard isReady(member, judge) else {
        if members[member].waitingSince == 0 { members[member].waitingSince = step }
        continue
      }
      var place = ready.count
      while place > 0, goesBefore(member, Int(ready[place - 1])) { place -= 1 }
      ready.insert(inPlay[i], at: place)
    }
  }

  /// The fixed order, or with the tie break `crossing` first where the thresholds were crossed.
  /// Rule: arena.tie-break.
  private func goesBefore(_ a: Int, _ b: Int) -> Bool {
    if ordersByCrossing, members[a].crossing != members[b].crossing { return members[a].crossing < members[b].crossing }
    return members[a].order < members[b].order
  }

  /// Whether one that has earned its state waits for nobody.
  /// Rule: require.waits.
  private func isReady(_ member: Int, _ judge: some Judge) -> Bool {
    askRequirements(of: member, judge)
    return !isKeptWaiting(member, judge)
  }

  /// Whether it waits for the failure of another one, or for the end of a lease.
  private func isKeptWaiting(_ member: Int, _ judge: some Judge) -> Bool {
    switch standing(of: member) {
    case .waiting: true
    case .refused: false
    case .free: hasPolicies && holder(against: member, judge) != nil
    }
  }

  /// Whether it steps back behind another ready one: gives way to it, directly or by somebody who does, and that one
  /// does not give way to it in turn. In a circle of such nobody steps back: the order decides there.
  /// Rule: arena.steps-back.
  private func shouldDefer(_ member: Int, _ judge: some Judge) -> Bool {
    gatherAhead(of: member, judge)
    return trail.count > 1 && !allLeadBack(judge)
  }

  /// Those ready to whom a member gives way, directly or by others: into `trail`, behind the member itself.
  private func gatherAhead(of member: Int, _ judge: some Judge) {
    let visit = newVisit()
    trail.removeAll()
    noteAhead(member, visit)
    var next = 0
    while next < trail.count {
      for i in 0..<ready.count where members[Int(ready[i])].trail != visit && gives(Int(trail[next]), wayTo: Int(ready[i]), judge) {
        noteAhead(Int(ready[i]), visit)
      }
      next += 1
    }
  }

  private func noteAhead(_ member: Int, _ visit: UInt64) {
    members[member].trail = visit
    trail.append(Int32(truncatingIfNeeded: member))
  }

  /// Whether each of those in `trail` gives way to the first of them, directly or by others.
  private func allLeadBack(_ judge: some Judge) -> Bool {
    // Those that do come first.
    var known = 1
    var next = 0
    while next < known {
      for i in known..<trail.count where gives(Int(trail[i]), wayTo: Int(trail[next]), judge) {
        (trail[i], trail[known]) = (trail[known], trail[i])
        known += 1
      }
      next += 1
    }
    return known == trail.count
  }

  /// Whether the other would exclude this one, and this one cannot exclude it in turn.
  @inline(never) private func gives(_ member: Int, wayTo other: Int, _ judge: some Judge) -> Bool {
    if !excludes(other, member, judge) { return false }
    // Without policies what has just been asked of both is not asked again.
    return hasPolicies ? !excludes(member, other, judge) : yields(member, to: other) || !mayPrevent(member, other, judge)
  }

  /// Gates a to c, then it takes its state.
  /// Rule: arena.gates.
  @inline(never) func leavePossible(_ member: Int, _ judge: some Judge) {
    if case .refused(let required) = standing(of: member) { return fail(member, .requiredRecognized, required, judge) }
    if !judge.shouldBegin(member) { return fail(member, .shouldBegin, -1, judge) }
    if let other = excluder(of: member, judge) {
      return fail(member, members[other].recognizedStep == step ? .preventedBy : .blockedBy, other, judge)
    }
    recognize(member, judge)
  }

  /// At the end of a sequence, whoever is undecided, earns nothing and has no timer can never decide: it fails.
  /// Rule: require.abandoned.
  @_optimize(speed) private func abandon(_ judge: some Judge) -> Bool {
    guard judge.isSequenceOver else { return false }
    var hasAbandoned = false
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      let entry = members.reference(to: member)
      guard entry.value.isUndecided, !entry.value.isPending, !entry.value.hasTimer else { continue }
      fail(member, .abandoned, -1, judge)
      hasAbandoned = true
    }
    return hasAbandoned
  }

  /// Asks the hooks about those that are to be reset, the last moment to do so. Whether somebody who waits must be
  /// judged again.
  /// Rule: require.no-idle-wait.
  private func askSpent(_ judge: some Judge) -> Bool {
    if !asksRequirements || awaitingReset.isEmpty { return false }
    for i in 0..<awaitingReset.count { askRequirements(of: Int(awaitingReset[i]), judge) }
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      if members[member].isPending, !isKeptWaiting(member, judge) { return true }
    }
    return false
  }

  /// One record for each that still waits, when it begins to wait or waits for another.
  /// Rule: explain.waiting.
  @inline(never) private func explainWaits(_ judge: some Judge) {
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      guard members[member].isPending else { continue }
      if case .waiting(let other) = standing(of: member) {
        explainWait(member, .waitingFor, other, judge)
      } else if let holder = holder(against: member, judge) {
        explainWait(member, .heldBy, holder, judge)
      }
    }
  }

  private func explainWait(_ member: Int, _ reason: Reason, _ other: Int, _ judge: some Judge) {
    if Int(members[member].explainedWait) == other { return }
    members[member].explainedWait = Int32(truncatingIfNeeded: other)
    judge.record(Decision(member: member, from: .possible, asked: members[member].earned, reason: reason, other: other))
  }
}
