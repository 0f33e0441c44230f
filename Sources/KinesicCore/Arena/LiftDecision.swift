/// Boundaries that decide when the last finger lifts.
extension Arena {
  /// Where a boundary decides at the lift, those that still wait are set free, the first of them first. Whether that
  /// changed anything.
  /// Rule: arena.lift.
  func decideAtLift(_ judge: some Judge) -> Bool {
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      guard members[member].isUndecided else { continue }
      let boundary = judge.boundary(of: member)
      guard judge.decidesAtLift(boundary), isLifted(boundary, judge), let chosen = chosen(in: boundary, judge) else { continue }
      givesAtLift = !members[chosen].isPending
      if givesAtLift { give(chosen, .ended, judge) }
      failAwaited(of: chosen, judge)
      leavePossible(chosen, judge)
      givesAtLift = false
      return true
    }
    return false
  }

  /// Whether no finger of its recognizers is down, and none of them holds a lease.
  private func isLifted(_ boundary: Int, _ judge: some Judge) -> Bool {
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      if members[member].state.isTerminal || judge.boundary(of: member) != boundary { continue }
      if !(members[member].touches & judge.down).isEmpty { return false }
      guard let end = leaseEnd(of: member, judge) else { continue }
      judge.wake(member, at: end)
      return false
    }
    return true
  }

  /// The first in order that the host has named, else the one that has waited longest.
  private func chosen(in boundary: Int, _ judge: some Judge) -> Int? {
    var longest: Int?
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      guard members[member].isUndecided, judge.boundary(of: member) == boundary else { continue }
      if policyRows[member].policy.winsAtLift { return member }
      guard members[member].isPending else { continue }
      if longest.map({ members[member].waitingSince < members[$0].waitingSince }) ?? true { longest = member }
    }
    return longest
  }

  /// Those that it waits for fail, so that it does not wait any more. Its host is asked for whom it waits, as before
  /// every way out.
  private func failAwaited(of member: Int, _ judge: some Judge) {
    askRequirements(of: member, judge)
    while case .waiting(let other) = standing(of: member) { fail(other, .decidedAtLift, member, judge) }
    if case .refused = standing(of: member) { return }
    if let holder = holder(against: member, judge) { fail(holder, .decidedAtLift, member, judge) }
  }
}
