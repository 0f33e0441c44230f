import CKinesic
import CKinesicLint

/// What waits, for whom, and how long; and what waits in vain.
extension Findings {
  mutating func findLate() {
    for subject in setting.subjects.indices where setting.subjects[subject].isEnabled {
      for other in setting.subjects.indices where other != subject { look(at: subject, waitingFor: other) }
    }
    findLateTouches()
  }

  private mutating func look(at subject: Int, waitingFor other: Int) {
    let waits = trials.all.indices.filter { delay(subject, other, trials.all[$0]) > 0 }
    if waits.isEmpty { return }
    var longest = waits[0]
    // The longest of plain motions, where there are any: in a tap and hold the tap was given up long before.
    let plain = waits.filter { !trials.all[$0].motion.isCompound && !trials.all[$0].motion.isMixed }
    if let first = plain.first { longest = first }
    for trial in plain.isEmpty ? waits : plain where delay(subject, other, trials.all[trial]) > delay(subject, other, trials.all[longest]) {
      longest = trial
    }
    let untilLift = waits.filter { waitsForLift(subject, trials.all[$0]) && !trials.all[$0].motion.isMixed }
    // Of those that it has: where it could not begin before the fingers lift in most of them, waiting is no use.
    let own = trials.all.indices.filter { trials.all[$0].fires(subject) && !trials.all[$0].fires(other) && !trials.all[$0].motion.isMixed }
    let isStuck = untilLift.count * 2 > own.count
    var finding = Finding(
      isStuck ? KIN_FINDING_STUCK : KIN_FINDING_LATE, isStuck ? KIN_LINT_WARNING : KIN_LINT_NOTE, subject: subject, other: other)
    finding.delay = delay(subject, other, trials.all[longest])
    finding.view = trials.all[longest].motion.view
    finding.trials = [longest] + waits.filter { $0 != longest }
    name(subject, &finding.sentence)
    finding.sentence.append(" waits up to ")
    finding.sentence.append(nanoseconds: finding.delay)
    finding.sentence.append(" for ")
    name(other, &finding.sentence)
    finding.sentence.append(isStuck ? ", which cannot fail before the fingers lift (" : " to fail (")
    list(finding.trials, &finding.sentence)
    finding.sentence.append(")")
    if !isStuck { appendCost(subject, other, &finding.sentence) }
    finding.sentence.append(".")
    finding.candidates = waitRemedies(subject, other)
    if isStuck && setting.has(KIN_RELATION_REQUIRES, subject, other) { finding.candidates.append([.turnRound(subject, other)]) }
    add(finding)
  }

  private func delay(_ subject: Int, _ other: Int, _ trial: Trial) -> UInt64 {
    let attempt = trial.run.attempts[subject]
    // Where the other one fired as well, this one's first tap was of another gesture.
    if !attempt.fired || trial.fires(other) || !attempt.waitedFor.contains(other) { return 0 }
    let end = min(attempt.firstFire, max(trial.run.attempts[other].failed, attempt.earned))
    // In a second attempt it may have earned what it waited with after it had fired in the first.
    return end > attempt.earned ? end - attempt.earned : 0
  }

  /// It could have fired while fingers were down, and fired when they had lifted.
  private func waitsForLift(_ subject: Int, _ trial: Trial) -> Bool {
    let attempt = trial.run.attempts[subject]
    if attempt.earned > attempt.firstFire { return false }
    let lift = trial.motion.lift
    return lift > 0 && attempt.earned + 100_000_000 < lift && attempt.firstFire >= lift
  }

  /// What an answer at once would cost: played without the requirement.
  private func appendCost(_ subject: Int, _ other: Int, _ text: inout Sentence) {
    guard setting.has(KIN_RELATION_REQUIRES, subject, other), let world = trials.freshWorld() else { return }
    if !Change.dropRequirement(subject, other).apply(to: world.engine, setting) { return }
    let others = trials.all.indices.filter { trials.all[$0].fires(other) && !trials.all[$0].motion.isCompound }
    var both: [Int] = []
    var lost: [Int] = []
    for trial in others {
      let run = world.play(trials.all[trial].motion)
      if run.attempts[subject].fired && run.attempts[other].fired { both.append(trial) }
      if !run.attempts[other].fired { lost.append(trial) }
    }
    text.append("; at once it would ")
    if both.isEmpty && lost.isEmpty { return text.append("cost nothing that was played") }
    if !both.isEmpty {
      text.append("also fire in ")
      list(both, &text)
    }
    if lost.isEmpty { return }
    text.append(both.isEmpty ? "take " : " and take ")
    list(lost, &text)
    text.append(" from it")
  }

  /// Views that get their touches late.
  private mutating func findLateTouches() {
    for view in setting.views.indices where setting.views[view].has(KIN_VIEW_WANTS_TOUCHES) {
      var longest = -1
      for trial in trials.all.indices where trials.all[trial].motion.view == view && trials.all[trial].run.deliveries[view].delay > 0 {
        if longest < 0 || trials.all[trial].run.deliveries[view].delay > trials.all[longest].run.deliveries[view].delay { longest = trial }
      }
      if longest < 0 { continue }
      var finding = Finding(KIN_FINDING_LATE, KIN_LINT_NOTE, other: holder(of: view), view: view)
      finding.delay = trials.all[longest].run.deliveries[view].delay
      finding.trials = [longest]
      finding.sentence.append(setting.views[view])
      finding.sentence.append(" gets the beginning of a touch up to ")
      finding.sentence.append(nanoseconds: finding.delay)
      finding.sentence.append(" late (")
      list([longest], &finding.sentence)
      finding.sentence.append("): ")
      if finding.other >= 0 { name(finding.other, &finding.sentence) } else { finding.sentence.append("a recognizer") }
      finding.sentence.append(", whose delays_touches_began is set, holds it back.")
      if finding.other >= 0 { finding.candidates = [[.setNumber(finding.other, "delays_touches_began", 0)]] }
      add(finding)
    }
  }

  /// Who holds a view's touches back.
  private func holder(of view: Int) -> Int {
    for subject in setting.subjects.indices where setting.isBelow(view, setting.subjects[subject].view) {
      if setting.subjects[subject].delaysBegan { return subject }
    }
    return -1
  }
}
