import CKinesic

/// What a host asks of the stream of records.
extension Engine {
  /// Lends all records since the last poll.
  @inline(__always) public func poll() throws(Failure) -> (first: Events?, count: UInt32) {
    try checkIdle("kin_engine_poll")
    if tape.isRecording && (outbox.queue.count > 0 || outbox.queue.lost > 0) { recordPoll() }
    outbox.queue.forgetPolled()
    let count = UInt32(outbox.queue.count)
    return (outbox.queue.poll(), count)
  }

  /// How many records the latest poll should have had besides those that it lent.
  public var lostEvents: UInt64 { outbox.queue.lostToPoll }

  public func changeEventCallback(_ callback: kin_event_callback?, _ userData: UserData?) throws(Failure) {
    try setAside(block: 0)
    setEventCallback(callback, userData)
  }

  public func changeLog(_ callback: kin_log_callback?, _ userData: UserData?) throws(Failure) {
    try setAside(block: 0)
    setLog(callback, userData)
  }

  public func setEventCallback(_ callback: kin_event_callback?, _ userData: UserData?) {
    outbox.setEventCallback(callback, userData)
    if tape.isRecording { recordEventCallback() }
  }

  public func setLog(_ callback: kin_log_callback?, _ userData: UserData?) {
    outbox.setLog(callback, userData)
    if tape.isRecording { recordLog() }
  }

  /// The queue has room for decisions at any time while they are on.
  public func changeExplains(_ explains: Bool) throws(Failure) {
    try setAside(block: 0)
    if !reserveIfPossible(explains: explains) { throw refuseForMemory() }
    setExplains(explains)
  }

  func setExplains(_ explains: Bool) {
    if tape.isRecording { recordExplains(explains) }
    arena.setExplains(explains)
    reserve()
  }

  public var explains: Bool { arena.explains }

  /// A call of the host begins, and is over.
  @inline(__always) public func enterCall() { host.callDepth += 1 }
  @inline(__always) public func leaveCall() { host.callDepth -= 1 }

  /// Whether the engine can be destroyed now. Inside a callback it cannot: then it is destroyed when the outermost
  /// call returns.
  public func mayDestroyNow() -> Bool {
    host.isDestroyPending = host.callDepth > 0
    return !host.isDestroyPending
  }

  /// Whether the turn may pass to another thread, or stay with one: not in the middle of a call.
  public func checkHandover() throws(Failure) {
    if host.callDepth > 0 { throw refuseReentrant("kin_engine_set_claimed") }
  }

  /// The sentence of a failure that the caller found itself: a null where something must be.
  @inline(__always) public func null(_ what: StaticString) -> Failure { refuseNull(what) }
}
