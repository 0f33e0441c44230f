/// Groups: several members that are one towards everybody else. One of them represents the group: towards others all
/// have its relations.
extension Arena {
  /// Whether two are in one group, or are one.
  @inline(__always) func inSameGroup(_ a: Int, _ b: Int) -> Bool {
    a == b || members[a].representative >= 0 && members[a].representative == members[b].representative
  }

  /// Whose relations a member has to another one: those of its representative, and within a group its own.
  /// Rule: group.one, group.inside.
  @inline(__always) func representative(of member: Int, toward other: Int) -> Int {
    let representative = members[member].representative
    return representative < 0 || representative == members[other].representative ? member : Int(representative)
  }

  /// Puts a member into the group of a representative, which the first one makes. What it changes of requirements
  /// counts from the next attempt on of who waits.
  /// Rule: group.next-attempt.
  func join(_ member: Int, to representative: Int) {
    if inSameGroup(member, representative) { return }
    unite(member, representative)
    relations.add(.represents, from: representative, to: member)
    gatherGroup(of: member)
    updateGathered()
  }

  func unite(_ member: Int, _ representative: Int) {
    members[representative].representative = Int32(truncatingIfNeeded: representative)
    members[member].representative = Int32(truncatingIfNeeded: representative)
  }

  func dissolve(groupOf member: Int) {
    if members[member].representative < 0 { return }
    gatherGroup(of: member)
    leaveGroup(Int(members[member].representative))
    updateGathered()
  }

  /// Takes a member out of its group. Without its representative, or with nobody but it, a group is none.
  /// Rule: group.removed.
  func leaveGroup(_ member: Int) {
    let representative = Int(members[member].representative)
    if representative < 0 { return }
    relations.remove(from: representative) { $0.kind == .represents && (representative == member || Int($0.to) == member) }
    members[member].representative = -1
    let isOver = member == representative || !hasGroup(representative)
    for other in 0..<members.count where isOver && Int(members[other].representative) == representative {
      members[other].representative = -1
    }
  }

  private func hasGroup(_ representative: Int) -> Bool { relations.first(of: representative) { $0.kind == .represents } != nil }

  /// Whether a member may join a group, as far as groups and circles go.
  func mayJoin(_ member: Int, to representative: Int) -> Bool {
    if inSameGroup(member, representative) { return true }
    let above = Int(members[representative].representative)
    if members[member].representative >= 0 || above >= 0 && above != representative { return false }
    return !closesCircle(member, with: representative)
  }

  private func closesCircle(_ member: Int, with representative: Int) -> Bool {
    let before = members[representative].representative
    unite(member, representative)
    defer {
      members[member].representative = -1
      members[representative].representative = before
    }
    return hasCircle(through: representative)
  }

  /// Sorts those that are to join a group so that nobody closes a circle with those that join before, though the whole
  /// group has none; false: it has one.
  func sort(_ joining: inout List<Int32>, asMembersOf representative: Int) -> Bool {
    let before = members[representative].representative
    defer {
      for i in 0..<joining.count { members[Int(joining[i])].representative = -1 }
      members[representative].representative = before
    }
    for i in 0..<joining.count {
      guard let next = nextToJoin(joining, from: i, representative) else { return false }
      (joining[i], joining[next]) = (joining[next], joining[i])
      unite(Int(joining[i]), representative)
    }
    return true
  }

  private func nextToJoin(_ joining: borrowing List<Int32>, from first: Int, _ representative: Int) -> Int? {
    for i in first..<joining.count where !closesCircle(Int(joining[i]), with: representative) { return i }
    return nil
  }

  /// Whether a requirement leads out of a representative's group and back into it.
  /// Rule: group.circle.
  func hasCircle(through representative: Int) -> Bool {
    let visit = newVisit()
    stack.removeAll()
    push(representative, visit, alone: false)
    while !stack.isEmpty {
      let member = Int(stack[stack.count - 1])
      stack.removeLast()
      let isOutside = !inSameGroup(member, representative)
      if isOutside, relations.first(of: member, where: { mayBlock($0) && inSameGroup(Int($0.to), representative) }) != nil { return true }
      pushRequired(of: member, visit, alone: false)
    }
    return false
  }
}

/// What members of groups require of others, and others of them: kept as relations between each two, so that a step
/// sees nothing of groups.
extension Arena {
  /// The group of a member into `gathered`; nobody if it is in none.
  func gatherGroup(of member: Int) {
    gathered.removeAll()
    if members[member].representative < 0 { return }
    for other in 0..<members.count where inSameGroup(other, member) { gathered.append(Int32(truncatingIfNeeded: other)) }
  }

  /// Looks anew at everything that those gathered have to do with anybody.
  func updateGathered() {
    for i in 0..<gathered.count {
      for other in 0..<members.count {
        updateRequirement(Int(gathered[i]), other)
        updateRequirement(other, Int(gathered[i]))
      }
    }
  }

  /// The host has changed a requirement between two.
  func updateRequirements(_ waiting: Int, _ required: Int) {
    if members[waiting].representative < 0 && members[required].representative < 0 { return updateRequirement(waiting, required) }
    for a in 0..<members.count where inSameGroup(a, waiting) {
      for b in 0..<members.count where inSameGroup(b, required) { updateRequirement(a, b) }
    }
  }

  /// One that comes or goes while the waiting one is in an attempt counts from its next attempt on.
  /// Rule: require.next-attempt.
  private func updateRequirement(_ waiting: Int, _ required: Int) {
    if waiting == required { return }
    let counts = mustWait(waiting, required)
    if let index = relations.find(.requires, from: waiting, to: required) {
      if !counts { rest(index) }
    } else if let index = relations.find(.suspended, from: waiting, to: required) {
      if counts { wake(index) }
    } else if let index = relations.find(.inherits, from: waiting, to: required) {
      if !counts { end(index) }
    } else if counts {
      relations.add(.inherits, from: waiting, to: required, firstAttempt: firstAttempt(of: waiting))
    }
  }

  /// Whether the host has said so of the two, or of those that speak for them. Who requires one of a group requires
  /// all of it.
  /// Rule: group.requires, group.required.
  func mustWait(_ waiting: Int, _ required: Int) -> Bool {
    let asking = representative(of: waiting, toward: required)
    if members[required].representative < 0 || inSameGroup(waiting, required) { return hostRequires(asking, required) }
    for other in 0..<members.count where inSameGroup(other, required) && hostRequires(asking, other) { return true }
    return false
  }

  /// The attempt of a member from which on a change counts that is made now.
  private func firstAttempt(of waiting: Int) -> UInt32 { members[waiting].isInPlay ? members[waiting].attempt &+ 1 : 0 }

  /// Whether it has a part in the present attempt of who waits.
  private func isUnderWay(_ index: Int) -> Bool {
    let waiting = members[Int(relations[index].from)]
    return waiting.isInPlay && relations[index].firstAttempt <= waiting.attempt
  }

  private func rest(_ index: Int) {
    let relation = relations[index]
    if isUnderWay(index) {
      let left = relations.add(.requires, from: Int(relation.from), to: Int(relation.to), firstAttempt: relation.firstAttempt)
      relations[left].settledAttempt = relation.settledAttempt
      relations[left].untiedAttempt = relation.untiedAttempt
      end(left)
    }
    relations[index].kind = .suspended
  }

  private func wake(_ index: Int) {
    relations[index].kind = .requires
    relations[index].firstAttempt = firstAttempt(of: Int(relations[index].from))
  }

  private func end(_ index: Int) {
    let relation = relations[index]
    if isUnderWay(index) {
      relations[index].kind = .requires
      relations[index].lastAttempt = members[Int(relation.from)].attempt
    } else {
      separate(relation.kind, Int(relation.from), Int(relation.to))
    }
  }
}
