import CKinesic

/// Follows an account's decisions back from a winner or a loser, and says each as a sentence.
struct Reasoning {
  /// One link of a chain of reasons.
  struct Step: Encodable {
    let time_ns: UInt64
    /// Seconds since the touch landed with which the attempt began.
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
    let begin = account.attemptBegin(of: winner.record.recognizer, before: winner.record.time_ns)
    let decisions = account.events.filter {
      $0.isDecision && $0.record.recognizer == winner.record.recognizer && $0.record.reason == kin_reason(KIN_REASON_WAITING_FOR)
        && $0.record.time_ns >= begin && $0.record.time_ns <= winner.record.time_ns
    }
    var steps: [Step] = []
    for decision in decisions where seen.insert(decision.record.other).inserted {
      let earned = decision.isState(KIN_STATE_ENDED) ? "It had been made" : "It could have begun"
      steps.append(step(decision, "\(earned) \(when(decision)), and waited for \(other(decision)) to fail."))
      steps += failure(of: decision.record.other, from: begin, to: winner.record.time_ns, &seen)
    }
    return steps
  }

  /// How a recognizer failed in a span of time, and why.
  private func failure(of recognizer: kin_recognizer_id, from: UInt64, to: UInt64, _ seen: inout Set<kin_recognizer_id>) -> [Step] {
    let failed = account.events.last {
      $0.record.recognizer == recognizer && $0.isFailure && $0.record.time_ns >= from && $0.record.time_ns <= to
    }
    guard let failed else { return [] }
    return [step(failed, "\(label(failed)) failed \(when(failed)): \(because(failed)).")] + cause(failed, &seen)
  }

  /// Who could not be recognized because of it.
  private func victims(of winner: Event) -> [Step] {
    let end = account.end(of: winner)
    let decisions = account.events.filter {
      $0.isFailure && $0.record.other == winner.record.recognizer && $0.record.time_ns >= winner.record.time_ns && $0.record.time_ns <= end
    }
    var told: Set<kin_recognizer_id> = []
    return decisions.filter { told.insert($0.record.recognizer).inserted }.map {
      step($0, "So \(label($0)) failed \(when($0)): \(because($0)).")
    }
  }

  // MARK: Why it did not

  /// What became of it in a span of time; nil when it was recognized.
  func story(ofLoser recognizer: Roster.Recognizer, from: UInt64, to: UInt64) -> Story? {
    let own = account.events.filter { $0.record.recognizer == recognizer.id && $0.record.time_ns >= from && $0.record.time_ns < to }
    if own.contains(where: \.isRecognition) { return nil }
    let failures = own.filter(\.isFailure)
    if let first = failures.first {
      var seen: Set<kin_recognizer_id> = [recognizer.id]
      // One that was shut out and is touched again fails again.
      let steps = failures.flatMap { failed in
        [step(failed, "\(label(failed)) failed \(when(failed)): \(because(failed)).")] + cause(failed, &seen)
      }
      return Story(recognizer: recognizer.label, time_ns: first.record.time_ns, outcome: "failed", steps: steps)
    }
    if let waiting = own.last(where: { $0.record.reason == kin_reason(KIN_REASON_WAITING_FOR) }) {
      let sentence = "\(label(waiting)) has earned its state \(when(waiting)), and still waits for \(other(waiting)) to fail at the end."
      return Story(recognizer: recognizer.label, time_ns: waiting.record.time_ns, outcome: "waiting", steps: [step(waiting, sentence)])
    }
    return silence(of: recognizer, from: from, to: to, filtered: own.first { $0.record.reason == kin_reason(KIN_REASON_TOUCHES_FILTERED) })
  }

  /// Nothing was decided about it: it saw no touch, or the recording ends before a decision.
  private func silence(of recognizer: Roster.Recognizer, from: UInt64, to: UInt64, filtered: Event?) -> Story {
    let touches = account.touches.filter { $0.down >= from && $0.down < to }
    let why = whyItSawNothing(recognizer, touches, filtered) ?? "nothing was decided about it before the end"
    let sentence = "\(name(recognizer)) was not recognized: \(why)."
    let step = Step(
      time_ns: from, since_down: 0, recognizer: recognizer.label, reason: filtered?.reason ?? "none", other: nil, measure: nil,
      sentence: sentence)
    return Story(recognizer: recognizer.label, time_ns: from, outcome: "idle", steps: [step])
  }

  private func whyItSawNothing(_ recognizer: Roster.Recognizer, _ touches: [Account.Touch], _ filtered: Event?) -> String? {
    guard let touch = touches.first else { return "no touch landed" }
    if !account.isEnabled(recognizer.id, at: touch.down) { return "it was disabled when the touch landed" }
    if let made = account.made[recognizer.id], made > touch.down { return "it was added only at \(at(made)), after the touch had landed" }
    if !touches.contains(where: { roster.isView($0.view, below: recognizer.view) }) {
      return "no touch landed in its view, \(roster.viewLabel(recognizer.view)): touch \(touch.id) hit \(roster.viewLabel(touch.view))"
    }
    guard filtered != nil else { return nil }
    return filterReason(recognizer, touches)
  }

  private func filterReason(_ recognizer: Roster.Recognizer, _ touches: [Account.Touch]) -> String {
    let mask = UInt32(recognizer.numbers["allowed_touch_types"] ?? 15)
    for touch in touches where mask & (1 << UInt32(touch.type)) == 0 {
      return "it does not take touches of the type \(Names.word(touch.type, in: Names.touchTypes)) (allowed_touch_types is \(mask))"
    }
    for touch in touches {
      let key = Answers.Key(question: kin_question(KIN_QUESTION_SHOULD_RECEIVE_TOUCH), target: recognizer.id, other: touch.view)
      if account.answers.answer(key, at: touch.down) == false {
        return "its delegate said no to touch \(touch.id) on \(roster.viewLabel(touch.view)) (should_receive_touch)"
      }
    }
    return "it took no part in the touch: its view takes no touches, or it was spent until all fingers were up"
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
    case KIN_REASON_REQUIRED_RECOGNIZED: return "it required \(other(event)) to fail, which was recognized"
    case KIN_REASON_SHOULD_BEGIN: return whoSaidNo(event)
    case KIN_REASON_ABANDONED: return "all fingers were up and nothing could decide it any more" + measured
    default:
      // The engine's sentence, without its subject; it calls the nameless by their ids.
      let why = event.sentence.firstRange(of: ": ").map { String(event.sentence[$0.upperBound...]) } ?? event.sentence
      guard let rival = roster.recognizer(event.record.other), rival.name.isEmpty else { return why }
      return why.replacing("\(rival.className) 0x\(String(rival.id, radix: 16))", with: rival.label)
    }
  }

  private func whoSaidNo(_ event: Event) -> String {
    let own = Answers.Key(question: kin_question(KIN_QUESTION_SHOULD_BEGIN), target: event.record.recognizer, other: 0)
    if account.answers.answer(own, at: event.record.time_ns) == false { return "its delegate said no (should_begin)" }
    let view = account.touches(of: event.record.recognizer, from: 0, to: event.record.time_ns).map(\.view).last { view in
      let key = Answers.Key(question: kin_question(KIN_QUESTION_GESTURE_SHOULD_BEGIN), target: view, other: event.record.recognizer)
      return account.answers.answer(key, at: event.record.time_ns) == false
    }
    return view.map { "the delegate of \(roster.viewLabel($0)), which the touch hit, said no (gesture_should_begin)" }
      ?? "a delegate said no"
  }

  private func step(_ event: Event, _ sentence: String) -> Step {
    Step(
      time_ns: event.record.time_ns, since_down: sinceDown(event), recognizer: event.source,
      reason: event.isDecision ? event.reason : "recognized", other: event.other,
      measure: account.measure(event), sentence: sentence)
  }

  private func sinceDown(_ event: Event) -> Double {
    let begin = account.attemptBegin(of: event.record.recognizer, before: event.record.time_ns)
    return Double(event.record.time_ns - min(begin, event.record.time_ns)) / 1e9
  }

  /// `at 1.512 s (+0.412 s)`: since the touch landed.
  private func when(_ event: Event) -> String { "at \(at(event.record.time_ns)) (+\(short(sinceDown(event))) s)" }

  /// `, after a touch landed at (10, 20)`
  private func landing(_ event: Event) -> String {
    let begin = account.attemptBegin(of: event.record.recognizer, before: event.record.time_ns)
    let touch = account.touches(of: event.record.recognizer, from: begin, to: event.record.time_ns).first
    guard let touch else { return "" }
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
