import CKinesic
import CKinesicLint

/// Recognizers that fire by a motion as it is drawn, and by none that a hand makes: their own limits end them.
extension Findings {
  mutating func findUnsteady() {
    for subject in setting.subjects.indices where Needs.isStandard(setting.subjects[subject]) && setting.subjects[subject].isEnabled {
      let tight = tightLimits(subject)
      if tight.isEmpty { continue }
      var shown: [Int] = []
      var manner: Manner?
      for trial in plainTrials(subject) {
        guard let broken = Manner.unsteady.first(where: { isBroken(subject, trial, $0) }) else { continue }
        shown.append(trial)
        manner = manner ?? broken
      }
      guard let manner else { continue }
      var finding = Finding(KIN_FINDING_FRAGILE, KIN_LINT_WARNING, subject: subject, view: trials.all[shown[0]].motion.view)
      finding.trials = shown
      name(subject, &finding.sentence)
      finding.sentence.append(" fires by ")
      list(shown, &finding.sentence)
      finding.sentence.append(
        manner.slant == 0 ? ", but not with a hand that trembles: " : ", but not where the way slants by 20 degrees: ")
      append(tight, subject, &finding.sentence)
      finding.candidates = [tight.map { .setNumber(subject, $0.property, $0.enough) }]
      add(finding)
    }
  }

  private struct Limit {
    let property: StaticString
    let number: Double
    /// What an ordinary hand needs.
    let enough: Double
  }

  /// The limits of a recognizer that are below its threshold, or below the default.
  private func tightLimits(_ subject: Int) -> [Limit] {
    let one = setting.subjects[subject]
    var tight: [Limit] = []
    let offsets: [(StaticString, Double)] = [
      ("fail_offset_x_minimum", -1), ("fail_offset_x_maximum", 1), ("fail_offset_y_minimum", -1), ("fail_offset_y_maximum", 1),
    ]
    for (property, sign) in offsets {
      guard let number = one.number(property), let way = one.number("threshold"), number.isFinite, number * sign < way else { continue }
      tight.append(Limit(property: property, number: number, enough: max(way, 10) * sign))
    }
    for property: StaticString in ["allowable_movement", "maximum_tap_distance", "maximum_cross", "maximum_angle"] {
      guard let number = one.number(property), let usual = one.initial(property), number < usual else { continue }
      tight.append(Limit(property: property, number: number, enough: usual))
    }
    return tight
  }

  /// Those of one finger at a time that it would have alone, one of each form.
  private func plainTrials(_ subject: Int) -> [Int] {
    var plain: [Int] = []
    for trial in trials.all.indices where trials.all[trial].wants(subject) {
      let motion = trials.all[trial].motion
      if motion.form < 0 || motion.isMixed || motion.isCompound || !trials.forms[motion.form].isOfOneFinger { continue }
      if !plain.contains(where: { trials.all[$0].motion.form == motion.form }) { plain.append(trial) }
    }
    return plain
  }

  private func isBroken(_ subject: Int, _ trial: Int, _ manner: Manner) -> Bool {
    let motion = trials.all[trial].motion
    if manner.slant != 0 && !trials.forms[motion.form].moves { return false }
    guard let place = trials.places.place(on: motion.view), let other = trials.motion(motion.form, place, manner) else { return false }
    let attempt = trials.playAlone(subject, other)
    return !attempt.fired && attempt.failedByItself
  }

  private func append(_ tight: [Limit], _ subject: Int, _ text: inout Sentence) {
    for (i, limit) in tight.enumerated() {
      if i > 0 { text.append(i == tight.count - 1 ? " and " : ", ") }
      text.append(limit.property)
      text.append(" (")
      text.append(limit.number)
      text.append(")")
    }
    text.append(tight.count == 1 ? " is" : " are")
    if let way = setting.subjects[subject].number("threshold"), setting.subjects[subject].number("fail_offset_x_minimum") != nil {
      text.append(" below its threshold (")
      text.append(way)
      return text.append("), and it fails before it begins.")
    }
    text.append(" less than an ordinary hand needs.")
  }
}
