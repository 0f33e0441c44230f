import CKinesic

/// What a host asks of the stream of records.
extension Engine {
  /// Notes whether anybody is called with records.
  func noteHearers() { isHeard = eventCallback != nil || actionCount > 0 || tape.isPlaying }

  /// Lends all records since the last poll.
  @inline(__always) public func poll() throws(Failure) -> (first: Events?, count: UInt32) {
    try checkIdle("kin_engine_poll")
    if tape.isRecording && (queue.count > 0 || queue.lost > 0) { recordPoll() }
    queue.forgetPolled()
    let count = UInt32(queue.count)
    return (queue.poll(), count)
  }

  /// How many records the latest poll should have had besides those that it lent.
  public var lostEvents: UInt64 { queue.lostToPoll }

  public func setEventCallback(_ callback: kin_event_callback?, _ userData: UserData?) {
    eventCallback = callback
    eventUserData = userData
    if tape.isRecording { recordEventCallback() }
  }

  public func setLog(_ callback: kin_log_callback?, _ userData: UserData?) {
    logCallback = callback
    logUserData = userData
    if tape.isRecording { recordLog() }
  }

  /// The queue has room for decisions at any time while they are on.
  public func changeExplains(_ explains: Bool) throws(Failure) {
    let records = eventBound(Landings(contacts: touches.capacity, steps: 2), contacts: touches.capacity) + 12 * recognizers.liveCount
    try setAside(explains ? queue.growth(records, sources: sourceCount(recognizers.end)) : 0)
    setExplains(explains)
  }

  func setExplains(_ explains: Bool) {
    if tape.isRecording { recordExplains(explains) }
    arena.setExplains(explains)
    reserve()
  }

  public var explains: Bool { arena.explains }

  /// The host wants the engine gone. True: now; false: it is in a callback, and goes when the outermost call returns.
  public func mayGo() -> Bool {
    isDoomed = callDepth > 0
    return !isDoomed
  }

  /// Whether the turn may pass to another thread, or stay with one: not in the middle of a call.
  public func checkHandover() throws(Failure) {
    if callDepth > 0 { throw refuseReentrant("kin_engine_set_claimed") }
  }

  /// The sentence of a failure that the caller found itself: a null where something must be.
  @inline(__always) public func null(_ what: StaticString) -> Failure { refuseNull(what) }
}
