/// How often each rule decides something in the model: shows that the random worlds reach them all.
enum Rule: String, CaseIterable {
  case waitsForRequired = "gate a: waits for a required one (arena.requirement-gate)"
  case requiredWasActive = "gate a: required one is active at its own try (arena.requirement-gate)"
  case requiredRecognized = "required one recognized: fails at once (require.recognized)"
  case settledEarlier = "requirement met earlier in the attempt (require.settled-once)"
  case releasedLate = "released in a later step than earned (pending.late)"
  case beganAndEnded = "Began and Ended in one step (record.one-action)"
  case withdrawn = "pending one withdrawn (pending.withdrawn)"
  case shouldBegin = "gate b: should_begin says no (arena.should-begin)"
  case viewSaysNo = "gate b: the hit view says no (arena.should-begin)"
  case blockedByActive = "gate c: blocked by an active one (arena.exclusion-gate)"
  case blockedByPast = "gate c: blocked by one that was active when the step began (arena.blocks-its-step)"
  case excluded = "excluded by one that is recognized (arena.prevents)"
  case pendingExcluded = "excluded while pending (arena.prevents)"
  case stepsBack = "steps back behind another ready one (arena.steps-back)"
  case circleOfStepsBack = "a circle of such falls back to the order (arena.steps-back)"
  case abandoned = "abandoned (require.abandoned)"
  case abandonedReleases = "abandonment releases a waiter (require.abandoned)"
  case yieldingCancelled = "a yielding one is cancelled (prevent.yielding)"
  case yieldingCancelledAtOnce = "a yielding one fails in the step in which it began (prevent.yielding-silent)"
  case tiedReset = "reset waits for a required one (reset.tied)"
  case untiedReset = "reset does not wait for a new attempt of it (reset.tied)"
  case touchRefused = "the view does not hear of a touch (view.limits)"
  case joined = "a finger joins an active one that cancels (view.joined)"
  case winnerCancels = "a winner cancels a touch that the view has (view.cancels)"
  case neverHeard = "a winner takes a withheld touch (view.delays-began)"
  case withheldBegan = "began withheld (view.delays-began)"
  case lateBegan = "late began (record.touch-place)"
  case withheldEnded = "ended withheld (view.delays-ended)"
  case lateEnded = "late ended (record.time)"
  case cancelOfWithheld = "system cancel of a withheld touch (view.system-cancel)"
  case feedRefused = "a feed is refused (step.feed-whole)"
  case proposalRefused = "a proposal is refused (manual.proposals)"
  case staticCircle = "a static circle is refused (require.static)"
  case dynamicCircle = "a dynamic circle is dropped (require.dynamic-circle)"
  case viewRemoved = "a hit view is removed (host.remove-view)"
  case untiedUnsettled = "as before, and its earlier attempt had been recognized (reset.tied)"
  case finalWithdrawn = "an earned Ended is withdrawn by a system cancel (pending.withdrawn)"
  case removedViewNotAsked = "a hit view that would say no is gone (step.callbacks)"
  case noFingerLeft = "the last finger is ignored"
  case tiedToSpent = "reset waits for one that is spent and itself tied (reset.tied)"
  case timerAgainAtOnce = "a timer asks to fire again at once (time.past-deadline)"
  case landsAsSystemCancels = "a finger lands as the system cancels its recognizer (record.landing-at-cancel)"
  case joinedAndLifted = "a finger joins an active one and lifts in one feed (view.joined, step.lists)"
  case movedAndCancelled = "a finger moves and is taken by the system in one feed"
  case pendingManualCancel = "system cancel of a touch of a manual that waits (manual.system-cancel)"
  case typeAfterProposal = "a touch of another type for a manual that began without one (touch.types, manual.proposals)"
  case proposalWhileDisabled = "a proposal for a disabled manual (manual.proposals)"
  case groupRefused = "one of another group is refused (group.members)"
  case groupCircle = "a group that would wait for itself is refused (group.circle)"
  case groupUnderWay = "a group is made in the middle of an attempt (group.next-attempt)"
  case groupLoses = "one falls because of its group, or because of a group (group.one)"
  case representativeRemoved = "the representative of a group is removed (group.removed)"
  case heardAbove = "a view above gets a touch that nobody below asks for (view.below)"
  case parentWithFinger = "a view goes to another parent while a finger is down (host.set-parent)"
  case parentRefused = "a view does not go below itself (host.set-parent)"
  case timerAtSample = "a timer at the time of a sample (time.timer-first)"
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
