import CKinesic

/// What a host says of two recognizers, carried out. The number of the edit is the kind of the relation.
extension EditRule {
  static var relate: EditRule {
    EditRule(
      .recognizer,
      carryOut: { engine, index, edit in
        if let kind = edit.relation, let other = engine.live(edit.other) { engine.relate(kind, index, other) }
      })
  }

  static var unrelate: EditRule {
    EditRule(
      .recognizer,
      carryOut: { engine, index, edit in
        if let kind = edit.relation, let other = engine.live(edit.other) { engine.separate(kind, index, other) }
      })
  }
}

extension Edit {
  init(_ operation: Operation, _ recognizer: kin_recognizer_id, _ relation: RelationKind, _ other: kin_recognizer_id) {
    self.init(operation, recognizer, other: other, number: UInt64(relation.rawValue))
  }

  var relation: RelationKind? { RelationKind(rawValue: Int32(truncatingIfNeeded: number)) }
}

extension Engine {
  fileprivate func relate(_ kind: RelationKind, _ a: Int, _ b: Int) {
    switch kind {
    case .requires: if arena.isWaiting(b, for: a) { dropped(requirementOf: a, on: b, isFirst: true) } else { arena.require(a, b) }
    case .simultaneous:
      arena.relate(.simultaneous, a, b)
      arena.relate(.simultaneous, b, a)
    case .mayPrevent, .mayNotPrevent:
      arena.separate(.mayPrevent, a, b)
      arena.separate(.mayNotPrevent, a, b)
      arena.relate(kind, a, b)
    case .represents: carryOutJoin(b, to: a)
    case .requiresInactive, .mayTakeOver:
      arena.relate(kind, a, b)
      arena.usePolicies()
    case .requiresNow, .answeredNo, .dropped, .inherits, .suspended: break
    }
  }

  fileprivate func separate(_ kind: RelationKind, _ a: Int, _ b: Int) {
    switch kind {
    case .requires: arena.unrequire(a, b)
    case .simultaneous:
      arena.separate(.simultaneous, a, b)
      arena.separate(.simultaneous, b, a)
    case .represents: arena.dissolve(groupOf: a)
    case .mayPrevent, .mayNotPrevent, .requiresInactive, .mayTakeOver: arena.separate(kind, a, b)
    case .requiresNow, .answeredNo, .dropped, .inherits, .suspended: break
    }
  }
}
