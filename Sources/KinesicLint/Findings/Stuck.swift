import CKinesic
import CKinesicLint

/// What the host set and cannot hold.
extension Findings {
  mutating func findStuck() {
    findCircles()
    findUnfinished()
    findContradictions()
  }

  private mutating func findCircles() {
    var known: [(Int, Int)] = []
    for trial in trials.all.indices {
      for circle in trials.all[trial].run.circles where !known.contains(where: { $0.0 == circle.first && $0.1 == circle.second }) {
        known.append((circle.first, circle.second))
        var finding = Finding(KIN_FINDING_STUCK, KIN_LINT_ERROR, subject: circle.first, other: circle.second)
        finding.view = setting.subjects[circle.first].view
        finding.trials = [trial]
        name(circle.first, &finding.sentence)
        finding.sentence.append(" is to wait for ")
        if circle.second >= 0 { name(circle.second, &finding.sentence) } else { finding.sentence.append("another one") }
        finding.sentence.append(", which waits for it: delegates or class hooks ask for a circle, and the engine drops this one.")
        if circle.second >= 0 {
          finding.candidates = [endOfWait(circle.first, circle.second)[0], endOfWait(circle.second, circle.first)[0]]
        }
        add(finding)
      }
    }
  }

  private mutating func findUnfinished() {
    for subject in setting.subjects.indices {
      let stuck = trials.all.indices.filter { trials.all[$0].run.stuck.contains(subject) }
      if !stuck.isEmpty && !setting.subjects[subject].isManual {
        var finding = Finding(KIN_FINDING_STUCK, KIN_LINT_ERROR, subject: subject, view: setting.subjects[subject].view)
        finding.trials = stuck
        name(subject, &finding.sentence)
        finding.sentence.append(" is still in an attempt long after the last finger has lifted (")
        list(stuck, &finding.sentence)
        finding.sentence.append(").")
        add(finding)
      }
      let faulty = trials.all.indices.filter { trials.all[$0].run.isFaulty.contains(subject) }
      if faulty.isEmpty { continue }
      var finding = Finding(KIN_FINDING_STUCK, KIN_LINT_ERROR, subject: subject, view: setting.subjects[subject].view)
      finding.trials = faulty
      name(subject, &finding.sentence)
      finding.sentence.append("'s class breaks the rules of plugin.h (")
      list(faulty, &finding.sentence)
      finding.sentence.append("): the engine's log has the sentence.")
      add(finding)
    }
  }

  /// Relations of which one makes the other meaningless.
  private mutating func findContradictions() {
    for relation in setting.relations where Int(relation.kind) == KIN_RELATION_REQUIRES {
      if !setting.has(KIN_RELATION_SIMULTANEOUS, relation.first, relation.second) { continue }
      // They may still run together where the first one waits out what the second one is not.
      let together = trials.all.contains { $0.fires(relation.first) && $0.fires(relation.second) }
      if together { continue }
      var finding = Finding(KIN_FINDING_STUCK, KIN_LINT_WARNING, subject: relation.first, other: relation.second)
      finding.view = setting.subjects[relation.first].view
      name(relation.first, &finding.sentence)
      finding.sentence.append(" may run beside ")
      name(relation.second, &finding.sentence)
      finding.sentence.append(", and must wait for it to fail: so it never runs beside it.")
      finding.candidates = [[.dropRequirement(relation.first, relation.second)], [.forbidBoth(relation.first, relation.second)]]
      add(finding)
    }
  }
}
