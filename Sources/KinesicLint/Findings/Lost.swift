import CKinesic
import CKinesicLint

/// Gestures that follow one another, with no finger down between them, of which one does not come.
extension Findings {
  mutating func findLost() {
    for subject in setting.subjects.indices {
      var found: [Group] = []
      for trial in trials.all.indices {
        guard let loss = trials.loss(trial, trials.all[trial].run), loss.subject == subject else { continue }
        let group = Group(cause: cause(of: loss, trial), trials: [trial])
        if let known = found.firstIndex(where: { $0.cause == group.cause }) {
          found[known].trials.append(trial)
        } else {
          found.append(group)
        }
      }
      for group in found { addLost(subject, group) }
    }
  }

  private enum Cause: Equatable {
    case unknown
    /// One whose own finger is down before or after, as the bool says.
    case apart(Int, isBefore: Bool)
    /// One that would not have it from rest.
    case other(Int)
  }

  /// Motions in which a subject misses its finger for one reason.
  private struct Group {
    let cause: Cause
    var trials: [Int]
  }

  private func cause(of loss: Trials.Loss, _ trial: Int) -> Cause {
    let attempt = trials.all[trial].run.attempts[loss.subject]
    if !attempt.wasKept || attempt.other < 0 { return .unknown }
    return trials.firesBeside(attempt.other, loss, trial) ? .apart(attempt.other, isBefore: loss.part > 0) : .other(attempt.other)
  }

  private mutating func addLost(_ subject: Int, _ group: Group) {
    var finding = Finding(KIN_FINDING_LOST, KIN_LINT_WARNING, subject: subject)
    finding.view = trials.all[group.trials[0]].motion.view
    finding.trials = group.trials
    name(subject, &finding.sentence)
    finding.sentence.append(" loses its finger in ")
    list(group.trials, &finding.sentence)
    finding.sentence.append(", though from rest it fires by it")
    switch group.cause {
    case .unknown: break
    case .apart(let keeper, let isBefore):
      finding.other = keeper
      finding.sentence.append(": ")
      name(keeper, &finding.sentence)
      finding.sentence.append(isBefore ? ", whose finger lifts before that one lands" : ", whose finger lands after that one lifts")
      finding.sentence.append(", keeps it from it")
    case .other(let keeper):
      finding.other = keeper
      finding.sentence.append(": ")
      name(keeper, &finding.sentence)
      finding.sentence.append(" fires in its place")
    }
    finding.sentence.append(".")
    if finding.other >= 0 { finding.candidates = [[.allowBoth(subject, finding.other)], [.forbidPrevention(finding.other, subject)]] }
    add(finding)
  }
}
