/// What a host may want of the arena beside the rules that hold for all: leases, takeovers, what is provisional, who
/// wins when all others are out, and what is decided at the lift.
extension Model {
  /// Its timer is the earlier of what its class asks for and of when the arena looks at it again; another time is a
  /// new arming (time.timer-order).
  mutating func arm(_ index: Int) {
    let due = min(recognizers[index].deadline, recognizers[index].wake)
    if due == recognizers[index].due { return }
    armings += 1
    recognizers[index].due = due
    recognizers[index].arming = armings
  }

  /// It has earned its end: its class is not stepped any more. When the arena looks at it again stays.
  mutating func stopClassTimer(_ index: Int) {
    recognizers[index].deadline = never
    arm(index)
  }

  mutating func stopTimer(_ index: Int) {
    recognizers[index].deadline = never
    recognizers[index].wake = never
    recognizers[index].due = never
  }

  private mutating func wake(_ index: Int, at time: UInt64) {
    recognizers[index].wake = min(recognizers[index].wake, time)
    arm(index)
  }

  /// Those that want to leave Possible and wait for nobody; a requirement that is refused goes before a lease.
  mutating func whoIsReady() -> [Int] {
    order.filter { index in
      guard wants(index) else { return false }
      var isReady = !waits(index) || isRefusedByRequired(index)
      if isReady, !isRefusedByRequired(index), let holder = holder(against: index) {
        note(.held)
        wake(holder, at: leaseEnd(holder) ?? never)
        isReady = false
      }
      if !isReady && recognizers[index].waitingSince == nil { recognizers[index].waitingSince = step }
      return isReady
    }
  }

  /// Until when it holds the arena: it is undecided, has earned nothing, and its first touch is not so long ago
  /// (arena.lease).
  private func leaseEnd(_ index: Int) -> UInt64? {
    let recognizer = recognizers[index]
    let lease = world.recognizers[index].lease
    guard lease > 0, recognizer.inPlay, recognizer.state == .possible, recognizer.earned == nil, !recognizer.removed else { return nil }
    guard let start = recognizer.touches.map({ touches[$0].startTime }).min(), start + lease > now else { return nil }
    return start + lease
  }

  private func holder(against index: Int) -> Int? { order.first { leaseEnd($0) != nil && wouldPrevent($0, index, atEnd: true) } }

  /// Whether one that is excluded goes on looking, as it may take over soon (prevent.takeover).
  mutating func keepsLooking(_ index: Int, beside winner: Int) -> Bool {
    let interval = world.recognizers[index].takeoverInterval
    let pair = Pair(voice(of: index, to: winner), voice(of: winner, to: index))
    guard interval > 0, takeovers.contains(pair), recognizers[index].earned == nil, recognizers[winner].state.isActive else { return false }
    note(.keptLooking)
    recognizers[index].rival = (winner, now + interval)
    wake(index, at: now + interval)
    return true
  }

  func mayTakeOver(_ index: Int, from other: Int) -> Bool {
    guard let rival = recognizers[index].rival, rival.other == other else { return false }
    return recognizers[other].state.isActive && now < rival.until
  }

  /// Whether an active one is cancelled by one that is recognized (prevent.provisional, prevent.takeover).
  func loses(_ index: Int, to winner: Int) -> Bool {
    if !recognizers[index].isProvisional { return mayTakeOver(winner, from: index) }
    let isShared = !recognizers[index].basis.isDisjoint(with: recognizers[winner].touches)
    return isShared && wouldPrevent(winner, index)
  }

  /// One that began provisionally, and has no finger down, ends when nobody can withdraw it any more: nobody who is
  /// undecided, has one of the touches with which it began, and may prevent it, with the fingers that are down at the
  /// end of the step (prevent.provisional).
  mutating func confirmProvisional() -> Bool {
    for index in order where recognizers[index].isProvisional && recognizers[index].state.isActive {
      if recognizers[index].attemptTouches.contains(where: { touches[$0].down }) { continue }
      let isInDoubt = order.contains { other in
        other != index && isUndecided(other) && !recognizers[index].basis.isDisjoint(with: recognizers[other].touches)
          && wouldPrevent(other, index, atEnd: true)
      }
      if isInDoubt { continue }
      note(recognizers[index].recognizedNow ? .confirmedAtOnce : .confirmed)
      recognizers[index].endPlace = recognizers[index].endPlace ?? lastPlace(of: index)
      recognizers[index].state = .ended
      recognizers[index].actions = recognizers[index].recognizedNow ? [.began, .ended] : [.ended]
      return true
    }
    return false
  }

  /// One thing that policies ask for when all else is settled; whether there was one.
  mutating func carryOutPolicies() -> Bool { endTakeover() || decideAtLift() || takeDefault() }

  private func isUndecided(_ index: Int) -> Bool { recognizers[index].inPlay && recognizers[index].state == .possible }

  /// When it has to be recognized to take over, if that is to come; the end of a lease may have been looked at first.
  func nextTakeoverEnd(_ index: Int) -> UInt64 {
    guard isUndecided(index), let rival = recognizers[index].rival, rival.until > now else { return never }
    return rival.until
  }

  private mutating func endTakeover() -> Bool {
    let over = order.first { index in
      guard isUndecided(index), let rival = recognizers[index].rival else { return false }
      return !mayTakeOver(index, from: rival.other)
    }
    guard let over else { return false }
    note(.takeoverEnded)
    fail(over)
    return true
  }

  /// The nearest boundary at or above its view; nil: the root.
  private func boundary(_ index: Int) -> Int {
    world.chain(from: world.recognizers[index].view).first { $0 == rootView || world.views[$0].boundary } ?? rootView
  }

  /// At the lift of the last finger of an arena those that are waited for fail (arena.lift).
  private mutating func decideAtLift() -> Bool {
    for index in order where isUndecided(index) {
      let place = boundary(index)
      guard place == rootView ? world.decidesAtLift : world.views[place].decidesAtLift else { continue }
      let all = order.filter { recognizers[$0].inPlay && !recognizers[$0].state.isTerminal && boundary($0) == place }
      if isHeldOpen(all) { continue }
      let left = all.filter(isUndecided)
      if let chosen = left.first(where: { world.recognizers[$0].winsAtLift }) {
        note(.liftNamed)
        take(chosen)
        return true
      }
      let waiting = left.filter { recognizers[$0].earned != nil }
      guard let since = waiting.compactMap({ recognizers[$0].waitingSince }).min(),
        let chosen = waiting.first(where: { recognizers[$0].waitingSince == since })
      else { continue }
      take(chosen)
      return true
    }
    return false
  }

  /// What a chosen one has earned is free; one that has earned nothing gets its end.
  private mutating func take(_ chosen: Int) {
    if recognizers[chosen].earned == nil { give(chosen, .ended) }
    // One that a requirement refuses waits for nobody.
    if isRefusedByRequired(chosen) { return tryToLeave(chosen) }
    for other in order where openRequirements(chosen).contains(other) && recognizers[other].state == .possible {
      note(.liftDecided)
      fail(other)
    }
    if let holder = holder(against: chosen) { fail(holder) }
    tryToLeave(chosen)
  }

  /// Whether a finger of them is down, or the first of them that is neither has a lease, whose end is looked at.
  private mutating func isHeldOpen(_ all: [Int]) -> Bool {
    for index in all {
      if recognizers[index].touches.contains(where: { touches[$0].down }) { return true }
      guard let end = leaseEnd(index) else { continue }
      wake(index, at: end)
      return true
    }
    return false
  }

  /// One whose others have all failed takes its state (arena.default-winner).
  private mutating func takeDefault() -> Bool {
    for index in order where world.recognizers[index].defaultState != .possible && isUndecided(index) {
      let others = order.filter {
        $0 != index && recognizers[$0].inPlay && !world.recognizers[$0].observeOnly && boundary($0) == boundary(index)
      }
      if others.contains(where: wasRecognized) { recognizers[index].isBeaten = true }
      let isAlone = !recognizers[index].isBeaten && !others.contains(where: isUndecided)
      guard isAlone, recognizers[index].earned == nil else { continue }
      note(.byDefault)
      give(index, world.recognizers[index].defaultState)
      return true
    }
    return false
  }

  private func wasRecognized(_ index: Int) -> Bool {
    let recognizer = recognizers[index]
    return recognizer.state.isActive || recognizer.state == .ended || recognizer.state == .cancelled
  }

  private mutating func give(_ index: Int, _ state: State) {
    recognizers[index].isProvisional = false
    let isDown = recognizers[index].attemptTouches.contains { touches[$0].down }
    if state == .ended || !isDown { earnEnd(index, beganToo: state == .began) } else { earn(index, .began) }
  }
}
