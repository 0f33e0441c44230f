import CKinesic

/// Follows an account's decisions back from a winner or a loser, and says each as a sentence.
struct Reasoning {
  /// One link of a chain of reasons.
  struct Step: Encodable {
    let time_ns: UInt64
    /// Seconds since the first touch of the attempt landed.
    let since_down: Double
    let recognizer: String
    let reason: String
    let other: String?
    let measure: Measure?
    let sentence: String
  }

  /// Why one attempt came out as it did.
  struct Story: Encodable {
    let recognizer: String
    let time_ns: UInt64
    let outcome: String
    let steps: [Step]

    /// The outcome, and under it what led to it.
    var lines: [String] { steps.enumerated().map { ($0 == 0 ? "" : "  ") + $1.sentence } }
  }

  let account: Account
  private var roster: Roster { account.roster }

  init(_ account: Account) { self.account = account }

  /// All recognitions, in the order of time.
  var winners: [Event] { account.events.filter(\.isRecognition) }

  /// Whether one of these touches is of the attempt that was recognized.
  func isMade(_ winner: Event, with touches: [Account.Touch]) -> Bool {
    account.touches(of: winner).contains { mine in touches.contains { $0.isSame(as: mine) } }
  }

  // MARK: Why it won

  func story(of winner: Event) -> Story {
    let measured = account.measure(winner).map { " (\($0.text))" } ?? ""
    let began = winner.isState(KIN_STATE_BEGAN) ? " and began" : ""
    var steps = [step(winner, "\(label(winner)) was recognized\(began) \(when(winner))\(measured)\(landing(winner)).")]
    var seen: Set<kin_recognizer_id> = [winner.record.recognizer]
    steps += waits(of: winner, &seen)
    steps += victims(of: winner)
    return Story(recognizer: winner.source, time_ns: winner.record.time_ns, outcome: "recognized", steps: steps)
  }

  /// Whom it waited for, and how that one failed.
  private func waits(of winner: Event, _ seen: inout Set<kin_recognizer_id>) -> [Step] {
    var steps: [Step] = []
    for wait in account.attempt(until: winner) where wait.isWait && seen.insert(wait.record.other).inserted {
      let earned = wait.isState(KIN_STATE_ENDED) ? "It had been made" : "It could have begun"
      steps.append(step(wait, "\(earned) \(when(wait)), and waited for \(awaited(wait))."))
      steps += failure(of: wait.record.other, from: wait, to: winner, &seen)
    }
    return steps
  }

  /// How a recognizer failed between two records, and why.
  private func failure(of recognizer: kin_recognizer_id, from: Event, to: Event, _ seen: inout Set<kin_recognizer_id>) -> [Step] {
    let failed = account.events.last {
      $0.record.recognizer == recognizer && $0.isFailure && $0.record.sequence > from.record.sequence
        && $0.record.sequence < to.record.sequence
    }
    guard let failed else { return [] }
    return [failure(failed)] + cause(failed, &seen)
  }

  private func failure(_ failed: Event) -> Step { step(failed, "\(label(failed)) failed \(time(of: failed)): \(because(failed)).") }

  /// `at 0.200 s (+0.150 s), before touch 2 landed`
  private func time(of failed: Event) -> String {
    failed.record.reason == kin_reason(KIN_REASON_BEFORE_LANDING)
      ? "\(when(failed)), before touch \(failed.record.touch) landed" : when(failed)
  }

  /// Who could not be recognized because of it.
  private func victims(of winner: Event) -> [Step] {
    let end = account.end(of: winner)
    let decisions = account.events.filter {
      $0.isFailure && $0.record.other == winner.record.recognizer && $0.record.time_ns >= winner.record.time_ns && $0.record.time_ns <= end
    }
    var said: Set<kin_recognizer_id> = []
    return decisions.filter { said.insert($0.record.recognizer).inserted }.map {
      step($0, "So \(label($0)) failed \(when($0)): \(because($0)).")
    }
  }

  // MARK: Why it did not

  /// What became of it with some touches; nil when it was recognized with them, or when all of it is in `said`: the
  /// numbers of the records that earlier stories have.
  func story(ofLoser recognizer: Roster.Recognizer, with touches: [Account.Touch], said: inout Set<UInt64>) -> Story? {
    let own = account.events.filter { $0.record.recognizer == recognizer.id }
    let concerned = own.filter { event in
      event.isDecision && !event.isRefusal && account.touches(of: event).contains { mine in touches.contains { $0.isSame(as: mine) } }
    }
    let failures = concerned.filter(\.isFailure)
    let news = failures.filter { said.insert($0.record.sequence).inserted }
    if let first = news.first {
      var seen: Set<kin_recognizer_id> = [recognizer.id]
      // One that was shut out and is touched again fails again.
      let steps = news.flatMap { [failure($0)] + cause($0, &seen) }
      return Story(recognizer: recognizer.label, time_ns: first.record.time_ns, outcome: "failed", steps: steps)
    }
    if !failures.isEmpty || concerned.contains(where: \.isRecognitionDecision) { return nil }
    if let wait = concerned.last(where: \.isWait) { return said.insert(wait.record.sequence).inserted ? story(ofWaiting: wait, own) : nil }
    let refusal = own.first { event in event.isRefusal && touches.contains { $0.contact == event.record.contact } }
    if let refusal { return story(ofRefusal: refusal, recognizer, own, touches) }
    return silence(of: recognizer, own, touches)
  }

  /// It had earned its state when the recording ends.
  private func story(ofWaiting wait: Event, _ own: [Event]) -> Story {
    let sentence = "\(label(wait)) has earned its state \(when(wait)), and still waits for \(awaited(wait)) at the end."
    return Story(recognizer: wait.source, time_ns: wait.record.time_ns, outcome: "waiting", steps: [step(wait, sentence)])
  }

  /// It took no part in the touches: why, and what it was busy with.
  private func story(ofRefusal refusal: Event, _ recognizer: Roster.Recognizer, _ own: [Event], _ touches: [Account.Touch]) -> Story {
    var seen: Set<kin_recognizer_id> = [recognizer.id]
    let why = filterReason(recognizer, touches.first { $0.contact == refusal.record.contact }, refusal)
    var steps = [step(refusal, "\(name(recognizer)) was not recognized: \(why).")]
    switch Int(refusal.record.detail) {
    case KIN_FILTER_COMPLETE:
      let end = own.first { $0.record.sequence > refusal.record.sequence && ($0.isFailure || $0.isRecognition) }
      if let end, end.isFailure { steps += [failure(end)] + cause(end, &seen) }
      if let end, end.isRecognition { steps += story(of: end).steps.prefix(1) + waits(of: end, &seen) }
    case KIN_FILTER_SPENT:
      let end = own.last { $0.record.sequence < refusal.record.sequence && $0.closesAttempt }
      if let end, end.isFailure { steps += [failure(end)] + cause(end, &seen) }
    default: break
    }
    return Story(recognizer: recognizer.label, time_ns: refusal.record.time_ns, outcome: "idle", steps: steps)
  }

  /// Nothing was decided about it: it saw no touch, its gesture was under way, or the recording ends before that.
  private func silence(of recognizer: Roster.Recognizer, _ own: [Event], _ touches: [Account.Touch]) -> Story? {
    guard let first = touches.first else { return nil }
    let why = whyItSawNothing(recognizer, touches) ?? underWay(own, at: first.down) ?? "nothing was decided about it before the end"
    let sentence = "\(name(recognizer)) was not recognized: \(why)."
    let step = Step(
      time_ns: first.down, since_down: 0, recognizer: recognizer.label, reason: "none", other: nil, measure: nil, sentence: sentence)
    return Story(recognizer: recognizer.label, time_ns: first.down, outcome: "idle", steps: [step])
  }

  private func whyItSawNothing(_ recognizer: Roster.Recognizer, _ touches: [Account.Touch]) -> String? {
    let touch = touches[0]
    if !account.isEnabled(recognizer.id, at: touch.down) { return "it was disabled when the touch landed" }
    if let made = account.made[recognizer.id], made > touch.down { return "it was added only at \(at(made)), after the touch had landed" }
    if !touches.contains(where: { roster.isView($0.view, below: recognizer.view) }) {
      return "no touch landed in its view, \(roster.viewLabel(recognizer.view)): touch \(touch.id) hit \(roster.viewLabel(touch.view))"
    }
    return nil
  }

  /// Its gesture had begun with other touches, and had not ended.
  private func underWay(_ own: [Event], at time: UInt64) -> String? {
    let last = own.last { $0.isGesture && $0.record.contact == 0 && $0.record.time_ns <= time && !$0.isState(KIN_STATE_CHANGED) }
    guard let last, last.isState(KIN_STATE_BEGAN) else { return nil }
    return "its gesture was under way since \(at(last.record.time_ns))"
  }

  /// The engine's cause, with what the touch and the delegate of the recording say of it.
  private func filterReason(_ recognizer: Roster.Recognizer, _ touch: Account.Touch?, _ refusal: Event) -> String {
    switch Int(refusal.record.detail) {
    case KIN_FILTER_TYPE:
      guard let touch else { break }
      let mask = UInt32(recognizer.numbers["allowed_touch_types"] ?? 15)
      return "it does not take touches of the type \(Names.word(touch.type, in: Names.touchTypes)) (allowed_touch_types is \(mask))"
    case KIN_FILTER_DELEGATE:
      guard let touch else { break }
      return "its delegate said no to touch \(touch.id) on \(roster.viewLabel(touch.view)) (should_receive_touch)"
    default: break
    }
    return "it did not take touch \(refusal.record.touch) at \(at(refusal.record.time_ns)): \(reasonInSentence(refusal))"
  }

  /// The engine's sentence without its subject; it calls the nameless by their ids.
  private func reasonInSentence(_ event: Event) -> String {
    let why = event.sentence.firstRange(of: ": ").map { String(event.sentence[$0.upperBound...]) } ?? event.sentence
    guard let rival = roster.recognizer(event.record.other), rival.name.isEmpty else { return why }
    return why.replacing("\(rival.className) 0x\(String(rival.id, radix: 16))", with: rival.label)
  }

  // MARK: Sentences

  /// Why whoever shut this one out had been recognized.
  private func cause(_ failed: Event, _ seen: inout Set<kin_recognizer_id>) -> [Step] {
    guard failed.record.other != 0, seen.insert(failed.record.other).inserted else { return [] }
    let winner = winners.last { $0.record.recognizer == failed.record.other && $0.record.time_ns <= failed.record.time_ns }
    guard let winner else { return [] }
    return [step(winner, "\(label(winner)) had been recognized \(when(winner)).")] + waits(of: winner, &seen)
  }

  /// `moved too far (moved 12.4 units, allowed 10)`
  func because(_ event: Event) -> String {
    let measured = account.measure(event).map { " (\($0.text))" } ?? ""
    switch Int(event.record.reason) {
    case KIN_REASON_OWN_RULE: return (account.detail(event) ?? "its own rule") + measured
    case KIN_REASON_BEFORE_LANDING: return (account.detail(event) ?? "its class does not go on with that touch") + measured
    case KIN_REASON_REQUIRED_RECOGNIZED: return "it required \(other(event)) to fail, which was recognized"
    case KIN_REASON_SHOULD_BEGIN: return whoSaidNo(event)
    case KIN_REASON_ABANDONED: return "all fingers were up and nothing could decide it any more" + measured
    default: return reasonInSentence(event)
    }
  }

  private func whoSaidNo(_ event: Event) -> String {
    if event.record.detail != UInt32(KIN_HOW_VIEW) { return "its delegate said no (should_begin)" }
    return "the delegate of \(roster.viewLabel(event.record.view)), which the touch hit, said no (gesture_should_begin)"
  }

  /// Whom it waits for, and for what: `tap 'double' to fail`.
  private func awaited(_ wait: Event) -> String {
    wait.record.reason == kin_reason(KIN_REASON_HELD_BY) ? "the lease of \(other(wait)) to end" : "\(other(wait)) to fail"
  }

  private func step(_ event: Event, _ sentence: String) -> Step {
    Step(
      time_ns: event.record.time_ns, since_down: sinceDown(event), recognizer: event.source,
      reason: event.isDecision ? event.reason : "recognized", other: event.other,
      measure: account.measure(event), sentence: sentence)
  }

  private func sinceDown(_ event: Event) -> Double {
    Double(event.record.time_ns - min(account.begin(of: event), event.record.time_ns)) / 1e9
  }

  /// `at 1.512 s (+0.412 s)`: since the touch landed.
  private func when(_ event: Event) -> String { "at \(at(event.record.time_ns)) (+\(short(sinceDown(event))) s)" }

  /// `, after a touch landed at (10, 20)`
  private func landing(_ event: Event) -> String {
    guard let touch = account.touches(of: event).first else { return "" }
    return ", after touch \(touch.id) landed at (\(GestureLine.number(touch.points[0].x, 1)), \(GestureLine.number(touch.points[0].y, 1)))"
  }

  private func at(_ time: UInt64) -> String { short(Double(time) / 1e9) + " s" }
  private func short(_ seconds: Double) -> String { GestureLine.number(seconds, 3) }
  private func label(_ event: Event) -> String { name(event.record.recognizer) }
  private func other(_ event: Event) -> String { name(event.record.other) }
  private func name(_ id: kin_recognizer_id) -> String { roster.recognizer(id).map(name) ?? "a removed recognizer" }
  private func name(_ recognizer: Roster.Recognizer) -> String {
    recognizer.name.isEmpty ? recognizer.label : "\(recognizer.className) '\(recognizer.name)'"
  }
}

extension Event {
  /// The record with which an attempt was recognized.
  var isRecognition: Bool {
    isGesture && record.from == kin_state(KIN_STATE_POSSIBLE) && (isState(KIN_STATE_BEGAN) || isState(KIN_STATE_ENDED))
  }
}

extension Account {
  /// When the gesture that a recognition began was over.
  fileprivate func end(of winner: Event) -> UInt64 {
    if winner.isState(KIN_STATE_ENDED) { return winner.record.time_ns }
    let last = events.first {
      $0.isGesture && $0.record.recognizer == winner.record.recognizer && $0.closesAttempt && $0.record.sequence > winner.record.sequence
    }
    return last?.record.time_ns ?? end
  }
}

extension Account.Touch {
  fileprivate func isSame(as other: Account.Touch) -> Bool { id == other.id && down == other.down }
}
