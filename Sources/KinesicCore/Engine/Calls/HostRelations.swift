import CKinesic

/// What a host says of two recognizers.
extension Engine {
  public func requireFailure(_ waiting: kin_recognizer_id, of required: kin_recognizer_id) throws(Failure) {
    try checkRequirement(try recognizer(waiting), try recognizer(required))
    try setAsideForEdits(relations: 1)
    try setAside(rows: byteCountForGroups())
    carryThrough(Edit(.relate, waiting, .requires, required))
    dropSpare()
  }

  public func removeRequirement(_ waiting: kin_recognizer_id, of required: kin_recognizer_id) throws(Failure) {
    let from = try recognizer(waiting)
    let to = try recognizer(required)
    if !arena.hostRequires(from, to) {
      throw refuse(KIN_ERROR_UNKNOWN) {
        describe(from, into: &$0)
        $0.append(" does not require ")
        describe(to, into: &$0)
        $0.append(" to fail")
      }
    }
    try perform(Edit(.unrelate, waiting, .requires, required))
  }

  public func allowSimultaneous(_ a: kin_recognizer_id, _ b: kin_recognizer_id, _ allowed: Bool) throws(Failure) {
    try checkPair(a, b)
    try perform(Edit(allowed ? .relate : .unrelate, a, .simultaneous, b))
  }

  public func setPrevention(_ preventer: kin_recognizer_id, _ prevented: kin_recognizer_id, _ allowed: Bool) throws(Failure) {
    try checkPair(preventer, prevented)
    try perform(Edit(.relate, preventer, allowed ? .mayPrevent : .mayNotPrevent, prevented))
  }

  public func requireInactive(_ recognizer: kin_recognizer_id, _ other: kin_recognizer_id, _ required: Bool) throws(Failure) {
    try checkPair(recognizer, other)
    try perform(Edit(required ? .relate : .unrelate, recognizer, .requiresInactive, other))
  }

  public func allowTakeover(_ recognizer: kin_recognizer_id, from other: kin_recognizer_id, _ allowed: Bool) throws(Failure) {
    try checkPair(recognizer, other)
    try perform(Edit(allowed ? .relate : .unrelate, recognizer, .mayTakeOver, other))
  }

  /// Each of the ids waits for all that stand before it; all or nothing.
  public func composeExclusive(_ ids: Identifiers) throws(Failure) {
    for i in 0..<ids.count {
      let waiting = try recognizer(ids[i])
      for j in 0..<i {
        let required = try recognizer(ids[j])
        try checkRequirement(waiting, required)
        if arena.inSameGroup(waiting, required) { try checkBetween(ids, j, i) }
      }
    }
    let pairs = ids.count * max(ids.count - 1, 0) / 2
    try setAsideForEdits(pairs, relations: pairs)
    try setAside(rows: byteCountForGroups())
    for i in 0..<ids.count {
      for j in 0..<i { carryThrough(Edit(.relate, ids[i], .requires, ids[j])) }
    }
    dropSpare()
  }

  /// Each pair of the ids may be recognized at once; all or nothing.
  public func composeSimultaneous(_ ids: Identifiers) throws(Failure) {
    for i in 0..<ids.count {
      _ = try recognizer(ids[i])
      for j in 0..<i { try checkPair(ids[i], ids[j]) }
    }
    let pairs = ids.count * max(ids.count - 1, 0) / 2
    try setAsideForEdits(pairs, relations: pairs)
    for i in 0..<ids.count {
      for j in 0..<i { carryThrough(Edit(.relate, ids[i], .simultaneous, ids[j])) }
    }
    dropSpare()
  }

  /// Fills in what fits, returns how many there are.
  public func listRelations(_ id: kin_recognizer_id, _ relation: kin_relation, _ buffer: IdentifierBuffer) throws(Failure) -> UInt32 {
    let index = try recognizer(id)
    switch RelationKind(rawValue: relation) {
    case .requires: return list(of: index, buffer) { ($0.kind == .requires || $0.kind == .suspended) && $0.lastAttempt == .max }
    case .represents: return listGroup(of: index, buffer)
    case .simultaneous, .mayPrevent, .mayNotPrevent, .requiresInactive, .mayTakeOver:
      return list(of: index, buffer) { $0.kind.rawValue == relation }
    default: throw refuse(KIN_ERROR_INVALID) { $0.append("the relation is not one of KIN_RELATION_...") }
    }
  }

  private func list(of index: Int, _ buffer: IdentifierBuffer, from first: Int = 0, where isWanted: (Relation) -> Bool) -> UInt32 {
    var count = first
    var place = arena.relations.first(of: index)
    while place >= 0 {
      let found = arena.relations[place]
      place = Int(found.next)
      if !isWanted(found) { continue }
      if count < buffer.count { buffer[count] = identifier(of: Int(found.to)) }
      count += 1
    }
    return UInt32(count)
  }

  /// The representative first.
  private func listGroup(of index: Int, _ buffer: IdentifierBuffer) -> UInt32 {
    let representative = Int(arena.members[index].representative)
    if representative < 0 { return 0 }
    if buffer.count > 0 { buffer[0] = identifier(of: representative) }
    return list(of: representative, buffer, from: 1) { $0.kind == .represents }
  }

  /// Rule: require.static.
  private func checkRequirement(_ waiting: Int, _ required: Int) throws(Failure) {
    if !arena.isWaiting(required, for: waiting) { return }
    throw refuse(KIN_ERROR_CYCLE) {
      describe(waiting, into: &$0)
      $0.append(" cannot require ")
      describe(required, into: &$0)
      $0.append(" to fail: that one waits for it already, or is it")
    }
  }

  /// Refuses a chain in which a member of a group waits for a recognizer outside that waits for another member.
  /// Rule: group.circle.
  private func checkBetween(_ ids: Identifiers, _ first: Int, _ last: Int) throws(Failure) {
    let waiting = try recognizer(ids[last])
    for i in first + 1..<last where !arena.inSameGroup(try recognizer(ids[i]), waiting) {
      let between = try recognizer(ids[i])
      throw refuse(KIN_ERROR_CYCLE) {
        describe(waiting, into: &$0)
        $0.append(" cannot require ")
        describe(between, into: &$0)
        $0.append(" to fail: that one would wait for another one of its group")
      }
    }
  }

  private func checkPair(_ a: kin_recognizer_id, _ b: kin_recognizer_id) throws(Failure) {
    let first = try recognizer(a)
    let second = try recognizer(b)
    if first == second { throw refuse(KIN_ERROR_INVALID) { $0.append("a recognizer cannot be related to itself") } }
  }
}
