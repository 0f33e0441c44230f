import CKinesic

/// Feeding and advancing: what comes from outside is validated whole, then applied step by step.
extension Engine {
  /// Feeds samples in the order of their time, or refuses them all.
  @_optimize(speed) public func feed(_ samples: Samples) throws(Failure) {
    try checkIdle("kin_engine_feed")
    if let place = onlyMove(samples) { return try feedMove(samples, place) }
    try validate(samples)
    if tape.isRecording { recordFeed(samples) }
    host.isBusy = true
    if host.landingCount > 0 { return feedLandings(samples) }
    var next = 0
    while next < samples.count {
      fireTimers(upTo: samples[next].time_ns)
      if let place = onlyMove(samples, at: next) {
        stepMove(of: place, samples[next])
        next += 1
      } else {
        stepTouches(samples, &next)
      }
    }
    fireTimers(upTo: now)
    endCall()
  }

  /// The place of a touch that is down, when all that happens at the time of a sample is that this one moves.
  @inline(__always) private func onlyMove(_ samples: Samples, at index: Int) -> Int? {
    let isAlone = index + 1 == samples.count || samples[index + 1].time_ns != samples[index].time_ns
    return isAlone && Int(samples[index].phase) == KIN_PHASE_MOVED ? touches.find(samples[index].touch) : nil
  }

  /// The place of a touch that is down, when all that happens is that it moves before any timer is due: the most
  /// common feed.
  @inline(__always) private func onlyMove(_ samples: Samples) -> Int? {
    samples.count == 1 && samples[0].time_ns < attempts.timers.next ? onlyMove(samples, at: 0) : nil
  }

  /// Feeds it: no bookkeeping but that of the one touch.
  @inline(__always) private func feedMove(_ samples: Samples, _ place: Int) throws(Failure) {
    try checkTime(samples[0].time_ns, sample: 0)
    try checkNumbers(samples, 0)
    try checkRoom(Landings())
    if tape.isRecording { recordFeed(samples) }
    host.isBusy = true
    stepMove(of: place, samples[0])
    fireTimers(upTo: now)
    endCall()
  }

  /// Lets time pass and fires what is due.
  public func advance(to time: UInt64) throws(Failure) {
    try checkIdle("kin_engine_advance")
    try checkTime(time, sample: nil)
    try checkRoom(Landings())
    if tape.isRecording { recordAdvance(to: time) }
    host.isBusy = true
    fireTimers(upTo: time)
    now = time
    endCall()
  }

  /// Cancels all touches that are down.
  public func cancelTouches(at time: UInt64) throws(Failure) {
    try checkIdle("kin_engine_cancel_touches")
    try checkTime(time, sample: nil)
    try checkRoom(Landings())
    if tape.isRecording { recordCancelTouches(at: time) }
    host.isBusy = true
    fireTimers(upTo: time)
    if !touches.down.isEmpty { stepCancel(at: time) }
    now = time
    fireTimers(upTo: now)
    endCall()
  }

  /// When the next timer is due.
  /// Rule: time.next-deadline.
  public var nextDeadline: UInt64 { host.isFiltering ? min(attempts.timers.next, host.filterDeadline) : attempts.timers.next }

  public var time: UInt64 { now }

  @inline(__always) func checkIdle(_ call: StaticString) throws(Failure) {
    if host.isBusy { throw refuseReentrant(call) }
  }

  @inline(never) func refuseReentrant(_ call: StaticString) -> Failure {
    refuse(KIN_ERROR_REENTRANT) {
      $0.append(call)
      $0.append(" was called from inside a callback; return from it first")
    }
  }

  /// Rule: time.host-clock.
  @inline(__always) func checkTime(_ time: UInt64, sample: Int?) throws(Failure) {
    if time < now || time == .max { throw refuse(time: time, sample) }
  }

  @inline(never) private func refuse(time: UInt64, _ sample: Int?) -> Failure {
    refuse(time == .max ? KIN_ERROR_INVALID : KIN_ERROR_TIME) {
      if let sample {
        $0.append("sample ")
        $0.append(UInt64(sample))
        $0.append(": ")
      }
      if time == .max { return $0.append("KIN_TIME_NEVER is not a time") }
      $0.append("time ")
      $0.append(time)
      $0.append(" ns lies before ")
      $0.append(now)
      $0.append(" ns, which the engine has reached already")
    }
  }

  @inline(__always) func checkRoom(_ landings: Landings) throws(Failure) {
    if landings.contacts == 0, outbox.queue.hasAmpleRoom { return }
    try checkRoomExactly(landings)
    if landings.contacts > 0 { try reservePlay(contacts: landings.contacts) }
  }

  @inline(never) private func checkRoomExactly(_ landings: Landings) throws(Failure) {
    let wanted = eventBound(landings, contacts: touches.used.count)
    if outbox.queue.hasRoom(for: wanted) { return }
    let (count, capacity) = (outbox.queue.count, outbox.queue.capacity)
    throw refuse(KIN_ERROR_CAPACITY) {
      $0.append("the event queue has ")
      $0.append(UInt64(count))
      $0.append(" records of ")
      $0.append(UInt64(capacity))
      $0.append(", and this call may need ")
      $0.append(UInt64(wanted))
      $0.append(" more; poll first, feed fewer samples at a time, or raise event_capacity")
    }
  }

  /// Rule: step.feed-whole.
  @_optimize(speed) private func validate(_ samples: Samples) throws(Failure) {
    if samples.count == 1 { return try validateOne(samples) }
    notePresent()
    var time = now
    var landings = Landings()
    for i in 0..<samples.count {
      if samples[i].time_ns > time { host.present.leaving = 0 }
      if samples[i].time_ns < time || samples[i].time_ns == .max { try refuseTime(samples[i].time_ns, before: time, sample: i) }
      time = samples[i].time_ns
      try checkNumbers(samples, i)
      try checkNext(samples[i], i)
      if mayLand(samples[i]) { landings.add(at: time) }
    }
    host.landingCount = landings.contacts
    try checkRoom(landings)
  }

  /// The contacts that are there before a feed.
  func notePresent() {
    host.present.removeAll()
    var rest = touches.down - touches.scrolls
    while let place = rest.popFirst() { host.present.down.append(touches[place].touch.id) }
    rest = touches.hovering
    while let place = rest.popFirst() { host.present.hovering.append(touches[place].touch.id) }
  }

  /// The same for one sample, which needs no lists of the present contacts.
  @inline(__always) private func validateOne(_ samples: Samples) throws(Failure) {
    let sample = samples[0]
    try checkTime(sample.time_ns, sample: 0)
    try checkNumbers(samples, 0)
    let contacts = sample.isHover ? touches.hovering : touches.down - touches.scrolls
    let isKnown = touches.find(sample.touch, in: contacts) != nil
    try checkSequence(sample, 0, isKnown: isKnown, present: touches.down.count + touches.hovering.count, leaving: 0)
    let landings = mayLand(sample) ? Landings(contacts: 1, steps: 1) : Landings()
    host.landingCount = landings.contacts
    try checkRoom(landings)
  }

  /// Whether recognizers may take part in something new with it, and so make more records.
  @inline(__always) private func mayLand(_ sample: kin_touch_sample) -> Bool {
    Int(sample.phase) == KIN_PHASE_BEGAN || sample.isHover
  }

  @inline(never) func refuseTime(_ time: UInt64, before latest: UInt64, sample: Int) throws(Failure) {
    try checkTime(time, sample: sample)
    throw refuse(KIN_ERROR_TIME) {
      $0.append("sample ")
      $0.append(UInt64(sample))
      $0.append(": time ")
      $0.append(time)
      $0.append(" ns lies before ")
      $0.append(latest)
      $0.append(" ns of the sample before it")
    }
  }

  private func invalid(_ sample: Int, _ what: StaticString) -> Failure {
    refuse(KIN_ERROR_INVALID) {
      $0.append("sample ")
      $0.append(UInt64(sample))
      $0.append(": ")
      $0.append(what)
    }
  }

  @inline(__always) func checkNumbers(_ samples: Samples, _ index: Int) throws(Failure) {
    let sample = samples[index]
    let isPlain = sample.looksWithinLimit && samples.endsWithZeros(index)
    if !isPlain || !(0...kin_phase(KIN_PHASE_REFUSED)).contains(sample.phase) || !(0...3).contains(sample.type) {
      try checkOneByOne(samples, index)
    }
  }

  @inline(never) private func checkOneByOne(_ samples: Samples, _ index: Int) throws(Failure) {
    let sample = samples[index]
    guard sample.x.isWithinLimit && sample.y.isWithinLimit else {
      throw invalid(index, "x or y is not a finite number within KIN_NUMBER_LIMIT (1e9)")
    }
    guard
      sample.force.isWithinLimit && sample.major_radius.isWithinLimit && sample.altitude.isWithinLimit && sample.azimuth.isWithinLimit
    else { throw invalid(index, "force, major_radius, altitude or azimuth is not a finite number within KIN_NUMBER_LIMIT (1e9)") }
    if !(0...kin_phase(KIN_PHASE_REFUSED)).contains(sample.phase) { throw invalid(index, "phase is not one of KIN_PHASE_...") }
    if !(0...3).contains(sample.type) { throw invalid(index, "type is not one of KIN_TOUCH_...") }
    if sample.reserved != 0 { throw invalid(index, "reserved is not zero") }
    if !(0...kin_touch_cause(KIN_CAUSE_HOST)).contains(sample.cause) { throw invalid(index, "cause is not one of KIN_CAUSE_...") }
    if sample.cause != 0 && !sample.mayHaveCause { throw invalid(index, "only a sample that is cancelled or refused has a cause") }
  }

  /// One of several samples: those before it count.
  @_optimize(speed) @inline(never) private func checkNext(_ sample: kin_touch_sample, _ index: Int) throws(Failure) {
    let known = host.present.place(of: sample)
    try checkSequence(sample, index, isKnown: known != nil, present: presentCount, leaving: host.present.leaving)
    host.present.note(sample, known)
  }

  /// Whether a sample may follow what its contact did: a new one finds a place, any other is there.
  @inline(__always) private func checkSequence(
    _ sample: kin_touch_sample, _ index: Int, isKnown: Bool, present: @autoclosure () -> Int, leaving: Int
  ) throws(Failure) {
    let isNew = Int(sample.phase) == KIN_PHASE_BEGAN || Int(sample.phase) == KIN_PHASE_ENTERED
    if isNew == isKnown, Int(sample.phase) != KIN_PHASE_REFUSED { throw wrongSequence(sample, index) }
    if isNew, !hasPlace(present: present(), leaving: leaving) { throw tooManyContacts(index) }
    if sample.view != 0, namesView(sample) { _ = try view(sample.view) }
  }

  /// How many contacts and scrolls are there where the next sample of a feed follows.
  var presentCount: Int { host.present.down.count + host.present.hovering.count + (touches.scrolls & touches.down).count }

  /// Whether one more contact may land, with this number present and this number leaving in the same step.
  @inline(__always) func hasPlace(present: Int, leaving: Int) -> Bool {
    present < host.touchLimit && present + leaving < touches.capacity
  }

  /// Whether the field `view` of a sample is read.
  @inline(__always) func namesView(_ sample: kin_touch_sample) -> Bool {
    switch Int(sample.phase) {
    case KIN_PHASE_BEGAN, KIN_PHASE_ENTERED, KIN_PHASE_HOVERED: true
    default: false
    }
  }

  @inline(never) func wrongSequence(_ sample: kin_touch_sample, _ index: Int) -> Failure {
    refuse(KIN_ERROR_SEQUENCE) {
      $0.append("sample ")
      $0.append(UInt64(index))
      $0.append(": touch ")
      $0.append(sample.touch)
      switch Int(sample.phase) {
      case KIN_PHASE_BEGAN: $0.append(" goes down twice")
      case KIN_PHASE_ENTERED: $0.append(" enters twice")
      case KIN_PHASE_HOVERED, KIN_PHASE_EXITED: $0.append(" hovers or exits without having entered")
      default: $0.append(" moves or lifts without being down")
      }
    }
  }

  @inline(never) func tooManyContacts(_ index: Int) -> Failure {
    refuse(KIN_ERROR_CAPACITY) {
      $0.append("sample ")
      $0.append(UInt64(index))
      $0.append(": more than ")
      $0.append(UInt64(host.touchLimit))
      $0.append(" contacts are down, or leave in the same step; raise touch_capacity")
    }
  }
}

extension kin_touch_sample {
  fileprivate var mayHaveCause: Bool { Int(phase) == KIN_PHASE_CANCELLED || Int(phase) == KIN_PHASE_REFUSED }
}
