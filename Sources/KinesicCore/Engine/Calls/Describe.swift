import CKinesic

/// Sentences about events, for people who wonder why.
extension Engine {
  /// Writes one English sentence about a record, as much of it as fits; returns the bytes that the whole needs.
  public func describe(_ event: kin_event, into buffer: TextBuffer?, capacity: Int) throws(Failure) -> UInt32 {
    if !(0...2).contains(event.type) { throw refuse(KIN_ERROR_INVALID) { $0.append("the event's type is not one of KIN_EVENT_...") } }
    outbox.sentence.clear()
    switch Int(event.type) {
    case KIN_EVENT_GESTURE: describeGesture(event, into: &outbox.sentence)
    case KIN_EVENT_VIEW_TOUCH: describeTouch(event, into: &outbox.sentence)
    default: describeDecision(event, into: &outbox.sentence)
    }
    outbox.sentence.copy(to: buffer, capacity: capacity)
    return UInt32(min(outbox.sentence.needed, Message.capacity - 1) + 1)
  }

  public var lastError: CString { outbox.error.cString }

  /// "pan 'scroll'", or the class and the id of one without a name.
  func describe(_ index: Int, into text: inout Message) {
    text.append(table(of: index).name)
    text.append(" ")
    let name = scene.recognizers[index].name.cString
    if name[0] == 0 { return text.append(hex: identifier(of: index)) }
    text.append("'")
    text.append(name)
    text.append("'")
  }

  private func describe(id: kin_recognizer_id, into text: inout Message) {
    if case .found(let index) = scene.recognizers.find(Identifier(raw: id)) { return describe(index, into: &text) }
    text.append("recognizer ")
    text.append(hex: id)
    text.append(" (removed)")
  }

  private func describe(view id: kin_view_id, into text: inout Message) {
    text.append("view ")
    guard case .found(let index) = scene.views.find(id), scene.views[index].name.cString[0] != 0 else { return text.append(hex: id) }
    text.append("'")
    text.append(scene.views[index].name.cString)
    text.append("'")
  }

  private func describeGesture(_ event: kin_event, into text: inout Message) {
    describe(id: event.recognizer, into: &text)
    text.append(" ")
    text.append((State(rawValue: event.state) ?? .possible).name)
    if event.contact != 0 {
      text.append(" for touch ")
      text.append(event.touch)
    }
    text.append(" at ")
    place(of: event, into: &text)
    guard case .found(let index) = scene.recognizers.find(Identifier(raw: event.recognizer)) else { return }
    let table = table(of: index)
    for i in 0..<min(Int(table.value_count), Int(event.value_count)) {
      text.append(i == 0 ? " with " : ", ")
      text.append(table.values[i].name)
      text.append(" ")
      text.append(event.value(i))
    }
  }

  private func place(of event: kin_event, into text: inout Message) {
    text.append("(")
    text.append(event.x)
    text.append(", ")
    text.append(event.y)
    text.append(")")
  }

  private func describeTouch(_ event: kin_event, into text: inout Message) {
    describe(view: event.view, into: &text)
    text.append(": touch ")
    text.append(event.touch)
    switch Int(event.phase) {
    case KIN_PHASE_BEGAN: text.append(" began at ")
    case KIN_PHASE_MOVED: text.append(" moved to ")
    case KIN_PHASE_ENDED: text.append(" ended at ")
    default: text.append(" was cancelled at ")
    }
    place(of: event, into: &text)
    if event.touch_time_ns == event.time_ns { return }
    text.append(", ")
    text.append(seconds: event.time_ns &- event.touch_time_ns)
    text.append(" after it happened")
  }

  private func describeDecision(_ event: kin_event, into text: inout Message) {
    if Int(event.reason) == KIN_REASON_TOUCH_REFUSED { return describeRefusal(event, into: &text) }
    describe(id: event.recognizer, into: &text)
    let asked = State(rawValue: event.state) ?? .possible
    let wasActive = State(rawValue: event.from)?.isActive ?? false
    switch Reason(rawValue: event.reason) ?? .none {
    case .none: text.append(" decided nothing")
    case .ownRule: describeOwnRule(event, asked, into: &text)
    case .waitingFor: wait(event, asked, into: &text)
    case .requiredRecognized: out(wasActive, ": it required ", event.other, " to fail, which was recognized", into: &text)
    case .preventedBy: prevented(event, wasActive, "prevented by ", into: &text)
    case .blockedBy: prevented(event, wasActive, "blocked by the active ", into: &text)
    case .shouldBegin: refused(event, wasActive, into: &text)
    case .disabled: disabled(event.how, wasActive, into: &text)
    case .removed:
      out(wasActive, event.how == KIN_HOW_VIEW_REMOVED ? ": the host removed its view" : ": the host removed it", into: &text)
    case .touchCancelled: lost(wasActive, event.detail, into: &text)
    case .touchRefused: break
    case .touchesFiltered: filtered(event, into: &text)
    case .abandoned: out(wasActive, ": all fingers were up and nothing could decide it any more", into: &text)
    case .illegalTransition: illegal(event, asked, wasActive, into: &text)
    case .cycle: cycle(event, into: &text)
    case .takenOverBy:
      out(wasActive, ": ", event.other, event.how == KIN_HOW_WITHDRAWN ? " withdrew it" : " took over from it", into: &text)
    case .heldBy: held(event, asked, into: &text)
    case .decidedAtLift: out(wasActive, ": all fingers were up, and ", event.other, " had waited for it", into: &text)
    case .defaultWinner: byDefault(event.how, into: &text)
    case .moved: out(wasActive, ": the host took it to another view", into: &text)
    case .classMisbehaving: out(wasActive, ": its class broke a rule of plugin.h", into: &text)
    case .beforeLanding: ended(event, into: &text)
    }
  }

  private func describeOwnRule(_ event: kin_event, _ asked: State, into text: inout Message) {
    var isManual = false
    if case .found(let index) = scene.recognizers.find(Identifier(raw: event.recognizer)) { isManual = arena.members[index].isManual }
    switch asked {
    case .possible: text.append(" stays possible")
    case .began, .changed: text.append(" was recognized and began")
    case .ended: text.append(" was recognized")
    case .cancelled: text.append(isManual ? " was cancelled" : " cancelled itself")
    case .failed: text.append(" failed")
    }
    if isManual {
      text.append(": the host proposed it")
    } else if let word = word(of: event) {
      text.append(": ")
      text.append(word)
    }
  }

  /// The class's own word for its reason.
  private func word(of event: kin_event) -> CString? {
    guard case .found(let index) = scene.recognizers.find(Identifier(raw: event.recognizer)) else { return nil }
    let table = table(of: index)
    guard event.detail > 0, event.detail < table.detail_count, let word = table.details[Int(event.detail)], isPresent(word) else {
      return nil
    }
    return word
  }

  private func ended(_ event: kin_event, into text: inout Message) {
    text.append(" failed before touch ")
    text.append(event.touch)
    text.append(" landed: ")
    if let word = word(of: event) { text.append(word) } else { text.append("its class does not go on with that touch") }
  }

  private func refused(_ event: kin_event, _ wasActive: Bool, into text: inout Message) {
    switch event.how {
    case KIN_HOW_DELEGATE: out(wasActive, ": its delegate's should_begin said no", into: &text)
    case KIN_HOW_VIEW:
      out(wasActive, ": gesture_should_begin of ", into: &text)
      describe(view: event.view, into: &text)
      text.append(" said no")
    default: out(wasActive, ": should_begin said no", into: &text)
    }
  }

  private func disabled(_ how: Int, _ wasActive: Bool, into text: inout Message) {
    switch how {
    case KIN_HOW_ABORTED: out(wasActive, ": the host aborted it", into: &text)
    case KIN_HOW_SWITCHED_OFF: out(wasActive, ": its class has misbehaved too often and was switched off", into: &text)
    default: out(wasActive, ": the host disabled it", into: &text)
    }
  }

  private func byDefault(_ how: Int, into text: inout Message) {
    text.append(" was recognized: ")
    text.append(how == KIN_HOW_LIFT ? "it takes what is left at the lift" : "all others of its arena were out")
  }

  private func wait(_ event: kin_event, _ asked: State, into text: inout Message) {
    text.append(asked == .ended ? " has been made" : " could begin")
    text.append(", and waits for ")
    describe(id: event.other, into: &text)
    text.append(" to fail")
  }

  private func held(_ event: kin_event, _ asked: State, into text: inout Message) {
    text.append(asked == .ended ? " has been made" : " could begin")
    text.append(", and waits: ")
    describe(id: event.other, into: &text)
    text.append(" holds the arena for the time of its lease")
  }

  private func cycle(_ event: kin_event, into text: inout Message) {
    text.append(" does not wait for ")
    describe(id: event.other, into: &text)
    text.append(" to fail: this would close a circle, and the requirement was dropped")
  }

  private func out(
    _ wasActive: Bool, _ why: StaticString, _ other: kin_recognizer_id = 0, _ rest: StaticString = "", into text: inout Message
  ) {
    text.append(wasActive ? " was cancelled" : " failed")
    text.append(why)
    if other != 0 { describe(id: other, into: &text) }
    text.append(rest)
  }

  private func lost(_ wasActive: Bool, _ cause: UInt32, into text: inout Message) {
    // An event is what a host passes: its cause may be any number.
    guard let why = kin_touch_cause(truncatingIfNeeded: cause).sentence else {
      return out(wasActive, ": the system cancelled one of its touches", into: &text)
    }
    out(wasActive, ": one of its touches was cancelled: ", into: &text)
    text.append(why)
  }

  private func filtered(_ event: kin_event, into text: inout Message) {
    text.append(" does not take touch ")
    text.append(event.touch)
    switch event.how {
    case KIN_FILTER_SPENT: tied(event, into: &text)
    case KIN_FILTER_COMPLETE: complete(event, into: &text)
    case KIN_FILTER_VIEW: text.append(": its view takes no touches (interaction_enabled)")
    case KIN_FILTER_TYPE: text.append(": the touch's type is not one of allowed_touch_types")
    case KIN_FILTER_OTHER_TYPE: text.append(": its attempt has touches of another type (requires_exclusive_touch_type)")
    case KIN_FILTER_HAND: text.append(": its attempt has touches of another hand (one_hand)")
    case KIN_FILTER_BUTTONS: text.append(": the touch presses none of allowed_buttons")
    case KIN_FILTER_DELEGATE: text.append(": its delegate said no (should_receive_touch)")
    default: break
    }
  }

  private func tied(_ event: kin_event, into text: inout Message) {
    text.append(": its gesture is over")
    if event.other == 0 { return }
    text.append(", and its reset waits for that of ")
    describe(id: event.other, into: &text)
  }

  private func complete(_ event: kin_event, into text: inout Message) {
    text.append(": its gesture is complete")
    if event.other == 0 { return }
    let isSent = State(rawValue: event.from)?.isActive ?? false
    text.append(isSent ? ", and may still be withdrawn by " : ", and waits for ")
    describe(id: event.other, into: &text)
  }

  private func describeRefusal(_ event: kin_event, into text: inout Message) {
    text.append("touch ")
    text.append(event.touch)
    text.append(" was refused at ")
    place(of: event, into: &text)
    guard let why = kin_touch_cause(truncatingIfNeeded: event.detail).sentence else { return }
    text.append(": ")
    text.append(why)
  }

  private func prevented(_ event: kin_event, _ wasActive: Bool, _ how: StaticString, into text: inout Message) {
    text.append(wasActive ? " was cancelled: " : " failed: ")
    text.append(how)
    describe(id: event.other, into: &text)
    if event.how == KIN_HOW_CROSSING { return text.append(", which crossed its threshold first") }
    guard event.how == KIN_HOW_ORDER, case .found(let loser) = scene.recognizers.find(Identifier(raw: event.recognizer)),
      case .found(let winner) = scene.recognizers.find(Identifier(raw: event.other))
    else { return }
    let isDeeper = scene.views[scene.recognizers[winner].view].depth > scene.views[scene.recognizers[loser].view].depth
    text.append(isDeeper ? ", which is deeper in the view tree" : ", which was added later")
  }

  /// A class that proposed a state that cannot follow has a record of that, and then one of its failure.
  private func illegal(_ event: kin_event, _ asked: State, _ wasActive: Bool, into text: inout Message) {
    let isByHost = event.how == KIN_HOW_HOST
    if !isByHost, asked == .failed || asked == .cancelled {
      return out(wasActive, ": its class proposed a state that cannot follow", into: &text)
    }
    text.append(" was ")
    text.append((State(rawValue: event.from) ?? .possible).name)
    text.append(isByHost ? ", and the host proposed " : ", and its class proposed ")
    text.append(asked.name)
    text.append(", which cannot follow")
  }
}

extension kin_touch_cause {
  /// What follows "it was refused: "; nil: there is nothing to say.
  fileprivate var sentence: StaticString? {
    switch Int(self) {
    case KIN_CAUSE_SYSTEM: "the system took it"
    case KIN_CAUSE_PALM_SIZE: "it is as large as a palm"
    case KIN_CAUSE_PALM_EDGE: "it stayed at the edge, as a hand that holds the device"
    case KIN_CAUSE_PEN_NEAR: "a pen was near, or had just been"
    case KIN_CAUSE_PEN_DOWN: "a pen went down"
    case KIN_CAUSE_TOO_SHORT: "it did not last as long as a touch must"
    case KIN_CAUSE_REPEATED: "it landed too soon after another touch near it"
    case KIN_CAUSE_HOST: "the host rejected it"
    default: nil
    }
  }
}

extension State {
  /// The word for it.
  var name: StaticString { Words.state(rawValue) }
}

extension kin_event {
  /// Its detail, to compare with constants. What a host has made up can be more than `Int` holds on 32 bits.
  fileprivate var how: Int { Int(truncatingIfNeeded: detail) }
}
