import CKinesic

/// Callbacks: the engine's own hears every record, a recognizer's actions hear its gestures.
extension Engine {
  /// Calls back with the records that came since the last time.
  @inline(__always) func dispatch() {
    if eventCallback == nil && actionCount == 0 { queue.didDispatch(queue.count) } else { dispatchNew() }
  }

  @inline(never) private func dispatchNew() {
    var next = queue.dispatched
    while next < queue.count {
      let event = queue[next]
      next += 1
      queue.didDispatch(next)
      dispatch(event)
    }
  }

  private func dispatch(_ event: kin_event) {
    var lent = event
    if tape.isPlaying { deliver(event) }
    let isNews = tape.isPlaying && tape.player.tellsMore && Int(event.type) == KIN_EVENT_DECISION
    if let callback = eventCallback, !isNews { callOut { callback(handle, &lent, eventUserData) } }
    guard Int(event.type) == KIN_EVENT_GESTURE, case .found(let index) = recognizers.find(Identifier(raw: event.recognizer)) else { return }
    // One that is added meanwhile hears from the next record on: one that adds itself anew would never come to an end.
    let latest = nextToken
    var action = recognizers[index].firstAction
    while action >= 0 && actions[action].token <= latest && !recognizers[index].isMuted {
      let called = actions[action]
      callingToken = called.token
      callOut { called.callback(handle, &lent, called.userData) }
      if callingToken == 0 { called.release?(called.userData) }
      callingToken = 0
      // It may have taken itself away; then its place in the list is no longer known, and the rest is found by its number.
      action = nextAction(of: index, after: called.token)
    }
  }

  /// The action that was added next after one with this number.
  private func nextAction(of index: Int, after token: UInt64) -> Int {
    var action = recognizers[index].firstAction
    while action >= 0 && actions[action].token <= token { action = actions[action].next }
    return action
  }

  /// Sends a diagnostic sentence.
  func log(_ severity: Int, _ write: (inout Text) -> Void) {
    if logCallback != nil {
      var text = Text()
      write(&text)
      send(severity, text)
    }
    if tape.isPlaying { callOutForLog() }
  }

  /// The replay's own log hears too.
  @inline(never) private func send(_ severity: Int, _ text: borrowing Text) {
    guard let callback = logCallback else { return }
    if tape.isPlaying { return callback(handle, kin_severity(severity), text.cString, logUserData) }
    callOut { callback(handle, kin_severity(severity), text.cString, logUserData) }
  }
}
