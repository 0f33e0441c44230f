/// Resets: after Ended, Cancelled or Failed, once, in the same step; but who requires others to fail waits for the
/// reset of those that are still in play.
extension Arena {
  /// Resets whoever waits for nobody, in the fixed order of the whole flush.
  @inline(__always) func flush(_ judge: some Judge) {
    if !awaitingReset.isEmpty { resetEnded(judge) }
  }

  @_optimize(speed) private func resetEnded(_ judge: some Judge) {
    let visit = newVisit()
    // Those that can be reset now, found in rounds: the circle-free ties make this end.
    var left = awaitingReset.count
    var hasMore = true
    while hasMore && left > 0 {
      hasMore = false
      for i in 0..<awaitingReset.count {
        let member = Int(awaitingReset[i])
        let entry = members.reference(to: member)
        if entry.value.visit == visit || isHeld(member, unlessIn: visit) { continue }
        entry.value.visit = visit
        left &-= 1
        hasMore = true
      }
    }
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      if members[member].visit == visit { endAttempt(of: member, judge) }
    }
    dropEnded(all: left == 0)
  }

  /// Whether its reset waits for that of somebody whom it requires.
  func isTied(_ member: Int) -> Bool { isHeld(member, unlessIn: newVisit()) }

  /// Whose decision the reset of a terminal one waits for, along the chain of those that it is tied to; -1: nobody's.
  /// Rule: reset.tied.
  func tie(of member: Int) -> Int {
    var last = -1
    var next = holder(of: member, unlessIn: newVisit())
    while next >= 0 {
      last = next
      next = members[last].state.isTerminal ? holder(of: last, unlessIn: newVisit()) : -1
    }
    return last
  }

  /// Whether somebody whom it requires is in play, was not reset since, and is not part of this flush.
  /// Rule: reset.tied.
  @_optimize(speed) private func isHeld(_ member: Int, unlessIn visit: UInt64) -> Bool {
    relations.requires(member) && holder(of: member, unlessIn: visit) >= 0
  }

  /// The first of those, -1: there is none.
  @inline(__always) private func holder(of member: Int, unlessIn visit: UInt64) -> Int {
    let attempt = members[member].attempt
    let index = relations.first(of: member) { relation in
      let required = members[Int(relation.to)]
      return isRequirement(relation) && relation.untiedAttempt != attempt && required.isInPlay && required.visit != visit
    }
    return index.map { Int(relations[$0].to) } ?? -1
  }

  /// Ends a member's attempt: Possible, no touches, out of play.
  func reset(_ member: Int, _ judge: some Judge) {
    endAttempt(of: member, judge)
    dropEnded(all: false)
  }

  /// The same, but for its place in the lists: several end together, and those are swept once.
  /// Rule: reset.once, reset.old-contacts.
  @_optimize(speed) private func endAttempt(of member: Int, _ judge: some Judge) {
    let entry = members.reference(to: member)
    entry.value.isInPlay = false
    entry.value.state = .possible
    entry.value.earned = .possible
    entry.value.earnedBegan = false
    entry.value.isProvisional = false
    entry.value.touches = TouchSet()
    entry.value.ignored = TouchSet()
    entry.value.recognizedStep = 0
    entry.value.finishedStep = 0
    entry.value.explainedWait = -1
    invalidateSubscriptions()
    if relations.requires(member) { dropAnswers(of: member) }
    if relations.isRequired(member) { untie(member) }
    judge.didReset(member)
  }

  /// Forgets what hooks said for this attempt, and requirements that ended with it.
  @_optimize(speed) private func dropAnswers(of member: Int) {
    let attempt = members[member].attempt
    relations.remove(from: member) { relation in
      switch relation.kind {
      case .requiresNow, .answeredNo, .dropped: true
      case .requires: relation.lastAttempt <= attempt
      case .simultaneous, .mayPrevent, .mayNotPrevent, .represents, .inherits, .suspended, .requiresInactive, .mayTakeOver: false
      }
    }
  }

  /// Whoever still is in an attempt and required it is tied to it no more.
  private func untie(_ member: Int) {
    relations.change(to: member) {
      let waiting = members[Int($0.from)]
      if waiting.isInPlay { $0.untiedAttempt = waiting.attempt }
    }
  }

  /// A removed member is gone at once, with all its relations.
  func remove(_ member: Int, _ judge: some Judge) {
    if members[member].isInPlay { reset(member, judge) }
    gatherGroup(of: member)
    leaveGroup(member)
    relations.removeAll(of: member)
    updateGathered()
  }
}
