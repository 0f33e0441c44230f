import CKinesic

/// Those who are stepped when a finger moves and nothing else happens.
extension Engine {
  /// Steps those who want to know of it. Who that is holds until the subscriptions change.
  @inline(__always) func stepMoveSubscribers(of place: Int) {
    if !attempts.moveSubscribers.isCurrent(place, arena.subscriptionVersion) { gatherSubscribers(of: place) }
    switch attempts.moveSubscribers.kind(of: place) {
    case .single(let index): stepAlone(Int(index), of: place)
    case .list: stepSeveral(of: place)
    case .scanAll: stepFollowers()
    }
  }

  @_optimize(speed) @inline(never) private func gatherSubscribers(of place: Int) {
    var bits: UInt64 = 0
    for i in 0..<arena.inPlay.count {
      let index = Int(arena.inPlay[i])
      guard touchesFollowed(by: index).contains(place), !skipsMoves(index) else { continue }
      let isReached = i < MoveSubscribers.reach && scene.recognizers[index].kind.isStandard
      if !isReached { return attempts.moveSubscribers.set(place, arena.subscriptionVersion, 0, .scanAll) }
      bits |= 1 << UInt64(i)
    }
    let first = bits == 0 ? -1 : Int(arena.inPlay[bits.trailingZeroBitCount])
    let isAlone = bits.nonzeroBitCount == 1 && followsAlone(first)
    attempts.moveSubscribers.set(place, arena.subscriptionVersion, bits, isAlone ? .single(Int32(truncatingIfNeeded: first)) : .list)
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
    let before = member.value.remainActive()
    recognizer.value.keep(touches.contacts.reference(to: place).value.point, fingers: 1)
    sendGesture(index, recognizer, .changed, from: before)
  }

  @_optimize(speed) @inline(never) private func stepSeveral(of place: Int) {
    let present = touches.present
    var bits = attempts.moveSubscribers.bits(of: place)
    while bits != 0 {
      let index = Int(arena.inPlay[bits.trailingZeroBitCount])
      bits &= bits - 1
      showTouches(arena.members.reference(to: index).value.owned & present)
      if stepShown(index, for: .moves) { remainActive(index) }
    }
  }

  /// Whether a class wants no step for moves alone; one that is active, or waits with what it has earned, gets them in
  /// any case.
  @inline(__always) func skipsMoves(_ recognizer: Int) -> Bool {
    scene.recognizers[recognizer].instance.skipsMoves && arena.members[recognizer].held == .possible
  }
}
