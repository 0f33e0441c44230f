import CKinesic

/// Checks that orders and links that are kept in two places agree.
extension Engine {
  /// The recognizers of a view are in the fixed order, which follows the view's depth and the order of adding.
  func checkOrder() throws(Breach) {
    for view in 0..<scene.views.end where scene.views.isLive(view) {
      var before: UInt64 = 0
      var index = scene.views[view].firstRecognizer
      while index >= 0 {
        let order = arena.members[index].order
        try check(index, order > before, "stands on its view out of the order of adding")
        try check(index, order >> 32 == UInt64(UInt32.max - UInt32(scene.views[view].depth)), "is ordered as on a view of another depth")
        try check(index, UInt64(UInt32.max) - order & 0xFFFF_FFFF <= scene.addedCount, "was added later than the latest one")
        before = order
        index = scene.recognizers[index].nextOnView
      }
    }
    try checkSpent()
  }

  /// Recognizers that await their reset are in the order in which they were decided.
  private func checkSpent() throws(Breach) {
    var before: UInt64 = 0
    for i in 0..<arena.awaitingReset.count {
      let index = Int(arena.awaitingReset[i])
      let step = arena.members[index].finishedStep
      try check(index, before <= step && step <= arena.step, "awaits its reset out of the order of deciding")
      before = step
    }
  }

  /// No two recognizers have the same position in the fixed order. Adding a recognizer ensures this; reading one must
  /// ensure it too.
  var isEveryOrderUnique: Bool {
    var ordered = List<Int32>()
    var index = scene.recognizers.end
    while index > 0 {
      index -= 1
      if scene.recognizers.isLive(index) { arena.insert(index, into: &ordered) }
    }
    var before: UInt64 = 0
    for i in 0..<ordered.count {
      let order = arena.members[Int(ordered[i])].order
      if order == before { return false }
      before = order
    }
    return true
  }

  /// Relations set by the host exist once, mutual ones in both directions, and never of a recognizer to itself.
  func checkHostRelation(_ index: Int, _ place: Int) throws(Breach) {
    let relation = arena.relations[place]
    let other = Int(relation.to)
    try check(index, other != index, "has a relation to itself")
    switch relation.kind {
    case .requiresNow, .answeredNo, .dropped: return
    case .simultaneous:
      let isMutual = arena.relations.find(.simultaneous, from: other, to: index) != nil
      try check(index, isMutual, "may run beside one that may not run beside it")
    case .mayPrevent:
      let isDenied = arena.relations.find(.mayNotPrevent, from: index, to: other) != nil
      try check(index, !isDenied, "may prevent one that it may not prevent")
    case .inherits, .suspended:
      let isGrouped = arena.members[index].representative >= 0 || relation.kind == .inherits && arena.members[other].representative >= 0
      try check(index, isGrouped, "has a requirement of a group, and there is none")
    case .represents: try check(index, Int(arena.members[index].representative) == index, "represents one, and is not in its own group")
    case .requires, .mayNotPrevent, .requiresInactive, .mayTakeOver: break
    }
    let isCurrent = relation.lastAttempt == .max
    let isOnly = arena.relations.find(relation.kind, from: index, to: other) == place
    try check(index, !isCurrent || isOnly, "has the same relation twice")
  }

  /// The arena agrees with the recognizer's class and delegate.
  func checkClass(of index: Int, _ member: Member) throws(Breach) {
    let table = table(of: index)
    let isManual = table.flags & UInt32(KIN_CLASS_MANUAL) != 0
    let isYielding = table.flags & UInt32(KIN_CLASS_YIELDING) != 0
    try check(index, member.isManual == isManual && member.isYielding == isYielding, "is not of the kind that its class is")
    let delegate = scene.recognizers[index].delegate
    let hasHooks = table.should_require_failure_of != nil || table.should_be_required_to_fail_by != nil
    let hasDelegate = delegate.should_require_failure_of != nil || delegate.should_be_required_to_fail_by != nil
    // Another library's class may have other hooks than the one that was recorded.
    let isSame = !scene.recognizers[index].kind.isStandard || member.hasDynamicRequirements == (hasHooks || hasDelegate)
    try check(index, isSame, "is asked for requirements without having any, or is not")
    try check(index, !member.hasDynamicRequirements || arena.asksRequirements, "has requirements for which nobody is asked")
    let isPast = member.recognizedStep <= arena.step && member.finishedStep <= arena.step
    try check(index, isPast, "was decided in a step that is still to come")
  }

  /// Whether a waiting record has the source of the recognizer or contact that it is about.
  func hasCorrectSource(_ place: Int) -> Bool {
    let event = outbox.queue[place]
    let source = outbox.queue.source(of: place)
    if Int(event.type) == KIN_EVENT_VIEW_TOUCH {
      guard let contact = touches.place(ofContact: event.contact) else { return source % 2 == 0 && source < 2 * touches.capacity }
      return source == self.source(ofContact: contact)
    }
    guard case .found(let index) = scene.recognizers.find(Identifier(raw: event.recognizer)) else { return true }
    let row = scene.recognizers[index].row
    if row < 0 || Int(event.type) == KIN_EVENT_DECISION { return source == self.source(ofRecognizer: index) }
    return source % 2 == 1 && source / 2 / touches.capacity == row
  }
}
