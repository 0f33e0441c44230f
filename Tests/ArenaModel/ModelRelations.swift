/// Who waits for whom, who may run beside whom, who may exclude whom (the rules of require and prevent).
extension Model {
  /// The host sets or removes a relation. A static circle is refused (require.static); a removed recognizer is a stale
  /// handle.
  mutating func relate(_ relation: Relation) {
    switch relation {
    case .require(let waiting, let required):
      guard exist(waiting, required) else { return }
      if reaches(required, waiting, underWay: true) { return note(.staticCircle) }
      requirements.insert(Pair(waiting, required))
    case .unrequire(let waiting, let required):
      guard exist(waiting, required) else { return }
      requirements.remove(Pair(waiting, required))
    case .simultaneous(let a, let b, let allowed):
      guard exist(a, b), a != b else { return }
      if allowed {
        simultaneous.formUnion([Pair(a, b), Pair(b, a)])
      } else {
        simultaneous.subtract([Pair(a, b), Pair(b, a)])
      }
    case .prevention(let preventer, let prevented, let allowed):
      guard exist(preventer, prevented), preventer != prevented else { return }
      words[Pair(preventer, prevented)] = allowed
    case .inactive(let recognizer, let other, let required):
      guard exist(recognizer, other), recognizer != other else { return }
      if required { inactive.insert(Pair(recognizer, other)) } else { inactive.remove(Pair(recognizer, other)) }
    case .takeover(let recognizer, let other, let allowed):
      guard exist(recognizer, other), recognizer != other else { return }
      if allowed { takeovers.insert(Pair(recognizer, other)) } else { takeovers.remove(Pair(recognizer, other)) }
    case .group(let all): compose(all)
    case .dissolve(let index):
      if !recognizers[index].removed { groups.removeAll { $0.contains(index) } }
    }
  }

  /// All or nothing: somebody of another group, or a circle through the whole, refuses it (group.members,
  /// group.circle).
  private mutating func compose(_ all: [Int]) {
    let own = groups.first { $0[0] == all[0] } ?? [all[0]]
    let others = groups.filter { $0[0] != all[0] }
    let union = own + Set(all).subtracting(own).sorted()
    if all.contains(where: { recognizers[$0].removed }) || others.contains(where: { !Set($0).isDisjoint(with: union) }) {
      return note(.groupRefused)
    }
    if union.count == 1 { return }
    let before = groups
    groups = others + [union]
    if isCircular(union) {
      groups = before
      return note(.groupCircle)
    }
    note(.groupUnderWay, union.contains { recognizers[$0].inPlay } ? 1 : 0)
  }

  /// Does a requirement lead out of a group and, in the end, back into it?
  private func isCircular(_ group: [Int]) -> Bool {
    edges(underWay: true).contains { pair in
      group.contains(pair.first) && !group.contains(pair.second) && reaches(pair.second, group[0], underWay: true)
    }
  }

  private func exist(_ a: Int, _ b: Int) -> Bool {
    !recognizers[a].removed && !recognizers[b].removed
  }

  /// All that a recognizer is one with: its group, or itself (group.one).
  private func party(_ index: Int) -> [Int] { groups.first { $0.contains(index) } ?? [index] }

  /// Whose relations count between one and another: those of its representative, or within a group its own
  /// (group.one, group.inside).
  func voice(of index: Int, to other: Int) -> Int { party(index).contains(other) ? index : party(index)[0] }

  /// What the host has said of who waits; `underWay`: and what counts in attempts that are under way.
  private func edges(underWay: Bool) -> Set<Pair> {
    var all = requirements.filter { !recognizers[$0.second].removed }
    guard underWay else { return all }
    for index in recognizers.indices where recognizers[index].inPlay && !recognizers[index].removed {
      for other in recognizers[index].requirements where !recognizers[other].removed { all.insert(Pair(index, other)) }
    }
    return all
  }

  /// Does a chain of static requirements lead from one to the other? Groups on the way are one each; within a group
  /// each of it is (group.circle).
  private func reaches(_ from: Int, _ to: Int, underWay: Bool = false) -> Bool {
    let isInside = party(from).contains(to)
    func node(_ index: Int) -> Int { isInside ? index : party(index)[0] }
    let all = edges(underWay: underWay)
    var seen: Set<Int> = [node(from)]
    var open = [node(from)]
    while let next = open.popLast() {
      if next == node(to) { return true }
      for pair in all where node(pair.first) == next && seen.insert(node(pair.second)).inserted { open.append(node(pair.second)) }
    }
    return false
  }

  /// Whether the host has said it: within a group of the two, else of the one's representative and anybody of the
  /// other's group (group.requires, group.required).
  private func requiresStatically(_ index: Int, _ other: Int) -> Bool {
    if party(index).contains(other) { return requirements.contains(Pair(index, other)) }
    return party(other).contains { requirements.contains(Pair(party(index)[0], $0)) }
  }

  /// Static ones, and dynamic ones: two delegate and two class hooks, OR-ed. A constant answer is a static
  /// requirement, but one that closes a circle is dropped (require.dynamic, require.dynamic-circle).
  func currentRequirements(of index: Int) -> Set<Int> {
    Set(
      recognizers.indices.filter { other in
        if other == index || recognizers[other].removed { return false }
        return requiresStatically(index, other) || (requiresDynamically(index, other) && !reaches(other, index))
      })
  }

  /// Hooks are asked about who speaks for the two (group.asked).
  private func requiresDynamically(_ waiting: Int, _ required: Int) -> Bool {
    let (index, other) = (voice(of: waiting, to: required), voice(of: required, to: waiting))
    return world.recognizers[index].requiresFailureOf.contains(other) || world.recognizers[other].requiredToFailBy.contains(index)
      || matches(index, .awaits, other) || matches(other, .awaited, index)
  }

  /// How many dynamic requirements would close a circle.
  func droppedRequirements(of index: Int) -> Int {
    recognizers.indices.filter { $0 != index && requiresDynamically(index, $0) && reaches($0, index) }.count
  }

  /// Is the other one of the group that this one's hook names?
  private func matches(_ index: Int, _ hook: Setting, _ other: Int) -> Bool {
    let group = world.recognizers[index].numbers[hook] ?? 0
    return group != 0 && world.recognizers[index].kind != .manual && (world.recognizers[other].numbers[.group] ?? 0) == group
      && world.recognizers[other].kind != .manual
  }

  /// The test of exclusion (gate c): would this one, recognized, exclude the other? Relations and hooks are those of
  /// who speaks for the two (group.one, group.asked); views, touches and observing are their own (group.place).
  func wouldPrevent(_ winner: Int, _ loser: Int, atEnd: Bool = false) -> Bool {
    if winner == loser { return false }
    // Observers prevent nothing and are prevented by nothing; a yielding one prevents nobody (prevent.observer,
    // prevent.yielding).
    if world.recognizers[winner].observeOnly || world.recognizers[loser].observeOnly { return false }
    let (index, other) = (voice(of: winner, to: loser), voice(of: loser, to: winner))
    let specs = (world.recognizers[index], world.recognizers[other])
    if specs.0.kind.isYielding { return false }
    // Wherever their views are, and whatever else was said of the two (prevent.requires-inactive).
    if inactive.contains(Pair(other, index)) { return true }
    if !related(winner, loser, atEnd) { return false }
    // Simultaneous: a yes from either side's delegate or a static pair is enough (prevent.simultaneous).
    if simultaneous.contains(Pair(index, other)) || specs.0.simultaneousWith.contains(other) || specs.1.simultaneousWith.contains(index) {
      return false
    }
    // The host's word replaces the hooks' (prevent.host-word); else they decide (prevent.hooks).
    if let word = words[Pair(index, other)] { return word }
    if let sketch = recognizers[index].sketch, let peer = recognizers[other].sketch, !sketch.canPrevent(peer) { return false }
    return !matches(index, .spares, other) && !matches(other, .immune, index)
  }

  /// Views equal, or ancestor and descendant, and attempts that meet; across a boundary only with a touch that both
  /// have in their attempts, and the boundary view belongs to what is below it (prevent.related, prevent.boundary).
  func related(_ a: Int, _ b: Int, _ atEnd: Bool) -> Bool { areInLine(a, b) && meet(a, b, atEnd) }

  /// Do the present attempts meet? `atEnd`: with the fingers that are down at the end of the step (prevent.related).
  private func meet(_ a: Int, _ b: Int, _ atEnd: Bool) -> Bool {
    // Without any touch, or active without one that is down: it meets everybody.
    if isEverywhere(a, atEnd) || isEverywhere(b, atEnd) { return true }
    let down = (fingersDown(a, atEnd), fingersDown(b, atEnd))
    if !down.0.isEmpty && !down.1.isEmpty { return true }
    if Set(recognizers[a].attemptTouches).isDisjoint(with: recognizers[b].attemptTouches) { return false }
    return !isOver(a, beside: down.1, atEnd) && !isOver(b, beside: down.0, atEnd)
  }

  private func fingersDown(_ index: Int, _ atEnd: Bool) -> [Int] {
    recognizers[index].attemptTouches.filter { touches[$0].down || !atEnd && touches[$0].changedNow }
  }

  private func isEverywhere(_ index: Int, _ atEnd: Bool) -> Bool {
    let recognizer = recognizers[index]
    if recognizer.attemptTouches.isEmpty { return true }
    let isActive = recognizer.state.isActive || recognizer.wasActive && recognizer.state.isTerminal
    return isActive && !recognizer.isProvisional && fingersDown(index, atEnd).isEmpty
  }

  /// Have all its fingers lifted, while another one was down beside them that still is?
  private func isOver(_ index: Int, beside others: [Int], _ atEnd: Bool) -> Bool {
    guard fingersDown(index, atEnd).isEmpty, let lift = recognizers[index].attemptTouches.map({ touches[$0].liftTime }).max() else {
      return false
    }
    return others.contains { touches[$0].startTime < lift }
  }

  private func areInLine(_ a: Int, _ b: Int) -> Bool {
    let views = (world.recognizers[a].view, world.recognizers[b].view)
    if views.0 == views.1 { return true }
    let up = world.chain(from: views.0)
    let down = world.chain(from: views.1)
    let between: ArraySlice<Int>
    if let place = up.firstIndex(of: views.1) {
      between = up[..<place]
    } else if let place = down.firstIndex(of: views.0) {
      between = down[..<place]
    } else {
      return false
    }
    if !between.contains(where: { $0 != rootView && world.views[$0].boundary }) { return true }
    return !Set(recognizers[a].attemptTouches).isDisjoint(with: recognizers[b].attemptTouches)
  }
}
