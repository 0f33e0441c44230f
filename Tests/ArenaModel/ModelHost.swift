/// What the host does in mid-gesture; each a step of its own (host.step).
extension Model {
  /// Cancelled with its action while active; fails without a record while Possible; waiters are released in the same
  /// step. `forGood` false is abort: disabled and enabled in one call (host.disable, host.abort).
  mutating func disable(_ index: Int, forGood: Bool) {
    guard !recognizers[index].removed else { return }
    if forGood { recognizers[index].enabled = false }
    beginStep()
    stop(index)
    finishStep([:])
  }

  private mutating func stop(_ index: Int) {
    if recognizers[index].state.isActive {
      cancel(index)
    } else if recognizers[index].state == .possible && recognizers[index].inPlay {
      fail(index)
    }
  }

  /// As disabled, and gone at once (host.remove).
  mutating func remove(_ indices: [Int], view: Int?) {
    beginStep()
    for index in order where indices.contains(index) && !recognizers[index].removed {
      stop(index)
      recognizers[index].removed = true
    }
    for pair in requirements where recognizers[pair.first].removed || recognizers[pair.second].removed {
      requirements.remove(pair)
    }
    finishStep([:])
    // Without its representative, or with nobody but it, a group is none (group.removed).
    let live = groups.filter { !recognizers[$0[0]].removed }
    note(.representativeRemoved, groups.count - live.count)
    groups = live.map { $0.filter { !recognizers[$0].removed } }.filter { $0.count > 1 }
  }

  /// Its recognizers and those below are removed; the views get a last cancelled (host.remove-view).
  mutating func removeView(_ view: Int) {
    guard view != rootView, !removedViews.contains(view) else { return }
    let gone = world.views.indices.filter { world.chain(from: $0).contains(view) }
    removedViews.formUnion(gone)
    remove(recognizers.indices.filter { gone.contains(world.recognizers[$0].view) }, view: view)
  }

  /// As aborted, and reset at once; then it is the one added last on its new view (host.set-view).
  mutating func setView(_ index: Int, _ view: Int) {
    guard !recognizers[index].removed, !removedViews.contains(view) else { return }
    beginStep()
    stop(index)
    recognizers[index].isMoving = recognizers[index].inPlay
    finishStep([:])
    world.recognizers[index].view = view
    added[index] = (added.max() ?? 0) + 1
    order = world.order(added)
  }

  /// In front of the children there. What is under way goes on (host.set-parent).
  mutating func setParent(_ view: Int, _ parent: Int) {
    guard view != rootView, !removedViews.contains(view), !removedViews.contains(parent) else { return }
    if world.chain(from: parent).contains(view) { return note(.parentRefused) }
    note(.parentWithFinger, touches.contains { $0.down } ? 1 : 0)
    world.views[view].parent = parent
    raised[view] = (raised.max() ?? 0) + 1
    order = world.order(added)
  }

  /// The host proposes a state for a `manual` (manual.proposals). What cannot follow is refused, and for one that is
  /// terminal and not yet reset everything is.
  mutating func propose(_ index: Int, _ state: State) {
    let recognizer = recognizers[index]
    // A disabled one does nothing.
    if !recognizer.enabled { return note(.proposalWhileDisabled) }
    guard world.recognizers[index].kind == .manual, !recognizer.removed else { return }
    switch recognizer.state {
    case .ended, .cancelled, .failed: return note(.proposalRefused)
    case .began, .changed:
      if state == .possible || state == .began { return note(.proposalRefused) }
    case .possible:
      if state == .possible { return }
      // An earned Ended is final (pending.final).
      if recognizer.isFinal { return note(.proposalRefused) }
    }
    beginStep()
    // Without a touch it is in play from that state on.
    if !recognizer.inPlay {
      beginAttempt(index)
      recognizers[index].beganWithoutTouch = true
    }
    // A Changed that the host proposes always counts (state.changed-proposed).
    finishStep([index: Proposal(state: state, sendsChanged: true)])
  }
}

extension World {
  /// The recognizers with those of the shallowest views first; of equal depth as they came.
  var otherOrder: [Int] {
    recognizers.indices.sorted { (depth(of: recognizers[$0].view), $0) < (depth(of: recognizers[$1].view), $1) }
  }

  /// The recognizers in the fixed order, when each was added then.
  func order(_ added: [Int]) -> [Int] {
    recognizers.indices.sorted {
      let depths = (depth(of: recognizers[$0].view), depth(of: recognizers[$1].view))
      return depths.0 != depths.1 ? depths.0 > depths.1 : added[$0] > added[$1]
    }
  }
}
