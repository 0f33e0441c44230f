import CKinesic

/// Looks for the fewest changes that make all wishes hold.
struct WishSearch {
  let setting: Setting
  let trials: Trials
  let wishes: [Wish]
  private(set) var runs: UInt64 = 0
  private(set) var isStopped = false
  private let limit: UInt64
  /// Of each wish what becomes of each recognizer that it names, alone.
  private var alone: [[Attempt?]] = []
  /// What mends findings, by the recognizers that these are about.
  private var offered: [(subjects: [Int], change: Change)] = []

  /// The most changes at one time, and among how many all that could be changed is looked at, not relations alone.
  private static let mostChanges = 4
  private static let mostOfAll = 2

  init(_ setting: Setting, _ trials: Trials, _ wishes: [Wish], limit: UInt64) {
    self.setting = setting
    self.trials = trials
    self.wishes = wishes
    self.limit = limit
    for wish in wishes { alone.append(playedAlone(wish)) }
  }

  private func playedAlone(_ wish: Wish) -> [Attempt?] {
    setting.subjects.indices.map { subject in
      guard wish.outcomes.contains(where: { $0.subject == subject }), let world = trials.freshWorld() else { return nil }
      for other in setting.subjects where other.id != setting.subjects[subject].id {
        _ = kin_recognizer_set_enabled(world.engine, other.id, false)
      }
      return world.play(wish.motion).attempts[subject]
    }
  }

  /// The wishes that do not hold with these changes, and what of each; nil: the engine refuses a change. With `first`
  /// it stops at the first one.
  mutating func broken(_ changes: [Change], only: [Int]? = nil, first: Bool = false) -> [(wish: Int, outcome: Wish.Outcome)]? {
    guard let world = trials.freshWorld() else { return nil }
    for change in changes where !change.apply(to: world.engine, setting) { return nil }
    var broken: [(wish: Int, outcome: Wish.Outcome)] = []
    for wish in only ?? Array(wishes.indices) {
      runs += 1
      let run = world.play(wishes[wish].motion)
      if let outcome = wishes[wish].broken(by: run, alone: { alone[wish][$0].flatMap { $0.fired ? $0.firstFire : nil } }) {
        broken.append((wish, outcome))
        if first { break }
      }
    }
    return broken
  }

  /// What becomes of a recognizer alone in a wish's motion; nil: the wish does not name it.
  func playedAlone(_ subject: Int, in wish: Int) -> Attempt? { alone[wish][subject] }

  /// What mends these findings may make wishes hold, too.
  mutating func offer(_ findings: [Finding]) {
    for finding in findings {
      let subjects = [finding.subject, finding.other].filter { $0 >= 0 }
      for remedy in finding.remedies where remedy.changes.count == 1 { offered.append((subjects, remedy.changes[0])) }
    }
  }

  /// The fewest changes with which these wishes hold; nil: none was found.
  mutating func solve(_ which: [Int]) -> [Change]? {
    let concerned = concerned(which)
    let relations = alphabet(concerned)
    let all = relations + others(concerned, which, beside: relations)
    for size in 0...WishSearch.mostChanges {
      if let found = search(which, size <= WishSearch.mostOfAll ? all : relations, [], from: 0, size) { return found }
      if isStopped { return nil }
    }
    return nil
  }

  private mutating func search(_ which: [Int], _ alphabet: [Change], _ chosen: [Change], from: Int, _ left: Int) -> [Change]? {
    if left == 0 {
      guard let broken = broken(chosen, only: which, first: true) else { return nil }
      return broken.isEmpty ? chosen : nil
    }
    var place = from
    while place < alphabet.count {
      if runs >= limit {
        isStopped = true
        return nil
      }
      if let found = search(which, alphabet, chosen + [alphabet[place]], from: place + 1, left - 1) { return found }
      place += 1
    }
    return nil
  }

  /// The recognizers that have a part in these wishes.
  private func concerned(_ which: [Int]) -> [Int] {
    var concerned: [Int] = []
    for wish in which {
      for outcome in wishes[wish].outcomes where !concerned.contains(outcome.subject) { concerned.append(outcome.subject) }
      // Those that decide in its motion, named or not.
      guard let world = trials.freshWorld() else { continue }
      let run = world.play(wishes[wish].motion)
      for subject in setting.subjects.indices where run.attempts[subject].fired && !concerned.contains(subject) {
        concerned.append(subject)
      }
      // And those for whom one of them waits.
      for subject in concerned {
        for other in run.attempts[subject].waitedFor where !concerned.contains(other) { concerned.append(other) }
      }
    }
    return concerned
  }

  /// What keeps those from firing that would not fire alone either, and what mends findings about any of them.
  private func others(_ concerned: [Int], _ which: [Int], beside known: [Change]) -> [Change] {
    var changes: [Change] = []
    func add(_ change: Change) {
      if !(known + changes).contains(where: { $0.words(setting) == change.words(setting) }) { changes.append(change) }
    }
    for wish in which {
      for outcome in wishes[wish].outcomes where outcome.fires && alone[wish][outcome.subject]?.fired == false {
        let one = setting.subjects[outcome.subject]
        if !one.isEnabled { add(.setNumber(outcome.subject, "enabled", 1)) }
        if one.touchTypes & 15 != 15 { add(.setNumber(outcome.subject, "allowed_touch_types", 15)) }
        for changes in Findings(setting: setting, trials: trials).usualLimits(outcome.subject) where changes.count == 1 { add(changes[0]) }
        for change in otherMotions(outcome.subject) { add(change) }
      }
    }
    for offer in offered where offer.subjects.isEmpty || offer.subjects.contains(where: { concerned.contains($0) }) { add(offer.change) }
    return changes
  }

  /// What makes other motions its gesture: other directions, axes and edges, and other numbers of fingers and taps.
  private func otherMotions(_ subject: Int) -> [Change] {
    let one = setting.subjects[subject]
    var changes: [Change] = []
    let masks: [StaticString] = ["direction", "edges"]
    for property in masks {
      guard let number = one.number(property), let now = Int(exactly: number) else { continue }
      for bit in [1, 2, 4, 8] where now & bit == 0 { changes.append(.setNumber(subject, property, Double(now | bit))) }
    }
    if one.number("axes") ?? 0 != 0 { changes.append(.setNumber(subject, "axes", 0)) }
    if let least = one.number("minimum_touches"), least > 1 { changes.append(.setNumber(subject, "minimum_touches", 1)) }
    let counts: [StaticString] = ["touches_required", "taps_required"]
    for property in counts {
      guard let number = one.number(property) else { continue }
      // The nearest first.
      for count in [number - 1, number + 1, number - 2, number + 2] where count >= 1 && count <= 3 {
        changes.append(.setNumber(subject, property, count))
      }
    }
    return changes
  }

  /// What can be changed between recognizers. Requirements first: they say most.
  private func alphabet(_ concerned: [Int]) -> [Change] {
    var changes: [Change] = []
    func pairs(_ body: (Int, Int) -> Void) {
      for first in concerned {
        for second in concerned where first != second { body(first, second) }
      }
    }
    pairs { first, second in
      if setting.has(KIN_RELATION_REQUIRES, first, second) {
        changes.append(.turnRound(first, second))
        changes.append(.dropRequirement(first, second))
      } else if !setting.has(KIN_RELATION_REQUIRES, second, first) {
        changes.append(.require(first, second))
      }
    }
    pairs { first, second in
      if first > second { return }
      let isAllowed = setting.has(KIN_RELATION_SIMULTANEOUS, first, second)
      changes.append(isAllowed ? .forbidBoth(first, second) : .allowBoth(first, second))
    }
    pairs { first, second in changes.append(.forbidPrevention(first, second)) }
    // A tap that is to fail sooner.
    for subject in concerned {
      if let interval = setting.subjects[subject].number("maximum_interval"), interval > 0.2,
        setting.subjects[subject].number("taps_required") ?? 1 > 1
      {
        changes.append(.setNumber(subject, "maximum_interval", 0.2))
      }
    }
    // A drag that is to leave two fingers to others.
    for subject in concerned {
      if let most = setting.subjects[subject].number("maximum_touches"), most > 1,
        (setting.subjects[subject].number("minimum_touches") ?? 1) <= 1
      {
        changes.append(.setNumber(subject, "maximum_touches", 1))
      }
    }
    return changes
  }
}
