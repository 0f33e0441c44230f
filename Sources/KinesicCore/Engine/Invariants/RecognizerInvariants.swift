import CKinesic

/// What must hold after each step of one recognizer: one legal state, and a reason for everything that it still waits
/// for.
extension Engine {
  func checkRecognizer(_ index: Int) throws(Breach) {
    let member = arena.members[index]
    try checkClass(of: index, member)
    try checkState(index, member)
    try checkTouches(of: index, member)
    try checkTimer(index, member)
    try checkWaiting(index, member)
  }

  /// The fields of its state agree: it is out of play, undecided, active or terminal.
  private func checkState(_ index: Int, _ member: Member) throws(Breach) {
    try check(index, member.isInPlay || member.state == .possible, "is out of play, but not possible")
    try check(index, member.isInPlay || member.earned == .possible, "is out of play, but still waits")
    try check(index, member.earned == .possible || member.state == .possible, "has left Possible, but still waits")
    try check(index, member.earned != .cancelled && member.earned != .failed, "waits with a failure")
    let isRecognized = member.state.isActive || member.state == .ended
    try check(index, !isRecognized || member.recognizedStep != 0, "has left Possible without being recognized")
    try check(index, member.state != .possible || member.recognizedStep == 0, "was recognized, and is still Possible")
    try check(index, member.state.isTerminal == (member.finishedStep != 0), "is terminal without having finished, or the reverse")
    try check(index, member.state.isTerminal == isAwaitingReset(index), "is terminal without awaiting its reset, or the reverse")
    try check(index, member.isEnabled || !member.isInPlay || member.state.isTerminal, "is disabled, and goes on")
    try check(index, member.action == .none, "has an action that was not sent")
  }

  private func isAwaitingReset(_ index: Int) -> Bool { arena.awaitingReset.firstIndex(of: Int32(truncatingIfNeeded: index)) != nil }

  private func checkTouches(of index: Int, _ member: Member) throws(Breach) {
    try check(index, member.isInPlay || member.touches.isEmpty, "is out of play, but has touches")
    try check(index, (member.touches - touches.used).isEmpty, "has a touch that is gone")
    try check(index, (member.ignored - member.touches).isEmpty, "ignores touches that it does not have")
    #if KINESIC_CHECKS
      try checkViews(of: index)
    #endif
  }

  #if KINESIC_CHECKS
    /// As long as no view has gone to another parent since a touch landed.
    private func checkViews(of index: Int) throws(Breach) {
      // What hovers is offered anew in each step.
      var rest = touchesFollowed(by: index) - touches.hovers
      while let place = rest.popFirst() {
        if touches[place].touch.contact <= landedBeforeMove { continue }
        let view = touches[place].view
        let isAbove = view < 0 || scene.views.isAncestorOrSelf(scene.recognizers[index].view, of: view)
        try check(index, isAbove, "hears of a touch of a view that is not below its own")
      }
    }
  #endif

  private func checkTimer(_ index: Int, _ member: Member) throws(Breach) {
    try check(index, member.hasTimer == attempts.timers.isArmed(index), "has a timer that the arena does not know of")
    try check(index, member.isInPlay || !member.hasTimer, "is out of play, but has a timer")
    try check(index, !member.state.isTerminal || !member.hasTimer, "is terminal, but has a timer")
    let isArenas = attempts.timers.deadline(of: index) == arena.policyRows[index].wakeTime
    try check(index, !member.isFinal || !member.hasTimer || isArenas, "has earned its end, but has a timer")
  }

  /// What waits has something to wait for: with a result, for a reset, or undecided.
  private func checkWaiting(_ index: Int, _ member: Member) throws(Breach) {
    if member.isPending {
      if case .waiting = arena.standing(of: index) { return }
      try check(index, arena.hasLease(self), "is pending, and neither one whom it requires to fail nor a lease keeps it")
    } else if member.isUndecided {
      try check(index, !isSequenceOver || member.hasTimer, "can never decide: no finger is down and it has no timer")
    }
    try check(index, !member.state.isTerminal || arena.isTied(index), "is terminal, and was not reset although it is tied to nobody")
  }
}
