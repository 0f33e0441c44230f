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
    if rule != nil { try setAside(ContactFilter.byteCount(contactLimit: host.touchLimit)) }
    if host.contactFilter.isOn { try deliver(in: call, at: now, dueBy: now) { $0.releaseAll(at: now) } }
    let wasOn = host.contactFilter.isOn
    host.contactFilter.set(rule, contactLimit: host.touchLimit)
    host.noteFilters()
    if !wasOn { adoptContacts() }
  }

  private func contactRule(_ filter: kin_contact_filter) throws(Failure) -> ContactRule {
    if filter.reserved != 0 { throw refuseReserved("kin_contact_filter") }
    try checkSetting("kin_contact_filter.dropout_interval", filter.dropout_interval, most: 1)
    try checkSetting("kin_contact_filter.dropout_distance", filter.dropout_distance)
    try checkSetting("kin_contact_filter.jump_distance", filter.jump_distance)
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
    for i in 0..<host.refusals.count {
      if let sample = host.refusals.unseen(i) { host.contactFilter.adopt(sample) }
    }
  }

  /// Logs what was put right of contacts. The feed is over: what the log calls is as if it were called after it, also
  /// for a trace, of which the filters have no part.
  func logContacts() {
    if host.isLoggingContacts { return }
    host.isLoggingContacts = true
    // The log may feed: what comes of that is reported in its turn.
    while let note = host.contactFilter.notes.next() {
      guard let callback = outbox.logCallback else { continue }
      var text = Message()
      note.describe(into: &text, contactLimit: host.touchLimit)
      callback(host.handle, kin_severity(KIN_SEVERITY_INFO), text.cString, outbox.logUserData)
    }
    host.isLoggingContacts = false
  }
}

extension ContactNote {
  fileprivate func describe(into text: inout Message, contactLimit: Int) {
    text.append("touch ")
    text.append(reported)
    switch what {
    case .cameBack:
      text.append(" is the contact that landed as ")
      text.append(id)
      text.append(": it came back ")
      describeWay(into: &text)
    case .wasSplit:
      text.append(" is another contact now, and the one before is cancelled: it jumped in ")
      describeWay(into: &text)
    case .liftWasMissed: text.append(" went down again without having lifted: its lift was missed, and it ended where it was")
    case .hasNoPlace:
      text.append(" is left out until it has lifted: more than ")
      text.append(UInt64(contactLimit))
      text.append(" contacts are down; raise touch_capacity")
    }
  }

  private func describeWay(into text: inout Message) {
    text.append(seconds: elapsed)
    text.append(what == .cameBack ? " after its lift, " : ", ")
    text.append(distance)
    text.append(" units away")
  }
}
