/// What views hear (view.after-recognizers and the other rules of views), and the resets between (reset.once,
/// reset.tied).
extension Model {
  /// Decided once, at landing, for the touch's whole life (view.limits).
  func isRefused(_ view: Int) -> Bool {
    let down = touches.filter { $0.down }
    if view != rootView {
      if !world.views[view].multipleTouch && down.contains(where: { $0.view == view }) { return true }
      if world.views[view].exclusiveTouch && down.contains(where: { $0.view != view }) { return true }
    }
    // A view that is gone has nothing for itself any more.
    return down.contains { other in
      other.view != view && !removedViews.contains(other.view) && other.view != rootView && world.views[other.view].exclusiveTouch
        && !other.refused
    }
  }

  /// The view that was hit if it asks for its touches, else the nearest above that asks for those below it
  /// (view.below).
  mutating func recipient(of hit: Int) -> Int? {
    if hit == rootView || world.views[hit].wantsTouches { return hit == rootView ? nil : hit }
    let above = world.chain(from: hit).dropFirst().first { $0 != rootView && world.views[$0].wantsTouchesBelow }
    if above != nil { note(.heardAbove) }
    return above
  }

  /// Does a view ask for it, and may it hear of this one?
  private func isHeard(_ touch: ModelTouch) -> Bool { touch.recipient != nil && !touch.refused && !touch.taken }

  private mutating func tell(_ contact: Int, _ phase: Phase, time: UInt64, at place: Point) {
    let touch = touches[contact]
    guard let recipient = touch.recipient else { return }
    output.append(
      Output(time: now, what: .touch(view: recipient, phase: phase, touch: touch.id, touchTime: time, at: place)))
  }

  /// Cancellations by winners, by touch in the order of landing: all touches of the attempt that it did not ignore;
  /// the view gets it if it got began and not ended (view.cancels). And fingers that join an active one: never
  /// heard of (view.joined).
  mutating func cancelWinnersTouches() {
    var taken: Set<Int> = []
    for index in order where world.recognizers[index].cancelsTouchesInView && !world.recognizers[index].observeOnly {
      let recognizer = recognizers[index]
      if recognizer.recognizedNow { taken.formUnion(recognizer.attemptTouches) }
      // What lands when the system takes another finger of it is none of its (record.landing-at-cancel).
      let systemTakesIt = recognizer.state == .cancelled && recognizer.attemptTouches.contains { touches[$0].cancelledNow }
      if systemTakesIt { note(.landsAsSystemCancels, recognizer.attemptTouches.filter { touches[$0].beganNow }.count) }
      if recognizer.wasActive && !systemTakesIt {
        taken.formUnion(recognizer.attemptTouches.filter { touches[$0].beganNow })
        note(.joinedAndLifted, recognizer.attemptTouches.filter { touches[$0].beganNow && touches[$0].endedNow }.count)
      }
    }
    for contact in taken.sorted() where !touches[contact].taken {
      if isHeard(touches[contact]) && touches[contact].toldBegan && !touches[contact].toldEnded {
        note(.winnerCancels)
        tell(contact, .cancelled, time: now, at: touches[contact].place)
      } else if isHeard(touches[contact]) && !touches[contact].toldBegan {
        note(touches[contact].beganNow ? .joined : .neverHeard)
      }
      touches[contact].taken = true
    }
  }

  /// Who holds a touch back: one in Possible whose attempt has it and that did not ignore it (view.held-by);
  /// observers do not (prevent.observer).
  private func isHeld(_ contact: Int, _ delays: (RecognizerSpec) -> Bool) -> Bool {
    recognizers.indices.contains { index in
      let recognizer = recognizers[index]
      return recognizer.state == .possible && !recognizer.removed && recognizer.attemptTouches.contains(contact)
        && delays(world.recognizers[index]) && !world.recognizers[index].observeOnly
    }
  }

  /// The rest, by touch in the order of landing, for one touch began, moved, ended (record.order).
  mutating func deliverToViews() {
    for contact in touches.indices where isHeard(touches[contact]) && !touches[contact].toldEnded {
      let touch = touches[contact]
      if removedViews.contains(touch.view) || removedViews.contains(touch.recipient ?? rootView) {
        // The view gets one last cancelled for what it has got, then nothing (host.remove-view).
        note(.viewRemoved)
        if touch.toldBegan { tell(contact, .cancelled, time: now, at: touch.place) }
        touches[contact].taken = true
        continue
      }
      var moved = touch.movedNow
      if !touch.toldBegan {
        // A touch whose began is withheld and that the system cancels: the view never hears of it
        // (view.system-cancel).
        if touch.cancelledNow && !touch.beganNow {
          note(.cancelOfWithheld)
          touches[contact].taken = true
          continue
        }
        // (view.delays-began; what is held after a recognition that does not cancel is not held any more:
        // view.held-given)
        if isHeld(contact, { $0.delaysTouchesBegan }) {
          note(.withheldBegan)
          continue
        }
        if !touch.beganNow { note(.lateBegan) }
        tell(contact, .began, time: touch.startTime, at: touch.start)
        touches[contact].toldBegan = true
        moved = touch.hasMoved
      }
      if moved && touch.cancelledNow { note(.movedAndCancelled) }
      if moved { tell(contact, .moved, time: touch.moveTime, at: touch.movePlace) }
      if touch.cancelledNow {
        tell(contact, .cancelled, time: now, at: touch.place)
        touches[contact].taken = true
      } else if !touch.down && isHeld(contact, { $0.delaysTouchesEnded }) {
        // (view.delays-ended)
        note(.withheldEnded)
      } else if !touch.down {
        if !touch.endedNow { note(.lateEnded) }
        tell(contact, .ended, time: touch.liftTime, at: touch.place)
        touches[contact].toldEnded = true
      }
    }
  }

  /// Resets those that are terminal: who requires waits for whom it requires, as long as that one is in play and has
  /// not begun a new attempt; transitive; a removed one is gone at once (reset.tied).
  mutating func reset() {
    var resetting = Set(
      recognizers.indices.filter { recognizers[$0].state.isTerminal || recognizers[$0].removed || recognizers[$0].isMoving })
    while let tied = resetting.first(where: { index in
      let recognizer = recognizers[index]
      return !recognizer.removed && !recognizer.isMoving
        && recognizer.requirements.contains { required in
          recognizers[required].inPlay && !recognizer.untied.contains(required) && !resetting.contains(required)
        }
    }) {
      note(.tiedReset)
      note(.tiedToEnded, recognizers[tied].requirements.filter { recognizers[$0].inPlay && recognizers[$0].state.isTerminal }.count)
      resetting.remove(tied)
    }
    reset(resetting)
  }

  /// Who is terminal since an earlier step waits for its reset only because it is tied. With none of its fingers down
  /// it is reset when a touch lands that it would be offered (reset.tied).
  mutating func resetTied(_ chain: [Int]) {
    let tied = recognizers.indices.filter { index in
      recognizers[index].state.isTerminal && !recognizers[index].removed && chain.contains(world.recognizers[index].view)
        && !recognizers[index].attemptTouches.contains { touches[$0].down }
    }
    note(.tiedResetForLanding, tied.count)
    reset(Set(tied))
  }

  private mutating func reset(_ resetting: Set<Int>) {
    for index in resetting {
      for waiting in recognizers.indices where recognizers[waiting].inPlay && recognizers[waiting].requirements.contains(index) {
        recognizers[waiting].untied.insert(index)
        if !recognizers[waiting].settled.contains(index) { recognizers[waiting].untiedUnsettled.insert(index) }
      }
    }
    for index in resetting {
      let again = recognizers[index].untied.filter { recognizers[$0].inPlay && !resetting.contains($0) }
      note(.untiedReset, again.count)
      note(.untiedUnsettled, again.intersection(recognizers[index].untiedUnsettled).count)
      var fresh = ModelRecognizer()
      fresh.enabled = recognizers[index].enabled
      fresh.removed = recognizers[index].removed
      fresh.memory = recognizers[index].memory
      for work in Work.allCases { fresh.memory[work.place] = 0 }
      fresh.sketch = recognizers[index].sketch?.prepared()
      fresh.wasActive = recognizers[index].wasActive
      fresh.sentTouches = recognizers[index].sentTouches
      recognizers[index] = fresh
    }
  }
}
