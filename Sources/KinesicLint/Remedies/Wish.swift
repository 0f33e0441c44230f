import CKinesic

/// What a host wants of one motion.
struct Wish {
  struct Outcome {
    let subject: Int
    let fires: Bool
    let within: UInt64
    /// `within` counts from the motion's start, and what comes later does not count.
    let isByTime: Bool
  }

  /// KIN_TIME_NEVER as the longest wait: it may fire at any time.
  static let anyTime = UInt64.max

  let name: Sentence
  let motion: Motion
  let outcomes: [Outcome]

  /// What of it does not hold; nil: all of it does. `alone` says when each would fire alone.
  func broken(by run: Run, alone: (Int) -> UInt64?) -> Outcome? {
    for outcome in outcomes {
      let attempt = run.attempts[outcome.subject]
      if outcome.isByTime {
        if (attempt.fired && attempt.firstFire <= outcome.within) != outcome.fires { return outcome }
        continue
      }
      if attempt.fired != outcome.fires { return outcome }
      if !outcome.fires || outcome.within == Wish.anyTime { continue }
      let least = alone(outcome.subject) ?? attempt.firstFire
      let (latest, isEndless) = least.addingReportingOverflow(outcome.within)
      if !isEndless && attempt.firstFire > latest { return outcome }
    }
    return nil
  }
}
