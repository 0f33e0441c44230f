import CKinesic

/// Feeding and advancing: what comes from outside is validated whole, then applied step by step.
extension Engine {
  /// Feeds samples in the order of their time, or refuses them all.
  @_optimize(speed) public func feed(_ samples: Samples) throws(Failure) {
    try checkIdle("kin_engine_feed")
    if let place = onlyMove(samples) { return try feedMove(samples, place) }
    try validate(samples)
    if tape.isRecording { recordFeed(samples) }
    isBusy = true
    var next = 0
    while next < samples.count {
      fireTimers(upTo: samples[next].time_ns)
      stepTouches(samples, &next)
    }
    fireTimers(upTo: now)
    endCall()
  }

  /// The place of a touch that is down, when all that happens is that it moves before any timer is due: the most common feed.
  @inline(__always) private func onlyMove(_ samples: Samples) -> Int? {
    guard samples.count == 1, Int(samples[0].phase) == KIN_PHASE_MOVED, samples[0].time_ns < timers.next else { return nil }
    return touches.find(samples[0].touch)
  }

  /// Feeds it: no bookkeeping but that of the one touch.
  @inline(__always) private func feedMove(_ samples: Samples, _ place: Int) throws(Failure) {
    try checkTime(samples[0].time_ns, sample: 0)
    try checkNumbers(samples, 0)
    try checkRoom(Landings())
    if tape.isRecording { recordFeed(samples) }
    isBusy = true
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
    isBusy = true
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
    isBusy = true
    fireTimers(upTo: time)
    if !touches.down.isEmpty { stepCancel(at: time) }
    now = time
    fireTimers(upTo: now)
    endCall()
  }

  /// When the next timer is due.
  public var nextDeadline: UInt64 { timers.next }

  public var time: UInt64 { now }

  @inline(__always) func checkIdle(_ call: StaticString) throws(Failure) {
    if isBusy { throw refuseReentrant(call) }
  }

  @inline(never) func refuseReentrant(_ call: StaticString) -> Failure {
    refuse(KIN_ERROR_REENTRANT) {
      $0.append(call)
      $0.append(" was called from inside a callback; return from it first")
    }
  }

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
      if time == .max { return $0.append("KIN_TIME_NEVER is no time") }
      $0.append("time ")
      $0.append(time)
      $0.append(" ns lies before ")
      $0.append(now)
      $0.append(" ns, which the engine was told already")
    }
  }

  @inline(__always) func checkRoom(_ landings: Landings) throws(Failure) {
    if landings.contacts == 0, queue.hasAmpleRoom { return }
    try checkRoomExactly(landings)
  }

  @inline(never) private func checkRoomExactly(_ landings: Landings) throws(Failure) {
    let wanted = eventBound(landings, contacts: touches.used.count)
    if queue.hasRoom(for: wanted, dropsDispatched: eventCallback != nil) { return }
    throw refuse(KIN_ERROR_CAPACITY) {
      $0.append("the event queue has ")
      $0.append(UInt64(queue.count))
      $0.append(" records of ")
      $0.append(UInt64(queue.capacity))
      $0.append(", and this call may need ")
      $0.append(UInt64(wanted))
      $0.append(" more; poll first, feed fewer samples at a time, or raise event_capacity")
    }
  }

  @_optimize(speed) private func validate(_ samples: Samples) throws(Failure) {
    downIDs.removeAll()
    var rest = touches.down - touches.scrolls
    while let place = rest.popFirst() { downIDs.append(touches[place].touch.id) }
    hoverIDs.removeAll()
    rest = touches.hovering
    while let place = rest.popFirst() { hoverIDs.append(touches[place].touch.id) }
    var time = now
    var landings = Landings()
    leavingIDs = 0
    for i in 0..<samples.count {
      if samples[i].time_ns > time { leavingIDs = 0 }
      if samples[i].time_ns < time || samples[i].time_ns == .max { try refuseTime(samples[i].time_ns, before: time, sample: i) }
      time = samples[i].time_ns
      try checkNumbers(samples, i)
      try checkSequence(samples[i], i)
      if Int(samples[i].phase) == KIN_PHASE_BEGAN || Int(samples[i].phase) >= KIN_PHASE_ENTERED { landings.add(at: time) }
    }
    try checkRoom(landings)
  }

  private func refuseTime(_ time: UInt64, before latest: UInt64, sample: Int) throws(Failure) {
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

  @inline(__always) private func checkNumbers(_ samples: Samples, _ index: Int) throws(Failure) {
    let sample = samples[index]
    // A sum is finite only if all its parts are, unless it overflows: then the parts are looked at one by one.
    let sum = sample.x + sample.y + sample.force + sample.major_radius + sample.altitude + sample.azimuth
    if !sum.isFinite || !(0...6).contains(sample.phase) || !(0...3).contains(sample.type) { try checkOneByOne(samples, index) }
  }

  @inline(never) private func checkOneByOne(_ samples: Samples, _ index: Int) throws(Failure) {
    let sample = samples[index]
    guard sample.x.isFinite && sample.y.isFinite else { throw invalid(index, "x or y is no finite number") }
    guard sample.force.isFinite && sample.major_radius.isFinite && sample.altitude.isFinite && sample.azimuth.isFinite else {
      throw invalid(index, "force, major_radius, altitude or azimuth is no finite number")
    }
    if !(0...6).contains(sample.phase) { throw invalid(index, "phase is none of KIN_PHASE_...") }
    if !(0...3).contains(sample.type) { throw invalid(index, "type is none of KIN_TOUCH_...") }
  }

  @_optimize(speed) private func checkSequence(_ sample: kin_touch_sample, _ index: Int) throws(Failure) {
    if Int(sample.phase) >= KIN_PHASE_ENTERED { return try checkHover(sample, index) }
    let known = downIDs.firstIndex(of: sample.touch)
    if Int(sample.phase) == KIN_PHASE_BEGAN {
      if known != nil { throw wrongSequence(sample, index, "goes down twice") }
      try checkPlaces(index)
      if sample.view != 0 { _ = try view(sample.view) }
      downIDs.append(sample.touch)
    } else {
      guard let known else { throw wrongSequence(sample, index, "moves or lifts without being down") }
      if Int(sample.phase) != KIN_PHASE_MOVED { leave(&downIDs, known) }
    }
  }

  private func checkHover(_ sample: kin_touch_sample, _ index: Int) throws(Failure) {
    let known = hoverIDs.firstIndex(of: sample.touch)
    if Int(sample.phase) == KIN_PHASE_ENTERED {
      if known != nil { throw wrongSequence(sample, index, "enters twice") }
      try checkPlaces(index)
      hoverIDs.append(sample.touch)
    } else {
      guard let known else { throw wrongSequence(sample, index, "hovering or exits without having entered") }
      if Int(sample.phase) == KIN_PHASE_EXITED { leave(&hoverIDs, known) }
    }
  }

  private func leave(_ ids: inout List<UInt64>, _ index: Int) {
    ids.remove(at: index)
    leavingIDs += 1
  }

  /// One more contact finds a place.
  private func checkPlaces(_ index: Int) throws(Failure) {
    let present = downIDs.count + hoverIDs.count + touches.scrolls.count
    if present >= touchLimit || present + leavingIDs >= touches.capacity { throw tooManyContacts(index) }
  }

  private func wrongSequence(_ sample: kin_touch_sample, _ index: Int, _ what: StaticString) -> Failure {
    refuse(KIN_ERROR_SEQUENCE) {
      $0.append("sample ")
      $0.append(UInt64(index))
      $0.append(": touch ")
      $0.append(sample.touch)
      $0.append(" ")
      $0.append(what)
    }
  }

  func tooManyContacts(_ index: Int) -> Failure {
    refuse(KIN_ERROR_CAPACITY) {
      $0.append("sample ")
      $0.append(UInt64(index))
      $0.append(": more than ")
      $0.append(UInt64(touchLimit))
      $0.append(" contacts are down, or leave in the same step; raise touch_capacity")
    }
  }
}
