import CKinesic

/// The short ways of the most common steps of all: a finger moves, and those who want to know of it are under way, or
/// still look on.
///
/// Nothing is decided then, unless a class says so: what it says is compared with what it says nearly always.
extension Engine {
  /// How the movers of a contact follow it.
  func kindOfMovers(of place: Int) -> Movers.Kind {
    let count = attempts.movers.count(of: place)
    for i in 0..<count where !mayFollow(attempts.movers[place, i]) { return .mixed }
    if count == 1, isAlone(attempts.movers[place, 0]) { return .alone(Int32(truncatingIfNeeded: attempts.movers[place, 0])) }
    return .together
  }

  /// One of the library's own, without streams, that has no result which waits.
  private func mayFollow(_ index: Int) -> Bool {
    scene.recognizers[index].kind.isStandard && scene.recognizers[index].row < 0 && !arena.members[index].isPending
  }

  private func isAlone(_ index: Int) -> Bool {
    arena.members[index].state.isActive && heard(by: index).isSingle && touches.scrolls.isEmpty
  }

  /// Steps the one that follows a contact alone. When all that its class says is that it goes on, it sends that:
  /// nobody else has a say.
  @_optimize(speed) @inline(never) func stepFollower(_ index: Int, of place: Int) {
    input.showAlone(touches.contacts, at: place)
    guard goesOn(index) else { return }
    let member = arena.members.reference(to: index)
    let recognizer = scene.recognizers.reference(to: index)
    let before = member.value.state
    member.value.before = before
    member.value.state = .changed
    recognizer.value.location = touches.contacts.reference(to: place).value.point
    recognizer.value.touchCount = 1
    sendGesture(index, recognizer, .changed, from: before)
  }

  /// Steps several that follow a contact, or one that has more contacts.
  @_optimize(speed) @inline(never) func stepFollowers(of place: Int) {
    let present = touches.present
    for i in 0..<attempts.movers.count(of: place) {
      let index = attempts.movers[place, i]
      showTouches(arena.members.reference(to: index).value.owned & present)
      if goesOn(index), arena.members[index].state.isActive { arena.goOn(index, self) }
    }
  }

  /// Steps a class with what the input shows. Whether it goes on, and nothing else; if not, what it says has been
  /// taken.
  @inline(__always) private func goesOn(_ index: Int) -> Bool {
    let member = arena.members.reference(to: index)
    let recognizer = scene.recognizers.reference(to: index)
    let instance = recognizer.value.instance
    let held = member.value.state
    let skipped = instance.skipsMoves
    setUp(instance, held, isTimer: false)
    let answer = instance.step(recognizer.value.step, input)
    let asksNothing = instance.asksNothing && !skipped && !member.value.hasTimer
    if answer != held.rawValue || !asksNothing || !instance.isSilent || !instance.looksFinite {
      conclude(index, answer, held, skipped: skipped)
      return false
    }
    if held.isActive { member.value.crossing = instance.crossing }
    return true
  }
}
