import CKinesic
import CKinesicLint

/// Two that one motion makes fire at one time, as a relation, a delegate or a hook allows: the host may not have meant
/// this pair, or not in this motion.
extension Findings {
  mutating func findTogether(_ first: Int, _ second: Int) {
    let relation = allowing(first, second)
    if relation == nil && (setting.isSettled(first, second) || areApart(first, second)) { return }
    // Hands zoom, turn and move at a time.
    if relation != nil && (setting.subjects[first].takesPairs || setting.subjects[second].takesPairs) { return }
    let shown = trials.all.indices.filter { fireTogether(first, second, trials.all[$0], isDeclared: relation != nil) }
    if shown.isEmpty { return }
    var finding = bothFire(first, second, shown, KIN_LINT_NOTE)
    finding.isAtOneTime = true
    finding.sentence.append(" and ")
    name(second, &finding.sentence)
    finding.sentence.append(" fire at one time")
    if let relation { finding.sentence.append(relation) } else { appendAnswers(first, second, shown[0], &finding.sentence) }
    finding.sentence.append(".")
    finding.candidates = separations(first, second)
    add(finding)
  }

  /// The relation by which both may run; nil: there is none.
  private func allowing(_ first: Int, _ second: Int) -> StaticString? {
    if setting.has(KIN_RELATION_SIMULTANEOUS, first, second) { return ", by the relation simultaneous" }
    let isFree = setting.has(KIN_RELATION_MAY_NOT_PREVENT, first, second) || setting.has(KIN_RELATION_MAY_NOT_PREVENT, second, first)
    return isFree ? ", by the relation no_prevention" : nil
  }

  private func fireTogether(_ first: Int, _ second: Int, _ trial: Trial, isDeclared: Bool) -> Bool {
    // Of parts that follow one another each is to fire, and the first may have waited.
    if trials.hasParts(trial.motion) { return false }
    // What is declared is meant for some motion; plain ones show for which it was not.
    if isDeclared && (trial.motion.isMixed || trial.motion.isCompound) { return false }
    let one = trial.run.attempts[first]
    let other = trial.run.attempts[second]
    if !one.began && !other.began && one.firstFire != other.firstFire { return false }
    return one.fired && other.fired && one.firstFire <= other.over && other.firstFire <= one.over
  }

  /// What keeps them apart, if it holds: each alone first.
  private func separations(_ first: Int, _ second: Int) -> [[Change]] {
    let waits: [[Change]] = [[], [.require(first, second)], [.require(second, first)]]
    let axes = otherAxis(first, second)
    if setting.has(KIN_RELATION_SIMULTANEOUS, first, second) { return axes + waits.map { [.forbidBoth(first, second)] + $0 } }
    if allowing(first, second) != nil {
      return axes
        + [(first, second), (second, first)].filter { setting.has(KIN_RELATION_MAY_NOT_PREVENT, $0.0, $0.1) }
        .map { [.allowPrevention($0.0, $0.1)] }
    }
    let both = [answerNo(first, second), answerNo(second, first)]
    return axes + [[both[0]], [both[1]]] + waits.map { both + $0 }
  }

  /// Where one of the two has an axis: the other one is left the other axis.
  private func otherAxis(_ first: Int, _ second: Int) -> [[Change]] {
    [(first, second), (second, first)].compactMap { one, other in
      guard let axis = setting.subjects[one].number("axes"), axis != 0, setting.subjects[other].number("axes") == 0 else { return nil }
      return [.setNumber(other, "axes", 3 - axis)]
    }
  }

  private func answerNo(_ subject: Int, _ other: Int) -> Change { .answerNo(subject, "should_recognize_simultaneously_with", other) }

  /// Whose delegate has said yes: without its answer the motion makes one of them fire.
  private func appendAnswers(_ first: Int, _ second: Int, _ trial: Int, _ text: inout Sentence) {
    func isOver(_ changes: [Change]) -> Bool {
      guard let world = trials.freshWorld() else { return false }
      for change in changes where !change.apply(to: world.engine, setting) { return false }
      let run = world.play(trials.all[trial].motion)
      return run.attempts[first].fired != run.attempts[second].fired
    }
    for (subject, other) in [(first, second), (second, first)] where isOver([answerNo(subject, other)]) {
      text.append(": the delegate of ")
      name(subject, &text)
      return text.append(" says yes to should_recognize_simultaneously_with")
    }
    let isBoth = isOver([answerNo(first, second), answerNo(second, first)])
    text.append(
      isBoth
        ? ": the delegates of both say yes to should_recognize_simultaneously_with"
        : ": no relation of the scene says so, a delegate or a class does")
  }
}
