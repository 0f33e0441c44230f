/// What a host wants of the arena for one recognizer beside the rules that hold for all. Nothing at first.
struct Policy: Equatable {
  /// How long from its first touch it holds the arena while it is undecided, nanoseconds.
  var lease: UInt64 = 0
  /// How long after another one began it may take over from it, where the host allows that, nanoseconds.
  var takeoverInterval: UInt64 = 300_000_000
  /// The state that it takes when all others of its arena are out; Possible: none.
  var defaultState = State.possible
  /// Of those that are left at the lift it is the first to take what is left.
  var winsAtLift = false
}

/// What policies need to know of a member. Kept out of `Member` because few recognizers use policies.
struct PolicyRow: Equatable {
  var policy = Policy()
  /// Whom it may take over from, in which attempt of that one and of its own, and until when; -1: from nobody.
  var rival: Int32 = -1
  var rivalAttempt: UInt32 = 0
  var takeoverAttempt: UInt32 = 0
  /// The attempt in which another one of its arena was recognized: it is no default winner in that.
  var beatenAttempt: UInt32 = 0
  var takeoverEnd: UInt64 = 0
  /// When the arena looks at it again, `UInt64.max`: when something happens.
  var wakeTime = UInt64.max
  /// The touches with which it began provisionally.
  var basis = TouchSet()
}

extension Arena {
  func setLease(_ member: Int, _ nanoseconds: UInt64) {
    policyRows[member].policy.lease = nanoseconds
    if nanoseconds > 0 { usePolicies() }
  }

  func setTakeoverInterval(_ member: Int, _ nanoseconds: UInt64) { policyRows[member].policy.takeoverInterval = nanoseconds }

  func setDefault(_ member: Int, _ state: State) {
    policyRows[member].policy.defaultState = state
    if state != .possible { usePolicies() }
  }

  func setWinsAtLift(_ member: Int, _ wins: Bool) { policyRows[member].policy.winsAtLift = wins }

  /// When the arena looks at it again, whatever its class wants.
  func setWakeTime(_ member: Int, _ time: UInt64) { policyRows[member].wakeTime = time }

  /// From now on the arena looks for policies. Since when somebody waits was nobody's question before, and a trace
  /// that began then does not say it: all of them have waited equally long.
  func usePolicies() {
    if hasPolicies { return }
    hasPolicies = true
    for member in 0..<members.count where members[member].waitingSince != step {
      members[member].waitingSince = min(1, members[member].waitingSince)
    }
  }

  /// Does what policies ask for when all else is settled; whether anything has changed.
  @inline(never) func carryOutPolicies(_ judge: some Judge) -> Bool {
    endTakeovers(judge) || decideAtLift(judge) || takeDefault(judge)
  }

  /// Whether two decide together: the nearest boundary at or above their views is the same.
  func isInArena(_ a: Int, of b: Int, _ judge: some Judge) -> Bool { judge.boundary(of: a) == judge.boundary(of: b) }
}
