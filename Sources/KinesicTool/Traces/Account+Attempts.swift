import CKinesic

/// What the records of a recognizer tell of its attempts: when each began, and with which touches.
extension Account {
  /// The touches of the attempt that a decision or a recognition is about, in the order of landing.
  func touches(of event: Event) -> [Touch] {
    if event.isGesture, event.record.contact != 0 { return touches.filter { $0.contact == event.record.contact } }
    guard let decision = decision(of: event)?.record, decision.touch_count > 0 else { return [] }
    let taken = touches.filter {
      $0.down >= decision.touch_time_ns && $0.down <= decision.time_ns && isTaken($0, by: decision.recognizer)
    }
    return Array(taken.prefix(Int(decision.touch_count)))
  }

  /// When the first touch landed of the attempt that a decision or a recognition is about; the record's own time
  /// without one, and for a touch that was not taken, which has just landed.
  func begin(of event: Event) -> UInt64 {
    if event.isRefusal { return event.record.time_ns }
    if event.isGesture, let touch = touches(of: event).first, event.record.contact != 0 { return touch.down }
    guard let decision = decision(of: event)?.record, decision.touch_count > 0 else { return event.record.time_ns }
    return decision.touch_time_ns
  }

  /// The records of a recognizer from the end of its attempt before to a record of it.
  func attempt(until event: Event) -> [Event] {
    let own = events.filter { $0.record.recognizer == event.record.recognizer && $0.record.sequence < event.record.sequence }
    let closed = own.lastIndex(where: \.closesAttempt).map { $0 + 1 } ?? 0
    return Array(own[closed...]) + [event]
  }

  /// Whether a touch hit a recognizer's view, or one below, and the recognizer took it.
  private func isTaken(_ touch: Touch, by recognizer: kin_recognizer_id) -> Bool {
    let view = roster.recognizer(recognizer)?.view ?? 0
    if touch.contact != 0, declined[recognizer]?.contains(touch.contact) ?? false { return false }
    return roster.isView(touch.view, below: view) && isEnabled(recognizer, at: touch.down)
  }

  /// The decision itself, or that of a recognition.
  private func decision(of event: Event) -> Event? {
    if event.isDecision { return event }
    return attempt(until: event).last(where: \.isRecognitionDecision)
  }
}

extension Event {
  /// It took no part in a touch.
  var isRefusal: Bool { isDecision && record.reason == kin_reason(KIN_REASON_TOUCHES_FILTERED) }

  /// With what it has earned it waits for another one.
  var isWait: Bool {
    isDecision && (record.reason == kin_reason(KIN_REASON_WAITING_FOR) || record.reason == kin_reason(KIN_REASON_HELD_BY))
  }

  /// The decision with which an attempt was recognized.
  var isRecognitionDecision: Bool {
    isDecision && (isState(KIN_STATE_BEGAN) || isState(KIN_STATE_ENDED))
      && (record.reason == kin_reason(KIN_REASON_OWN_RULE) || record.reason == kin_reason(KIN_REASON_DEFAULT_WINNER))
  }
}
