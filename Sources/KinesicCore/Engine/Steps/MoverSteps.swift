import CKinesic

/// Those who are stepped when a finger moves and nothing else happens.
extension Engine {
  /// Steps those who want to know of it. Who that is holds until the audience changes.
  @inline(__always) func stepMovers(of place: Int) {
    if !attempts.movers.isCurrent(place, arena.audience) { gatherMovers(of: place) }
    switch attempts.movers.kind(of: place) {
    case .alone(let index): stepAlone(Int(index), of: place)
    case .several: stepSeveral(of: place)
    case .others: stepFollowers()
    }
  }

  @_optimize(speed) @inline(never) private func gatherMovers(of place: Int) {
    attempts.movers.begin(place, arena.audience)
    for i in 0..<arena.inPlay.count {
      let index = Int(arena.inPlay[i])
      guard touchesFollowed(by: index).contains(place), !skipsMoves(index) else { continue }
      let isListed = scene.recognizers[index].kind.isStandard && attempts.movers.append(index, to: place)
      if !isListed { return attempts.movers.end(place, .others) }
    }
    let first = attempts.movers[place, 0]
    let isAlone = attempts.movers.count(of: place) == 1 && followsAlone(first)
    attempts.movers.end(place, isAlone ? .alone(Int32(truncatingIfNeeded: first)) : .several)
  }

  /// Whether it is under way with this contact alone, and has no streams: nobody else has a say when all that its
  /// class says is that it goes on.
  private func followsAlone(_ index: Int) -> Bool {
    scene.recognizers[index].row < 0 && arena.members[index].state.isActive && touchesFollowed(by: index).isSingle
      && touches.scrolls.isEmpty
  }

  /// Steps one that follows a contact alone, and sends at once that it goes on.
  @_optimize(speed) @inline(never) private func stepAlone(_ index: Int, of place: Int) {
    input.showAlone(touches.contacts, at: place)
    guard stepShown(index, for: .moves) else { return }
    let member = arena.members.reference(to: index)
    let recognizer = scene.recognizers.reference(to: index)
    let before = member.value.goOn()
    recognizer.value.keep(touches.contacts.reference(to: place).value.point, fingers: 1)
    sendGesture(index, recognizer, .changed, from: before)
  }

  @_optimize(speed) @inline(never) private func stepSeveral(of place: Int) {
    let present = touches.present
    for i in 0..<attempts.movers.count(of: place) {
      let index = attempts.movers[place, i]
      showTouches(arena.members.reference(to: index).value.owned & present)
      if stepShown(index, for: .moves) { goOn(index) }
    }
  }

  /// Whether a class wants no step for moves alone; one that is active, or waits with what it has earned, gets them in
  /// any case.
  @inline(__always) func skipsMoves(_ recognizer: Int) -> Bool {
    scene.recognizers[recognizer].instance.skipsMoves && arena.members[recognizer].held == .possible
  }
}
