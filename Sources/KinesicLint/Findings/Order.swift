import CKinesic
import CKinesicLint

/// Pairs on one view of which the one added last has the motion.
extension Findings {
  /// Adds a finding where the winner changes with the order of adding; whether it did.
  mutating func findOrder(_ subject: Int, _ other: Int, _ lost: [Int]) -> Bool {
    if setting.subjects[subject].view != setting.subjects[other].view { return false }
    if setting.subjects[other].standsAside { return false }
    let same = lost.filter { Int(trials.all[$0].run.attempts[subject].reason) == KIN_REASON_PREVENTED_BY }
    let turned = same.filter { isTurnedByOrder(subject, other, $0) }
    guard let first = turned.first else { return false }
    // Diagonals, and trackpads beside fingers, are seldom what it is about.
    let isPlain = turned.contains { !trials.all[$0].motion.isMixed && trials.all[$0].motion.scrolls.isEmpty }
    var finding = Finding(KIN_FINDING_ORDER, isPlain ? KIN_LINT_WARNING : KIN_LINT_NOTE, subject: subject, other: other)
    finding.view = trials.all[first].motion.view
    finding.trials = turned
    name(other, &finding.sentence)
    finding.sentence.append(" has ")
    list(turned, &finding.sentence)
    finding.sentence.append(" before ")
    name(subject, &finding.sentence)
    finding.sentence.append(" only because it was added ")
    finding.sentence.append(setting.subjects[other].order < setting.subjects[subject].order ? "later" : "in this order")
    finding.sentence.append(": both are ready at the same time, and no relation says who goes first.")
    finding.candidates = [[.require(subject, other)], [.allowBoth(subject, other)], [.require(other, subject)]]
    // One that needs several fingers has them for itself where the other one takes one only.
    for (one, two) in [(subject, other), (other, subject)]
    where setting.subjects[one].number("minimum_touches") ?? 2 <= 1 && setting.subjects[two].number("minimum_touches") ?? 1 > 1 {
      finding.candidates.insert([.setNumber(one, "maximum_touches", 1)], at: 0)
    }
    add(finding)
    return true
  }

  /// Whether it wins where it is the one added last.
  private func isTurnedByOrder(_ subject: Int, _ other: Int, _ trial: Int) -> Bool {
    guard let world = trials.freshWorld() else { return false }
    let view = setting.views[setting.subjects[subject].view].id
    guard kin_recognizer_set_view(world.engine, setting.subjects[subject].id, view) == kin_result(KIN_OK) else { return false }
    let run = world.play(trials.all[trial].motion)
    return run.attempts[subject].fired && !run.attempts[other].fired
  }
}
