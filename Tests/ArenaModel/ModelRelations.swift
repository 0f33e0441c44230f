/// Who waits for whom, who may run beside whom, who may exclude whom (the rules of require and prevent).
extension Model {
  /// The host sets or removes a relation. A static circle is refused (require.static); a removed recognizer is a stale
  /// handle.
  mutating func relate(_ relation: Relation) {
    switch relation {
    case .require(let waiting, let required):
      guard exist(waiting, required) else { return }
      if reaches(required, waiting) { return note(.staticCircle) }
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
    }
  }

  private func exist(_ a: Int, _ b: Int) -> Bool {
    !recognizers[a].removed && !recognizers[b].removed
  }

  /// Does a chain of static requirements lead from one to the other?
  private func reaches(_ from: Int, _ to: Int) -> Bool {
    var seen: Set<Int> = [from]
    var open = [from]
    while let next = open.popLast() {
      if next == to { return true }
      for pair in requirements where pair.first == next && !recognizers[pair.second].removed && seen.insert(pair.second).inserted {
        open.append(pair.second)
      }
    }
    return false
  }

  /// Static ones, and dynamic ones: two delegate and two class hooks, OR-ed. A constant answer is a static
  /// requirement, but one that closes a circle is dropped (require.dynamic, require.dynamic-circle).
  func currentRequirements(of index: Int) -> Set<Int> {
    Set(
      recognizers.indices.filter { other in
        if other == index || recognizers[other].removed { return false }
        return requirements.contains(Pair(index, other)) || (requiresDynamically(index, other) && !reaches(other, index))
      })
  }

  private func requiresDynamically(_ index: Int, _ other: Int) -> Bool {
    world.recognizers[index].requiresFailureOf.contains(other) || world.recognizers[other].requiredToFailBy.contains(index)
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

  /// The test of exclusion (gate c): would this one, recognized, exclude the other?
  func wouldPrevent(_ index: Int, _ other: Int) -> Bool {
    let specs = (world.recognizers[index], world.recognizers[other])
    if index == other { return false }
    // Observers prevent nothing and are prevented by nothing; a yielding one prevents nobody (prevent.observer,
    // prevent.yielding).
    if specs.0.observeOnly || specs.1.observeOnly || specs.0.kind.isYielding { return false }
    if !related(index, other) { return false }
    // Simultaneous: a yes from either side's delegate or a static pair is enough (prevent.simultaneous).
    if simultaneous.contains(Pair(index, other)) || specs.0.simultaneousWith.contains(other) || specs.1.simultaneousWith.contains(index) {
      return false
    }
    // The host's word replaces the hooks' (prevent.host-word); else they decide (prevent.hooks).
    if let word = words[Pair(index, other)] { return word }
    if let sketch = recognizers[index].sketch, let peer = recognizers[other].sketch, !sketch.canPrevent(peer) { return false }
    return !matches(index, .spares, other) && !matches(other, .immune, index)
  }

  /// Views equal, or ancestor and descendant; across a boundary only with a touch that both have in their attempts,
  /// and the boundary view belongs to what is below it (prevent.related, prevent.boundary).
  func related(_ a: Int, _ b: Int) -> Bool {
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
