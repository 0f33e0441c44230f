import CKinesic

/// Decision records: why a recognizer left Possible or was kept there, and why it took no part in a touch.
extension Engine {
  /// Rule: explain.reasons.
  @_optimize(speed) func record(_ decision: Decision) {
    outbox.queue.append(source: source(ofRecognizer: decision.member)) { event in
      event.time_ns = now
      event.type = kin_event_type(KIN_EVENT_DECISION)
      event.state = decision.asked.rawValue
      event.from = decision.from.rawValue
      event.recognizer = identifier(of: decision.member)
      event.view = scene.views.identifier(of: scene.recognizers[decision.member].view)
      event.reason = decision.reason.rawValue
      event.other = decision.other < 0 ? 0 : identifier(of: decision.other)
      event.detail = UInt32(truncatingIfNeeded: decision.detail)
      event.user_data = scene.recognizers[decision.member].userData
      explainAttempt(of: decision.member, &event)
      explainCause(decision, &event)
    }
  }

  /// When its attempt began, and with how many touches, without ignored ones unless it ignores all.
  @inline(__always) private func explainAttempt(of member: Int, _ event: inout kin_event) {
    let tried = arena.members.reference(to: member)
    var rest = tried.value.owned.isEmpty ? tried.value.touches : tried.value.owned
    var start = UInt64.max
    var count: UInt16 = 0
    while let place = rest.popFirst() {
      start = min(start, touches.contacts.reference(to: place).value.touch.start_time_ns)
      count += 1
    }
    event.touch_count = count
    if count > 0 { event.touch_time_ns = start }
  }

  /// What the reason leaves open.
  private func explainCause(_ decision: Decision, _ event: inout kin_event) {
    switch decision.reason {
    case .ownRule:
      event.detail = scene.recognizers[decision.member].instance.request.reason
      if decision.asked == .failed, attempts.ending == decision.member { explainEnding(&event) }
    case .preventedBy: event.detail = UInt32(howFirst(decision.other, before: decision))
    case .takenOverBy: event.detail = UInt32(arena.members[decision.member].isProvisional ? KIN_HOW_WITHDRAWN : KIN_HOW_TAKEOVER)
    case .shouldBegin:
      event.detail = UInt32(attempts.objector < 0 ? KIN_HOW_DELEGATE : KIN_HOW_VIEW)
      if attempts.objector >= 0 { event.view = scene.views.identifier(of: attempts.objector) }
    case .disabled: event.detail = UInt32(howDisabled(decision.member))
    case .removed: event.detail = UInt32(host.edits.leavingView < 0 ? KIN_HOW_REMOVED : KIN_HOW_VIEW_REMOVED)
    case .touchCancelled: event.detail = causeOfLoss(by: decision.member)
    case .touchesFiltered:
      event.touch = touches[decision.touch].touch.id
      event.contact = touches[decision.touch].touch.contact
    case .illegalTransition: if decision.detail == KIN_HOW_NONE { event.detail = UInt32(KIN_HOW_CLASS) }
    case .defaultWinner: event.detail = UInt32(arena.givesAtLift ? KIN_HOW_LIFT : KIN_HOW_ALONE)
    case .none, .waitingFor, .requiredRecognized, .blockedBy, .abandoned, .classMisbehaving, .cycle, .moved, .touchRefused, .heldBy,
      .decidedAtLift, .beforeLanding:
      break
    }
  }

  /// It failed because its class does not go on with what is about to land.
  /// Rule: attempt.before-landing.
  private func explainEnding(_ event: inout kin_event) {
    event.reason = kin_reason(KIN_REASON_BEFORE_LANDING)
    event.touch = attempts.endingTouch
  }

  /// Why the winner went first, where the loser could have gone in the same step; KIN_HOW_NONE: it could not.
  private func howFirst(_ winner: Int, before loser: Decision) -> Int {
    guard loser.asked != .failed, loser.asked != .cancelled, case .free = arena.standing(of: loser.member) else { return KIN_HOW_NONE }
    let (first, second) = (arena.members[winner], arena.members[loser.member])
    if arena.ordersByCrossing, first.crossing != second.crossing {
      return first.crossing < second.crossing ? KIN_HOW_CROSSING : KIN_HOW_NONE
    }
    return first.order < second.order ? KIN_HOW_ORDER : KIN_HOW_NONE
  }

  private func howDisabled(_ member: Int) -> Int {
    if arena.members[member].isEnabled { return KIN_HOW_ABORTED }
    return scene.recognizers[member].kind.isSwitchedOff ? KIN_HOW_SWITCHED_OFF : KIN_HOW_DISABLED
  }

  /// Why the system took the first touch that a recognizer loses in this step.
  private func causeOfLoss(by member: Int) -> UInt32 {
    var lost = arena.members[member].owned & touches.cancelled
    while let place = lost.popFirst() {
      if touches.cause(of: place) != 0 { return UInt32(touches.cause(of: place)) }
    }
    return UInt32(KIN_CAUSE_NONE)
  }

  /// A decision record of a contact that was refused. The queue keeps it among the records of contacts.
  /// Rule: explain.reasons.
  func explainRefusal(of sample: kin_touch_sample) {
    if !arena.explains { return }
    outbox.queue.append(source: source(ofContact: 0)) { event in
      event.time_ns = now
      event.type = kin_event_type(KIN_EVENT_DECISION)
      event.state = kin_state(KIN_STATE_FAILED)
      event.reason = kin_reason(KIN_REASON_TOUCH_REFUSED)
      event.touch = sample.touch
      event.detail = UInt32(sample.cause)
      event.x = sample.x
      event.y = sample.y
    }
  }

  /// The record tells of the first one only, so that a step makes no more records than were made room for; the log of
  /// each.
  func dropped(requirementOf waiting: Int, on required: Int, isFirst: Bool) {
    if arena.explains && isFirst {
      record(Decision(member: waiting, from: arena.members[waiting].state, asked: .possible, reason: .cycle, other: required))
    }
    log(KIN_SEVERITY_HOST_MISBEHAVING) {
      describe(waiting, into: &$0)
      $0.append(" was to wait for ")
      describe(required, into: &$0)
      $0.append(", which would close a circle; the requirement was dropped")
    }
  }

  /// A decision record of a recognizer that takes no part in a touch, or in what hovers.
  /// - Parameter view: its own.
  @inline(never) func explainFilter(_ index: Int, _ place: Int, _ type: kin_touch_type, _ view: Int) {
    let cause = filter(of: index, place, type, view)
    var decision = Decision(member: index, from: arena.members[index].state, asked: .possible, reason: .touchesFiltered)
    decision.detail = cause
    decision.touch = place
    if cause == KIN_FILTER_SPENT { decision.other = arena.tie(of: index) }
    if cause == KIN_FILTER_COMPLETE { decision.other = keeper(of: index) }
    record(decision)
  }

  /// The recognizer for which one with a complete gesture waits; -1: not known.
  private func keeper(of index: Int) -> Int {
    if case .waiting(let other) = arena.standing(of: index) { return other }
    let other = Int(arena.members[index].explainedWait)
    return other >= 0 && arena.members[other].isInPlay ? other : -1
  }

  /// Why it takes no part in a touch: the first of the causes.
  private func filter(of index: Int, _ place: Int, _ type: kin_touch_type, _ view: Int) -> Int {
    let member = arena.members[index]
    if member.state.isTerminal { return KIN_FILTER_SPENT }
    if member.isFinal || isUnconfirmed(index) { return KIN_FILTER_COMPLETE }
    if !scene.views[view].isInteractionEnabled { return KIN_FILTER_VIEW }
    let recognizer = scene.recognizers[index]
    if recognizer.allowedTouchTypes & (1 << UInt32(type)) == 0 { return KIN_FILTER_TYPE }
    if member.isInPlay, recognizer.requiresExclusiveTouchType, recognizer.firstType >= 0, recognizer.firstType != type {
      return KIN_FILTER_OTHER_TYPE
    }
    if member.isInPlay, !allowsHand(index, place) { return KIN_FILTER_HAND }
    let buttons = recognizer.allowedButtons
    return buttons != 0 && touches[place].touch.buttons & buttons == 0 ? KIN_FILTER_BUTTONS : KIN_FILTER_DELEGATE
  }
}
