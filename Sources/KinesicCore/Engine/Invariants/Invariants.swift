import CKinesic

/// An invariant that does not hold: of whom, -1 of the engine as a whole, and what is wrong.
struct Breach: Error {
  var recognizer = -1
  let what: StaticString
}

/// What must hold after each step. A breach is a bug of the core, or of a trace that was read.
extension Engine {
  /// Refuses with a sentence on the first breach. In the middle of a step nothing is looked at.
  public func checkInvariants() throws(Failure) {
    if host.isBusy { return }
    #if KINESIC_CHECKS
      try reportBreach()
    #endif
    do throws(Breach) { try findBreach() } catch { throw refuse(error) }
  }

  /// First that all names name something, then what rests on that.
  func findBreach() throws(Breach) {
    try checkViews()
    try checkTouches()
    try checkRelations()
    try checkOrder()
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) {
      try checkRecognizer(index)
      if scene.recognizers[index].row >= 0 { try checkStreams(of: index) }
    }
    try checkInPlay()
    try checkMoveSubscribers()
    try checkQueue()
    #if KINESIC_CHECKS
      try checkHistory()
    #endif
  }

  func check(_ index: Int, _ holds: Bool, _ what: StaticString) throws(Breach) {
    if !holds { throw Breach(recognizer: index, what: what) }
  }

  func check(_ holds: Bool, _ what: StaticString) throws(Breach) { try check(-1, holds, what) }

  func refuse(_ breach: Breach) -> Failure {
    refuse(KIN_ERROR_INVALID) {
      $0.append("invariant broken: ")
      if breach.recognizer >= 0, scene.recognizers.isLive(breach.recognizer) {
        describe(breach.recognizer, into: &$0)
        $0.append(" ")
      }
      $0.append(breach.what)
    }
  }
}

extension Engine {
  /// The list of those in play has exactly those, in the fixed order.
  private func checkInPlay() throws(Breach) {
    var count = 0
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) && arena.members[index].isInPlay { count += 1 }
    try check(count == arena.inPlay.count, "somebody is in play without being listed, or listed without being in play")
    for i in 0..<arena.inPlay.count {
      let index = Int(arena.inPlay[i])
      try check(index, scene.recognizers.isLive(index) && arena.members[index].isInPlay, "is listed without being in play")
      let isOrdered = i == 0 || arena.members[Int(arena.inPlay[i - 1])].order < arena.members[index].order
      try check(index, isOrdered, "is listed out of order")
    }
  }

  private func checkStreams(of index: Int) throws(Breach) {
    let member = arena.members[index]
    for place in 0..<touches.capacity {
      guard let entry = stream(of: index, at: place) else { continue }
      try check(index, !attempts.streams[entry].isOpen || member.state.isActive, "has an open stream, and is not active")
      try check(
        index, !attempts.streams[entry].isOpen || touchesFollowed(by: index).contains(place),
        "has an open stream of a touch that it does not hear of"
      )
      try check(index, !attempts.streams[entry].isFresh || !member.state.isActive, "is active, and has kept a report back")
    }
  }

  /// The recognizers that are stepped for a touch's moves are kept from step to step. They must be the same as would
  /// be found now.
  private func checkMoveSubscribers() throws(Breach) {
    var rest = touches.used
    while let place = rest.popFirst() {
      guard attempts.moveSubscribers.isCurrent(place, arena.subscriptionVersion) else { continue }
      if case .scanAll = attempts.moveSubscribers.kind(of: place) { continue }
      for i in 0..<arena.inPlay.count {
        let index = Int(arena.inPlay[i])
        let wantsMoves = touchesFollowed(by: index).contains(place) && !skipsMoves(index)
        let isStepped = i < MoveSubscribers.reach && attempts.moveSubscribers.bits(of: place) >> UInt64(i) & 1 == 1
        try check(
          index, wantsMoves == isStepped, wantsMoves ? "wants moves, and is not stepped for them" : "is stepped for moves, and wants none")
      }
    }
  }

  /// Records wait in the order in which they were numbered, and of their time.
  func checkQueue() throws(Breach) {
    var count: UInt64 = 0
    for i in 0..<outbox.queue.count {
      try check(hasCorrectSource(i), "a record that waits is not filed under whom it is about")
      try check(outbox.queue[i].contact <= touches.serial, "a record that waits is about a contact that is still to land")
      count += 1 + UInt64(outbox.queue[i].merged)
    }
    try check(count <= outbox.queue.sequence, "the records that wait stand for more than were sent")
    for i in 1..<max(outbox.queue.count, 1) {
      try check(outbox.queue[i - 1].sequence < outbox.queue[i].sequence, "the records that wait are out of sequence")
      try check(outbox.queue[i - 1].time_ns <= outbox.queue[i].time_ns, "the time of the records that wait runs backwards")
    }
    guard outbox.queue.count > 0 else { return }
    let last = outbox.queue[outbox.queue.count - 1]
    // Later ones that were taken can have made way.
    try check(last.sequence <= outbox.queue.sequence && last.time_ns <= now, "a record waits that is still to come")
  }
}
