import CKinesic
import CKinesicLint

/// Tries what may mend a finding, in copies of the scene.
struct Remedies {
  let setting: Setting
  let trials: Trials
  private var played: UInt64 = 0
  private let limit: UInt64
  /// What the host wants, and the wishes that hold as the scene is: no remedy breaks one.
  private var search: WishSearch?
  private var holding: [Int] = []
  private static let most = 3
  private static let mostTrials = 48

  init(_ setting: Setting, _ trials: Trials, limit: UInt64, _ search: WishSearch?) {
    self.setting = setting
    self.trials = trials
    self.limit = limit
    self.search = search
    guard let broken = self.search?.broken([]), let count = search?.wishes.count else { return }
    holding = (0..<count).filter { wish in !broken.contains { $0.wish == wish } }
  }

  var runs: UInt64 { played + (search?.runs ?? 0) }

  var isSpent: Bool { runs >= limit }

  /// The changes that mend it: fewer before more, then those that mend more, then in the order of the candidates.
  mutating func find(for finding: Finding) -> [Remedy] {
    var found: [(remedy: Remedy, changes: Int, share: Double)] = []
    for candidate in finding.candidates where !isSpent {
      // What a part of it mends needs no more.
      if found.contains(where: { isPart($0.remedy.changes, of: candidate) }) { continue }
      guard let (remedy, share) = attempt(candidate, finding) else { continue }
      let place = found.firstIndex { $0.changes > candidate.count || $0.changes == candidate.count && $0.share < share } ?? found.count
      found.insert((remedy, candidate.count, share), at: place)
    }
    return found.prefix(Remedies.most).map { $0.remedy }
  }

  private func isPart(_ few: [Change], of many: [Change]) -> Bool {
    few.count < many.count && few.allSatisfy { one in many.contains { $0.words(setting) == one.words(setting) } }
  }

  private mutating func attempt(_ changes: [Change], _ finding: Finding) -> (Remedy, Double)? {
    guard let world = trials.freshWorld() else { return nil }
    for change in changes where !change.apply(to: world.engine, setting) { return nil }
    defer { played += world.runs }
    var text = Sentence()
    for (i, change) in changes.enumerated() {
      if i > 0 { text.append(" and ") }
      change.describe(into: &text, setting)
    }
    text.append(": ")
    guard let share = judge(changes, finding, world, &text), share >= 0.8, keepsWishes(changes) else { return nil }
    let whole = changes + likewise(changes, finding)
    if whole.count == changes.count || !isAccepted(whole) || !keepsWishes(whole) {
      return (Remedy(changes: changes, sentence: text), share)
    }
    text.append("; the others likewise")
    return (Remedy(changes: whole, sentence: text), share)
  }

  /// The same changes of those for whom the finding holds as well.
  private func likewise(_ changes: [Change], _ finding: Finding) -> [Change] {
    var more: [Change] = []
    for pair in finding.alike {
      let places = [(finding.subject, pair.subject), (finding.other, pair.other)].filter { $0.0 >= 0 && $0.1 >= 0 }
      for change in changes {
        guard let moved = change.moved(subjects: places, view: (finding.view, pair.view)) else { continue }
        if !(changes + more).contains(where: { $0.words(setting) == moved.words(setting) }) { more.append(moved) }
      }
    }
    return more
  }

  private func isAccepted(_ changes: [Change]) -> Bool {
    guard let world = trials.freshWorld() else { return false }
    return changes.allSatisfy { $0.apply(to: world.engine, setting) }
  }

  private mutating func keepsWishes(_ changes: [Change]) -> Bool {
    holding.isEmpty || search?.broken(changes, only: holding, first: true)?.isEmpty ?? true
  }

  /// How much of it is mended, 0 to 1; nil: something else breaks.
  private func judge(_ changes: [Change], _ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    switch finding.kind {
    case KIN_FINDING_SHADOWED where finding.cover >= 0: return judgeCovered(finding, world, &text)
    case KIN_FINDING_LATE where finding.subject < 0: return judgeHeldBack(finding, world, &text)
    case KIN_FINDING_LATE: return judgeLate(finding, world, &text)
    case KIN_FINDING_BOTH where finding.other < 0: return judgeSharedTap(finding, world, &text)
    case KIN_FINDING_BOTH where finding.isAtOneTime: return judgeTogether(changes, finding, world, &text)
    case KIN_FINDING_FRAGILE where finding.other < 0: return judgeUnsteady(finding, world, &text)
    case KIN_FINDING_NEVER where finding.trials.isEmpty || finding.other < 0 && finding.subject < 0:
      return judgeReach(finding, world, &text)
    case KIN_FINDING_NEVER where finding.other < 0: return judgeAlone(finding, world, &text)
    case KIN_FINDING_SHADOWED where finding.subject < 0: return judgeTouches(changes, finding, world, &text)
    case KIN_FINDING_NEVER, KIN_FINDING_SHADOWED: return judgeLoser(changes, finding, world, &text)
    case KIN_FINDING_BOTH: return judgeBoth(finding, world, &text)
    case KIN_FINDING_ORDER: return judgeOrder(finding, world, &text)
    case KIN_FINDING_LOST: return judgeLost(finding, world, &text)
    case KIN_FINDING_STUCK: return judgeStuck(changes, finding, world, &text)
    default: return judgeFragile(finding, world, &text)
    }
  }

  /// "'next' then fires in 4 of 5 motions"; `how` is what is said between.
  func appendShare(_ subject: Int, _ how: StaticString, _ count: Int, _ of: Int, _ text: inout Sentence) {
    text.append("'")
    text.append(setting.subjects[subject].name)
    text.append("' then fires ")
    text.append(how)
    text.append(count)
    text.append(" of ")
    text.append(of)
    text.append(of == 1 ? " motion" : " motions")
  }

  private func judgeReach(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    let view = finding.subject >= 0 ? setting.subjects[finding.subject].view : finding.view
    let places = Places(setting, world.engine)
    guard places.all.contains(where: { setting.isBelow($0.view, view) }) else {
      if finding.subject >= 0 { return judgeAlone(finding, world, &text) }
      return nil
    }
    if finding.subject >= 0 && trials.places.all.contains(where: { setting.isBelow($0.view, view) }) {
      return judgeAlone(finding, world, &text)
    }
    text.append("touches then reach it")
    return 1
  }

  /// Of one that fired nowhere: in all that was played.
  private func judgeAlone(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    var count = 0
    for trial in trials.all where world.play(trial.motion).attempts[finding.subject].fired { count += 1 }
    text.append("'")
    text.append(setting.subjects[finding.subject].name)
    text.append("' then fires in ")
    text.append(count)
    text.append(" of the motions that were played")
    return count > 0 ? 1 : nil
  }

  private func judgeTouches(_ changes: [Change], _ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    if setsAxes(changes) { return judgeAxis(finding, world, &text) }
    var count = 0
    for trial in finding.trials where world.play(trials.all[trial].motion).deliveries[finding.view].ended > 0 { count += 1 }
    text.append("the view then gets the touch to its end")
    if !changes.contains(where: { if case .leaveAlone = $0 { true } else { false } }) {
      text.append(", and '")
      text.append(setting.subjects[finding.other].name)
      text.append("' fires as well")
    }
    return Double(count) / Double(max(finding.trials.count, 1))
  }

  /// Who is left an axis gives up the other one, and keeps its own.
  private func judgeAxis(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    let drags = plain(finding.trials).filter {
      trials.all[$0].motion.form >= 0 && trials.forms[trials.all[$0].motion.form].fingers.count == 1
    }
    var freed = 0
    var kept = 0
    for trial in drags {
      let run = world.play(trials.all[trial].motion)
      if run.deliveries[finding.view].ended > 0 { freed += 1 }
      if run.attempts[finding.other].fired { kept += 1 }
    }
    text.append("the view then gets ")
    text.append(freed)
    text.append(" of ")
    text.append(drags.count)
    text.append(" drags to their end, and '")
    text.append(setting.subjects[finding.other].name)
    text.append("' the others")
    return freed * 3 >= drags.count && kept * 3 >= drags.count ? 0.9 : nil
  }

  private func judgeLoser(_ changes: [Change], _ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    let shown = few(meant(finding.trials, changes, forRival: false))
    var count = 0
    for trial in shown where world.play(trials.all[trial].motion).attempts[finding.subject].fired { count += 1 }
    if count == 0 || count * 5 < shown.count * 4 { return nil }
    appendShare(finding.subject, "in ", count, shown.count, &text)
    // Nobody who fired before may never fire now.
    var longest: UInt64 = 0
    for subject in rivals(finding, changes) {
      let own = few(
        meant(
          trials.all.indices.filter { trials.all[$0].fires(subject) && !trials.all[$0].loses(finding.subject) }, changes, forRival: true))
      if own.isEmpty { continue }
      var kept = 0
      var afterLift = 0
      for trial in own {
        let attempt = world.play(trials.all[trial].motion).attempts[subject]
        if attempt.fired { kept += 1 }
        if attempt.fired && attempt.waitedFor.contains(finding.subject) && attempt.firstFire > attempt.earned {
          longest = max(longest, attempt.firstFire - attempt.earned)
          if waitsForLift(attempt, trials.all[trial].motion) { afterLift += 1 }
        }
      }
      // One that could begin only when the fingers have lifted would be stuck in turn.
      if kept * 5 < own.count * 4 || afterLift * 2 > own.count { return nil }
    }
    if longest > 0 {
      text.append("; '")
      text.append(setting.subjects[finding.other].name)
      text.append("' then waits up to ")
      text.append(nanoseconds: longest)
    }
    return Double(count) / Double(shown.count)
  }

  private func waitsForLift(_ attempt: Attempt, _ motion: Motion) -> Bool {
    attempt.earned + 100_000_000 < motion.lift && attempt.firstFire >= motion.lift
  }

  private func setsAxes(_ changes: [Change]) -> Bool { sets("axes", changes) }

  private func sets(_ name: StaticString, _ changes: [Change]) -> Bool {
    changes.contains { if case .setNumber(_, let property, _) = $0 { Sentence(property) == Sentence(name) } else { false } }
  }

  /// The motions that a change is judged by. Where one of two is left an axis, those along an axis with one finger;
  /// where one is left a finger, the other one's with more, and its own with one.
  func meant(_ shown: [Int], _ changes: [Change], forRival: Bool) -> [Int] {
    if setsAxes(changes) { return plain(shown).filter { fingers($0) == 1 } }
    if sets("maximum_touches", changes) { return plain(shown).filter { forRival == (fingers($0) == 1) } }
    if forRival && sets("minimum_duration", changes) { return plain(shown).filter { isHold($0) } }
    return shown
  }

  private func isHold(_ trial: Int) -> Bool {
    let motion = trials.all[trial].motion
    return motion.form >= 0 && !trials.forms[motion.form].moves && fingers(trial) == 1 && motion.firstLift > 600_000_000
  }

  private func fingers(_ trial: Int) -> Int {
    let form = trials.all[trial].motion.form
    return form < 0 ? 1 : trials.forms[form].fingers.count
  }

  /// Those of one part and one direction; all of them where there are none.
  func plain(_ shown: [Int]) -> [Int] {
    let plain = shown.filter { !trials.all[$0].motion.isMixed && !trials.all[$0].motion.isCompound }
    return plain.isEmpty ? shown : plain
  }

  private func rivals(_ finding: Finding, _ changes: [Change]) -> [Int] {
    var all: [Int] = finding.other >= 0 ? [finding.other] : []
    func add(_ subject: Int) {
      if subject != finding.subject && !all.contains(subject) { all.append(subject) }
    }
    for change in changes {
      switch change {
      case .require(let first, let second), .dropRequirement(let first, let second), .turnRound(let first, let second),
        .allowBoth(let first, let second), .forbidBoth(let first, let second), .forbidPrevention(let first, let second),
        .allowPrevention(let first, let second), .answerNo(let first, _, let second):
        add(first)
        add(second)
      case .setNumber(let subject, _, _), .ownTouchesOnly(let subject), .answerYes(let subject, _), .leaveAlone(let subject, _):
        add(subject)
      case .clearFlag, .disableInteraction, .passThrough, .setParent: break
      }
    }
    return all
  }

  /// Spread over all of them, so that each kind of motion is among them.
  func few(_ trials: [Int]) -> [Int] {
    if trials.count <= Remedies.mostTrials { return trials }
    return (0..<Remedies.mostTrials).map { trials[$0 * trials.count / Remedies.mostTrials] }
  }

  private func judgeBoth(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    let shown = few(finding.trials)
    // What is left of a triple tap after a double tap is a tap of its own.
    var single = 0
    for trial in shown {
      let run = world.play(trials.all[trial].motion)
      let first = run.attempts[finding.subject]
      let second = run.attempts[finding.other]
      if second.fired && (!first.fired || first.firstFire > second.firstFire) { single += 1 }
    }
    for subject in [finding.subject, finding.other] {
      let own = few(trials.all.indices.filter { trials.all[$0].fires(subject) })
      if !own.contains(where: { world.play(trials.all[$0].motion).attempts[subject].fired }) { return nil }
    }
    appendShare(finding.other, "alone in ", single, shown.count, &text)
    return Double(single) / Double(shown.count)
  }

  private func judgeOrder(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    let shown = finding.trials.prefix(6)
    let before = shown.map { world.play(trials.all[$0].motion) }
    let id = setting.subjects[finding.subject].id
    guard kin_recognizer_set_view(world.engine, id, setting.views[setting.subjects[finding.subject].view].id) == kin_result(KIN_OK) else {
      return nil
    }
    for (run, trial) in zip(before, shown) {
      if !world.play(trials.all[trial].motion).hasSameWinners(as: run, among: [finding.subject, finding.other]) { return nil }
    }
    let winners = before[0].attempts
    if winners[finding.subject].fired && winners[finding.other].fired {
      text.append("both then fire, in any order of adding")
    } else {
      text.append("'")
      text.append(setting.subjects[winners[finding.subject].fired ? finding.subject : finding.other].name)
      text.append("' then wins, in any order of adding")
    }
    return 1
  }

  private func judgeLost(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    let shown = few(finding.trials)
    let count = shown.count { trials.loss($0, world.play(trials.all[$0].motion)) == nil }
    text.append("no finger is then lost in ")
    text.append(count)
    text.append(" of ")
    text.append(shown.count)
    text.append(shown.count == 1 ? " motion" : " motions")
    return Double(count) / Double(shown.count)
  }

  private func judgeStuck(_ changes: [Change], _ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    if finding.trials.isEmpty {
      let together = trials.all.contains { trial in
        guard trial.wants(finding.subject) && trial.wants(finding.other) else { return false }
        let run = world.play(trial.motion)
        return run.attempts[finding.subject].fired && run.attempts[finding.other].fired
      }
      text.append(together ? "both then fire where both can" : "the two then exclude one another, as one waits for the other")
      return 1
    }
    let shown = few(finding.trials)
    if shown.contains(where: { !trials.all[$0].run.circles.isEmpty }) { return judgeCircle(changes[0], finding, world, &text) }
    var early = 0
    var asAlone = 0
    for trial in shown {
      let motion = trials.all[trial].motion
      let attempt = world.play(motion).attempts[finding.subject]
      if !attempt.fired { continue }
      if attempt.firstFire < motion.lift { early += 1 }
      if attempt.firstFire <= (trials.all[trial].alone[finding.subject] ?? 0) + 50_000_000 { asAlone += 1 }
    }
    // A tap comes with the lift, alone too.
    let isBefore = early * 5 >= shown.count * 4
    let count = isBefore ? early : asAlone
    appendShare(finding.subject, isBefore ? "before the lift in " : "as early as alone in ", count, shown.count, &text)
    return Double(count) / Double(shown.count)
  }

  private func judgeFragile(_ finding: Finding, _ world: World, _ text: inout Sentence) -> Double? {
    guard let example = finding.trials.first else { return nil }
    let motion = trials.all[example].motion
    guard let place = trials.places.place(on: motion.view) else { return nil }
    let usual = world.play(motion)
    for manner in Manner.others {
      guard let other = trials.motion(motion.form, place, manner) else { return nil }
      if !world.play(other).hasSameWinners(as: usual, among: [finding.subject, finding.other]) { return nil }
    }
    text.append("the same one or two then fire in all manners of '")
    text.append(motion.name)
    text.append("'")
    return 1
  }
}
