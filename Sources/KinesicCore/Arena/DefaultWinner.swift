/// Who gets what nobody else takes.
extension Arena {
  /// When all others of its arena have failed, a recognizer takes the state that the host has named. Whether one did.
  /// Rule: arena.default-winner.
  func takeDefault(_ judge: some Judge) -> Bool {
    for i in 0..<inPlay.count {
      let member = Int(inPlay[i])
      let state = policyRows[member].policy.defaultState
      guard state != .possible, members[member].isUndecided, isLeft(member, judge), !members[member].isPending else { continue }
      give(member, state, judge)
      return true
    }
    return false
  }

  /// Whether nobody else of its arena can win, and none has won in this attempt.
  private func isLeft(_ member: Int, _ judge: some Judge) -> Bool {
    var isAlone = true
    for i in 0..<inPlay.count {
      let other = Int(inPlay[i])
      if other == member || members[other].isObserver || !isInArena(other, of: member, judge) { continue }
      if members[other].recognizedStep != 0 { policyRows[member].beatenAttempt = members[member].attempt }
      if members[other].isUndecided { isAlone = false }
    }
    return isAlone && policyRows[member].beatenAttempt != members[member].attempt
  }

  /// Gives it a state as if it had earned it. With no finger down it ends at once.
  func give(_ member: Int, _ state: State, _ judge: some Judge) {
    let ends = state == .ended || (members[member].owned & judge.down).isEmpty
    earn(member, ends ? .ended : state, hasBegun: state == .began, isByDefault: true, judge)
    judge.keepPlace(of: member, ended: ends)
  }
}
