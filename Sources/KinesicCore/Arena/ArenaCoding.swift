/// The arena between two steps. Not written are marks of walks, what only a step needs, and what follows from others:
/// whether a member has a timer, of which kind its class is.
extension Arena {
  /// `isLive`: which members there are.
  func code(_ archive: inout Archive, isLive: (Int) -> Bool) {
    archive.code(&step)
    // One byte for both: earlier traces have the first alone.
    var looks: UInt8 = (asksRequirements ? 1 : 0) | (hasPolicies ? 2 : 0)
    archive.code(byte: &looks)
    if looks > 3 { archive.fail() }
    (asksRequirements, hasPolicies) = (looks & 1 != 0, looks & 2 != 0)
    for index in 0..<members.count {
      members[index].code(&archive, &policyRows[index], isLive: isLive(index), ordersWaits: hasPolicies)
      if archive.isReading, members[index].isInPlay { insert(index, into: &inPlay) }
    }
    for index in 0..<members.count where isLive(index) { relations.code(&archive, of: index, isLive: isLive) }
    if archive.isReading && !restoreGroups() { archive.fail() }
    codeSpent(&archive)
  }

  /// Those that wait for their reset, in the order in which they were decided.
  private func codeSpent(_ archive: inout Archive) {
    var count = awaitingReset.count
    archive.code(count: &count)
    if count > members.count { return archive.fail() }
    for i in 0..<count {
      if archive.isReading { awaitingReset.append(0) }
      archive.code(&awaitingReset[i], in: 0...max(members.count - 1, 0))
      if archive.isReading && !isNewlySpent(i) { archive.fail() }
    }
  }

  /// Who is in which group, as the relations say; false: they contradict each other.
  private func restoreGroups() -> Bool {
    for representative in 0..<members.count {
      var index = relations.first(of: representative)
      while index >= 0 {
        let member = Int(relations[index].to)
        if relations[index].kind == .represents && !restore(member, in: representative) { return false }
        index = Int(relations[index].next)
      }
    }
    return true
  }

  private func restore(_ member: Int, in representative: Int) -> Bool {
    let above = Int(members[representative].representative)
    if member == representative || members[member].representative >= 0 || above >= 0 && above != representative { return false }
    unite(member, representative)
    return true
  }

  private func isNewlySpent(_ place: Int) -> Bool {
    if members.count == 0 { return false }
    for i in 0..<place where awaitingReset[i] == awaitingReset[place] { return false }
    return members[Int(awaitingReset[place])].isInPlay && members[Int(awaitingReset[place])].state.isTerminal
  }
}

extension Member {
  fileprivate mutating func code(_ archive: inout Archive, _ policies: inout PolicyRow, isLive: Bool, ordersWaits: Bool) {
    archive.code(&attempt)
    if !isLive { return }
    archive.code(&order)
    // One byte for both: earlier traces have the first alone.
    let isPlain = policies == PolicyRow() && !isProvisional && !isByDefault
    var bits: UInt8 = (isEnabled ? 1 : 0) | (isPlain ? 0 : 2)
    archive.code(byte: &bits)
    if bits > 3 { archive.fail() }
    isEnabled = bits & 1 != 0
    if bits & 2 != 0 {
      archive.code(&isProvisional)
      archive.code(&isByDefault)
      policies.code(&archive)
    }
    archive.code(&isObserver)
    archive.code(&hasDynamicRequirements)
    Member.code(&state, &archive)
    Member.code(&earned, &archive)
    Member.code(&before, &archive)
    archive.code(&earnedBegan)
    // Where nobody asks who has waited longest, any step before those that follow will do.
    if ordersWaits && isPending { archive.code(&waitingSince) } else if archive.isReading { waitingSince = isPending ? 1 : 0 }
    archive.code(&isInPlay)
    if archive.isReading && isPending && !isUndecided { archive.fail() }
    touches.code(&archive, among: .first(TouchSet.capacity))
    ignored.code(&archive, among: touches)
    archive.code(&recognizedStep)
    archive.code(&finishedStep)
    archive.code(&crossing)
    // Whom explanations named last decides nothing: a replay may explain more than was recorded.
    if !archive.isHashing { archive.code(&explainedWait, in: -1...Int(Int32.max)) }
  }

  fileprivate static func code(_ state: inout State, _ archive: inout Archive) {
    var number = state.rawValue
    archive.code(&number)
    if let read = State(rawValue: number) { state = read } else { archive.fail() }
  }
}

extension PolicyRow {
  fileprivate mutating func code(_ archive: inout Archive) {
    archive.code(&policy.lease)
    archive.code(&policy.takeoverInterval)
    Member.code(&policy.defaultState, &archive)
    archive.code(&policy.winsAtLift)
    archive.code(&wakeTime)
    basis.code(&archive, among: .first(TouchSet.capacity))
    archive.code(&rival, in: -1...Int(Int32.max))
    archive.code(&rivalAttempt)
    archive.code(&takeoverAttempt)
    archive.code(&takeoverEnd)
    archive.code(&beatenAttempt)
  }
}

extension Relations {
  /// A member's relations, in the order of setting.
  fileprivate mutating func code(_ archive: inout Archive, of member: Int, isLive: (Int) -> Bool) {
    var index = archive.isReading ? -1 : first(of: member)
    var hasMore = index >= 0
    archive.code(&hasMore)
    while hasMore && archive.isSound {
      var relation =
        archive.isReading ? Relation(kind: .requires, from: Int32(truncatingIfNeeded: member), to: 0, firstAttempt: 0) : self[index]
      relation.code(&archive)
      if archive.isReading {
        if !isLive(Int(relation.to)) { return archive.fail() }
        if !reserveIfPossible(added: 1) { return archive.failForMemory() }
        add(relation)
      }
      index = Int(relation.next)
      hasMore = !archive.isReading && index >= 0
      archive.code(&hasMore)
    }
  }
}

extension Relation {
  fileprivate mutating func code(_ archive: inout Archive) {
    var number = kind.rawValue
    archive.code(&number)
    if let read = RelationKind(rawValue: number) { kind = read } else { archive.fail() }
    archive.code(&to, in: 0...Int(Int32.max))
    archive.code(&firstAttempt)
    archive.code(&lastAttempt)
    archive.code(&otherAttempt)
    archive.code(&settledAttempt)
    archive.code(&untiedAttempt)
  }
}
