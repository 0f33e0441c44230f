/// Who wins (arena.gates and the rules about it).
extension Model {
  /// First what recognizers decide alone (arena.alone-first), then those that want to leave Possible, one after
  /// another, from the top each time (arena.from-the-top), until nobody can. Who is free is judged in this same step
  /// (require.no-idle-wait).
  mutating func arbitrate(_ proposals: [Int: Proposal]) {
    for index in order {
      if let proposal = proposals[index] { decideAlone(index, proposal) }
    }
    while true {
      let ready = whoIsReady()
      if let next = firstToGo(ready) {
        if next != ready.first { note(.stepsBack) }
        tryToLeave(next)
      } else if !carryOutPolicies() && !abandon() && !confirmProvisional() {
        break
      }
    }
    for index in order where wants(index) {
      note(.waitsForRequired)
      recognizers[index].waitedBefore = true
    }
    // A terminal or final-pending recognizer has no timer (time.timer-dropped).
    for index in recognizers.indices {
      if recognizers[index].state.isTerminal { stopTimer(index) } else if recognizers[index].isFinal { stopClassTimer(index) }
    }
  }

  /// Failures, transitions of those already active, and what one in Possible earns (state.table).
  mutating func decideAlone(_ index: Int, _ proposal: Proposal) {
    switch recognizers[index].state {
    case .possible: decideInPossible(index, proposal)
    case .began, .changed: decideWhileActive(index, proposal)
    case .ended, .cancelled, .failed: break
    }
  }

  mutating func decideInPossible(_ index: Int, _ proposal: Proposal) {
    switch proposal.state {
    case .possible: break  // What is earned stays earned (pending.stays-earned).
    case .failed, .cancelled:
      // Of a pending one: withdrawn without a record (pending.withdrawn).
      if recognizers[index].earned != nil { note(.withdrawn) }
      fail(index)
    case .began:
      // A pending one is Began, then Changed as its touches move (pending.stays-earned).
      if recognizers[index].earned == nil {
        recognizers[index].isProvisional = proposal.isProvisional
        recognizers[index].basis = Set(recognizers[index].attemptTouches)
        earn(index, .began)
      } else if proposal.sawMove {
        earn(index, .changed)
      }
    case .changed:
      // From Possible taken as Began; a pending one goes on to Changed, and Changed again as its touches move.
      if recognizers[index].earned == .changed, !proposal.sawMove, !proposal.sendsChanged { break }
      if recognizers[index].earned == nil { recognizers[index].isProvisional = false }
      earn(index, recognizers[index].earned == nil ? .began : .changed)
    case .ended:
      if recognizers[index].earned == nil { recognizers[index].isProvisional = false }
      earnEnd(index, beganToo: recognizers[index].earned != nil || proposal.beganToo)
    }
  }

  mutating func earn(_ index: Int, _ state: State) {
    recognizers[index].earned = state
    recognizers[index].waitingSince = nil
  }

  mutating func earnEnd(_ index: Int, beganToo: Bool) {
    recognizers[index].earnedBeganToo = beganToo
    earn(index, .ended)
    recognizers[index].endPlace = lastPlace(of: index)
    stopClassTimer(index)
  }

  mutating func decideWhileActive(_ index: Int, _ proposal: Proposal) {
    let state = recognizers[index].state
    switch proposal.state {
    case .ended:
      recognizers[index].state = .ended
      recognizers[index].actions = [.ended]
    case .failed, .cancelled: cancel(index)  // Failed is coerced to Cancelled.
    case .possible, .began, .changed:
      // The state it has means nothing, unless a touch moved; Changed in Began always counts (state.changed-again,
      // state.changed-proposed). What cannot follow
      // is refused: it counts as the state it has.
      if proposal.sawMove || (proposal.state == .changed && (state == .began || proposal.sendsChanged)) {
        recognizers[index].state = .changed
        recognizers[index].actions = [.changed]
      }
    }
  }

  /// Possible to Failed: no action (state.silent).
  mutating func fail(_ index: Int) {
    recognizers[index].state = .failed
    recognizers[index].earned = nil
    stopTimer(index)
    settle(index)
  }

  /// Began or Changed to Cancelled: the action of this step is that, whatever it was before (record.one-action,
  /// prevent.yielding).
  mutating func cancel(_ index: Int) {
    recognizers[index].state = .cancelled
    recognizers[index].actions = [.cancelled]
    stopTimer(index)
    settle(index)
  }

  /// Who is in play and requires this one has it met for the rest of the attempt (require.settled-once).
  mutating func settle(_ failed: Int) {
    for index in recognizers.indices where recognizers[index].inPlay && recognizers[index].requirements.contains(failed) {
      recognizers[index].settled.insert(failed)
    }
  }

  /// In Possible with something earned.
  func wants(_ index: Int) -> Bool {
    recognizers[index].state == .possible && recognizers[index].earned != nil
  }

  /// Whom it still requires to fail: settled ones are not asked again, those not in play count as satisfied
  /// (require.satisfied).
  func openRequirements(_ index: Int) -> [Int] {
    recognizers[index].requirements.filter { required in
      !recognizers[index].settled.contains(required) && !recognizers[required].removed && recognizers[required].inPlay
    }
  }

  /// Gate a: one that is Possible and in play makes it wait (require.waits).
  func waits(_ index: Int) -> Bool {
    openRequirements(index).contains { recognizers[$0].state == .possible }
  }

  /// Gate a: one that is Began, Changed or Ended fails it, at its own try
  /// (arena.requirement-gate), whoever else it waits for.
  func isRefusedByRequired(_ index: Int) -> Bool {
    openRequirements(index).contains { recognizers[$0].state.isActive || recognizers[$0].state == .ended }
  }

  /// Of those ready the first in the order that does not step back: one that another ready one would prevent, and
  /// which cannot prevent that one in turn, stands behind it; a circle of such falls back to the order
  /// (arena.steps-back).
  mutating func firstToGo(_ ready: [Int]) -> Int? {
    /// All that stand before this one, directly or through others.
    func before(_ index: Int) -> Set<Int> {
      var found: Set<Int> = []
      var open = [index]
      while let next = open.popLast() {
        for other in ready where other != next && wouldPrevent(other, next) && !wouldPrevent(next, other) {
          if found.insert(other).inserted { open.append(other) }
        }
      }
      return found
    }
    if ready.contains(where: { before($0).contains($0) }) { note(.circleOfStepsBack) }
    return ready.first { index in before(index).allSatisfy { $0 == index || before($0).contains(index) } }
  }

  /// The gates; then it takes its state and excludes.
  mutating func tryToLeave(_ index: Int) {
    if isRefusedByRequired(index) {
      note(.requiredWasActive)
      return fail(index)
    }
    // Gate b: its own delegate, then the hit views of its touches (arena.should-begin).
    // These only if it would take their touches.
    let takes = world.recognizers[index].cancelsTouchesInView && !world.recognizers[index].observeOnly
    let hit = takes ? Set(recognizers[index].attemptTouches.map { touches[$0].view }).subtracting([rootView]) : []
    // One that is gone is not asked: handles that were destroyed stop calling back at once (step.callbacks).
    let views = hit.subtracting(removedViews)
    note(.removedViewNotAsked, hit.intersection(removedViews).filter { !world.views[$0].gestureShouldBegin }.count)
    if !world.recognizers[index].shouldBegin || views.contains(where: { !world.views[$0].gestureShouldBegin }) {
      note(world.recognizers[index].shouldBegin ? .viewSaysNo : .shouldBegin)
      return fail(index)
    }
    // Gate c: one that is active, was active when the step began (arena.blocks-its-step), or was recognized in this
    // step (arena.exclusion-gate, arena.discrete-blocks-once; who is in play was excluded by that one at once, so this
    // third never decides here).
    if let blocker = order.first(where: { other in
      let blocks = recognizers[other].state.isActive || recognizers[other].wasActive
      let mayBlock = recognizers[other].recognizedNow || blocks && !recognizers[other].isProvisional
      return other != index && mayBlock && wouldPrevent(other, index) && !mayTakeOver(index, from: other)
    }) {
      let active = recognizers[blocker].state.isActive
      note(active ? .blockedByActive : .blockedByPast)
      return fail(index)
    }
    recognize(index)
  }

  mutating func recognize(_ index: Int) {
    note(.settledEarlier, recognizers[index].settled.filter { recognizers[$0].inPlay && !recognizers[$0].state.isTerminal }.count)
    note(.releasedLate, recognizers[index].waitedBefore ? 1 : 0)
    note(.beganAndEnded, recognizers[index].earnedBeganToo ? 1 : 0)
    if recognizers[index].earned == .ended {
      recognizers[index].state = .ended
      recognizers[index].actions = recognizers[index].earnedBeganToo ? [.began, .ended] : [.ended]
    } else {
      recognizers[index].state = .began
      recognizers[index].actions = [.began]
    }
    recognizers[index].earned = nil
    recognizers[index].recognizedNow = true
    for other in order where other != index && recognizers[other].inPlay && !recognizers[other].removed {
      let possible = recognizers[other].state == .possible
      // Every recognizer in play that requires it and is still Possible fails, ready or not (require.recognized),
      // unless settled (require.settled-once).
      let requires = recognizers[other].requirements.contains(index) && !recognizers[other].settled.contains(index)
      // Every related one still in Possible is excluded, pending ones too (arena.prevents); one that is active stays
      // (arena.active-stays).
      if possible && (requires || wouldPrevent(index, other)) {
        if voice(of: other, to: index) != other || voice(of: index, to: other) != index { note(.groupLoses) }
        if !requires, keepsLooking(other, beside: index) { continue }
        note(requires ? .requiredRecognized : recognizers[other].earned == nil ? .excluded : .pendingExcluded)
        fail(other)
      } else if recognizers[other].state.isActive, world.recognizers[voice(of: other, to: index)].kind.isYielding,
        wouldPrevent(index, other)
      {
        // A yielding one is cancelled by who is recognized (prevent.yielding).
        note(recognizers[other].recognizedNow ? .yieldingCancelledAtOnce : .yieldingCancelled)
        if recognizers[other].recognizedNow { withdraw(other) } else { cancel(other) }
      } else if recognizers[other].state.isActive, !world.recognizers[voice(of: other, to: index)].kind.isYielding,
        loses(other, to: index)
      {
        note(recognizers[other].isProvisional ? .provisionalWithdrawn : .takenOver)
        if recognizers[other].recognizedNow { withdraw(other) } else { cancel(other) }
      }
    }
  }

  /// Who begins and is cancelled in one step sends nothing: it fails (prevent.yielding-silent).
  mutating func withdraw(_ index: Int) {
    recognizers[index].actions = []
    recognizers[index].recognizedNow = false
    fail(index)
  }

  /// When no contact is down, whoever is Possible, in play, without a timer, and not pending is failed
  /// (require.abandoned). True if anybody was.
  mutating func abandon() -> Bool {
    if touches.contains(where: { $0.down }) { return false }
    let lost = order.filter {
      let recognizer = recognizers[$0]
      return recognizer.state == .possible && recognizer.inPlay && !recognizer.removed && recognizer.earned == nil
        && recognizer.due == never
    }
    for index in lost { fail(index) }
    note(.abandoned, lost.count)
    if !lost.isEmpty { note(.abandonedReleases, order.filter { wants($0) && !waits($0) }.count) }
    return !lost.isEmpty
  }
}
