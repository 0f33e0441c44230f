/// Exclusion: who, recognized, shuts out whom.
extension Arena {
  /// Whether `winner` excludes `other`: related, allowed to prevent it, and nobody lets both run.
  /// - Parameter atEnd: by the fingers that are down at the end of the step.
  /// Rule: prevent.observer, group.place.
  @inline(never) func excludes(_ winner: Int, _ other: Int, _ judge: some Judge, atEnd: Bool = false) -> Bool {
    if winner == other || members[winner].isObserver || members[other].isObserver || yields(winner, to: other) { return false }
    if judge.areRelated(winner, other, atEnd: atEnd), mayPrevent(winner, other, judge), !mayRunTogether(winner, other, judge) {
      return true
    }
    return hasPolicies && isKeptInactive(other, by: winner)
  }

  /// Whether it prevents nobody of the other's side, and gives way to it.
  func yields(_ member: Int, to other: Int) -> Bool { members[representative(of: member, toward: other)].isYielding }

  /// The host's word, or without one the class hooks.
  /// Rule: prevent.host-word, group.asked.
  @inline(never) func mayPrevent(_ winner: Int, _ other: Int, _ judge: some Judge) -> Bool {
    let (a, b) = (representative(of: winner, toward: other), representative(of: other, toward: winner))
    return relations.prevention(by: a, of: b) ?? judge.classLets(a, prevent: b)
  }

  /// Rule: prevent.simultaneous.
  private func mayRunTogether(_ winner: Int, _ other: Int, _ judge: some Judge) -> Bool {
    let (a, b) = (representative(of: winner, toward: other), representative(of: other, toward: winner))
    return relations.has(.simultaneous, from: a, to: b) || judge.delegatesLetRunTogether(a, b)
  }

  /// Gate c: the first in the fixed order that is active, or was when the step began, or was recognized in it, and
  /// excludes this one.
  /// Rule: arena.exclusion-gate.
  @inline(never) func excluder(of member: Int, _ judge: some Judge) -> Int? {
    for i in 0..<inPlay.count {
      let other = Int(inPlay[i])
      if isBlocking(other), excludes(other, member, judge), !(hasPolicies && mayTakeOver(member, from: other, judge)) { return other }
    }
    return nil
  }

  /// Recognized, and not over before this step. One that may be withdrawn is as good as over.
  /// Rule: arena.blocks-its-step, arena.discrete-blocks-once, prevent.provisional.
  private func isBlocking(_ member: Int) -> Bool {
    let m = members[member]
    if m.isProvisional { return m.recognizedStep == step }
    return m.recognizedStep != 0 && (m.state.isActive || m.finishedStep == step)
  }
}
