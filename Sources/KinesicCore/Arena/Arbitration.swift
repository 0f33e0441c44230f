/// The order of arbitration: who of those ready leaves Possible next, and the three gates on the way out.
extension Arena {
  /// Arbitrates until nothing changes any more: recognitions and failures set others free, or shut them out.
  func settle(_ judge: some Judge) {
    repeat {
      while let member = nextReady(judge) { leavePossible(member, judge) }
    } while abandon(judge)
    if explains { explainWaits(judge) }
  }

  /// The one that goes next: the first in order among those ready, without those that step back behind another.
  private func nextReady(_ judge: some Judge) -> Int? {
    var first: Int?
    var undominated: Int?
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      guard isReady(member, judge) else { continue }
      if first.map({ goesBefore(member, $0) }) ?? true { first = member }
      guard undominated.map({ goesBefore(member, $0) }) ?? true else { continue }
      if dominator(of: member, judge) == nil { undominated = member }
    }
    return undominated ?? first.map { firstOfCircle(from: $0, judge) }
  }

  /// The fixed order, or with the tie break `crossing` first where the thresholds were crossed.
  private func goesBefore(_ a: Int, _ b: Int) -> Bool {
    if ordersByCrossing, members[a].crossing != members[b].crossing { return members[a].crossing < members[b].crossing }
    return members[a].order < members[b].order
  }

  /// Whether a member has earned its state and waits for nobody.
  private func isReady(_ member: Int, _ judge: some Judge) -> Bool {
    guard members[member].isPending else { return false }
    askRequirements(of: member, judge)
    if case .waiting = standing(of: member) { return false }
    return true
  }

  /// The first other ready one that would exclude this one and that this one cannot exclude in turn: it steps back behind that.
  private func dominator(of member: Int, _ judge: some Judge) -> Int? {
    for i in 0..<inPlay.count {
      let other = Int(inPlay[i])
      guard other != member, isReady(other, judge), excludes(other, member, judge) else { continue }
      if !mayPrevent(member, other, judge) || members[member].isYielding { return other }
    }
    return nil
  }

  /// All step back behind somebody: in the circle that this leads to, the order decides.
  private func firstOfCircle(from start: Int, _ judge: some Judge) -> Int {
    let visit = newVisit()
    var member = start
    while members[member].visit != visit {
      members[member].visit = visit
      member = dominator(of: member, judge) ?? member
    }
    var first = member
    var walker = dominator(of: member, judge) ?? member
    while walker != member {
      if goesBefore(walker, first) { first = walker }
      walker = dominator(of: walker, judge) ?? member
    }
    return first
  }

  /// Gates a to c, then it takes its state.
  private func leavePossible(_ member: Int, _ judge: some Judge) {
    if case .refused(let required) = standing(of: member) { return fail(member, .requiredRecognized, required, judge) }
    if !judge.shouldBegin(member) { return fail(member, .shouldBegin, -1, judge) }
    if let other = excluder(of: member, judge) {
      return fail(member, members[other].recognizedStep == step ? .preventedBy : .blockedBy, other, judge)
    }
    recognize(member, judge)
  }

  /// At the end of a sequence, whoever is undecided, earns nothing and has no timer can never decide: it fails.
  private func abandon(_ judge: some Judge) -> Bool {
    guard judge.isSequenceOver else { return false }
    var hasAbandoned = false
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      guard members[member].isUndecided, !members[member].isPending, !members[member].hasTimer else { continue }
      fail(member, .abandoned, -1, judge)
      hasAbandoned = true
    }
    return hasAbandoned
  }

  /// One record for each that still waits, when it begins to wait or waits for another.
  private func explainWaits(_ judge: some Judge) {
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      guard members[member].isPending, case .waiting(let other) = standing(of: member) else { continue }
      if Int(members[member].explainedWait) == other { continue }
      members[member].explainedWait = Int32(truncatingIfNeeded: other)
      judge.record(Decision(member: member, from: .possible, asked: members[member].earned, reason: .waitingFor, other: other))
    }
  }
}
