import CKinesic

/// Trackpads and wheels: contacts that are no touches, which drive those classes that take scrolls.
extension Engine {
  /// Feeds scroll samples in the order of their time, or refuses them all.
  public func feedScroll(_ samples: ScrollSamples) throws(Failure) {
    try checkIdle("kin_engine_feed_scroll")
    try validate(samples)
    if tape.isRecording { recordFeed(samples) }
    host.isBusy = true
    var first = 0
    while first < samples.count {
      let time = samples[first].time_ns
      fireTimers(upTo: time)
      beginStep(at: time)
      while first < samples.count && samples[first].time_ns == time {
        apply(samples[first])
        first += 1
      }
      stepAffected()
      endStep()
    }
    fireTimers(upTo: now)
    endCall()
  }

  private func apply(_ sample: kin_scroll_sample) {
    let phase = Int(sample.phase)
    let isBeginning = phase == KIN_SCROLL_BEGAN || phase == KIN_SCROLL_DISCRETE
    guard let place = isBeginning ? begin(sample) : touches.find(sample.source, in: touches.scrolls & touches.down) else { return }
    if phase == KIN_SCROLL_CANCELLED { return touches.cancel(place, at: sample.time_ns) }
    if sample.dx != 0 || sample.dy != 0 || sample.magnification != 0 || sample.rotation != 0 { touches.scroll(place, sample) }
    if phase == KIN_SCROLL_ENDED || phase == KIN_SCROLL_DISCRETE { touches.endScroll(place, at: sample.time_ns) }
  }

  private func begin(_ sample: kin_scroll_sample) -> Int {
    evictOldestLifted()
    attempts.beginLandings()
    var landing = kin_touch_sample()
    landing.touch = sample.source
    landing.time_ns = sample.time_ns
    landing.x = sample.x
    landing.y = sample.y
    landing.view = sample.view
    landing.type = sample.type
    let place = touches.beginScroll(landing)
    let hit = hitView(of: landing)
    bind(place, to: hit)
    offer(place, landing, hit, isScroll: true)
    return place
  }

  func validate(_ samples: ScrollSamples) throws(Failure) {
    host.present.down.removeAll()
    var rest = touches.scrolls & touches.down
    while let place = rest.popFirst() { host.present.down.append(touches[place].touch.id) }
    let others = (touches.down - touches.scrolls).count + touches.hovering.count
    var time = now
    var landings = Landings()
    host.present.leaving = 0
    for i in 0..<samples.count {
      if samples[i].time_ns > time { host.present.leaving = 0 }
      try checkTime(samples[i].time_ns, notBefore: time, i)
      time = samples[i].time_ns
      try checkNumbers(samples[i], i)
      try checkSequence(samples[i], i, others: others)
      if Int(samples[i].phase) == KIN_SCROLL_BEGAN || Int(samples[i].phase) == KIN_SCROLL_DISCRETE { landings.add(at: time) }
    }
    host.landingCount = landings.contacts
    try checkRoom(landings)
  }

  private func checkTime(_ time: UInt64, notBefore latest: UInt64, _ index: Int) throws(Failure) {
    if time < latest || time == .max {
      throw wrong(KIN_ERROR_TIME, index, "its time lies before that of an earlier sample, or is KIN_TIME_NEVER")
    }
  }

  private func checkNumbers(_ sample: kin_scroll_sample, _ index: Int) throws(Failure) {
    let isWithinLimit =
      sample.x.isWithinLimit && sample.y.isWithinLimit && sample.dx.isWithinLimit && sample.dy.isWithinLimit
      && sample.magnification.isWithinLimit && sample.rotation.isWithinLimit
    if !isWithinLimit { throw wrong(KIN_ERROR_INVALID, index, "one of its numbers is not finite or beyond KIN_NUMBER_LIMIT (1e9)") }
    if sample.reserved != 0 { throw wrong(KIN_ERROR_INVALID, index, "reserved is not zero") }
    if sample.magnification <= -1 { throw wrong(KIN_ERROR_INVALID, index, "magnification is not above -1") }
    if !(0...4).contains(sample.phase) { throw wrong(KIN_ERROR_INVALID, index, "phase is not one of KIN_SCROLL_...") }
    if !(0...3).contains(sample.type) { throw wrong(KIN_ERROR_INVALID, index, "type is not one of KIN_TOUCH_...") }
  }

  private func checkSequence(_ sample: kin_scroll_sample, _ index: Int, others: Int) throws(Failure) {
    let known = host.present.down.firstIndex(of: sample.source)
    switch Int(sample.phase) {
    case KIN_SCROLL_BEGAN, KIN_SCROLL_DISCRETE:
      if known != nil { throw wrong(KIN_ERROR_SEQUENCE, index, "the source scrolls already") }
      let present = host.present.down.count + others
      if present >= host.touchLimit || present + host.present.leaving >= touches.capacity { throw tooManyContacts(index) }
      if sample.view != 0 { _ = try view(sample.view) }
      if Int(sample.phase) == KIN_SCROLL_BEGAN { host.present.down.append(sample.source) } else { host.present.leaving += 1 }
    default:
      guard let known else { throw wrong(KIN_ERROR_SEQUENCE, index, "the source goes on without having begun") }
      if Int(sample.phase) != KIN_SCROLL_CHANGED {
        host.present.down.remove(at: known)
        host.present.leaving += 1
      }
    }
  }

  private func wrong(_ code: Int, _ index: Int, _ what: StaticString) -> Failure {
    refuse(code) {
      $0.append("scroll sample ")
      $0.append(UInt64(index))
      $0.append(": ")
      $0.append(what)
    }
  }
}
