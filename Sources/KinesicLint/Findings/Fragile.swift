import CKinesic
import CKinesicLint

/// Decisions that another panel, or another hand, would turn.
extension Findings {
  mutating func findFragile() {
    for first in setting.subjects.indices {
      for second in (first + 1)..<max(first + 1, setting.subjects.count) { look(atTurns: first, second) }
    }
  }

  private mutating func look(atTurns first: Int, _ second: Int) {
    if all.contains(where: { $0.kind == KIN_FINDING_ORDER && isAbout($0, first, second) }) { return }
    if setting.subjects[first].standsAside || setting.subjects[second].standsAside { return }
    if !setting.areRelated(first, second) { return }
    var shown: [Int] = []
    for trial in trials.all.indices
    where trials.all[trial].variants.contains(where: { isTurned(first, second, trials.all[trial].run, $0.run) }) {
      shown.append(trial)
    }
    guard let example = shown.first(where: { !trials.all[$0].motion.isMixed }) ?? shown.first else { return }
    let plain = shown.filter { !trials.all[$0].motion.isMixed }
    let isNote = plain.isEmpty || setting.subjects[first].view != setting.subjects[second].view
    var finding = Finding(KIN_FINDING_FRAGILE, isNote ? KIN_LINT_NOTE : KIN_LINT_WARNING, subject: first, other: second)
    finding.view = trials.all[example].motion.view
    finding.trials = [example] + shown.filter { $0 != example }
    list(finding.trials, &finding.sentence)
    finding.sentence.append(shown.count == 1 ? " goes to " : " go to ")
    let run = trials.all[example].run
    let winner = run.attempts[first].fired ? first : second
    name(winner, &finding.sentence)
    finding.sentence.append(", but ")
    appendManner(first, second, example, &finding.sentence)
    finding.sentence.append(" to ")
    name(winner == first ? second : first, &finding.sentence)
    finding.sentence.append(".")
    finding.candidates = [
      [.require(winner == first ? second : first, winner)], [.require(winner, winner == first ? second : first)],
      [.allowBoth(first, second)],
    ]
    add(finding)
  }

  private func isAbout(_ finding: Finding, _ first: Int, _ second: Int) -> Bool {
    (finding.subject == first && finding.other == second) || (finding.subject == second && finding.other == first)
  }

  /// One of the two fired, and in the other run the other one did.
  private func isTurned(_ first: Int, _ second: Int, _ run: Run, _ other: Run) -> Bool {
    let before = (run.attempts[first].fired, run.attempts[second].fired)
    let after = (other.attempts[first].fired, other.attempts[second].fired)
    return before.0 != before.1 && after.0 != after.1 && before.0 != after.0
  }

  private func appendManner(_ first: Int, _ second: Int, _ trial: Int, _ text: inout Sentence) {
    guard let variant = trials.all[trial].variants.first(where: { isTurned(first, second, trials.all[trial].run, $0.run) }) else { return }
    let manner = Manner.others[variant.manner]
    if manner.rate != Manner.usual.rate {
      text.append("on a panel with ")
      text.append(manner.rate)
      text.append(" reports a second")
    } else if manner.pace != 1 {
      text.append(manner.pace < 1 ? "a little quicker" : "a little slower")
    } else if manner.size != 1 {
      text.append(manner.size < 1 ? "a little shorter" : "a little longer")
    } else {
      text.append("with a hand that trembles otherwise")
    }
  }
}
