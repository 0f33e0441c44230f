import CKinesic

/// Palms, pens and what a person has chosen: which contacts are refused.
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
    try changeRefusals(isNeeded: rule != nil) { $0.set(rule, contactLimit: $1) }
  }

  /// Takes what a person has chosen, for what is fed from now on; nil: nothing.
  public func setAccommodations(_ chosen: kin_accommodations?) throws(Failure) {
    try checkIdle("kin_engine_set_accommodations")
    let rule = try chosen.map { chosen throws(Failure) in try accommodations(chosen) }
    try changeRefusals(isNeeded: rule != nil) { $0.set(rule, contactLimit: $1) }
  }

  private func changeRefusals(isNeeded: Bool, _ change: (inout RefusalFilter, Int) -> Void) throws(Failure) {
    if isNeeded { try setAside(RefusalFilter.byteCount(contactLimit: host.touchLimit)) }
    if host.refusals.isOn { try landHeld() }
    let judged = host.refusals.judges
    change(&host.refusals, host.touchLimit)
    if !judged { adoptTouches() }
    host.noteFilters()
  }

  /// Contacts that the filter has not seen: it was switched on later, or a replay made them.
  private func adoptTouches() {
    var rest = touches.down - touches.scrolls
    while let place = rest.popFirst() { host.refusals.adopt(touches[place].touch, isHovering: false) }
    rest = touches.hovering
    while let place = rest.popFirst() { host.refusals.adopt(touches[place].touch, isHovering: true) }
  }

  /// A replay has replaced the contacts.
  func adoptContactsAnew() {
    host.refusals.forget()
    adoptTouches()
    adoptContacts()
  }

  private func palmRule(_ filter: kin_palm_filter) throws(Failure) -> PalmRule {
    try checkSetting("kin_palm_filter.palm_radius", filter.palm_radius)
    try checkSetting("kin_palm_filter.edge_margin", filter.edge_margin)
    try checkSetting("kin_palm_filter.edge_distance", filter.edge_distance)
    try checkSetting("kin_palm_filter.edge_interval", filter.edge_interval, most: 10)
    try checkSetting("kin_palm_filter.pen_cancel_interval", filter.pen_cancel_interval, most: 10)
    try checkSetting("kin_palm_filter.pen_hold_interval", filter.pen_hold_interval, most: 10)
    try checkSetting("kin_palm_filter.hold_lifetime", filter.hold_lifetime, most: 10)
    if filter.pen_over_touch > 1 { throw refuse(KIN_ERROR_INVALID) { $0.append("kin_palm_filter.pen_over_touch is neither 0 nor 1") } }
    return PalmRule(
      radius: filter.palm_radius * host.scale, edgeMargin: filter.edge_margin * host.scale, edgeDistance: filter.edge_distance * host.scale,
      edgeInterval: UInt64(filter.edge_interval * 1e9), penCancelInterval: UInt64(filter.pen_cancel_interval * 1e9),
      penHoldInterval: UInt64(filter.pen_hold_interval * 1e9), holdLifetime: UInt64(filter.hold_lifetime * 1e9),
      putsPenOverTouch: filter.pen_over_touch == 1)
  }

  private func accommodations(_ chosen: kin_accommodations) throws(Failure) -> Accommodations {
    try checkSetting("kin_accommodations.minimum_contact_time", chosen.minimum_contact_time, most: 10)
    try checkSetting("kin_accommodations.repeat_interval", chosen.repeat_interval, most: 10)
    try checkSetting("kin_accommodations.repeat_distance", chosen.repeat_distance)
    if !(0...kin_late_location(KIN_LATE_AT_LATEST)).contains(chosen.location) {
      throw refuse(KIN_ERROR_INVALID) { $0.append("kin_accommodations.location is not one of KIN_LATE_...") }
    }
    return Accommodations(
      minimumContactTime: UInt64(chosen.minimum_contact_time * 1e9), repeatInterval: UInt64(chosen.repeat_interval * 1e9),
      repeatDistance: chosen.repeat_distance * host.scale, landsAtLatest: Int(chosen.location) == KIN_LATE_AT_LATEST)
  }
}
