import CKinesic

/// What a host does, through the stages that it has switched on: samples are put in order, then the filter of
/// contacts has them, then that of refusals, then they get their hands. A trace has what comes out, so that a replay
/// needs none.
extension Engine {
  @inline(__always) public func feedFromHost(_ samples: Samples) throws(Failure) {
    if host.isFiltering { try filter(.feed(samples)) } else { try feed(samples) }
  }

  public func feedScrollFromHost(_ samples: ScrollSamples) throws(Failure) {
    if host.isFiltering, let first = samples.first, first.time_ns > 0 {
      let call: StaticString = "kin_engine_feed_scroll"
      try checkIdle(call)
      try validate(samples)
      try filter(.deliver(before: call, at: first.time_ns, dueBy: first.time_ns - 1))
    }
    try feedScroll(samples)
  }

  public func advanceFromHost(to time: UInt64) throws(Failure) {
    if host.isFiltering { try filter(.deliver(before: "kin_engine_advance", at: time, dueBy: time)) }
    try advance(to: time)
  }

  public func cancelTouchesFromHost(at time: UInt64) throws(Failure) {
    if host.isFiltering { try filter(.deliverLifts(before: "kin_engine_cancel_touches", at: time)) }
    try cancelTouches(at: time)
    if host.isFiltering { changeFilters(.forget(at: time)) }
  }

  /// The host's verdict on a touch: a sample of its own.
  /// Rule: refuse.verdict.
  public func rejectTouch(_ id: UInt64, at time: UInt64, because cause: kin_touch_cause) throws(Failure) {
    try checkIdle("kin_engine_reject_touch")
    if !(1...kin_touch_cause(KIN_CAUSE_HOST)).contains(cause) {
      throw refuse(KIN_ERROR_INVALID) { $0.append("cause is KIN_CAUSE_NONE or not one of KIN_CAUSE_...") }
    }
    var sample = kin_touch_sample()
    (sample.x, sample.y) = try location(ofReported: id)
    sample.touch = id
    sample.time_ns = time
    sample.phase = kin_phase(KIN_PHASE_CANCELLED)
    sample.cause = cause
    try withRow(of: sample) { row throws(Failure) in try feedFromHost(row) }
  }

  /// Where a touch of the host's is that is down, whether the engine has it or not.
  func location(ofReported reported: UInt64) throws(Failure) -> (Double, Double) {
    let id = host.contactFilter.id(ofReported: reported)
    if !host.contactFilter.isOn || host.contactFilter.has(reported: reported) {
      if let sample = host.refusals.unseen(id: id) { return (sample.x, sample.y) }
      if let place = touches.find(id) { return (touches[place].touch.x, touches[place].touch.y) }
    }
    throw refuse(KIN_ERROR_SEQUENCE) {
      $0.append("touch ")
      $0.append(reported)
      $0.append(" is not down")
    }
  }

  /// Feeds what the stages make of samples, or refuses them all.
  func feedThroughStages(_ samples: Samples) throws(Failure) {
    try checkIdle("kin_engine_feed")
    try checkLength(samples)
    host.contactFilter.notes.begin()
    let ordered = host.lenience.isOn ? try putRight(samples) : samples
    let last = ordered.last?.time_ns
    let withholds = host.contactFilter.isOn || host.refusals.isOn
    if withholds { try checkFiltered(ordered) }
    try pass(ordered, to: .contacts, dueBy: last)
    host.noteFilters()
    if withholds, let last { passTime(to: last) }
    host.contactFilter.notes.keep()
    logContacts()
  }

  /// What samples pass on their way to the engine, in this order, after they were put in order. A stage that is off
  /// passes them as they are; what one that is on does is tentative until the engine has taken them.
  private enum Stage { case contacts, refusals, hands }

  /// Feeds what the stages from one on make of samples, and what they withhold that is due by a time.
  private func pass(_ samples: Samples, to stage: Stage, dueBy time: UInt64?) throws(Failure) {
    switch stage {
    case .contacts:
      if !host.contactFilter.isOn { return try pass(samples, to: .refusals, dueBy: time) }
      host.contactFilter.begin(at: now)
      for i in 0..<samples.count { try check(host.contactFilter.accept(samples[i]), samples[i], i) }
      if let time { host.contactFilter.release(dueBy: time) }
      try pass(host.contactFilter.output.samples, to: .refusals, dueBy: time)
      host.contactFilter.commit()
    case .refusals:
      if !host.refusals.isOn { return try pass(samples, to: .hands, dueBy: time) }
      host.refusals.begin(at: now, in: scene.views[ViewTree.root].frame)
      for i in 0..<samples.count { try check(host.refusals.accept(samples[i]), samples[i], i) }
      if let time { host.refusals.release(dueBy: time) }
      try passAllowed()
    case .hands:
      if !host.hands.isOn || !samples.hasLandingOrLift { return try feed(samples) }
      findHands(of: samples)
      try feed(host.hands.output.samples)
      host.hands.commit()
    }
  }

  /// Feeds what is not refused.
  private func passAllowed() throws(Failure) {
    host.refusals.dropViews { if case .found = scene.views.find($0) { true } else { false } }
    try pass(host.refusals.output.samples, to: .hands, dueBy: nil)
    host.refusals.commit()
  }

  /// Delivers what was withheld, before a call of the host does something at a time.
  func deliver(
    in call: StaticString, at time: UInt64, dueBy due: UInt64, _ release: (inout ContactFilter) -> Void
  ) throws(Failure) {
    try checkIdle(call)
    try checkTime(time, sample: nil)
    var lifts = Samples(start: nil, count: 0)
    if host.contactFilter.isOn {
      host.contactFilter.begin(at: now)
      release(&host.contactFilter)
      lifts = host.contactFilter.output.samples
    }
    if lifts.count == 0 && host.refusals.nextDeadline > due { return }
    try pass(lifts, to: .refusals, dueBy: due)
    if host.contactFilter.isOn { host.contactFilter.commit() }
    host.noteFilters()
  }

  /// Contacts that are held back land now.
  func landHeld() throws(Failure) {
    host.refusals.begin(at: now, in: scene.views[ViewTree.root].frame)
    host.refusals.releaseAll(at: now)
    if host.refusals.output.count > 0 { try passAllowed() }
    host.noteFilters()
  }

  private func check(_ obstacle: ContactFilter.Obstacle?, _ sample: kin_touch_sample, _ index: Int) throws(Failure) {
    if host.lenience.isOn, let obstacle {
      if obstacle == .capacity { host.contactFilter.notes.add(.hasNoPlace, of: sample.touch) }
      return
    }
    switch obstacle {
    case nil: return
    case .sequence: throw wrongSequence(sample, index)
    case .capacity: throw tooManyContacts(index)
    }
  }

  /// What was withheld is no sample, but its time has come.
  private func passTime(to time: UInt64) {
    // Without room for what the timers may send the time passes with the next call.
    if now < time { do throws(Failure) { try advance(to: time) } catch {} }
  }

  /// What the samples themselves say: the filters use it.
  private func checkFiltered(_ samples: Samples) throws(Failure) {
    var time = now
    for i in 0..<samples.count {
      if samples[i].time_ns < time || samples[i].time_ns == .max { try refuseTime(samples[i].time_ns, before: time, sample: i) }
      time = samples[i].time_ns
      try checkNumbers(samples, i)
      if samples[i].view != 0, namesView(samples[i]) { _ = try view(samples[i].view) }
    }
  }

  private func checkLength(_ samples: Samples) throws(Failure) {
    if samples.count > ContactFilter.samplesPerContact * host.touchLimit { throw refuseLength() }
  }

  func refuseLength() -> Failure {
    refuse(KIN_ERROR_CAPACITY) {
      $0.append("with a filter, while hands are found, and of a lenient engine, a feed has at most ")
      $0.append(UInt64(ContactFilter.samplesPerContact * host.touchLimit))
      $0.append(" samples, ")
      $0.append(UInt64(ContactFilter.samplesPerContact))
      $0.append(" for each contact of touch_capacity; feed fewer at a time")
    }
  }
}

extension List<kin_touch_sample> {
  /// All of them; valid until the list changes.
  fileprivate var samples: Samples { Samples(start: address, count: count) }
}
