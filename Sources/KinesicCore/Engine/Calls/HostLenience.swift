import CKinesic

/// Samples of devices and toolkits that lose some, before every filter. A trace has them as they were put right.
extension Engine {
  /// Puts right what is fed from now on, or refuses what does not fit together.
  public func setLenient(_ isLenient: Bool) throws(Failure) {
    try checkIdle("kin_engine_set_lenient")
    if isLenient == host.lenience.isOn { return }
    if isLenient { try setAside(lenienceByteCount) }
    host.lenience.set(isLenient, contactLimit: host.touchLimit)
    host.contactFilter.notes.reserve(host.touchLimit)
    host.noteFilters()
  }

  public var isLenient: Bool { host.lenience.isOn }

  var lenienceByteCount: Int { Lenience.byteCount(contactLimit: host.touchLimit) + ContactNotes.byteCount(forCapacity: host.touchLimit) }

  /// The samples in an order that contacts can have, at times that do not run back.
  /// Rule: lenient.order.
  func putRight(_ samples: Samples) throws(Failure) -> Samples {
    host.lenience.begin()
    noteReported()
    var time = now
    for i in 0..<samples.count {
      try checkNumbers(samples, i)
      var sample = samples[i]
      if sample.time_ns == .max { try checkTime(sample.time_ns, sample: i) }
      if sample.time_ns > time { host.present.leaving = 0 }
      time = max(time, sample.time_ns)
      sample.time_ns = time
      try putRight(sample)
    }
    return Samples(start: host.lenience.output.address, count: host.lenience.output.count)
  }

  /// The contacts that are there for the host: some of them the engine has not got yet, or under another id.
  private func noteReported() {
    notePresent()
    if !host.contactFilter.isOn {
      for i in 0..<host.refusals.count {
        if let sample = host.refusals.unseen(i) { host.present.down.append(sample.touch) }
      }
      return
    }
    host.present.down.removeAll()
    for i in 0..<host.contactFilter.count {
      if let id = host.contactFilter.reported(i) { host.present.down.append(id) }
    }
  }

  private func putRight(_ sample: kin_touch_sample) throws(Failure) {
    let known = host.present.place(of: sample)
    switch Int(sample.phase) {
    case KIN_PHASE_BEGAN:
      if let known { try liftMissed(sample, known) }
      try land(sample, as: KIN_PHASE_BEGAN)
    case KIN_PHASE_ENTERED, KIN_PHASE_HOVERED:
      if let known { try put(sample, as: KIN_PHASE_HOVERED, known) } else { try land(sample, as: KIN_PHASE_ENTERED) }
    case KIN_PHASE_REFUSED: try put(sample, as: KIN_PHASE_REFUSED, nil)
    default:
      // Samples of a contact that was cancelled or left out are dropped.
      if let known { try put(sample, as: Int(sample.phase), known) }
    }
  }

  /// A contact that lands while it is down has lifted, where it was.
  private func liftMissed(_ landing: kin_touch_sample, _ known: Int) throws(Failure) {
    var lift = kin_touch_sample()
    if let place = host.lenience.place(of: landing.touch) {
      (lift.x, lift.y) = place
    } else {
      (lift.x, lift.y) = try location(ofReported: landing.touch)
    }
    lift.touch = landing.touch
    lift.time_ns = landing.time_ns
    lift.type = landing.type
    lift.modifiers = landing.modifiers
    host.contactFilter.notes.add(.liftWasMissed, of: landing.touch)
    try put(lift, as: KIN_PHASE_ENDED, known)
  }

  /// One for which there is no place is left out, until it has lifted.
  private func land(_ sample: kin_touch_sample, as phase: Int) throws(Failure) {
    if hasPlace(present: presentCount + withheldCount, leaving: host.present.leaving) { return try put(sample, as: phase, nil) }
    host.contactFilter.notes.add(.hasNoPlace, of: sample.touch)
  }

  /// How many contacts have a place though they have lifted: the filter of contacts withholds lifts.
  private var withheldCount: Int {
    guard host.contactFilter.isOn else { return 0 }
    var count = host.lenience.liftCount
    for i in 0..<host.contactFilter.count where host.contactFilter.reported(i) == nil { count += 1 }
    return count
  }

  private func put(_ sample: kin_touch_sample, as phase: Int, _ known: Int?) throws(Failure) {
    var made = sample
    made.phase = kin_phase(phase)
    if !host.lenience.put(made) { throw refuseLength() }
    host.present.note(made, known)
  }
}
