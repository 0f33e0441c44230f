import CKinesic
import CKinesicLint

/// Recognizers that no motion makes fire, and views that no touch can hit.
extension Findings {
  mutating func findNever() {
    for subject in setting.subjects.indices {
      let one = setting.subjects[subject]
      if one.isManual { continue }
      if !one.isEnabled {
        explainSwitchedOff(subject)
        continue
      }
      if trials.all.contains(where: { $0.fires(subject) }) { continue }
      let wanted = trials.all.indices.filter { trials.all[$0].loses(subject) }
      if wanted.isEmpty { explainUnable(subject) } else { explainBeaten(subject, wanted) }
    }
    for view in setting.views.indices where setting.views[view].has(KIN_VIEW_WANTS_TOUCHES) && !isHit(view) {
      var finding = Finding(KIN_FINDING_NEVER, KIN_LINT_ERROR, view: view)
      finding.sentence.append(setting.views[view])
      finding.sentence.append(" wants touches, and no touch can hit it: ")
      appendWhyNotHit(view, &finding)
      add(finding)
    }
  }

  /// Alone it would fire: others keep it from it.
  private mutating func explainBeaten(_ subject: Int, _ wanted: [Int]) {
    let rivals = rivals(of: subject, wanted)
    let isStuck = rivals.first.map { $0.isWait } ?? false
    var finding = Finding(
      isStuck ? KIN_FINDING_STUCK : KIN_FINDING_NEVER, KIN_LINT_ERROR, subject: subject, other: rivals.first?.other ?? -1)
    finding.trials = wanted
    finding.view = setting.subjects[subject].view
    name(subject, &finding.sentence)
    finding.sentence.append(" never fires. Alone it would, by ")
    list(wanted, &finding.sentence)
    for (i, rival) in rivals.prefix(3).enumerated() {
      finding.sentence.append(i == 0 ? "; " : "; in others ")
      appendWhy(subject, rival, wanted, &finding.sentence)
    }
    finding.sentence.append(".")
    finding.candidates = isStuck ? waitRemedies(subject, finding.other) : candidates(for: subject, rivals)
    add(finding)
  }

  /// Who kept it from firing in these trials, and why: the most frequent first.
  func rivals(of subject: Int, _ trials: [Int]) -> [Rival] {
    var rivals: [Rival] = []
    for trial in trials {
      let loss = self.trials.all[trial].loss(of: subject)
      if let known = rivals.firstIndex(where: { $0.other == loss.other }) {
        rivals[known].trials.append(trial)
      } else {
        rivals.append(Rival(other: loss.other, reason: loss.reason, trials: [trial]))
      }
    }
    // Equal ones stay in the order in which they were met.
    var sorted: [Rival] = []
    for rival in rivals {
      let place = sorted.firstIndex { $0.trials.count < rival.trials.count } ?? sorted.count
      sorted.insert(rival, at: place)
    }
    return sorted
  }

  /// "pan 'scroll' begins first (40 ms, where it needs 180 ms)".
  func appendWhy(_ subject: Int, _ rival: Rival, _ of: [Int], _ text: inout Sentence) {
    if rival.other < 0 {
      text.append(Int(rival.reason) == KIN_REASON_ABANDONED ? "nothing decides before its fingers lift" : "it is kept from it")
    } else {
      name(rival.other, &text)
      let trial = trials.all[rival.trials[0]]
      let first = trial.run.attempts[rival.other].firstFire
      let needed = trial.alone[subject] ?? 0
      switch Int(rival.reason) {
      case KIN_REASON_WAITING_FOR: text.append(" does not fail, and it waits for that")
      case KIN_REASON_ABANDONED: text.append(" does not fail before the fingers lift, and it waits for that")
      case KIN_REASON_REQUIRED_RECOGNIZED: text.append(" must fail first, and is recognized")
      case KIN_REASON_BLOCKED_BY, KIN_REASON_PREVENTED_BY:
        if first < needed {
          text.append(" is recognized first (after ")
          text.append(nanoseconds: first)
          text.append("; it needs ")
          text.append(nanoseconds: needed)
          text.append(")")
        } else if setting.isBelow(setting.subjects[rival.other].view, setting.subjects[subject].view)
          && setting.subjects[rival.other].view != setting.subjects[subject].view
        {
          text.append(", on a view below, is asked first and excludes it")
        } else {
          text.append(" excludes it")
        }
      default: text.append(" keeps it from it")
      }
    }
    if rival.trials.count < of.count {
      text.append(" (")
      text.append(rival.trials.count)
      text.append(" of ")
      text.append(of.count)
      text.append(" motions)")
    }
  }

  /// Meant for now, or forgotten: which one, lint cannot know.
  private mutating func explainSwitchedOff(_ subject: Int) {
    var finding = Finding(KIN_FINDING_NEVER, KIN_LINT_NOTE, subject: subject, view: setting.subjects[subject].view)
    name(subject, &finding.sentence)
    finding.sentence.append(" never fires: it is switched off (enabled).")
    finding.candidates = [[.setNumber(subject, "enabled", 1)]]
    add(finding)
  }

  /// It would not fire alone either.
  private mutating func explainUnable(_ subject: Int) {
    let one = setting.subjects[subject]
    var finding = Finding(KIN_FINDING_NEVER, KIN_LINT_ERROR, subject: subject, view: one.view)
    name(subject, &finding.sentence)
    finding.sentence.append(" never fires: ")
    if !isReached(one.view) {
      finding.sentence.append("no touch can hit ")
      finding.sentence.append(setting.views[one.view])
      finding.sentence.append(": ")
      appendWhyNotHit(one.view, &finding)
    } else if let (minimum, maximum) = contradiction(subject) {
      appendContradiction(subject, minimum, maximum, &finding)
    } else if one.touchTypes & 15 == 0 {
      finding.sentence.append("allowed_touch_types allows none.")
      finding.candidates = [[.setNumber(subject, "allowed_touch_types", 15)]]
    } else if let refused = refusals(subject) {
      finding.trials = refused
      explainRefused(subject, refused, &finding)
    } else {
      explainUnfit(subject, &finding)
    }
    add(finding)
  }

  private func explainRefused(_ subject: Int, _ refused: [Int], _ finding: inout Finding) {
    let attempt = trials.all[refused[0]].run.attempts[subject]
    let question: StaticString
    switch (Int(attempt.reason), Int(attempt.detail)) {
    case (KIN_REASON_SHOULD_BEGIN, KIN_HOW_DELEGATE): question = "should_begin"
    case (KIN_REASON_TOUCHES_FILTERED, KIN_FILTER_DELEGATE): question = "should_receive_touch"
    default: return finding.sentence.append("its delegate, or that of a view, refuses each time.")
    }
    finding.sentence.append("its delegate refuses each time (")
    finding.sentence.append(question)
    finding.sentence.append(").")
    finding.candidates = [[.answerYes(subject, question)]]
  }

  private func explainUnfit(_ subject: Int, _ finding: inout Finding) {
    let one = setting.subjects[subject]
    let isStandard = Needs.isStandard(one)
    finding.severity = isStandard ? KIN_LINT_ERROR : KIN_LINT_NOTE
    finding.trials = trials.all.indices.filter { trials.all[$0].run.attempts[subject].tookPart }
    if !isStandard {
      finding.sentence.append("none of the motions that were played is its gesture, alone either; add one (kin_lint_add_motion, a wish).")
      return
    }
    finding.sentence.append("alone neither, with the properties that it has")
    finding.candidates = usualLimits(subject)
    if let word = commonWord(subject) {
      finding.sentence.append("; its own word is mostly \"")
      finding.sentence.append(word)
      finding.sentence.append("\"")
    }
    finding.sentence.append(".")
  }

  /// What its class said most often when it failed.
  private func commonWord(_ subject: Int) -> UnsafePointer<CChar>? {
    let table = setting.subjects[subject].table.pointee
    var counts = [Int](repeating: 0, count: Int(table.detail_count) + 1)
    for trial in trials.all {
      let attempt = trial.run.attempts[subject]
      if attempt.failedByItself && attempt.detail < table.detail_count && attempt.detail > 0 {
        counts[Int(attempt.detail)] += 1
      }
    }
    guard let most = counts.max(), most > 0, let which = counts.firstIndex(of: most) else { return nil }
    return table.details[which]
  }

  /// The trials in which it was refused, if that is all that ever happened to it.
  private func refusals(_ subject: Int) -> [Int]? {
    let refused = trials.all.indices.filter { trials.all[$0].run.attempts[subject].wasRefused }
    return refused.isEmpty ? nil : refused
  }

  // MARK: Views

  func isHit(_ view: Int) -> Bool { view == 0 || trials.places.all.contains { $0.view == view } }

  /// Whether touches of the view, or of one below it, reach its recognizers.
  func isReached(_ view: Int) -> Bool {
    view == 0 || trials.places.all.contains { setting.isBelow($0.view, view) }
  }

  private func appendWhyNotHit(_ view: Int, _ finding: inout Finding) {
    var place = view
    while place > 0 {
      let one = setting.views[place]
      let isOwn = place == view
      func subject(_ text: inout Sentence) {
        if isOwn { return text.append("it") }
        text.append(one)
      }
      if one.has(KIN_VIEW_HIDDEN) || one.has(KIN_VIEW_INTERACTION_DISABLED) {
        let isHidden = one.has(KIN_VIEW_HIDDEN)
        subject(&finding.sentence)
        finding.sentence.append(isHidden ? " is hidden." : " has its interaction disabled.")
        finding.candidates = [[.clearFlag(place, isHidden ? KIN_VIEW_HIDDEN : KIN_VIEW_INTERACTION_DISABLED)]]
        return
      }
      if one.frame.width <= 0 || one.frame.height <= 0 {
        subject(&finding.sentence)
        return finding.sentence.append(" has no size.")
      }
      place = one.parent
    }
    if let cover = cover(of: view) {
      finding.cover = cover
      finding.candidates = uncovering(cover)
      finding.sentence.append(setting.views[cover])
      return finding.sentence.append(" covers it.")
    }
    finding.sentence.append("it lies outside of its parent or of the window.")
    let parent = setting.views[view].parent
    if parent > 0 { finding.candidates = [[.setParent(view, setting.views[parent].parent)]] }
  }

  /// What is hit in its middle, if that is no view above it.
  private func cover(of view: Int) -> Int? {
    let hit = trials.hit(middleOf: view)
    return hit > 0 && !setting.isBelow(view, hit) ? hit : nil
  }

  // MARK: Properties

  /// Two properties of one thing, the least of which is above the most.
  private func contradiction(_ subject: Int) -> (Int, Int)? {
    let one = setting.subjects[subject]
    for i in 0..<one.numbers.count {
      guard let rest = Findings.rest(of: one.table.pointee.properties[i].name, after: "minimum_") else { continue }
      for j in 0..<one.numbers.count {
        guard let other = Findings.rest(of: one.table.pointee.properties[j].name, after: "maximum_") else { continue }
        if equal(rest, other) && one.numbers[i] > one.numbers[j] { return (i, j) }
      }
    }
    return nil
  }

  private static func rest(of name: UnsafePointer<CChar>?, after prefix: StaticString) -> UnsafePointer<CChar>? {
    guard let name else { return nil }
    return prefix.withUTF8Buffer { bytes in
      for i in 0..<bytes.count where name[i] == 0 || UInt8(bitPattern: name[i]) != bytes[i] { return nil }
      return name + bytes.count
    }
  }

  private func appendContradiction(_ subject: Int, _ minimum: Int, _ maximum: Int, _ finding: inout Finding) {
    let one = setting.subjects[subject]
    for (i, property) in [minimum, maximum].enumerated() {
      if i == 1 { finding.sentence.append(" is above ") }
      finding.sentence.append(one.table.pointee.properties[property].name)
      finding.sentence.append(" (")
      finding.sentence.append(one.numbers[property])
      finding.sentence.append(")")
    }
    finding.sentence.append(".")
    if equal(one.table.pointee.properties[maximum].name, "maximum_touches") {
      finding.candidates = [[.setNumber(subject, "maximum_touches", one.numbers[minimum])]]
    }
  }
}

/// Somebody, or something, that keeps a recognizer from firing.
struct Rival {
  let other: Int
  let reason: kin_reason
  var trials: [Int]

  /// It does not take the motion for itself; the recognizer waits for it in vain.
  var isWait: Bool { other >= 0 && (Int(reason) == KIN_REASON_WAITING_FOR || Int(reason) == KIN_REASON_ABANDONED) }
}
