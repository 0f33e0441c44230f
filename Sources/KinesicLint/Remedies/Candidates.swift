import CKinesic

/// What may mend that a recognizer loses to others.
extension Findings {
  func candidates(for subject: Int, _ rivals: [Rival]) -> [[Change]] {
    var all: [[Change]] = []
    var others: [Int] = []
    for rival in rivals where rival.other >= 0 && !others.contains(rival.other) { others.append(rival.other) }
    guard let first = others.first else {
      // Nobody decided while it waited.
      for relation in setting.relations where Int(relation.kind) == KIN_RELATION_REQUIRES && relation.first == subject {
        all.append([.dropRequirement(subject, relation.second)])
      }
      return all
    }
    for other in others.prefix(4) { all += single(subject, other) }
    if others.count > 1 {
      let few = others.prefix(4)
      all.append(few.map { waitingFor(subject, $0) })
      all.append(few.map { .allowBoth(subject, $0) })
      all.append(few.map { .forbidPrevention($0, subject) })
    }
    if requires(subject, first) { all.append([.dropRequirement(subject, first), .allowBoth(subject, first)]) }
    return all
  }

  /// What may mend that one waits for another: that it fails sooner, leaves the touch alone, or is not waited for.
  func waitRemedies(_ subject: Int, _ other: Int) -> [[Change]] {
    let waited = setting.subjects[other]
    var all: [[Change]] = []
    if waited.view != setting.subjects[subject].view && setting.isBelow(setting.subjects[subject].view, waited.view) {
      all.append([.ownTouchesOnly(other)])
    }
    if !trials.all.contains(where: { $0.fires(other) }) { all.append([.setNumber(other, "enabled", 0)]) }
    // Shorter than the default, and still within what a hand that means it does.
    let limits: [(property: StaticString, number: Double)] = [
      ("maximum_interval", 0.2), ("maximum_duration", 0.25), ("maximum_tap_duration", 0.3), ("allowable_movement", 10),
    ]
    for limit in limits {
      if let number = waited.number(limit.property), number > limit.number { all.append([.setNumber(other, limit.property, limit.number)]) }
    }
    let ends = endOfWait(subject, other)
    // Where the one that does not wait any more would exclude the other.
    return all + ends + ends.map { $0 + [.forbidPrevention(subject, other)] }
  }

  /// What ends that one waits for another: by a relation, or by what a delegate answers.
  func endOfWait(_ subject: Int, _ other: Int) -> [[Change]] {
    if requires(subject, other) { return [[.dropRequirement(subject, other)]] }
    return [[.answerNo(subject, "should_require_failure_of", other)], [.answerNo(other, "should_be_required_to_fail_by", subject)]]
  }

  /// Limits that are tighter than by default, as they are by default: each, and all of them.
  func usualLimits(_ subject: Int) -> [[Change]] {
    let one = setting.subjects[subject]
    var all: [Change] = []
    let most: [StaticString] = [
      "maximum_tap_duration", "maximum_interval", "maximum_tap_distance", "maximum_duration", "allowable_movement", "maximum_cross",
      "maximum_angle",
    ]
    let least: [StaticString] = ["minimum_duration", "minimum_distance", "minimum_velocity", "threshold", "early_threshold"]
    for property in most + least {
      guard let number = one.number(property), let usual = one.initial(property), number != usual else { continue }
      let isMost = most.contains { Sentence($0) == Sentence(property) }
      if isMost == (number < usual) { all.append(.setNumber(subject, property, usual)) }
    }
    return all.map { [$0] } + (all.count > 1 ? [all] : [])
  }

  private func requires(_ first: Int, _ second: Int) -> Bool { setting.has(KIN_RELATION_REQUIRES, first, second) }

  private func waitingFor(_ subject: Int, _ other: Int) -> Change {
    requires(subject, other) ? .turnRound(subject, other) : .require(other, subject)
  }

  private func single(_ subject: Int, _ other: Int) -> [[Change]] {
    if requires(subject, other) { return [[.turnRound(subject, other)], [.dropRequirement(subject, other)]] }
    var all: [[Change]] = [[.require(other, subject)], [.allowBoth(subject, other)], [.forbidPrevention(other, subject)]]
    if setting.has(KIN_RELATION_MAY_NOT_PREVENT, subject, other) { all.insert([.allowPrevention(subject, other)], at: 0) }
    // A press that leaves no time for anything else.
    if let rest = setting.subjects[other].number("minimum_duration"), let usual = setting.subjects[other].initial("minimum_duration"),
      rest < usual
    {
      all.insert([.setNumber(other, "minimum_duration", usual)], at: 0)
    }
    // Each has an axis where one has it already.
    if let axes = setting.subjects[subject].number("axes"), axes != 0, setting.subjects[other].number("axes") == 0 {
      all.insert([.setNumber(other, "axes", 3 - axes)], at: 0)
    }
    let fingers = max(setting.subjects[subject].number("minimum_touches") ?? 1, setting.subjects[subject].number("touches_required") ?? 1)
    let isPair = setting.subjects[subject].isOf("pinch") || setting.subjects[subject].isOf("rotation")
    if let most = setting.subjects[other].number("maximum_touches"), most > 1, fingers > 1 || isPair {
      all.insert([.setNumber(other, "maximum_touches", 1)], at: 2)
    }
    return all
  }
}
