import CKinesic

/// Records for the stream: the views' cancellations, the actions, the rest for the views.
extension Engine {
  /// Winners take their touches from the views; so does an active one a finger that joins it.
  /// Rule: view.cancels, view.held-given.
  @inline(never) func cancelTakenTouches() {
    var taken = TouchSet()
    for i in 0..<arena.acting.count {
      let index = Int(arena.acting[i])
      if arena.members[index].recognizedStep == arena.step, takesTouches(index) { taken = taken | arena.members[index].owned }
    }
    taken = taken | joinedTouches()
    if taken.isEmpty { return }
    for i in 0..<touches.landed.count {
      let place = Int(touches.landed[i])
      guard taken.contains(place), outbox.deliveries[place].isOpen else { continue }
      if outbox.claim(place) { sendTouch(place, KIN_PHASE_CANCELLED, at: now, touches[place].touch.x, touches[place].touch.y) }
    }
  }

  /// Whether its touches are no longer their views' when it is recognized.
  func takesTouches(_ index: Int) -> Bool {
    scene.recognizers[index].cancelsTouchesInView && !arena.members[index].isObserver
  }

  /// Touches that landed in this step on a recognizer that was active already.
  /// Rule: view.joined.
  private func joinedTouches() -> TouchSet {
    var joined = TouchSet()
    let landed = touches.changed & outbox.openTouches & touches.begun
    if landed.isEmpty { return joined }
    for i in 0..<arena.inPlay.count {
      let index = Int(arena.inPlay[i])
      let member = arena.members.reference(to: index)
      if member.value.recognizedStep != 0, takesTouches(index), !isTakenBySystem(index) { joined = joined | member.value.owned & landed }
    }
    return joined
  }

  /// Whether it was cancelled because the system took one of its touches: what lands in that step is not its any more.
  /// Rule: record.landing-at-cancel.
  private func isTakenBySystem(_ index: Int) -> Bool {
    arena.members[index].state == .cancelled && !(arena.members[index].owned & touches.cancelled).isEmpty
  }

  @inline(__always) func sendActions() {
    if !arena.acting.isEmpty { sendAll() }
  }

  /// Rule: record.action-order.
  @_optimize(speed) @inline(never) private func sendAll() {
    for i in 0..<arena.acting.count {
      let index = Int(arena.acting[i])
      if arena.members.reference(to: index).value.action == .none { continue }
      if scene.recognizers[index].row < 0 { sendAction(of: index) } else { sendStreams(index) }
    }
    arena.clearActions()
  }

  @inline(__always) private func sendAction(of index: Int) {
    let member = arena.members.reference(to: index)
    let before = member.value.before
    switch member.value.action {
    case .none: break
    case .began: sendGesture(index, .began, from: before, isPlaced: false)
    case .changed: sendGesture(index, .changed, from: before, isPlaced: false)
    case .ended: sendEnd(index, .ended, from: before)
    case .cancelled: sendEnd(index, .cancelled, from: before)
    case .beganAndEnded: sendWhole(index, from: before)
    }
  }

  /// `isPlaced`: its location is kept already; else it is where its fingers are now.
  @_optimize(speed) @inline(never) private func sendGesture(_ index: Int, _ state: State, from: State, isPlaced: Bool) {
    if !isPlaced { keepLocation(index) }
    sendGesture(index, scene.recognizers.reference(to: index), state, from: from)
  }

  /// Sends an end. The location is where its fingers were before their lifts if it was active; if it had earned its
  /// end before it began, its location was kept then.
  /// Rule: record.late-location.
  @inline(__always) private func sendEnd(_ index: Int, _ state: State, from: State) {
    if from.isActive {
      keepLastLocation(index)
    } else if !arena.members.reference(to: index).value.owned.isSingle {
      let recognizer = scene.recognizers.reference(to: index)
      recognizer.value.keep(recognizer.value.location, fingers: UInt32(truncatingIfNeeded: fingers(of: index).count))
    }
    sendGesture(index, state, from: from, isPlaced: true)
  }

  /// Began and Ended of what was earned together, both where it earned its end.
  /// Rule: pending.late, record.late-location.
  @inline(never) private func sendWhole(_ index: Int, from: State) {
    sendGesture(index, .began, from: from, isPlaced: true)
    sendGesture(index, .ended, from: .began, isPlaced: true)
  }

  /// The same where its location is kept already.
  @inline(__always) func sendGesture(_ index: Int, _ recognizer: Reference<Recognizer>, _ state: State, from: State) {
    let instance = recognizer.value.instance
    let isOwn = !instance.request.x.isNaN && !instance.request.y.isNaN
    outbox.queue.append(source: source(ofRecognizer: index)) { event in
      describe(recognizer, state, from: from, in: &event)
      event.x = isOwn ? instance.request.x : recognizer.value.location.x
      event.y = isOwn ? instance.request.y : recognizer.value.location.y
      event.touch_count = UInt16(truncatingIfNeeded: recognizer.value.touchCount)
      event.values = instance.request.values
    }
  }

  /// What is the same whether a recognizer has one stream or one for each touch.
  @inline(__always) func describe(_ recognizer: Reference<Recognizer>, _ state: State, from: State, in event: inout kin_event) {
    event.time_ns = now
    event.type = kin_event_type(KIN_EVENT_GESTURE)
    event.state = state.rawValue
    event.from = from.rawValue
    event.recognizer = recognizer.value.id
    event.view = recognizer.value.viewID
    event.value_count = UInt16(truncatingIfNeeded: recognizer.value.kind.table.value_count)
    event.user_data = recognizer.value.userData
  }

  /// What the views hear of the step besides cancellations.
  /// Rule: record.order, view.after-recognizers, view.held-by.
  @inline(never) func deliverTouches() {
    var began = TouchSet()
    var ended = TouchSet()
    for i in 0..<arena.inPlay.count {
      let index = Int(arena.inPlay[i])
      let member = arena.members[index]
      if member.state != .possible || member.isObserver { continue }
      if scene.recognizers[index].delaysTouchesBegan { began = began | member.owned }
      if scene.recognizers[index].delaysTouchesEnded { ended = ended | member.owned }
    }
    for i in 0..<touches.landed.count {
      let place = Int(touches.landed[i])
      guard outbox.openTouches.contains(place) else { continue }
      deliver(place, isBeganWithheld: began.contains(place), isEndedWithheld: ended.contains(place))
    }
  }

  /// Rule: record.touch-place.
  func deliver(_ place: Int, isBeganWithheld: Bool, isEndedWithheld: Bool) {
    let contact = touches[place]
    let records = outbox.tell(
      place,
      Delivery.Facts(
        isMoving: contact.isMoving, isDown: contact.isDown, isCancelled: contact.isCancelled, isBeganWithheld: isBeganWithheld,
        isEndedWithheld: isEndedWithheld, isViewGone: outbox.endingTouches.contains(place)))
    let touch = contact.touch
    if records.began { sendTouch(place, KIN_PHASE_BEGAN, at: touch.start_time_ns, touch.start_x, touch.start_y) }
    if records.moved { sendTouch(place, KIN_PHASE_MOVED, at: contact.moved.time_ns, contact.moved.x, contact.moved.y) }
    if records.ended { sendTouch(place, KIN_PHASE_ENDED, at: touch.time_ns, touch.x, touch.y) }
    if records.cancelled { sendTouch(place, KIN_PHASE_CANCELLED, at: now, touch.x, touch.y) }
  }

  /// Rule: record.time.
  private func sendTouch(_ place: Int, _ phase: Int, at time: UInt64, _ x: Double, _ y: Double) {
    let view = outbox.deliveries[place].view
    outbox.queue.append(source: source(ofContact: place)) { event in
      event.time_ns = now
      event.touch_time_ns = time
      event.type = kin_event_type(KIN_EVENT_VIEW_TOUCH)
      event.view = scene.views.identifier(of: view)
      event.touch = touches[place].touch.id
      event.contact = touches[place].touch.contact
      event.phase = kin_phase(phase)
      event.x = x
      event.y = y
      event.user_data = scene.views[view].userData
    }
  }
}
