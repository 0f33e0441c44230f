import CKinesic

/// What a host wants of one motion.
struct Wish {
  struct Outcome {
    let subject: Int
    let fires: Bool
    let within: UInt64
  }

  let name: Sentence
  let motion: Motion
  let outcomes: [Outcome]

  /// What of it does not hold; nil: all of it does. `alone` says when each would fire alone.
  func broken(by run: Run, alone: (Int) -> UInt64?) -> Outcome? {
    for outcome in outcomes {
      let attempt = run.attempts[outcome.subject]
      if attempt.fired != outcome.fires { return outcome }
      if !outcome.fires || outcome.within == KIN_TIME_NEVER_NUMBER { continue }
      let least = alone(outcome.subject) ?? attempt.firstFire
      if attempt.firstFire > least &+ outcome.within { return outcome }
    }
    return nil
  }
}

/// KIN_TIME_NEVER, whose macro arrives as another type on some platforms.
let KIN_TIME_NEVER_NUMBER = UInt64.max
