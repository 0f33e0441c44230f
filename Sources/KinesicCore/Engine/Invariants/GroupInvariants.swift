import CKinesic

/// What must hold of groups after each step.
extension Engine {
  /// A member of a group is named once, by its representative, and has the requirements of the group.
  func checkGroup(of index: Int) throws(Breach) {
    let representative = Int(arena.members[index].representative)
    try check(index, isThere(index) && isThere(representative), "is in the group of a recognizer that is gone")
    let isItself = representative == index
    let isNamed = arena.relations.find(.represents, from: representative, to: index) != nil
    try check(index, Int(arena.members[representative].representative) == representative, "is represented by one of another group")
    try check(index, isItself ? hasMembers(index) : isNamed, "is in a group that does not name it")
    for other in 0..<arena.members.count where isThere(other) && other != index {
      try checkGroupRequirement(index, other)
      try checkGroupRequirement(other, index)
    }
  }

  private func hasMembers(_ representative: Int) -> Bool {
    var relation = arena.relations.first(of: representative)
    while relation >= 0, arena.relations[relation].kind != .represents { relation = Int(arena.relations[relation].next) }
    return relation >= 0
  }

  private func checkGroupRequirement(_ waiting: Int, _ required: Int) throws(Breach) {
    let waits =
      arena.relations.find(.requires, from: waiting, to: required) != nil
      || arena.relations.find(.inherits, from: waiting, to: required) != nil
    try check(waiting, waits == arena.mustWait(waiting, required), "does not require what its group requires")
    let isSuspended = arena.relations.find(.suspended, from: waiting, to: required) != nil
    try check(waiting, !isSuspended || !waits, "has a requirement that counts and is suspended")
  }
}
