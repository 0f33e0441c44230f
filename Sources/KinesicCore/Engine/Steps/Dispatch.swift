import CKinesic

/// Callbacks: the engine's own hears every record, a recognizer's actions hear its gestures.
extension Engine {
  /// Calls back with the records that came since the last time.
  @inline(__always) func dispatch() {
    if outbox.hasListeners { dispatchNew() } else { outbox.queue.didDispatch(outbox.queue.count) }
  }

  @inline(never) private func dispatchNew() {
    var next = outbox.queue.dispatched
    while next < outbox.queue.count {
      outbox.queue.didDispatch(next + 1)
      if dispatch(next) { outbox.queue.consume(next) }
      next += 1
    }
  }

  /// Whether the callback hears of a record: the recorded one heard of no decision that only the replay explains.
  private func isForCallback(_ type: kin_event_type) -> Bool {
    !(tape.isPlaying && tape.player.addsExplanations && Int(type) == KIN_EVENT_DECISION)
  }

  /// Calls whoever hears a record. Whether anybody of the host does.
  private func dispatch(_ index: Int) -> Bool {
    var lent = kin_event()
    outbox.queue.copy(index, to: &lent)
    if tape.isPlaying { deliver(index) }
    var isTaken = false
    if let callback = outbox.eventCallback {
      isTaken = isForCallback(lent.type)
      if isTaken {
        invokeHost { callback(host.handle, &lent, outbox.eventUserData) }
      } else {
        // A recording that was begun meanwhile has explanations from its beginning: its callback hears of each.
        tape.writtenInvocations &-= 1
      }
    }
    if outbox.actions.liveCount == 0 || Int(lent.type) != KIN_EVENT_GESTURE { return isTaken }
    guard case .found(let recognizer) = scene.recognizers.find(Identifier(raw: lent.recognizer)) else { return isTaken }
    // An action added during dispatch first fires for the next record; otherwise re-adding itself would loop forever.
    let latest = outbox.actions.latestToken
    var action = scene.recognizers[recognizer].firstAction
    while action >= 0 && outbox.actions[action].token <= latest && !scene.recognizers[recognizer].isMuted {
      let called = outbox.actions[action]
      outbox.actions.beginCall(of: called.token)
      invokeHost { called.callback(host.handle, &lent, called.userData) }
      isTaken = true
      if outbox.actions.endCall() { called.giveBack() }
      // It may have taken itself away; then its place in the list is no longer known, and the rest is found by its
      // number.
      action = outbox.actions.next(after: called.token, in: scene.recognizers[recognizer].firstAction)
    }
    return isTaken
  }

  /// Sends a diagnostic sentence.
  func log(_ severity: Int, _ write: (inout Message) -> Void) {
    logOfRecording(severity, write)
    if isFollowing { replayLogCallback() }
  }

  /// The same about a recording, of which the engine whose trace is played said nothing.
  func logOfRecording(_ severity: Int, _ write: (inout Message) -> Void) {
    if outbox.logCallback == nil { return }
    var text = Message()
    write(&text)
    send(severity, text)
  }

  /// The replay's own log hears too.
  @inline(never) private func send(_ severity: Int, _ text: borrowing Message) {
    guard let callback = outbox.logCallback else { return }
    if isFollowing { return callback(host.handle, kin_severity(severity), text.cString, outbox.logUserData) }
    invokeHost { callback(host.handle, kin_severity(severity), text.cString, outbox.logUserData) }
  }
}
