import CKinesic
import CKinesicLint

/// The same finding about alike recognizers on several views is one finding: nine cards, each with a pan.
extension Findings {
  mutating func merge() {
    let groups = groups()
    func group(_ subject: Int) -> Int { subject < 0 ? -1 : groups[subject] }
    var merged: [Finding] = []
    for finding in all {
      let known = merged.firstIndex { one in
        one.kind == finding.kind && one.severity == finding.severity && group(one.subject) == group(finding.subject)
          && group(one.other) == group(finding.other)
          && (one.subject != finding.subject || one.other != finding.other || one.view != finding.view)
          && sameMotions(one, finding)
      }
      if let known { merged[known].alike.append((finding.subject, finding.other, finding.view)) } else { merged.append(finding) }
    }
    for i in merged.indices where !merged[i].alike.isEmpty { appendAlike(&merged[i]) }
    all = merged
  }

  /// Recognizers of one number have the same class, properties and depth.
  private func groups() -> [Int] {
    var groups: [Int] = []
    for i in setting.subjects.indices {
      let like = (0..<i).first { areAlike($0, i) }
      groups.append(like ?? i)
    }
    return groups
  }

  private func areAlike(_ first: Int, _ second: Int) -> Bool {
    let one = setting.subjects[first]
    let other = setting.subjects[second]
    return one.table == other.table && one.numbers == other.numbers && one.touchTypes == other.touchTypes && one.view != other.view
      && setting.views[one.view].depth == setting.views[other.view].depth
  }

  private func sameMotions(_ one: Finding, _ other: Finding) -> Bool {
    guard let first = one.trials.first, let second = other.trials.first else { return one.trials.isEmpty && other.trials.isEmpty }
    return trials.all[first].motion.form == trials.all[second].motion.form
  }

  private func appendAlike(_ finding: inout Finding) {
    var text = finding.sentence
    text.append(" The same goes for ")
    for (i, pair) in finding.alike.prefix(8).enumerated() {
      if i > 0 { text.append(", ") }
      text.append("'")
      if pair.subject != finding.subject && pair.subject >= 0 {
        text.append(setting.subjects[pair.subject].name)
      } else if pair.other != finding.other && pair.other >= 0 {
        text.append(setting.subjects[pair.other].name)
      } else {
        text.append(setting.views[max(pair.view, 0)].name)
      }
      text.append("'")
    }
    if finding.alike.count > 8 {
      text.append(" and ")
      text.append(finding.alike.count - 8)
      text.append(" more")
    }
    text.append(".")
    finding.sentence = text
  }
}
