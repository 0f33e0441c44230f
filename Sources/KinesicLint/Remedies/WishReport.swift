import CKinesic
import CKinesicLint

/// Which wishes hold, which cannot, and what would make them hold.
struct WishReport {
  /// Of each wish what does not hold; nil: it holds.
  private(set) var broken: [Wish.Outcome?]
  /// The fewest changes with which all hold; nil: none was found, or nothing is to be done.
  private(set) var changes: [Change]?
  /// Two or more that cannot hold together, when all could not.
  private(set) var clash: [Int] = []
  private(set) var findings: [Finding] = []
  private(set) var runs: UInt64 = 0
  private(set) var isStopped = false

  /// - Parameter trialsBefore: the wishes' motions follow so many others among the trials.
  init(_ given: WishSearch, searches: Bool, trialsBefore: Int) {
    var search = given
    let wishes = search.wishes
    broken = [Wish.Outcome?](repeating: nil, count: wishes.count)
    for (wish, outcome) in search.broken([]) ?? [] { broken[wish] = outcome }
    let all = Array(wishes.indices)
    let isWhole = !broken.contains { $0 != nil }
    if searches && !isWhole {
      // One that nothing makes hold by itself is found soon; with all others it would take minutes.
      let hopeless = all.first { broken[$0] != nil && search.solve([$0]) == nil }
      if hopeless == nil { changes = search.solve(all) }
      if changes == nil && !search.isStopped { clash = hopeless.map { [$0] } ?? WishReport.clash(all, &search) }
    }
    runs = search.runs
    isStopped = search.isStopped
    for wish in all where broken[wish] != nil { findings.append(finding(wish, search, trialsBefore + wish)) }
  }

  /// Leaves out wishes as long as the rest still cannot hold together.
  private static func clash(_ all: [Int], _ search: inout WishSearch) -> [Int] {
    var rest = all
    for wish in all where rest.count > 1 {
      let fewer = rest.filter { $0 != wish }
      if search.solve(fewer) == nil && !search.isStopped { rest = fewer }
      if search.isStopped { return [] }
    }
    return rest
  }

  private func finding(_ wish: Int, _ search: WishSearch, _ trial: Int) -> Finding {
    let setting = search.setting
    let outcome = broken[wish]!
    var finding = Finding(KIN_FINDING_WISH, KIN_LINT_ERROR, subject: outcome.subject)
    let attempt = search.trials.all[trial].run.attempts[outcome.subject]
    finding.other = attempt.fired ? attempt.waitedFor.first ?? -1 : attempt.other
    finding.view = search.wishes[wish].motion.view
    finding.trials = [trial]
    finding.wish = wish
    finding.sentence.append("wish '")
    finding.sentence.append(search.wishes[wish].name)
    finding.sentence.append("' does not hold: ")
    setting.subjects[outcome.subject].describe(into: &finding.sentence)
    appendWhy(outcome, attempt, search, wish, &finding.sentence)
    appendOutlook(wish, search, &finding.sentence)
    finding.sentence.append(".")
    if let changes {
      var text = Sentence()
      for (i, change) in changes.enumerated() {
        if i > 0 { text.append(" and ") }
        change.describe(into: &text, setting)
      }
      text.append(": all ")
      text.append(search.wishes.count)
      text.append(" wishes then hold")
      finding.remedies = [Remedy(changes: changes, sentence: text)]
    }
    return finding
  }

  private func appendWhy(_ outcome: Wish.Outcome, _ attempt: Attempt, _ search: WishSearch, _ wish: Int, _ text: inout Sentence) {
    if attempt.fired && !outcome.fires { return text.append(" fires") }
    if attempt.fired {
      text.append(" fires only after ")
      text.append(nanoseconds: attempt.firstFire)
      if !outcome.isByTime { return }
      text.append(", and was to fire by ")
      return text.append(nanoseconds: outcome.within)
    }
    text.append(" does not fire")
    if let alone = search.playedAlone(outcome.subject, in: wish), !alone.fired {
      text.append(", and alone it would not either: ")
      return text.append(whyNotAlone(search.setting.subjects[outcome.subject], alone))
    }
    if attempt.other < 0 { return }
    text.append(", because of ")
    search.setting.subjects[attempt.other].describe(into: &text)
  }

  private func whyNotAlone(_ subject: Subject, _ attempt: Attempt) -> StaticString {
    if !subject.isEnabled { return "it is switched off (enabled)" }
    switch (Int(attempt.reason), Int(attempt.detail)) {
    case (KIN_REASON_SHOULD_BEGIN, KIN_HOW_DELEGATE): return "its delegate refuses (should_begin)"
    case (KIN_REASON_TOUCHES_FILTERED, KIN_FILTER_DELEGATE): return "its delegate refuses the touch (should_receive_touch)"
    case (KIN_REASON_TOUCHES_FILTERED, KIN_FILTER_TYPE): return "its allowed_touch_types leave the touch out"
    case (KIN_REASON_TOUCHES_FILTERED, KIN_FILTER_VIEW): return "its view has its interaction disabled"
    default: return attempt.tookPart ? "the motion is not its gesture" : "no touch of the motion reaches it"
    }
  }

  private func appendOutlook(_ wish: Int, _ search: WishSearch, _ text: inout Sentence) {
    if !clash.contains(wish) { return }
    if clash.count == 1 { return text.append("; no relation makes it hold") }
    text.append("; no relations make it hold together with ")
    for (i, other) in clash.filter({ $0 != wish }).enumerated() {
      if i > 0 { text.append(" and ") }
      text.append("'")
      text.append(search.wishes[other].name)
      text.append("'")
    }
  }
}
