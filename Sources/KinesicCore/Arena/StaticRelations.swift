/// The host's static relations. One that comes or goes while the waiting one is in an attempt counts from its next
/// attempt on.
extension Arena {
  func require(_ waiting: Int, _ required: Int) {
    if hostRequires(waiting, required) { return }
    if let index = relations.find(.inherits, from: waiting, to: required) {
      relations[index].kind = .requires
    } else {
      relations.add(.suspended, from: waiting, to: required)
    }
    updateRequirements(waiting, required)
  }

  func unrequire(_ waiting: Int, _ required: Int) {
    if let index = relations.find(.requires, from: waiting, to: required) { relations[index].kind = .inherits }
    separate(.suspended, waiting, required)
    updateRequirements(waiting, required)
  }

  /// Whether the host has said so, whether it counts or not.
  func hostRequires(_ waiting: Int, _ required: Int) -> Bool {
    relations.find(.requires, from: waiting, to: required) != nil || relations.find(.suspended, from: waiting, to: required) != nil
  }

  func relate(_ kind: RelationKind, _ a: Int, _ b: Int) {
    if !relations.has(kind, from: a, to: b) { relations.add(kind, from: a, to: b) }
  }

  func separate(_ kind: RelationKind, _ a: Int, _ b: Int) {
    relations.remove(from: a) { $0.kind == kind && Int($0.to) == b && $0.lastAttempt == .max }
  }
}
