import CKinesic

/// One step: everything that carries one timestamp. This file is its table of contents.
extension Engine {
  /// Samples of one time.
  func stepTouches(_ samples: Samples, at time: UInt64) {
    beginStep(at: time)
    for sample in samples { take(sample) }
    stepConcerned()
    endStep()
  }

  /// Every touch that is down is cancelled.
  func stepCancel(at time: UInt64) {
    beginStep(at: time)
    var down = touches.down
    while let place = down.popFirst() { touches.cancel(place, at: time) }
    stepConcerned()
    endStep()
  }

  /// A recognizer's deadline has come.
  func stepTimer(of recognizer: Int, at time: UInt64) {
    beginStep(at: time)
    if mayFire(recognizer) { stepClass(of: recognizer, isTimer: true) } else { punish(recognizer, for: .endlessTimers) }
    endStep()
  }

  /// A change that the host makes.
  func stepChange(_ change: (Engine) -> Void) {
    beginStep(at: now)
    needsSettling = true
    change(self)
    endStep()
  }

  /// Fires what is due up to a time, each timer as a step at its own time, never before the present.
  func fireTimers(upTo time: UInt64) {
    if timers.next > time { return }
    timerRound &+= 1
    while timers.next <= time, let recognizer = timers.first {
      let due = max(timers.deadline(of: recognizer), now)
      disarm(recognizer)
      stepTimer(of: recognizer, at: due)
    }
  }

  func beginStep(at time: UInt64) {
    now = time
    arena.beginStep()
    needsSettling = false
    input.fields.time_ns = time
    input.fields.bounds = views[ViewTree.root].frame
  }

  func stepConcerned() {
    gatherConcerned()
    for i in 0..<concerned.count { stepClass(of: Int(concerned[i]), isTimer: false) }
    if !touches.hovers.isEmpty { stepHovers() }
    let lost = touches.cancelled
    if !lost.isEmpty {
      arena.withdraw(losing: lost, self)
      needsSettling = true
    }
  }

  /// From the proposals to the end: arbitration, cancellations in views, actions, resets, the rest for the views.
  func endStep() {
    if needsSettling || (touches.down.isEmpty && !arena.inPlay.isEmpty) { arena.settle(self) }
    if !openTouches.isEmpty { cancelTakenTouches() }
    sendActions()
    dispatch()
    arena.flush(self)
    if !leaving.isEmpty { expelLeaving() }
    if !openTouches.isEmpty { deliverTouches() }
    dispatch()
    if leavingView >= 0 { removeLeavingView() }
    forgetTouches()
    if tape.isOn { noteStep() }
    carryOutDeferred()
  }

  /// Lifted touches are told of no more; those that no attempt has give their place back.
  private func forgetTouches() {
    let lifted = touches.changed - touches.down - touches.hovering
    if !lifted.isEmpty { arena.stopListening(to: lifted) }
    touches.endStep()
    var free = touches.used - touches.down - touches.hovering
    if free.isEmpty { return }
    free = free - arena.heldTouches
    while let place = free.popFirst() { release(place) }
  }
}
