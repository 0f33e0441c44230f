/// How often each rule decides something in the model: shows that the random worlds reach them all.
enum Rule: String, CaseIterable {
  case waitsForRequired = "gate a: waits for a required one (D 5)"
  case requiredWasActive = "gate a: required one is active at its own try (D 8)"
  case requiredRecognized = "required one recognized: fails at once (D 8)"
  case settledEarlier = "requirement met earlier in the attempt (D 20)"
  case releasedLate = "released in a later step than earned"
  case beganAndEnded = "Began and Ended in one step (D 6)"
  case withdrawn = "pending one withdrawn (D 5)"
  case shouldBegin = "gate b: should_begin says no"
  case viewSaysNo = "gate b: the hit view says no"
  case blockedByActive = "gate c: blocked by an active one"
  case blockedByPast = "gate c: blocked by one that was active when the step began (D 4)"
  case excluded = "excluded by one that is recognized"
  case pendingExcluded = "excluded while pending"
  case stepsBack = "steps back behind another ready one (D 4)"
  case circleOfStepsBack = "a circle of such falls back to the order (D 4)"
  case abandoned = "abandoned (D 7)"
  case abandonedReleases = "abandonment releases a waiter (D 7)"
  case yieldingCancelled = "a yielding one is cancelled (D 12)"
  case yieldingCancelledAtOnce = "a yielding one fails in the step in which it began (D 54)"
  case tiedReset = "reset waits for a required one (D 20)"
  case untiedReset = "reset does not wait for a new attempt of it (D 20)"
  case touchRefused = "the view does not hear of a touch (D 15)"
  case joined = "a finger joins an active one that cancels (D 16)"
  case winnerCancels = "a winner cancels a told touch (D 18)"
  case neverHeard = "a winner takes a withheld touch"
  case withheldBegan = "began withheld (D 17)"
  case lateBegan = "late began (D 1)"
  case withheldEnded = "ended withheld (D 17)"
  case lateEnded = "late ended (D 1)"
  case cancelOfWithheld = "system cancel of a withheld touch (D 11)"
  case feedRefused = "a feed is refused"
  case proposalRefused = "a proposal is refused (D 30)"
  case staticCircle = "a static circle is refused (D 9)"
  case dynamicCircle = "a dynamic circle is dropped (D 9)"
  case viewRemoved = "a hit view is removed (D 19)"
  case untiedUnsettled = "as before, and its earlier attempt had been recognized"
  case finalWithdrawn = "an earned Ended is withdrawn by a system cancel (D 5)"
  case removedViewNotAsked = "a hit view that would say no is gone (A One step)"
  case noFingerLeft = "the last finger is ignored"
  case tiedToSpent = "reset waits for one that is spent and itself tied (D 20, transitive)"
  case timerAgainAtOnce = "a timer asks to fire again at once (D 49)"
  case landsAsSystemCancels = "a finger lands as the system cancels its recognizer (D 56)"
  case joinedAndLifted = "a finger joins an active one and lifts in one feed (D 16, 40)"
  case movedAndCancelled = "a finger moves and is taken by the system in one feed"
  case pendingManualCancel = "system cancel of a touch of a manual that waits (D 5, 29)"
  case typeAfterProposal = "a touch of another type for a manual that began without one (D 26, 30)"
  case proposalWhileDisabled = "a proposal for a disabled manual"
  case timerAtSample = "a timer at the time of a sample"
}

extension Model {
  /// Has one of these rules decided something?
  func reaches(_ rules: [Rule]) -> Bool {
    rules.contains { reached[$0] != nil }
  }

  /// Notes that a rule decided something.
  mutating func note(_ rule: Rule, _ count: Int = 1) {
    if isCounting && count > 0 { reached[rule, default: 0] += count }
  }
}
