import CKinesic

/// Palms, pens and what a person has chosen: what the gate looks for.
extension Engine {
  public static var defaultPalmFilter: kin_palm_filter {
    kin_palm_filter(
      struct_size: UInt32(MemoryLayout<kin_palm_filter>.size), pen_over_touch: 1, palm_radius: 77, edge_margin: 0, edge_distance: 32,
      edge_interval: 0.25, pen_cancel_interval: 0.4, pen_hold_interval: 1, hold_lifetime: 0.1)
  }

  public static var defaultAccommodations: kin_accommodations {
    kin_accommodations(
      struct_size: UInt32(MemoryLayout<kin_accommodations>.size), location: kin_late_location(KIN_LATE_AT_LANDING),
      minimum_contact_time: 0, repeat_interval: 0, repeat_distance: 81.5)
  }

  /// Looks for palms in what is fed from now on; nil: not.
  public func setPalmFilter(_ filter: kin_palm_filter?) throws(Failure) {
    try checkIdle("kin_engine_set_palm_filter")
    let rule = try filter.map { filter throws(Failure) in try palmRule(filter) }
    try changeGate(isNeeded: rule != nil) { $0.set(rule, contactLimit: $1) }
  }

  /// Takes what a person has chosen, for what is fed from now on; nil: nothing.
  public func setAccommodations(_ chosen: kin_accommodations?) throws(Failure) {
    try checkIdle("kin_engine_set_accommodations")
    let rule = try chosen.map { chosen throws(Failure) in try accommodations(chosen) }
    try changeGate(isNeeded: rule != nil) { $0.set(rule, contactLimit: $1) }
  }

  private func changeGate(isNeeded: Bool, _ change: (inout TouchGate, Int) -> Void) throws(Failure) {
    if isNeeded { try setAside(TouchGate.room(contactLimit: host.touchLimit)) }
    if host.gate.isOn { try openGate() }
    let judged = host.gate.judges
    change(&host.gate, host.touchLimit)
    if !judged { adoptTouches() }
    host.noteFilters()
  }

  /// Contacts that the gate has not seen: it was switched on later, or a replay made them.
  private func adoptTouches() {
    var rest = touches.down - touches.scrolls
    while let place = rest.popFirst() { host.gate.adopt(touches[place].touch, isHovering: false) }
    rest = touches.hovering
    while let place = rest.popFirst() { host.gate.adopt(touches[place].touch, isHovering: true) }
  }

  /// A replay has put other contacts in the place of those that were there.
  func adoptContactsAnew() {
    host.gate.forget()
    adoptTouches()
    adoptContacts()
    host.noteFilters()
  }

  private func palmRule(_ filter: kin_palm_filter) throws(Failure) -> PalmRule {
    try check("kin_palm_filter", lengths: (filter.palm_radius, filter.edge_margin, filter.edge_distance))
    try check("kin_palm_filter", times: (filter.edge_interval, filter.pen_cancel_interval, filter.pen_hold_interval, filter.hold_lifetime))
    if filter.pen_over_touch > 1 { throw refuse(KIN_ERROR_INVALID) { $0.append("kin_palm_filter.pen_over_touch is neither 0 nor 1") } }
    return PalmRule(
      radius: filter.palm_radius * host.scale, edgeMargin: filter.edge_margin * host.scale, edgeDistance: filter.edge_distance * host.scale,
      edgeInterval: UInt64(filter.edge_interval * 1e9), penCancelInterval: UInt64(filter.pen_cancel_interval * 1e9),
      penHoldInterval: UInt64(filter.pen_hold_interval * 1e9), holdLifetime: UInt64(filter.hold_lifetime * 1e9),
      putsPenOverTouch: filter.pen_over_touch == 1)
  }

  private func accommodations(_ chosen: kin_accommodations) throws(Failure) -> Accommodations {
    try check("kin_accommodations", lengths: (chosen.repeat_distance, 0, 0))
    try check("kin_accommodations", times: (chosen.minimum_contact_time, chosen.repeat_interval, 0, 0))
    if !(0...kin_late_location(KIN_LATE_AT_LATEST)).contains(chosen.location) {
      throw refuse(KIN_ERROR_INVALID) { $0.append("kin_accommodations.location is none of KIN_LATE_...") }
    }
    return Accommodations(
      minimumContactTime: UInt64(chosen.minimum_contact_time * 1e9), repeatInterval: UInt64(chosen.repeat_interval * 1e9),
      repeatDistance: chosen.repeat_distance * host.scale, landsAtLatest: Int(chosen.location) == KIN_LATE_AT_LATEST)
  }

  private func check(_ name: StaticString, lengths: (Double, Double, Double)) throws(Failure) {
    guard lengths.0.isWithinLimit && lengths.1.isWithinLimit && lengths.2.isWithinLimit else { throw refuseNumber(name) }
    guard min(lengths.0, lengths.1, lengths.2) >= 0 else {
      throw refuse(KIN_ERROR_RANGE) {
        $0.append("a length of ")
        $0.append(name)
        $0.append(" is below 0")
      }
    }
  }

  private func check(_ name: StaticString, times: (Double, Double, Double, Double)) throws(Failure) {
    guard times.0.isWithinLimit && times.1.isWithinLimit && times.2.isWithinLimit && times.3.isWithinLimit else { throw refuseNumber(name) }
    guard min(times.0, times.1, times.2, times.3) >= 0 && max(times.0, times.1, times.2, times.3) <= 10 else {
      throw refuse(KIN_ERROR_RANGE) {
        $0.append("a time of ")
        $0.append(name)
        $0.append(" is not 0 to 10 seconds")
      }
    }
  }

  private func refuseNumber(_ name: StaticString) -> Failure {
    refuse(KIN_ERROR_INVALID) {
      $0.append("a field of ")
      $0.append(name)
      $0.append(" is no number, or lies beyond KIN_NUMBER_LIMIT (1e9)")
    }
  }
}
