import CKinesic

/// Looking at the engine, once a frame.
extension Overlay {
  /// How long a recognizer without fingers is shown that has not decided, as a double tap between its taps.
  private static let patience: UInt64 = 3_000_000_000

  /// What the engine refuses changes nothing.
  mutating func look() -> kin_result {
    var count: UInt32 = 0
    let result = kin_engine_list_contacts(engine, contacts.baseAddress, UInt32(contacts.count), &count)
    if result != kin_result(KIN_OK) { return result }
    _ = kin_engine_get_time(engine, &now)
    let down = UnsafeBufferPointer(rebasing: contacts[..<min(Int(count), contacts.count)])
    fingers.release(except: down, now: now, trailDuration: style.trailDuration)
    for contact in down where contact.contact > latestContact { land(contact) }
    for contact in down { fingers.follow(contact) }
    if !down.isEmpty { rows.left = 0 }
    for i in down.indices where !down[..<i].contains(where: { $0.view == down[i].view }) { joinRecognizers(of: down[i].view) }
    for i in (0..<rows.count).reversed() where !rows[i].isOver { follow(i) }
    updateFooting()
    return result
  }

  private mutating func land(_ contact: kin_contact) {
    if !fingers.isAnyDown { rows.removeOver(before: contact.start_time_ns) }
    latestContact = contact.contact
    latestLanding = contact.start_time_ns
    heading.clear()
    heading.append("touch on ")
    appendView(contact.view)
    heading.append(" at ")
    heading.append(contact.start_x)
    heading.append(", ")
    heading.append(contact.start_y)
  }

  private mutating func appendView(_ view: kin_view_id) {
    var name: UnsafePointer<CChar>?
    var root: kin_view_id = 0
    _ = kin_engine_root_view(engine, &root)
    if kin_view_get_name(engine, view, &name) == kin_result(KIN_OK), let name, name[0] != 0 {
      heading.append("view '")
      heading.append(text: name)
      heading.append("'")
    } else {
      heading.append(view == root ? "the root view" : "a view without a name")
    }
  }

  /// The recognizers that have touches of a view: its own and those of the views around it.
  private mutating func joinRecognizers(of view: kin_view_id) {
    var view = view
    while view != 0 {
      var count: UInt32 = 0
      _ = kin_view_list_recognizers(engine, view, recognizers.baseAddress, UInt32(recognizers.count), &count)
      for i in 0..<min(Int(count), recognizers.count) { join(recognizers[i]) }
      if kin_view_get_parent(engine, view, &view) != kin_result(KIN_OK) { return }
    }
  }

  private mutating func join(_ recognizer: kin_recognizer_id) {
    var touchCount: UInt32 = 0
    _ = kin_recognizer_get_touch_count(engine, recognizer, &touchCount)
    if touchCount == 0 { return }
    guard let place = rows.place(adding: recognizer, at: now) else {
      rows.left += 1
      return
    }
    rows[place].seen = now
    if !rows[place].isOver || rows[place].time > latestLanding { return }
    var state = kin_state(KIN_STATE_POSSIBLE)
    _ = kin_recognizer_get_state(engine, recognizer, &state)
    if state == KIN_STATE_POSSIBLE { rows.reset(place, recognizer, at: now) }
  }

  /// Brings the row of an attempt up to date.
  private mutating func follow(_ place: Int) {
    let recognizer = rows[place].recognizer
    var state = kin_state(KIN_STATE_POSSIBLE)
    var pending = state
    if kin_recognizer_get_state(engine, recognizer, &state) != kin_result(KIN_OK) { return rows.remove(at: place) }
    _ = kin_recognizer_get_pending_state(engine, recognizer, &pending)
    let isIdle = state == KIN_STATE_POSSIBLE && pending == KIN_STATE_POSSIBLE
    if isIdle && now &- rows[place].seen >= Overlay.patience { return rows.remove(at: place) }
    if rows[place].text.length == 0 || (rows[place].state != state && !rows[place].hasRecord) { writeState(state, place) }
    rows[place].state = state
    rows[place].stand(state, pending)
  }

  private mutating func updateFooting() {
    var explains = false
    _ = kin_engine_get_explain(engine, &explains)
    footing.clear()
    if !explains { footing.append("without reasons: explaining is off") }
  }
}
