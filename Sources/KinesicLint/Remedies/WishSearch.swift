import CKinesic

/// Looks for the fewest changes that make all wishes hold.
struct WishSearch {
  let setting: Setting
  let trials: Trials
  let wishes: [Wish]
  private(set) var runs: UInt64 = 0
  private(set) var isStopped = false
  private let limit: UInt64
  private var aloneTimes: [[UInt64?]] = []

  /// The most changes at one time.
  private static let mostChanges = 4

  init(_ setting: Setting, _ trials: Trials, _ wishes: [Wish], limit: UInt64) {
    self.setting = setting
    self.trials = trials
    self.wishes = wishes
    self.limit = limit
    for wish in wishes { aloneTimes.append(timesAlone(wish)) }
  }

  private func timesAlone(_ wish: Wish) -> [UInt64?] {
    setting.subjects.indices.map { subject in
      guard wish.outcomes.contains(where: { $0.subject == subject }), let world = trials.freshWorld() else { return nil }
      for other in setting.subjects where other.id != setting.subjects[subject].id {
        _ = kin_recognizer_set_enabled(world.engine, other.id, false)
      }
      let attempt = world.play(wish.motion).attempts[subject]
      return attempt.fired ? attempt.firstFire : nil
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
      if let outcome = wishes[wish].broken(by: run, alone: { aloneTimes[wish][$0] }) {
        broken.append((wish, outcome))
        if first { break }
      }
    }
    return broken
  }

  /// Whether a recognizer would fire alone in a wish's motion.
  func firesAlone(_ subject: Int, in wish: Int) -> Bool { aloneTimes[wish][subject] != nil }

  /// The fewest changes with which these wishes hold; nil: none was found.
  mutating func solve(_ which: [Int]) -> [Change]? {
    let alphabet = alphabet(which)
    for size in 0...WishSearch.mostChanges {
      if let found = search(which, alphabet, [], from: 0, size) { return found }
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

  /// What can be changed between the recognizers that have a part in these wishes. Requirements first: they say most.
  private func alphabet(_ which: [Int]) -> [Change] {
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
