import CKinesic

/// One thing that was found.
struct Finding {
  let kind: Int
  var severity: Int
  /// Places in the setting; -1: none.
  var subject = -1
  var other = -1
  var view = -1
  /// The view that covers it.
  var cover = -1
  var delay: UInt64 = 0
  /// Which trials show it, the best example first.
  var trials: [Int] = []
  var wish = -1
  var sentence = Sentence()
  /// What may mend it, the likeliest first.
  var candidates: [[Change]] = []
  /// Pairs of which the same is the case: the same classes with the same properties, on other views.
  var alike: [(subject: Int, other: Int, view: Int)] = []
  var remedies: [Remedy] = []
  var isAllowed = false
  /// Of two that both fire: neither comes after the other.
  var isAtOneTime = false

  init(_ kind: Int, _ severity: Int, subject: Int = -1, other: Int = -1, view: Int = -1) {
    self.kind = kind
    self.severity = severity
    self.subject = subject
    self.other = other
    self.view = view
  }
}

/// A change that was tried, and what it does.
struct Remedy {
  let changes: [Change]
  let sentence: Sentence
}

/// What the rules of findings look at, and where they put what they find.
struct Findings {
  let setting: Setting
  let trials: Trials
  var all: [Finding] = []

  mutating func add(_ finding: Finding) { all.append(finding) }

  func name(_ subject: Int, _ text: inout Sentence) { setting.subjects[subject].describe(into: &text) }

  /// "flick left on view 'photo'".
  func name(trial: Int, _ text: inout Sentence) {
    text.append("'")
    text.append(trials.all[trial].motion.name)
    text.append("' on ")
    text.append(setting.views[trials.all[trial].motion.view])
  }

  /// Names of motions, the first few: "'flick left', 'flick right' and 6 more".
  func list(_ which: [Int], _ text: inout Sentence) {
    var names: [Sentence] = []
    for trial in which where !names.contains(where: { $0 == trials.all[trial].motion.name }) { names.append(trials.all[trial].motion.name) }
    for (i, name) in names.prefix(3).enumerated() {
      if i > 0 { text.append(i == names.count - 1 ? " and " : ", ") }
      text.append("'")
      text.append(name)
      text.append("'")
    }
    if names.count > 3 {
      text.append(" and ")
      text.append(names.count - 3)
      text.append(" more")
    }
  }
}
