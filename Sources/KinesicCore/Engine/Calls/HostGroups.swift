import CKinesic

/// What a host says of groups.
extension Engine {
  /// Puts the ids into the group of a representative; all or nothing.
  public func composeGroup(_ representative: kin_recognizer_id, _ ids: Identifiers) throws(Failure) {
    let index = try checkGroup(representative, ids.count) { ids[$0] }
    var order = try joining(ids, index)
    if !arena.sort(&order, asMembersOf: index) { throw refuseCircle(index) }
    for i in 0..<order.count { carryThrough(Edit(.relate, representative, .represents, identifier(of: Int(order[i])))) }
    dropSpare()
  }

  /// One of those whom a recorded call put into a group. In a callback those before it in that call have not joined
  /// yet, and it may be that only with them it closes no circle: what the recorded call found is not asked again
  /// there.
  func playJoin(_ id: kin_recognizer_id, to representative: kin_recognizer_id) throws(Failure) {
    let index = try checkGroup(representative, 1) { _ in id }
    let member = try recognizer(id)
    if !host.isBusy && !arena.mayJoin(member, to: index) { throw refuseCircle(index) }
    if !arena.inSameGroup(member, index) { carryThrough(Edit(.relate, representative, .represents, id)) }
    dropSpare()
  }

  /// Whether these can be the group of a representative, but for circles, and memory for it. Gives its index.
  private func checkGroup(_ representative: kin_recognizer_id, _ count: Int, _ id: (Int) -> kin_recognizer_id) throws(Failure) -> Int {
    let index = try recognizer(representative)
    try checkRepresentative(index)
    for i in 0..<count { try checkMember(try recognizer(id(i)), of: index) }
    try reservePlay(contacts: 0, isGrouped: true)
    try setAsideForEdits(count, relations: count)
    try setAside(rows: byteCountForGroups(joining: count))
    return index
  }

  private func refuseCircle(_ index: Int) -> Failure {
    dropSpare()
    return refuse(KIN_ERROR_CYCLE) {
      $0.append("a group of ")
      describe(index, into: &$0)
      $0.append(" would wait for itself: a requirement leads out of it and back into it")
    }
  }

  /// Everybody in the group of a recognizer is alone again.
  public func dissolveGroup(of id: kin_recognizer_id) throws(Failure) {
    let index = try recognizer(id)
    if arena.members[index].representative < 0 {
      throw refuse(KIN_ERROR_UNKNOWN) {
        describe(index, into: &$0)
        $0.append(" is in no group")
      }
    }
    try perform(Edit(.unrelate, id, .represents, id))
  }

  /// The recognizers that are not in the group yet, each once.
  private func joining(_ ids: Identifiers, _ representative: Int) throws(Failure) -> List<Int32> {
    var joining = List<Int32>()
    for i in 0..<ids.count {
      let member = Int32(truncatingIfNeeded: try recognizer(ids[i]))
      if !arena.inSameGroup(Int(member), representative), joining.firstIndex(of: member) == nil { joining.append(member) }
    }
    return joining
  }

  private func checkRepresentative(_ index: Int) throws(Failure) {
    if arena.members[index].representative < 0 || Int(arena.members[index].representative) == index { return }
    throw refuseMember(index)
  }

  /// Rule: group.members.
  private func checkMember(_ index: Int, of representative: Int) throws(Failure) {
    if arena.members[index].representative < 0 || arena.inSameGroup(index, representative) { return }
    throw refuseMember(index)
  }

  private func refuseMember(_ index: Int) -> Failure {
    refuse(KIN_ERROR_INVALID) {
      describe(index, into: &$0)
      $0.append(" is in the group of ")
      describe(Int(arena.members[index].representative), into: &$0)
    }
  }

  /// A callback may have asked for something else before that stands in the way now.
  func carryOutJoin(_ member: Int, to representative: Int) {
    if arena.mayJoin(member, to: representative) {
      arena.join(member, to: representative)
      host.playBounds = nil
    } else {
      log(KIN_SEVERITY_HOST_MISBEHAVING) {
        describe(member, into: &$0)
        $0.append(" was to join the group of ")
        describe(representative, into: &$0)
        $0.append(", which would close a circle, or one of them is in another group; it did not")
      }
    }
  }

  /// The bytes of the requirements that groups add: between each member and any recognizer, in both directions, and
  /// those that are suspended while their recognizer is in a group.
  func byteCountForGroups(joining: Int = 0) -> Int {
    var members = joining == 0 ? 0 : joining + 1
    for index in 0..<scene.recognizers.end where arena.members[index].representative >= 0 { members += 1 }
    for i in 0..<host.edits.deferred.count {
      if case .edit(let edit) = host.edits.deferred[i], edit.operation == .relate, edit.relation == .represents { members += 2 }
    }
    return members * 3 * scene.recognizers.end * (MemoryLayout<Relation>.stride + MemoryLayout<Int32>.stride) * 4
  }
}
