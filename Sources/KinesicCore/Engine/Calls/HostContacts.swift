import CKinesic

/// The filter of contacts, before everything else that a host feeds. A trace has what it lets pass, so that a replay
/// needs no filter.
extension Engine {
  public static var defaultContactFilter: kin_contact_filter {
    kin_contact_filter(
      struct_size: UInt32(MemoryLayout<kin_contact_filter>.size), reserved: 0, dropout_interval: 0.05, dropout_distance: 30,
      jump_distance: 51.3)
  }

  /// Filters what is fed from now on; nil: not.
  public func setContactFilter(_ filter: kin_contact_filter?) throws(Failure) {
    let call: StaticString = "kin_engine_set_contact_filter"
    try checkIdle(call)
    let rule = try filter.map { filter throws(Failure) in try contactRule(filter) }
    if rule != nil { try setAside(ContactFilter.room(contactLimit: host.touchLimit)) }
    if host.contactFilter.isOn { try deliverLifts(in: call, at: now) { $0.releaseAll(at: now) } }
    host.contactFilter.set(rule, contactLimit: host.touchLimit)
    adoptContacts()
  }

  private func contactRule(_ filter: kin_contact_filter) throws(Failure) -> ContactRule {
    if filter.reserved != 0 { throw refuseReserved("kin_contact_filter") }
    guard filter.dropout_interval.isWithinLimit && filter.dropout_distance.isWithinLimit && filter.jump_distance.isWithinLimit else {
      throw refuse(KIN_ERROR_INVALID) {
        $0.append("dropout_interval, dropout_distance or jump_distance is no number, or lies beyond KIN_NUMBER_LIMIT (1e9)")
      }
    }
    guard (0...1).contains(filter.dropout_interval) && filter.dropout_distance >= 0 && filter.jump_distance >= 0 else {
      throw refuse(KIN_ERROR_RANGE) { $0.append("dropout_interval must be 0 to 1, dropout_distance and jump_distance 0 or more") }
    }
    return ContactRule(
      dropoutInterval: UInt64(filter.dropout_interval * 1e9), dropoutDistance: filter.dropout_distance * host.scale,
      jumpDistance: filter.jump_distance * host.scale)
  }

  /// Contacts that are down without having passed the filter: it was switched on later, or a replay made them.
  func adoptContacts() {
    guard host.contactFilter.isOn else { return }
    host.contactFilter.forget()
    var rest = touches.down - touches.scrolls
    while let place = rest.popFirst() {
      host.contactFilter.adopt(touches[place].touch)
    }
  }

  /// Feeds what the filter makes of samples, or refuses them all.
  @inline(never) func feedFiltered(_ samples: Samples) throws(Failure) {
    try checkIdle("kin_engine_feed")
    try checkFiltered(samples)
    host.contactFilter.begin(at: now)
    for i in 0..<samples.count {
      switch host.contactFilter.take(samples[i]) {
      case nil: continue
      case .sequence: throw wrongSequence(samples[i], i)
      case .capacity: throw tooManyContacts(i)
      }
    }
    if samples.count > 0 { host.contactFilter.release(dueBy: samples[samples.count - 1].time_ns) }
    try feedOutput()
    if let last = samples.last { passTime(to: last.time_ns) }
  }

  /// What was withheld is no sample, but its time has come.
  private func passTime(to time: UInt64) {
    // Without room for what the timers may send the time passes with the next call.
    if now < time { do throws(Failure) { try advance(to: time) } catch {} }
  }

  /// What the samples themselves say: the filter uses it.
  private func checkFiltered(_ samples: Samples) throws(Failure) {
    if samples.count > host.contactFilter.sampleLimit { throw refuseLongFeed() }
    var time = now
    for i in 0..<samples.count {
      if samples[i].time_ns < time || samples[i].time_ns == .max { try refuseTime(samples[i].time_ns, before: time, sample: i) }
      time = samples[i].time_ns
      try checkNumbers(samples, i)
      if samples[i].view != 0, namesView(samples[i]) { _ = try view(samples[i].view) }
    }
  }

  private func refuseLongFeed() -> Failure {
    refuse(KIN_ERROR_CAPACITY) {
      $0.append("with a contact filter a feed has at most ")
      $0.append(UInt64(host.contactFilter.sampleLimit))
      $0.append(" samples, ")
      $0.append(UInt64(ContactFilter.samplesPerContact))
      $0.append(" for each contact of touch_capacity; feed fewer at a time")
    }
  }

  private func feedOutput() throws(Failure) {
    try feed(Samples(start: host.contactFilter.output.address, count: host.contactFilter.output.count))
    host.contactFilter.commit()
    logContacts()
  }

  /// Delivers lifts that were withheld, before a call of the host does something at a time.
  @inline(never) private func deliverLifts(
    in call: StaticString, at time: UInt64, _ release: (inout ContactFilter) -> Void
  ) throws(Failure) {
    try checkIdle(call)
    try checkTime(time, sample: nil)
    host.contactFilter.begin(at: now)
    release(&host.contactFilter)
    if host.contactFilter.output.count > 0 { try feedOutput() }
  }

  /// Tells of contacts that came back or were split. The feed is over: what the log calls is as if it were called
  /// after it, also for a trace, of which the filter has no part.
  private func logContacts() {
    if host.contactFilter.isBeingTold { return }
    host.contactFilter.beginTelling()
    var next = 0
    // The log may feed: what comes of that is reported in its turn.
    while next < host.contactFilter.notes.count, let callback = outbox.logCallback {
      var text = Text()
      host.contactFilter.notes[next].describe(into: &text)
      next += 1
      callback(host.handle, kin_severity(KIN_SEVERITY_INFO), text.cString, outbox.logUserData)
    }
    host.contactFilter.endTelling()
  }
}

extension ContactNote {
  fileprivate func describe(into text: inout Text) {
    text.append("touch ")
    text.append(reported)
    switch what {
    case .cameBack:
      text.append(" is the contact that landed as ")
      text.append(id)
      text.append(": it came back ")
    case .wasSplit: text.append(" is another contact now, and the one before is cancelled: it jumped in ")
    }
    text.append(seconds: elapsed)
    text.append(what == .cameBack ? " after its lift, " : ", ")
    text.append(distance)
    text.append(" units away")
  }
}

/// What a host does, with the filter that it has switched on.
extension Engine {
  @inline(__always) public func feedFromHost(_ samples: Samples) throws(Failure) {
    if host.contactFilter.isOn { try feedFiltered(samples) } else { try feed(samples) }
  }

  public func feedScrollFromHost(_ samples: ScrollSamples) throws(Failure) {
    let call: StaticString = "kin_engine_feed_scroll"
    if host.contactFilter.isOn, let first = samples.first {
      try checkIdle(call)
      try validate(samples)
      try deliverLifts(in: call, at: first.time_ns) { if first.time_ns > 0 { $0.release(dueBy: first.time_ns - 1) } }
    }
    try feedScroll(samples)
  }

  public func advanceFromHost(to time: UInt64) throws(Failure) {
    if host.contactFilter.isOn { try deliverLifts(in: "kin_engine_advance", at: time) { $0.release(dueBy: time) } }
    try advance(to: time)
  }

  public func cancelTouchesFromHost(at time: UInt64) throws(Failure) {
    if host.contactFilter.isOn { try deliverLifts(in: "kin_engine_cancel_touches", at: time) { $0.releaseAll(at: time) } }
    try cancelTouches(at: time)
    host.contactFilter.forget()
  }
}
