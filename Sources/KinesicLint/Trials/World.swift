import CKinesic

/// A copy of the engine in which motions are played, one after the other.
final class World {
  let engine: OpaquePointer
  private let setting: Setting
  private var now: UInt64 = 0
  /// Nothing else happens for so long after a motion.
  private static let pause: UInt64 = 12_000_000_000
  private(set) var runs: UInt64 = 0

  /// nil: there is no memory, or the engine cannot be copied.
  init?(_ base: OpaquePointer, _ setting: Setting) {
    var copy: OpaquePointer?
    guard kin_engine_copy(base, &copy) == kin_result(KIN_OK), let copy else { return nil }
    engine = copy
    self.setting = setting
    _ = kin_engine_set_explain(copy, true)
    World.settle(copy)
    _ = kin_engine_get_time(copy, &now)
  }

  deinit { kin_engine_destroy(engine) }

  /// Lifts what is down, and waits until nobody waits for anything.
  static func settle(_ engine: OpaquePointer) {
    var now: UInt64 = 0
    _ = kin_engine_get_time(engine, &now)
    _ = kin_engine_cancel_touches(engine, now)
    drain(engine)
    _ = kin_engine_advance(engine, now + pause)
    drain(engine)
  }

  private static func drain(_ engine: OpaquePointer) {
    var events: UnsafePointer<kin_event>?
    var count: UInt32 = 0
    _ = kin_engine_poll(engine, &events, &count)
  }

  /// Plays a motion to its end, and what timers do after it.
  func play(_ motion: Motion) -> Run {
    runs += 1
    var run = Run(
      attempts: [Attempt](repeating: Attempt(), count: setting.subjects.count),
      deliveries: [Delivery](repeating: Delivery(), count: setting.views.count))
    let start = now + World.pause
    feed(motion, at: start, &run)
    var deadline: UInt64 = 0
    // Timers one by one, so that no record has to be merged.
    while kin_engine_next_deadline(engine, &deadline) == kin_result(KIN_OK), deadline < start + motion.end + World.pause {
      if kin_engine_advance(engine, deadline) != kin_result(KIN_OK) { break }
      take(&run, start)
    }
    now = start + motion.end + World.pause
    _ = kin_engine_advance(engine, now)
    take(&run, start)
    takeAway(motion.leaving)
    lookForStuck(&run)
    return run
  }

  /// The next motion is to find no touch of this one, and nobody who still waits for what comes of it.
  private func takeAway(_ touches: [kin_touch_sample]) {
    if touches.isEmpty { return }
    for var touch in touches {
      touch.time_ns = now
      _ = kin_engine_feed(engine, &touch, 1)
    }
    World.settle(engine)
    _ = kin_engine_get_time(engine, &now)
  }

  private func feed(_ motion: Motion, at start: UInt64, _ run: inout Run) {
    var samples = motion.samples
    for i in samples.indices { samples[i].time_ns += start }
    var first = 0
    while first < samples.count {
      var end = first + 1
      while end < samples.count && samples[end].time_ns == samples[first].time_ns { end += 1 }
      let result = samples.withUnsafeBufferPointer { kin_engine_feed(engine, $0.baseAddress! + first, UInt32(end - first)) }
      if result != kin_result(KIN_OK) {
        _ = kin_engine_cancel_touches(engine, samples[first].time_ns)
        return take(&run, start)
      }
      take(&run, start)
      first = end
    }
    for var scroll in motion.scrolls {
      scroll.time_ns += start
      _ = kin_engine_feed_scroll(engine, &scroll, 1)
      take(&run, start)
    }
  }

  /// Whoever is not back in Possible: the next motion would not find the scene as this one did.
  private func lookForStuck(_ run: inout Run) {
    for i in setting.subjects.indices {
      var state: kin_state = 0
      _ = kin_recognizer_get_state(engine, setting.subjects[i].id, &state)
      if state != kin_state(KIN_STATE_POSSIBLE) {
        run.stuck.append(i)
        _ = kin_recognizer_abort(engine, setting.subjects[i].id)
      }
    }
    if !run.stuck.isEmpty { World.drain(engine) }
  }

  private func take(_ run: inout Run, _ start: UInt64) {
    var events: UnsafePointer<kin_event>?
    var count: UInt32 = 0
    guard kin_engine_poll(engine, &events, &count) == kin_result(KIN_OK), let events else { return }
    for i in 0..<Int(count) { take(events[i], &run, start) }
  }

  private func take(_ event: kin_event, _ run: inout Run, _ start: UInt64) {
    // A timer that still ran from the motion before: it is no part of this one.
    if event.time_ns < start { return }
    let time = event.time_ns - start
    switch Int(event.type) {
    case KIN_EVENT_GESTURE:
      let place = setting.place(of: event.recognizer)
      if place >= 0 { takeGesture(event, &run, place, time) }
    case KIN_EVENT_DECISION:
      let place = setting.place(of: event.recognizer)
      if place >= 0 { takeDecision(event, &run, place, time) }
    default:
      let place = setting.place(ofView: event.view)
      if place >= 0 { takeTouch(event, &run.deliveries[place], start) }
    }
  }

  private func takeGesture(_ event: kin_event, _ run: inout Run, _ place: Int, _ time: UInt64) {
    run.attempts[place].tookPart = true
    let hadBegun = run.attempts[place].isActive
    switch Int(event.state) {
    case KIN_STATE_BEGAN:
      fire(&run, place, time)
      run.attempts[place].isActive = true
      run.attempts[place].began = true
    case KIN_STATE_ENDED, KIN_STATE_CANCELLED:
      if !hadBegun && Int(event.state) == KIN_STATE_ENDED { fire(&run, place, time) }
      run.attempts[place].isActive = false
      run.attempts[place].over = time
      if Int(event.state) == KIN_STATE_CANCELLED { run.attempts[place].wasCancelled = true }
    default: break
    }
  }

  private func fire(_ run: inout Run, _ place: Int, _ time: UInt64) {
    if run.attempts[place].fires == 0 { run.attempts[place].firstFire = time }
    run.attempts[place].fires += 1
    run.attempts[place].over = time
    for view in run.deliveries.indices where run.deliveries[view].cancelled > 0 && run.deliveries[view].taker == -1 {
      run.deliveries[view].taker = place
    }
  }

  private func takeDecision(_ event: kin_event, _ run: inout Run, _ place: Int, _ time: UInt64) {
    var attempt = run.attempts[place]
    attempt.tookPart = true
    let other = setting.place(of: event.other)
    switch Int(event.reason) {
    case KIN_REASON_WAITING_FOR:
      if attempt.waitedFor.isEmpty { attempt.earned = time }
      if other >= 0 && !attempt.waitedFor.contains(other) { attempt.waitedFor.append(other) }
      attempt.reason = event.reason
      attempt.other = other
    case KIN_REASON_CYCLE: run.circles.append((place, other))
    case KIN_REASON_ILLEGAL_TRANSITION, KIN_REASON_CLASS_MISBEHAVING: run.isFaulty.append(place)
    case KIN_REASON_NONE: break
    case KIN_REASON_OWN_RULE, KIN_REASON_BEFORE_LANDING:
      // Of several attempts in one motion the one counts that another recognizer ended.
      if event.state == kin_state(KIN_STATE_FAILED) && !attempt.wasKept && !attempt.wasRefused { attempt.note(event, other, time) }
    case KIN_REASON_ABANDONED: attempt.note(event, other >= 0 ? other : attempt.waitedFor.first ?? -1, time)
    default: attempt.note(event, other, time)
    }
    run.attempts[place] = attempt
  }

  private func takeTouch(_ event: kin_event, _ delivery: inout Delivery, _ start: UInt64) {
    switch Int(event.phase) {
    case KIN_PHASE_BEGAN:
      if delivery.began == 0 { delivery.delay = max(event.time_ns, event.touch_time_ns) - event.touch_time_ns }
      delivery.began += 1
    case KIN_PHASE_ENDED: delivery.ended += 1
    case KIN_PHASE_CANCELLED: delivery.cancelled += 1
    default: break
    }
  }
}
