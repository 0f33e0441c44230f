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

  private func requires(_ first: Int, _ second: Int) -> Bool { setting.has(KIN_RELATION_REQUIRES, first, second) }

  private func waitingFor(_ subject: Int, _ other: Int) -> Change {
    requires(subject, other) ? .turnRound(subject, other) : .require(other, subject)
  }

  private func single(_ subject: Int, _ other: Int) -> [[Change]] {
    if requires(subject, other) { return [[.turnRound(subject, other)], [.dropRequirement(subject, other)]] }
    var all: [[Change]] = [[.require(other, subject)], [.allowBoth(subject, other)], [.forbidPrevention(other, subject)]]
    let fingers = max(setting.subjects[subject].number("minimum_touches") ?? 1, setting.subjects[subject].number("touches_required") ?? 1)
    let isPair = setting.subjects[subject].isOf("pinch") || setting.subjects[subject].isOf("rotation")
    if let most = setting.subjects[other].number("maximum_touches"), most > 1, fingers > 1 || isPair {
      all.insert([.setNumber(other, "maximum_touches", 1)], at: 2)
    }
    return all
  }
}
