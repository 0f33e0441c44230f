import CKinesic

/// Samples of one time of which some may land: what was down lifts before that, in a step of its own.
extension Engine {
  /// Feeds samples of which some land: a loop of its own, as one for all feeds takes 75 instructions more for a tap.
  @_optimize(speed) @inline(never) func feedLandings(_ samples: Samples) {
    var next = 0
    while next < samples.count {
      fireTimers(upTo: samples[next].time_ns)
      stepLandings(samples, &next)
    }
    fireTimers(upTo: now)
    endCall()
  }

  /// Samples of one time, from `next` on.
  /// Rule: step.lifts-first.
  @inline(__always) private func stepLandings(_ samples: Samples, _ next: inout Int) {
    if samples.count > 1, liftsBeforeLandings(samples, from: next) { return stepApart(samples, &next) }
    beginLandings(samples, from: next)
    stepTouches(samples, &next)
  }

  /// The lifts, and then the landings.
  @inline(never) private func stepApart(_ samples: Samples, _ next: inout Int) {
    var first = next
    stepPart(samples, &first, ofLandings: false)
    fireTimers(upTo: samples[next].time_ns)
    beginLandings(samples, from: next)
    stepPart(samples, &next, ofLandings: true)
  }

  /// What is in play is asked about what lands.
  @inline(__always) private func beginLandings(_ samples: Samples, from first: Int) {
    attempts.beginLandings()
    if !arena.inPlay.isEmpty { endAttempts(before: samples, from: first) }
  }

  /// Whether of the samples of one time some land, and some lift what was down before.
  private func liftsBeforeLandings(_ samples: Samples, from first: Int) -> Bool {
    host.present.down.removeAll()
    var hasLift = false
    var i = first
    while i < samples.count, samples[i].time_ns == samples[first].time_ns {
      if !isOfLanding(samples[i]) { hasLift = hasLift || isLift(samples[i]) }
      i += 1
    }
    return hasLift && !host.present.down.isEmpty
  }

  /// The samples of one time that belong to what lands in it, as a step, or the others.
  @inline(never) private func stepPart(_ samples: Samples, _ next: inout Int, ofLandings: Bool) {
    let time = samples[next].time_ns
    host.present.down.removeAll()
    beginStep(at: time)
    repeat {
      if isOfLanding(samples[next]) == ofLandings { apply(samples[next]) }
      next += 1
    } while next < samples.count && samples[next].time_ns == time
    stepAffected()
    endStep()
  }

  /// Whether a sample is a landing, or is of a contact that has landed at this time. Each is asked once, in order.
  private func isOfLanding(_ sample: kin_touch_sample) -> Bool {
    let hasLanded = host.present.down.firstIndex(of: sample.touch) != nil
    if hasLanded || Int(sample.phase) != KIN_PHASE_BEGAN { return hasLanded }
    host.present.down.append(sample.touch)
    return true
  }

  private func isLift(_ sample: kin_touch_sample) -> Bool {
    Int(sample.phase) == KIN_PHASE_ENDED || Int(sample.phase) == KIN_PHASE_CANCELLED
  }
}
