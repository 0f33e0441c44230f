import CKinesic

/// What records say.
extension Overlay {
  /// Takes note of a record; what the engine refuses changes nothing.
  mutating func add(_ event: UnsafePointer<kin_event>) -> kin_result {
    let isDecision = event.pointee.type == KIN_EVENT_DECISION
    if !isDecision && event.pointee.type != KIN_EVENT_GESTURE { return kin_result(KIN_OK) }
    var present: UInt64 = 0
    let result = kin_engine_get_time(engine, &present)
    if result != kin_result(KIN_OK) { return result }
    if isDecision && event.pointee.reason == KIN_REASON_TOUCH_REFUSED { return refuse(event) }
    if isDecision && !fingers.isAnyDown { begin(event.pointee.touch_time_ns) }
    // A gesture is shown in any case, in place of one that failed.
    let isGesture = !isDecision || event.pointee.reason == KIN_REASON_OWN_RULE && event.pointee.state != KIN_STATE_FAILED
    if event.pointee.recognizer == 0 { return result }
    let time = event.pointee.time_ns
    guard let place = rows.place(adding: event.pointee.recognizer, at: time, inPlaceOfFailed: isGesture) else { return result }
    if isDecision { decide(event, place) } else { proceed(event.pointee, place) }
    return result
  }

  /// An attempt is about a touch that landed at this time, and no finger was down in the latest frame.
  private mutating func begin(_ landing: UInt64) {
    rows.removeOver(before: landing)
    if landing <= latestLanding { return }
    latestLanding = landing
    heading.clear()
    heading.append("touch between two frames")
  }

  private mutating func refuse(_ event: UnsafePointer<kin_event>) -> kin_result {
    refusal = TrailPoint(x: event.pointee.x, y: event.pointee.y, time: event.pointee.time_ns)
    return heading.fill { kin_event_describe(engine, event, $0, $1, nil) }
  }

  private mutating func decide(_ event: UnsafePointer<kin_event>, _ place: Int) {
    _ = rows[place].text.fill { kin_event_describe(engine, event, $0, $1, nil) }
    rows[place].decided = event.pointee.time_ns
    rows[place].time = event.pointee.time_ns
    rows[place].hasRecord = true
    switch Int(event.pointee.reason) {
    case KIN_REASON_WAITING_FOR, KIN_REASON_HELD_BY: rows[place].standing = .waiting
    case KIN_REASON_CYCLE, KIN_REASON_ILLEGAL_TRANSITION: break
    case KIN_REASON_TOUCHES_FILTERED: if rows[place].seen == event.pointee.time_ns { rows[place].end(.failed) }
    case KIN_REASON_OWN_RULE, KIN_REASON_DEFAULT_WINNER: rows[place].stand(event.pointee.state, kin_state(KIN_STATE_POSSIBLE))
    default: rows[place].end(.failed)
    }
  }

  /// A gesture goes on. What was decided in the same step stays to be read, but for a gesture that began and ended in
  /// steps of one time.
  private mutating func proceed(_ event: kin_event, _ place: Int) {
    let isNew = rows[place].state != event.state || !rows[place].hasRecord
    rows[place].state = event.state
    rows[place].time = event.time_ns
    rows[place].hasRecord = true
    rows[place].stand(event.state, kin_state(KIN_STATE_POSSIBLE))
    let isLater = rows[place].decided != event.time_ns || event.state == KIN_STATE_ENDED && event.from != KIN_STATE_POSSIBLE
    if isNew && isLater { writeState(event.state, place) }
  }

  /// "pan 'scroll' changed".
  func writeState(_ state: kin_state, _ place: Int) {
    var name: UnsafePointer<CChar>?
    _ = kin_recognizer_get_class(engine, rows[place].recognizer, &name)
    rows[place].text.clear()
    rows[place].text.append(text: name)
    name = nil
    _ = kin_recognizer_get_name(engine, rows[place].recognizer, &name)
    if let name, name[0] != 0 {
      rows[place].text.append(" '")
      rows[place].text.append(text: name)
      rows[place].text.append("'")
    }
    rows[place].text.append(" ")
    rows[place].text.append(text: kin_state_name(state))
  }
}
