import CKinesic

/// When the arena looks at a recognizer again, which policies ask for. A recognizer has one timer: the earlier of that
/// time and of the deadline of its class.
extension Engine {
  /// That time may be before its class wants to be stepped.
  func wake(_ index: Int, at time: UInt64) {
    if arena.policyRows[index].wakeTime <= time { return }
    arena.setWakeTime(index, time)
    arm(index, at: scene.recognizers[index].instance.request.deadline_ns)
  }

  /// That time has come. What its class has asked for stays.
  @inline(never) func stepWake(of index: Int, at time: UInt64) {
    beginStep(at: time)
    arena.setWakeTime(index, arena.nextTakeoverEnd(of: index, after: time))
    if arena.members[index].isFinal { disarm(index) } else { arm(index, at: scene.recognizers[index].instance.request.deadline_ns) }
    attempts.requireArbitration()
    endStep()
  }

  /// Its class has no deadline any more.
  /// Rule: time.timer-dropped.
  @inline(__always) func stopClassTimer(of index: Int) {
    if arena.hasPolicies { keepWake(index) } else { disarm(index) }
  }

  @inline(never) private func keepWake(_ index: Int) {
    let time = arena.policyRows[index].wakeTime
    if time == .max { return disarm(index) }
    scene.recognizers[index].instance.dropDeadline()
    attempts.timers.arm(index, at: time)
    arena.members[index].noteTimer(true)
  }
}
