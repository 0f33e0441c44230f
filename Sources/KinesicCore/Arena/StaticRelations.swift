/// The host's static relations. One that comes or goes while the waiting one is in an attempt counts from its next
/// attempt on.
extension Arena {
  /// Rule: require.next-attempt.
  func require(_ waiting: Int, _ required: Int) {
    if relations.find(.requires, from: waiting, to: required) != nil { return }
    let attempt = members[waiting].attempt
    relations.add(.requires, from: waiting, to: required, firstAttempt: members[waiting].isInPlay ? attempt &+ 1 : 0)
  }

  func unrequire(_ waiting: Int, _ required: Int) {
    guard let index = relations.find(.requires, from: waiting, to: required) else { return }
    if members[waiting].isInPlay, relations[index].firstAttempt <= members[waiting].attempt {
      relations[index].lastAttempt = members[waiting].attempt
    } else {
      separate(.requires, waiting, required)
    }
  }

  func relate(_ kind: RelationKind, _ a: Int, _ b: Int) {
    if relations.find(kind, from: a, to: b) == nil { relations.add(kind, from: a, to: b) }
  }

  func separate(_ kind: RelationKind, _ a: Int, _ b: Int) {
    relations.remove(from: a) { $0.kind == kind && Int($0.to) == b && $0.lastAttempt == .max }
  }
}
