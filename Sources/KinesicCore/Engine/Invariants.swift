import CKinesic

/// What must hold between two calls. A breach is a bug of the core.
extension Engine {
  public func checkInvariants() throws(Failure) {
    if isBusy { return }
    var held = TouchSet()
    for index in 0..<recognizers.end where recognizers.isLive(index) {
      let member = arena.members[index]
      held = held | member.touches
      try check(index, member.isInPlay || member.state == .possible, "is out of play, but not possible")
      try check(index, member.isInPlay || member.touches.isEmpty, "is out of play, but has touches")
      try check(index, (member.listening - member.touches).isEmpty, "listens to touches that it does not have")
      try check(index, (member.listening & member.ignored).isEmpty, "listens to touches that it ignores")
      try check(index, member.earned == .possible || member.state == .possible, "has left Possible, but still waits")
      try check(index, member.hasTimer == timers.isArmed(index), "has a timer that the arena does not know of")
      try check(index, !member.state.isTerminal || !member.hasTimer, "is spent, but has a timer")
      try check(index, member.isInPlay == isListed(index), "is in play without being listed, or listed without being in play")
      if recognizers[index].row >= 0 { try checkStreams(of: index) }
    }
    try check(-1, (held - touches.used).isEmpty, "a recognizer has a touch that is gone")
    try check(-1, (touches.down - touches.used).isEmpty && touches.landed.count == touches.used.count, "the touch table is out of order")
    try check(-1, (touches.used - touches.down - touches.hovering - held).isEmpty, "a lifted touch is kept for nobody")
    try checkMovers()
    for i in 1..<max(arena.inPlay.count, 1) {
      let isOrdered = arena.members[Int(arena.inPlay[i - 1])].order < arena.members[Int(arena.inPlay[i])].order
      try check(Int(arena.inPlay[i]), isOrdered, "is listed out of order")
    }
  }

  private func checkStreams(of index: Int) throws(Failure) {
    let member = arena.members[index]
    for place in 0..<touches.capacity {
      guard let entry = stream(of: index, at: place) else { continue }
      try check(index, !streams[entry].isOpen || member.state.isActive, "has an open stream, and is not active")
      try check(index, !streams[entry].isOpen || member.listening.contains(place), "has an open stream of a touch that it does not hear of")
      try check(index, !streams[entry].isFresh || !member.state.isActive, "is active, and has kept a report back")
    }
  }

  /// Who is stepped for a touch's moves is kept from step to step: it must be who would be found now.
  private func checkMovers() throws(Failure) {
    var rest = touches.used
    while let place = rest.popFirst() {
      guard touches.movers.isCurrent(place, arena.audience) else { continue }
      var found = 0
      for i in 0..<touches.listeners.count(of: place) {
        let index = touches.listeners[place, i]
        guard arena.members[index].listening.contains(place), !skipsMoves(index) else { continue }
        let isKept = found < touches.movers.count(of: place) && touches.movers[place, found] == index
        try check(index, isKept, "wants moves, and is not stepped for them")
        found += 1
      }
      try check(-1, found == touches.movers.count(of: place), "somebody is stepped for moves who does not want them")
    }
  }

  private func isListed(_ index: Int) -> Bool { arena.inPlay.firstIndex(of: Int32(truncatingIfNeeded: index)) != nil }

  private func check(_ index: Int, _ holds: Bool, _ what: StaticString) throws(Failure) {
    if holds { return }
    throw refuse(KIN_ERROR_INVALID) {
      $0.append("invariant broken: ")
      if index >= 0 {
        describe(index, into: &$0)
        $0.append(" ")
      }
      $0.append(what)
    }
  }
}
