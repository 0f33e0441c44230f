import CKinesic

/// One step: everything that carries one timestamp. This file is its table of contents.
extension Engine {
  /// Samples of one time, from `next` on.
  /// Rule: step.what.
  @_optimize(speed) @inline(__always) func stepTouches(_ samples: Samples, _ next: inout Int) {
    let time = samples[next].time_ns
    beginStep(at: time)
    repeat {
      apply(samples[next])
      next += 1
    } while next < samples.count && samples[next].time_ns == time
    stepAffected()
    endStep()
  }

  /// One touch moves, and nothing else happens.
  @inline(__always) func stepMove(of place: Int, _ sample: kin_touch_sample) {
    beginStep(at: sample.time_ns)
    if touches.move(place, sample) { stepMoveSubscribers(of: place) }
    // Without arbitration no attempt can have ended, so there is nothing to reset or remove.
    if attempts.needsArbitration || !outbox.openTouches.isEmpty { return endStep() }
    sendActions()
    dispatch()
    touches.endMove(of: place)
    closeStep()
  }

  /// Every touch that is down is cancelled.
  func stepCancel(at time: UInt64) {
    beginStep(at: time)
    var down = touches.down
    while let place = down.popFirst() { touches.cancel(place, at: time) }
    stepAffected()
    endStep()
  }

  /// A recognizer's deadline has come.
  /// Rule: time.own-step.
  @_optimize(speed) func stepTimer(of recognizer: Int, at time: UInt64) {
    beginStep(at: time)
    if mayFire(recognizer) { stepClass(of: recognizer, isTimer: true) } else { failRecognizer(recognizer, for: .endlessTimers) }
    endStep()
  }

  /// A change that the host makes.
  /// Rule: host.step.
  func stepChange(_ change: (Engine) -> Void) {
    beginStep(at: now)
    attempts.requireArbitration()
    change(self)
    endStep()
  }

  /// Fires what is due up to a time, each timer as a step at its own time, never before the present.
  /// Rule: time.timer-first.
  @inline(__always) func fireTimers(upTo time: UInt64) {
    if attempts.timers.next <= time { fireDueTimers(upTo: time) }
  }

  /// Rule: time.past-deadline.
  @_optimize(speed) @inline(never) private func fireDueTimers(upTo time: UInt64) {
    attempts.beginTimerRound()
    while attempts.timers.next <= time, let recognizer = attempts.timers.first {
      let due = max(attempts.timers.deadline(of: recognizer), now)
      if arena.hasPolicies, arena.policyRows[recognizer].wakeTime <= due {
        stepWake(of: recognizer, at: due)
      } else {
        stopClassTimer(of: recognizer)
        stepTimer(of: recognizer, at: due)
      }
    }
  }

  @inline(__always) func beginStep(at time: UInt64) {
    now = time
    arena.beginStep()
    attempts.beginStep()
    input.begin(at: time, scene.views[ViewTree.root].frame)
  }

  @_optimize(speed) func stepAffected() {
    if let place = touches.onlyMoved { stepMoveSubscribers(of: place) } else { stepFollowers() }
    if !touches.hovers.isEmpty { stepHovers() }
    if touches.hasLost { withdrawLost() }
  }

  /// Who waits with a result that rests on a touch that the system took loses it.
  private func withdrawLost() {
    let lost = touches.cancelled
    if lost.isEmpty { return }
    arena.withdraw(losing: lost, self)
    attempts.requireArbitration()
  }

  /// From the proposals to the end: arbitration, cancellations in views, actions, resets, the rest for the views.
  /// Rule: step.order.
  @_optimize(speed) func endStep() {
    if attempts.needsArbitration || arena.mustArbitrate || (touches.down.isEmpty && !arena.inPlay.isEmpty) { arena.arbitrate(self) }
    if !outbox.openTouches.isEmpty { cancelTakenTouches() }
    sendActions()
    dispatch()
    arena.flush(self)
    if !host.edits.leaving.isEmpty { expelLeaving() }
    if !outbox.openTouches.isEmpty { deliverTouches() }
    dispatch()
    if host.edits.leavingView >= 0 { removeLeavingView() }
    forgetTouches()
    closeStep()
  }

  /// Everything has been sent: the step is noted, and what callbacks asked for meanwhile is done.
  @inline(__always) private func closeStep() {
    #if KINESIC_CHECKS
      noteBreach()
    #endif
    if tape.isOn { noteStep() }
    carryOutDeferred()
  }

  /// Those of the lifted touches that no attempt has give their place back.
  @inline(__always) private func forgetTouches() {
    let lifted = touches.changed - touches.down - touches.hovering
    if !lifted.isEmpty { arena.invalidateSubscriptions() }
    touches.endStep()
    let free = touches.used - touches.down - touches.hovering
    if !free.isEmpty { release(free) }
  }

  @_optimize(speed) private func release(_ lifted: TouchSet) {
    var free = lifted - arena.heldTouches
    while let place = free.popFirst() { release(place) }
  }
}
