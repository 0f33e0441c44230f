import CKinesic
import CKinesicLint

/// Two that one motion makes fire, one after the other.
extension Findings {
  mutating func findBoth() {
    for first in setting.subjects.indices {
      for second in setting.subjects.indices where second != first { look(at: first, then: second) }
    }
  }

  private mutating func look(at first: Int, then second: Int) {
    let one = setting.subjects[first]
    let other = setting.subjects[second]
    if one.standsAside || other.standsAside || !setting.areRelated(first, second) { return }
    if first < second { findTogether(first, second) }
    if setting.isSettled(first, second) { return }
    let shown = trials.all.indices.filter { firesThen(first, second, trials.all[$0]) }
    if shown.isEmpty { return }
    var finding = bothFire(first, second, shown, KIN_LINT_WARNING)
    finding.sentence.append(" fire, and then ")
    name(second, &finding.sentence)
    finding.sentence.append(" too: no relation says that the first waits for the second.")
    finding.candidates = [[.require(first, second)]]
    add(finding)
  }

  /// A finding on two that both fire, whose sentence has begun: "tap, drag make pan 'a'".
  func bothFire(_ first: Int, _ second: Int, _ shown: [Int], _ severity: Int) -> Finding {
    var finding = Finding(KIN_FINDING_BOTH, severity, subject: first, other: second)
    finding.view = trials.all[shown[0]].motion.view
    finding.trials = shown
    list(shown, &finding.sentence)
    finding.sentence.append(shown.count == 1 ? " makes " : " make ")
    name(first, &finding.sentence)
    return finding
  }

  /// Whether a boundary lies between their views: they run beside one another unless they share a finger.
  func areApart(_ first: Int, _ second: Int) -> Bool {
    var low = setting.subjects[first].view
    var high = setting.subjects[second].view
    if !setting.isBelow(low, high) { swap(&low, &high) }
    while low != high && low >= 0 {
      if setting.views[low].has(KIN_VIEW_ARENA_BOUNDARY) { return true }
      low = setting.views[low].parent
    }
    return false
  }

  /// The first one was over before the second one fired: what overlaps was allowed by somebody.
  private func firesThen(_ first: Int, _ second: Int, _ trial: Trial) -> Bool {
    if trial.motion.isCompound && trial.motion.form >= 0 && !isTapBeforeMore(first, second, trial) { return false }
    let one = trial.run.attempts[first]
    let other = trial.run.attempts[second]
    // Alone the second one would have fired earlier: the motion is more than its gesture.
    if trial.alone[second] ?? 0 < other.firstFire && !other.waited { return false }
    return one.fired && other.fired && one.firstFire < other.firstFire && (!one.began || one.over <= other.firstFire)
  }

  /// In a motion of several parts: the second one's gesture has the first one's tap in it.
  private func isTapBeforeMore(_ first: Int, _ second: Int, _ trial: Trial) -> Bool {
    guard let taps = setting.subjects[second].number("taps_required") else { return false }
    let own = setting.subjects[first].number("taps_required") ?? 1
    let other = setting.subjects[second]
    return taps > own || (taps >= own && (other.isOf("tap_drag") || other.isOf("long_press")))
  }
}
