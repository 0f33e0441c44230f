/// Failure requirements: who waits for whom, static ones and those that hooks make for one attempt.
extension Arena {
  /// Whether a relation is a requirement that counts for the present attempt of the one who waits.
  func isRequirement(_ relation: Relation) -> Bool {
    let attempt = members[Int(relation.from)].attempt
    switch relation.kind {
    case .requires, .inherits: return relation.firstAttempt <= attempt && attempt <= relation.lastAttempt
    case .requiresNow: return isFresh(relation)
    case .simultaneous, .mayPrevent, .mayNotPrevent, .answeredNo, .dropped, .represents, .suspended, .requiresInactive, .mayTakeOver:
      return false
    }
  }

  /// Whether a hook's answer is about the present attempts of both; one that was met counts for the whole attempt.
  private func isFresh(_ relation: Relation) -> Bool {
    relation.settledAttempt != 0 || relation.otherAttempt == members[Int(relation.to)].attempt
  }

  /// Gate a: where a member stands with those it requires to fail.
  enum Standing {
    case free
    case waiting(Int)
    case refused(Int)
  }

  @inline(__always) func standing(of member: Int) -> Standing {
    relations.requires(member) ? standingWithOthers(member) : .free
  }

  /// Rule: arena.requirement-gate, require.satisfied.
  @_optimize(speed) private func standingWithOthers(_ member: Int) -> Standing {
    var awaited = -1
    var index = relations.first(of: member)
    while index >= 0 {
      let relation = relations[index]
      index = Int(relation.next)
      guard isUnmet(relation) else { continue }
      let required = Int(relation.to)
      guard members[required].isInPlay else { continue }
      switch members[required].state {
      case .possible: if awaited < 0 || members[required].order < members[awaited].order { awaited = required }
      case .began, .changed, .ended: return .refused(required)
      case .failed, .cancelled: break
      }
    }
    return awaited < 0 ? .free : .waiting(awaited)
  }

  /// Whether `waiting` has an unmet requirement on `required`.
  func isKept(_ waiting: Int, by required: Int) -> Bool {
    relations.requires(waiting) && relations.first(of: waiting) { Int($0.to) == required && isUnmet($0) } != nil
  }

  /// Whether a relation is a requirement of the present attempt that was not met yet.
  private func isUnmet(_ relation: Relation) -> Bool {
    isRequirement(relation) && relation.settledAttempt != members[Int(relation.from)].attempt
  }

  /// Whether somebody in play waits for its failure with what it has earned.
  @inline(never) func isAwaited(_ required: Int) -> Bool {
    relations.has(to: required) { members[Int($0.from)].isInPlay && members[Int($0.from)].isPending && isUnmet($0) }
  }

  /// A required one has failed or was cancelled: met for the rest of the attempt of all in play that required it.
  @inline(__always) func settleRequirements(on required: Int) {
    if relations.isRequired(required) { settleAll(on: required) }
  }

  /// Rule: require.settled-once.
  @_optimize(speed) private func settleAll(on required: Int) {
    relations.change(to: required) {
      let waiting = members[Int($0.from)]
      if waiting.isInPlay, isRequirement($0) { $0.settledAttempt = waiting.attempt }
    }
  }

  /// Asks the hooks about a member and everybody else in play, once per attempt and pair. Called at the latest when
  /// the member is about to leave Possible or to be reset, so that a constant answer is the same as a static
  /// requirement.
  @inline(__always) func askRequirements(of member: Int, _ judge: some Judge) {
    if asksRequirements { askAll(of: member, judge) }
  }

  /// Rule: require.dynamic.
  @inline(never) private func askAll(of member: Int, _ judge: some Judge) {
    for i in 0..<inPlay.count {
      let other = Int(inPlay[i])
      guard other != member, mayAsk(member, other) else { continue }
      ask(member, other, judge)
      ask(other, member, judge)
    }
  }

  private func mayAsk(_ a: Int, _ b: Int) -> Bool {
    members[representative(of: a, toward: b)].hasDynamicRequirements || members[representative(of: b, toward: a)].hasDynamicRequirements
  }

  /// Rule: require.dynamic-circle.
  private func ask(_ waiting: Int, _ required: Int, _ judge: some Judge) {
    let asked = answerIndex(waiting, required)
    if let asked, isFresh(relations[asked]) { return }
    let asks = judge.asksToWait(representative(of: waiting, toward: required), for: representative(of: required, toward: waiting))
    var answer = asks ? RelationKind.requiresNow : .answeredNo
    if answer == .requiresNow, isWaiting(required, for: waiting) {
      judge.dropped(requirementOf: waiting, on: required, isFirst: !hasDropped(waiting))
      answer = .dropped
    }
    let index = asked ?? relations.add(.answeredNo, from: waiting, to: required, firstAttempt: members[waiting].attempt)
    relations[index].kind = answer
    relations[index].otherAttempt = members[required].attempt
  }

  /// What hooks said of the pair in the present attempt of the one who waits.
  private func answerIndex(_ waiting: Int, _ required: Int) -> Int? {
    relations.first(of: waiting) { Int($0.to) == required && $0.kind.isAnswer }
  }

  /// Whether a requirement of its present attempt was dropped already.
  private func hasDropped(_ waiting: Int) -> Bool { relations.first(of: waiting) { $0.kind == .dropped } != nil }

  /// Whether there is a chain of requirements from `waiting` to `required`, or they are one: an edge back would close
  /// a circle. A group on the way is one, unless both are in it.
  func isWaiting(_ waiting: Int, for required: Int) -> Bool {
    let visit = newVisit()
    let isInside = inSameGroup(waiting, required)
    stack.removeAll()
    push(waiting, visit, alone: isInside)
    while !stack.isEmpty {
      let member = Int(stack[stack.count - 1])
      stack.removeLast()
      if member == required { return true }
      pushRequired(of: member, visit, alone: isInside)
    }
    return false
  }

  /// Puts those on the stack of a walk whom a member requires, or may come to require.
  func pushRequired(of member: Int, _ visit: UInt64, alone: Bool) {
    var index = relations.first(of: member)
    while index >= 0 {
      if mayBlock(relations[index]) { push(Int(relations[index].to), visit, alone: alone) }
      index = Int(relations[index].next)
    }
  }

  /// Whether a relation is a requirement now, or may become one.
  func mayBlock(_ relation: Relation) -> Bool {
    switch relation.kind {
    case .requires, .inherits, .suspended: true
    case .requiresNow: isFresh(relation)
    case .simultaneous, .mayPrevent, .mayNotPrevent, .answeredNo, .dropped, .represents, .requiresInactive, .mayTakeOver: false
    }
  }

  /// Puts a member on the stack of a walk, once, with its group unless it goes alone.
  func push(_ member: Int, _ visit: UInt64, alone: Bool) {
    if members[member].visit == visit { return }
    members[member].visit = visit
    stack.append(Int32(truncatingIfNeeded: member))
    if alone || members[member].representative < 0 { return }
    for other in 0..<members.count where inSameGroup(other, member) { push(other, visit, alone: true) }
  }
}
