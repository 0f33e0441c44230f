import CKinesic

/// What becomes of contacts.
extension RefusalFilter {
  private func find(_ id: UInt64) -> Int? {
    for i in 0..<tentative.count where tentative[i].isDown && tentative[i].id == id { return i }
    return nil
  }

  private func count(where isCounted: (RefusableContact) -> Bool) -> Int {
    var count = 0
    for i in 0..<tentative.count where isCounted(tentative[i]) { count += 1 }
    return count
  }

  mutating func land(_ sample: kin_touch_sample) -> Obstacle? {
    if find(sample.touch) != nil { return .sequence }
    if !judges {
      output.append(sample)
      return nil
    }
    if count(where: { $0.isDown }) >= contactLimit { return .capacity }
    var contact = RefusableContact(sample)
    if contact.isPen { penCame(at: sample.time_ns, isDown: true) }
    let cause = verdict(on: contact)
    hold(&contact)
    tentative.append(contact)
    let place = tentative.count - 1
    if let cause {
      tentative[place].state = .heldBack
      refuse(place, because: cause, at: sample.time_ns)
    } else if contact.state == .passed {
      output.append(sample)
    }
    return nil
  }

  /// Why a contact is refused as it lands; nil: it is not refused.
  /// Rule: refuse.palm-size, refuse.pen-near.
  private func verdict(on contact: RefusableContact) -> Int? {
    if isRepeated(contact) { return KIN_CAUSE_REPEATED }
    guard let palms else { return nil }
    if contact.hasSize && palms.isPalm(contact.landing) { return KIN_CAUSE_PALM_SIZE }
    return contact.isFinger && isPenNear(within: palms.penCancelInterval, at: contact.landing.time_ns) ? KIN_CAUSE_PEN_NEAR : nil
  }

  /// Rule: refuse.repeated.
  private func isRepeated(_ contact: RefusableContact) -> Bool {
    guard let accommodations, accommodations.repeatInterval > 0, contact.isAccommodated else { return false }
    let (landing, limit) = (contact.landing, accommodations.repeatDistance * accommodations.repeatDistance)
    for i in 0..<tentative.count where tentative[i].state == .lifted && tentative[i].landing.type == landing.type {
      let lift = tentative[i].latest
      if landing.time_ns - lift.time_ns <= accommodations.repeatInterval, squaredDistance(lift, landing) <= limit { return true }
    }
    return false
  }

  /// Whether a pen is near, or was within `interval` before; an interval of 0 switches this off.
  private func isPenNear(within interval: UInt64, at time: UInt64) -> Bool {
    if interval == 0 { return false }
    if isPenThere { return true }
    return tentativePenLeft.map { time - $0 <= interval } ?? false
  }

  private var isPenThere: Bool { count { $0.isPen && $0.state != .lifted } > 0 }

  /// Decides whether a contact that lands is held back.
  /// Rule: refuse.palm-edge, refuse.pen-held, refuse.too-short.
  private func hold(_ contact: inout RefusableContact) {
    let time = contact.landing.time_ns
    if let palms, contact.isFinger {
      contact.isAtEdge = palms.isInMargin(contact.landing, of: frame)
      if isPenNear(within: palms.penHoldInterval, at: time) { contact.penDue = time.later(by: palms.holdLifetime) }
    }
    if let accommodations, accommodations.minimumContactTime > 0, contact.isAccommodated {
      contact.minimumDue = time.later(by: accommodations.minimumContactTime)
    }
    if contact.isAtEdge || contact.due > time { contact.state = .heldBack }
  }

  /// A pen has come near or has landed.
  /// Rule: refuse.pen-near, refuse.pen-over-touch.
  private mutating func penCame(at time: UInt64, isDown: Bool) {
    guard let palms else { return }
    for place in 0..<tentative.count where tentative[place].isFinger && tentative[place].isDown && tentative[place].state != .refused {
      let isRecent = palms.penCancelInterval > 0 && time - tentative[place].landing.time_ns <= palms.penCancelInterval
      // In a step of its own if possible, so that the attempt that loses it ends before the pen lands.
      let before = max(latest, time.earlier(by: 1))
      if isDown && palms.putsPenOverTouch {
        refuse(place, because: KIN_CAUSE_PEN_DOWN, at: before)
      } else if isRecent {
        refuse(place, because: KIN_CAUSE_PEN_NEAR, at: before)
      }
    }
  }

  mutating func enter(_ sample: kin_touch_sample) -> Obstacle? {
    var pen = RefusableContact(sample)
    if judges, pen.isPen {
      if count(where: { $0.state == .hovering }) >= contactLimit { return .capacity }
      penCame(at: sample.time_ns, isDown: false)
      pen.state = .hovering
      tentative.append(pen)
    }
    output.append(sample)
    return nil
  }

  mutating func exit(_ sample: kin_touch_sample) {
    for place in 0..<tentative.count where tentative[place].state == .hovering && tentative[place].id == sample.touch {
      leave(place, at: sample.time_ns)
      break
    }
    output.append(sample)
  }

  /// A contact lifts, leaves or is cancelled.
  private mutating func leave(_ place: Int, at time: UInt64) {
    let wasPen = tentative[place].isPen
    tentative.remove(at: place)
    if wasPen && !isPenThere { tentativePenLeft = time }
  }

  /// What comes of a contact after its landing.
  mutating func follow(_ sample: kin_touch_sample) -> Obstacle? {
    guard let place = find(sample.touch) else {
      if judges { return .sequence }
      output.append(sample)
      return nil
    }
    switch Int(sample.phase) {
    case KIN_PHASE_MOVED: move(place, sample)
    case KIN_PHASE_ENDED: lift(place, sample)
    default: cancel(place, sample)
    }
    return nil
  }

  private mutating func move(_ place: Int, _ sample: kin_touch_sample) {
    keep(sample, of: place)
    if tentative[place].state == .refused { return }
    if let palms, tentative[place].hasSize, palms.isPalm(sample) {
      return refuse(place, because: KIN_CAUSE_PALM_SIZE, at: sample.time_ns)
    }
    if tentative[place].state == .passed { return output.append(sample) }
    guard tentative[place].isAtEdge, palms?.hasLeftEdge(tentative[place].landing, sample, of: frame) ?? true else { return }
    tentative[place].isAtEdge = false
    if tentative[place].due <= sample.time_ns { deliver(place, at: sample.time_ns) }
  }

  /// The type of the landing counts for its life.
  private mutating func keep(_ sample: kin_touch_sample, of place: Int) {
    tentative[place].latest = sample
    tentative[place].latest.type = tentative[place].landing.type
  }

  private mutating func lift(_ place: Int, _ sample: kin_touch_sample) {
    if tentative[place].state == .heldBack {
      let contact = tentative[place]
      if sample.time_ns < contact.due {
        refuse(place, because: sample.time_ns < contact.minimumDue ? KIN_CAUSE_TOO_SHORT : KIN_CAUSE_PEN_NEAR, at: sample.time_ns)
      } else {
        deliver(place, at: sample.time_ns)
      }
    }
    if tentative[place].state == .passed { output.append(sample) }
    keep(sample, of: place)
    let contact = tentative[place]
    leave(place, at: sample.time_ns)
    if contact.state == .passed || Int(contact.cause) == KIN_CAUSE_REPEATED { remember(contact) }
  }

  /// Keeps a contact that has lifted, because a landing may be its repetition.
  private mutating func remember(_ contact: RefusableContact) {
    guard let accommodations, accommodations.repeatInterval > 0, contact.isAccommodated else { return }
    var lifted = contact
    lifted.state = .lifted
    if count(where: { $0.state == .lifted }) >= contactLimit { forgetOldest() }
    tentative.append(lifted)
  }

  /// Lifted contacts are kept in the order in which they lifted.
  private mutating func forgetOldest() {
    for i in 0..<tentative.count where tentative[i].state == .lifted { return tentative.remove(at: i) }
  }

  private mutating func cancel(_ place: Int, _ sample: kin_touch_sample) {
    switch tentative[place].state {
    case .passed: output.append(sample)
    case .heldBack: refuse(place, because: sample.cause == 0 ? KIN_CAUSE_SYSTEM : Int(sample.cause), at: sample.time_ns)
    default: break
    }
    leave(place, at: sample.time_ns)
  }

  /// Refuses a contact: from now on the engine does not have it.
  mutating func refuse(_ place: Int, because cause: Int, at time: UInt64) {
    let contact = tentative[place]
    let hasLanded = contact.state == .passed
    var sample = hasLanded ? contact.latest : contact.landing
    sample.phase = kin_phase(hasLanded ? KIN_PHASE_CANCELLED : KIN_PHASE_REFUSED)
    sample.cause = kin_touch_cause(cause)
    sample.time_ns = time
    sample.view = 0
    tentative[place].state = .refused
    tentative[place].cause = kin_touch_cause(cause)
    output.append(sample)
  }

  /// A contact that was held back lands.
  /// Rule: refuse.late-landing.
  mutating func deliver(_ place: Int, at time: UInt64) {
    let contact = tentative[place]
    let landsAtLatest = contact.minimumDue > 0 && (accommodations?.landsAtLatest ?? false)
    var landing = landsAtLatest ? contact.latest : contact.landing
    landing.phase = kin_phase(KIN_PHASE_BEGAN)
    landing.view = contact.landing.view
    landing.time_ns = time
    output.append(landing)
    tentative[place].state = .passed
    if landsAtLatest || contact.latest.time_ns == contact.landing.time_ns { return }
    var move = contact.latest
    move.time_ns = time
    output.append(move)
  }
}
