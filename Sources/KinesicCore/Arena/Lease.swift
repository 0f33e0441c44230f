/// Leases: an undecided recognizer that will know soon keeps others from being recognized until then.
extension Arena {
  /// The first in the fixed order that holds the arena against one that has earned its state.
  /// Rule: arena.lease.
  @inline(never) func holder(against member: Int, _ judge: some Judge) -> Int? {
    for i in 0..<inPlay.count {
      let other = Int(inPlay[i])
      guard let end = leaseEnd(of: other, judge), excludes(other, member, judge, atEnd: true) else { continue }
      judge.wake(other, at: end)
      return other
    }
    return nil
  }

  /// Whether anybody holds the arena.
  func hasLease(_ judge: some Judge) -> Bool {
    for i in 0..<inPlay.count where leaseEnd(of: Int(inPlay[i]), judge) != nil { return true }
    return false
  }

  /// When a lease ends that counts now; nil: there is none. One that has earned its state knows already.
  func leaseEnd(of member: Int, _ judge: some Judge) -> UInt64? {
    let lease = policyRows[member].policy.lease
    if lease == 0 || !members[member].isUndecided || members[member].isPending { return nil }
    let start = judge.attemptStart(of: member)
    let end = start.later(by: lease)
    return start == .max || end <= judge.time ? nil : end
  }
}
