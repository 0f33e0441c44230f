import CKinesic
import CKinesicLint

/// Motions that two want, and one always has.
extension Findings {
  mutating func findShadowed() {
    for subject in setting.subjects.indices where setting.subjects[subject].isEnabled && !setting.subjects[subject].standsAside {
      // Who never fires has a finding of its own.
      if !trials.all.contains(where: { $0.fires(subject) }) { continue }
      for other in setting.subjects.indices where other != subject { look(at: subject, lostTo: other) }
    }
    findTakenTouches()
  }

  private mutating func look(at subject: Int, lostTo other: Int) {
    let lost = trials.all.indices.filter {
      trials.all[$0].loses(subject) && trials.all[$0].loss(of: subject).other == other && !isOfItsWait(subject, other, trials.all[$0])
    }
    if lost.isEmpty { return }
    let always = lost.filter { alwaysLoses(subject, to: other, likeTrial: $0) }
    // Said by the host, or by their classes, as of a tap and a double tap; but who loses all that it wants here was
    // hardly meant to.
    let rival = always.first.map { Rival(other: other, reason: trials.all[$0].loss(of: subject).reason, trials: always) }
    let isStuck = rival?.isWait ?? false
    if isSettled(subject, other) && !isStuck && (always.isEmpty || !losesAll(subject, always)) { return }
    if findOrder(subject, other, lost) { return }
    guard let rival else { return }
    var finding = Finding(
      isStuck ? KIN_FINDING_STUCK : KIN_FINDING_SHADOWED, severity(subject, other, always), subject: subject, other: other)
    finding.view = trials.all[always[0]].motion.view
    finding.trials = always
    name(subject, &finding.sentence)
    finding.sentence.append(" always loses ")
    list(always, &finding.sentence)
    finding.sentence.append(" on ")
    finding.sentence.append(setting.views[finding.view])
    finding.sentence.append(": ")
    appendWhy(subject, rival, always, &finding.sentence)
    finding.sentence.append(".")
    finding.candidates = isStuck ? waitRemedies(subject, other) : candidates(for: subject, rivals(of: subject, always))
    add(finding)
  }

  /// In a motion of several parts: while it waited for somebody else, the next part began.
  private func isOfItsWait(_ subject: Int, _ other: Int, _ trial: Trial) -> Bool {
    let attempt = trial.run.attempts[subject]
    return trial.motion.isCompound && attempt.waited && !attempt.waitedFor.contains(other)
  }

  /// Whether on the view of these trials it loses every motion of its own.
  private func losesAll(_ subject: Int, _ lost: [Int]) -> Bool {
    let view = trials.all[lost[0]].motion.view
    return !trials.all.contains { $0.motion.view == view && $0.fires(subject) && !$0.motion.isMixed }
  }

  /// Whether the host or the classes themselves have said who is first.
  private func isSettled(_ subject: Int, _ other: Int) -> Bool {
    if setting.has(KIN_RELATION_REQUIRES, subject, other) || setting.has(KIN_RELATION_MAY_PREVENT, other, subject) { return true }
    if setting.has(KIN_RELATION_GROUP, subject, other) { return true }
    // More taps go before fewer: the classes say so.
    if let taps = setting.subjects[subject].number("taps_required"), let more = setting.subjects[other].number("taps_required") {
      return more > taps && setting.subjects[subject].isOf("tap") && setting.subjects[other].isOf("tap")
    }
    return false
  }

  /// Whether it has this form nowhere on the view: then it is no matter of luck.
  private func alwaysLoses(_ subject: Int, to other: Int, likeTrial trial: Int) -> Bool {
    let motion = trials.all[trial].motion
    for one in trials.all where one.motion.form == motion.form && one.motion.view == motion.view && one.fires(subject) { return false }
    return true
  }

  /// A leaf goes before its ancestors by rule; and of what a compound motion is, the first part decides.
  private func severity(_ subject: Int, _ other: Int, _ lost: [Int]) -> Int {
    let view = setting.subjects[subject].view
    let otherView = setting.subjects[other].view
    if view != otherView && setting.isBelow(otherView, view) { return KIN_LINT_NOTE }
    if arePairGestures(subject, other) { return setting.isSettled(subject, other) ? KIN_LINT_NOTE : KIN_LINT_WARNING }
    // One that has plain motions of its own on this view, and loses only some, may be meant so.
    let plain = lost.filter { isPlain(trials.all[$0].motion, for: subject) }
    if plain.isEmpty { return KIN_LINT_NOTE }
    let wanted = trials.all.indices.filter {
      trials.all[$0].motion.view == trials.all[lost[0]].motion.view && trials.all[$0].wants(subject)
        && isPlain(trials.all[$0].motion, for: subject)
    }
    return plain.count * 2 >= wanted.count ? KIN_LINT_WARNING : KIN_LINT_NOTE
  }

  /// A pinch and a rotation of one view: hands do both at a time, and who sets up both wants both.
  private func arePairGestures(_ subject: Int, _ other: Int) -> Bool {
    let one = setting.subjects[subject]
    return one.isPairGesture && setting.subjects[other].isPairGesture && one.view == setting.subjects[other].view
  }

  /// Whether it is a motion that the recognizer is there for.
  private func isPlain(_ motion: Motion, for subject: Int) -> Bool {
    if motion.isCompound || motion.isMixed { return false }
    if motion.form < 0 { return true }
    return setting.subjects[subject].takesPairs || !trials.forms[motion.form].isPair
  }

  /// Presses that another one ends while their finger rests.
  mutating func findEnded() {
    for subject in setting.subjects.indices where setting.subjects[subject].isYielding {
      for other in setting.subjects.indices
      where other != subject && setting.areRelated(subject, other) && !setting.isSettled(subject, other) {
        let ended = trials.all.indices.filter { isEnded(subject, by: other, trials.all[$0]) }
        if ended.isEmpty { continue }
        var finding = Finding(KIN_FINDING_SHADOWED, KIN_LINT_NOTE, subject: subject, other: other)
        finding.view = trials.all[ended[0]].motion.view
        finding.trials = ended
        name(subject, &finding.sentence)
        finding.sentence.append(" is cancelled in ")
        list(ended, &finding.sentence)
        finding.sentence.append(" while the finger rests: its class gives way, and ")
        name(other, &finding.sentence)
        finding.sentence.append(" is recognized.")
        finding.candidates = [[.allowBoth(subject, other)]]
        add(finding)
      }
    }
  }

  private func isEnded(_ subject: Int, by other: Int, _ trial: Trial) -> Bool {
    if trial.motion.form < 0 || trials.forms[trial.motion.form].moves { return false }
    let attempt = trial.run.attempts[subject]
    return attempt.fired && attempt.wasCancelled && trial.fires(other) && trial.run.attempts[other].firstFire == attempt.over
      && attempt.over < trial.motion.lift
  }

  // MARK: Views that want touches

  /// A tap on a view that wants touches itself, taken by a recognizer of a view above.
  private mutating func findTakenTouches() {
    for view in setting.views.indices where setting.views[view].has(KIN_VIEW_WANTS_TOUCHES) {
      let taps = trials.all.indices.filter { trials.all[$0].motion.view == view && isPlainTap(trials.all[$0].motion) }
      let taken = taps.filter { trials.all[$0].run.deliveries[view].ended == 0 && taker(of: view, $0) >= 0 }
      findTakenDrags(view)
      guard let first = taken.first, taken.count == taps.count else { continue }
      let other = taker(of: view, first)
      let isOwn = setting.subjects[other].view == view
      var finding = Finding(KIN_FINDING_SHADOWED, isOwn ? KIN_LINT_NOTE : KIN_LINT_WARNING, other: other, view: view)
      finding.trials = taken
      finding.sentence.append(setting.views[view])
      finding.sentence.append(" gets no tap to its end: ")
      name(other, &finding.sentence)
      if !isOwn {
        finding.sentence.append(" of ")
        finding.sentence.append(setting.views[setting.subjects[other].view])
      }
      finding.sentence.append(" is recognized, and the view's touch is cancelled.")
      finding.candidates = leaving(view, to: other)
      add(finding)
    }
  }

  /// Drags on a view that wants touches, which a recognizer of a view above takes: what a slider or a map runs into.
  private mutating func findTakenDrags(_ view: Int) {
    for other in setting.subjects.indices where setting.subjects[other].view != view && setting.isBelow(view, setting.subjects[other].view)
    {
      let taken = trials.all.indices.filter {
        let motion = trials.all[$0].motion
        return motion.view == view && !motion.isCompound && motion.lift > 0 && !isTap(motion) && taker(of: view, $0) == other
      }
      if taken.isEmpty { continue }
      var finding = Finding(KIN_FINDING_SHADOWED, KIN_LINT_NOTE, other: other, view: view)
      finding.trials = taken
      finding.sentence.append(setting.views[view])
      finding.sentence.append(" loses its touches in ")
      list(taken, &finding.sentence)
      finding.sentence.append(": ")
      name(other, &finding.sentence)
      finding.sentence.append(" of ")
      finding.sentence.append(setting.views[setting.subjects[other].view])
      finding.sentence.append(" is recognized, and they are cancelled.")
      finding.candidates = leaving(view, to: other)
      if setting.subjects[other].number("axes") == 0 {
        finding.candidates = [[.setNumber(other, "axes", 2)], [.setNumber(other, "axes", 1)]] + finding.candidates
      }
      add(finding)
    }
  }

  /// What leaves a view its touches.
  private func leaving(_ view: Int, to other: Int) -> [[Change]] {
    let alone: [[Change]] = setting.subjects[other].view == view ? [] : [[.leaveAlone(other, view)]]
    return alone + [[.setNumber(other, "cancels_touches_in_view", 0)]]
  }

  private func isTap(_ motion: Motion) -> Bool { motion.form >= 0 && motion.end < 900_000_000 && !trials.forms[motion.form].moves }

  func isPlainTap(_ motion: Motion) -> Bool { motion.form >= 0 && motion.name == Sentence("tap") }

  private func taker(of view: Int, _ trial: Int) -> Int {
    let delivery = trials.all[trial].run.deliveries[view]
    if delivery.cancelled > 0 { return delivery.taker }
    if delivery.began > 0 { return -1 }
    // It never heard of the touch, which a recognizer held back and then took.
    for subject in setting.subjects.indices where trials.all[trial].fires(subject) && !setting.subjects[subject].standsAside {
      return subject
    }
    return -1
  }
}
