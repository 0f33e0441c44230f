/// One step, in order (step.order).
extension Model {
  /// Forgets what belonged to the step before.
  mutating func beginStep() {
    step += 1
    for index in recognizers.indices {
      recognizers[index].wasActive = recognizers[index].state.isActive
      recognizers[index].recognizedNow = false
      recognizers[index].actions = []
    }
    for contact in touches.indices {
      touches[contact].beganNow = false
      touches[contact].movedNow = false
      touches[contact].endedNow = false
      touches[contact].cancelledNow = false
    }
  }

  /// A feed: all samples are one step (step.what), but what was down lifts before others land, in a step of its own;
  /// what a contact does after its landing stays with that (step.lifts-first).
  mutating func feed(_ samples: [Sample]) {
    var landed: Set<UInt64> = []
    var parts: (before: [Sample], after: [Sample]) = ([], [])
    for sample in samples {
      if sample.phase == .began { landed.insert(sample.touch) }
      if landed.contains(sample.touch) { parts.after.append(sample) } else { parts.before.append(sample) }
    }
    let isDivided = !parts.after.isEmpty && parts.before.contains { $0.phase == .ended || $0.phase == .cancelled }
    if isDivided {
      note(.liftsFirst)
      takeStep(parts.before)
      fireTimers(until: now)
    }
    endAttempts(before: samples.filter { $0.phase == .began })
    takeStep(isDivided ? parts.after : samples)
  }

  /// Before touches land, each of whose fingers none is down, and that waits with nothing, is asked whether it goes on
  /// with the first of them that it would take in a new attempt. One that does not is stepped before that, as if its
  /// timer fired (attempt.before-landing).
  private mutating func endAttempts(before landings: [Sample]) {
    var asked: Set<Int> = []
    while let index = order.first(where: { !asked.contains($0) && mayBeAsked($0) }) {
      asked.insert(index)
      guard let first = landings.first(where: { wouldTake(index, $0) }), !goesOn(index, with: first.at) else { continue }
      note(.endedBeforeLanding)
      beginStep()
      finishStep(deliver(timerOf: index))
      fireTimers(until: now)
    }
  }

  private func mayBeAsked(_ index: Int) -> Bool {
    let recognizer = recognizers[index]
    if !recognizer.inPlay || recognizer.removed || recognizer.state.isTerminal || recognizer.earned != nil { return false }
    return !recognizer.isProvisional && !recognizer.attemptTouches.contains { touches[$0].down }
  }

  /// In a new attempt: whatever its present one has.
  private func wouldTake(_ index: Int, _ sample: Sample) -> Bool {
    let view = sample.view ?? hitTest(sample.at)
    let spec = world.recognizers[index]
    if !world.chain(from: view).contains(spec.view) || !recognizers[index].enabled { return false }
    return spec.allowedTypes & (1 << sample.type) != 0 && spec.receives?.contains(view) ?? true
  }

  private func goesOn(_ index: Int, with place: Point) -> Bool {
    if let sketch = recognizers[index].sketch { return sketch.continues(with: place) }
    let isScripted = [.script, .yielding].contains(world.recognizers[index].kind)
    return !isScripted || recognizers[index].memory.withUnsafeBufferPointer { continues($0.baseAddress!, with: place) }
  }

  private mutating func takeStep(_ samples: [Sample]) {
    beginStep()
    for sample in samples { update(sample) }
    let proposals = deliver(timerOf: nil)
    finishStep(proposals)
  }

  /// The rest of step.order: arbitration, cancellations by winners, actions, resets, the remaining deliveries.
  mutating func finishStep(_ proposals: [Int: Proposal]) {
    // A pending one keeps its geometry up to date, also when what it earned is final (pending.stays-earned).
    for index in recognizers.indices { followFingers(index) }
    arbitrate(proposals)
    cancelWinnersTouches()
    for index in order {
      if !recognizers[index].actions.isEmpty { recognizers[index].sentTouches = recognizers[index].attemptTouches }
      // A recognizer sends one action a step; Began and Ended earned together are two (record.one-action), in the
      // fixed order (record.action-order).
      for state in recognizers[index].actions {
        output.append(Output(time: now, what: .gesture(recognizer: index, state: state, at: place(of: index, state))))
      }
    }
    reset()
    deliverToViews()
  }

  /// The place of each finger that is down or lifts in this step; after the last lift they stay as they were, frozen
  /// (record.location).
  /// Where it is when it has ignored its last finger nothing says: no place.
  mutating func followFingers(_ index: Int) {
    let fingers = recognizers[index].attemptTouches.filter { touches[$0].down || touches[$0].endedNow || touches[$0].cancelledNow }
    if !fingers.isEmpty {
      recognizers[index].fingers = fingers.map { (touches[$0].place, touches[$0].down, touches[$0].beganNow) }
    } else if recognizers[index].fingers.contains(where: { $0.down }) {
      note(.noFingerLeft)
      recognizers[index].fingers = []
    }
  }

  /// Where its record of this step is (record.location, record.late-location): the end where it was earned, and so the
  /// beginning of one that is over; else the centroid of the fingers still down.
  func place(of index: Int, _ state: State) -> Place {
    let recognizer = recognizers[index]
    if state.isTerminal { return Place(point: recognizer.endPlace ?? lastPlace(of: index)) }
    if recognizer.actions.count == 2 { return Place(point: recognizer.endPlace) }
    let down = recognizer.fingers.filter { $0.down }
    return Place(point: down.isEmpty ? lastPlace(of: index) : centroid(down.map(\.place)))
  }

  /// The centroid of those that were down before the lifts of this step, if there are any; after the last lift it
  /// stays as it was. What landed in this step was not down before, unless there is nothing else.
  func lastPlace(of index: Int) -> Point? {
    let all = recognizers[index].fingers
    let before = all.allSatisfy(\.down) ? all : all.filter { !$0.beganNow }
    return centroid((before.isEmpty ? all : before).map(\.place))
  }

  private func centroid(_ places: [Point]) -> Point? {
    if places.isEmpty { return nil }
    let sum = places.reduce(Point(x: 0, y: 0)) { Point(x: $0.x + $1.x, y: $0.y + $1.y) }
    return Point(x: sum.x / Double(places.count), y: sum.y / Double(places.count))
  }

  /// The touch table (the first part of step.order).
  mutating func update(_ sample: Sample) {
    if sample.phase == .began { return land(sample) }
    guard let contact = touches.lastIndex(where: { $0.id == sample.touch && $0.down }) else { return }
    switch sample.phase {
    case .began: break
    case .moved:
      // An unmoved touch is not delivered as moved.
      guard touches[contact].place != sample.at else { return }
      touches[contact].place = sample.at
      touches[contact].movePlace = sample.at
      touches[contact].moveTime = now
      touches[contact].movedNow = true
      touches[contact].hasMoved = true
    case .ended:
      // The place is the touch's last, but no moved is sent (step.lift-place).
      touches[contact].place = sample.at
      touches[contact].liftTime = now
      touches[contact].endedNow = true
      touches[contact].down = false
    case .cancelled:
      touches[contact].liftTime = now
      touches[contact].cancelledNow = true
      touches[contact].down = false
    }
  }

  /// A new touch: hit test, bind, offer it to the recognizers of the hit view and of all its ancestors.
  mutating func land(_ sample: Sample) {
    let view = sample.view ?? hitTest(sample.at)
    var touch = ModelTouch(
      id: sample.touch, recipient: recipient(of: view), view: view, type: sample.type, hand: sample.hand, start: sample.at, startTime: now,
      place: sample.at, moveTime: now)
    touch.refused = isRefused(view)
    if touch.refused { note(.touchRefused) }
    let contact = touches.count
    touches.append(touch)
    let chain = world.chain(from: view)
    resetTied(chain)
    for index in order where chain.contains(world.recognizers[index].view) {
      if recognizers[index].beganWithoutTouch && world.recognizers[index].exclusiveType && touch.type != 0 { note(.typeAfterProposal) }
      guard accepts(index, touch) else { continue }
      if !recognizers[index].inPlay { beginAttempt(index) }
      recognizers[index].touches.append(contact)
    }
  }

  /// The last child that has the point first, deepest first; frames are half open, a child is hit only inside its
  /// parent's frame (touch.hit-test); the root view is always hit.
  func hitTest(_ point: Point) -> Int {
    func inside(_ view: Int, _ point: Point) -> Int {
      let children = world.views.indices.filter { world.views[$0].parent == view && !removedViews.contains($0) }
      for child in children.sorted(by: { raised[$0] > raised[$1] }) {
        let frame = world.views[child].frame
        let local = Point(x: point.x - frame[0], y: point.y - frame[1])
        if local.x >= 0, local.y >= 0, local.x < frame[2], local.y < frame[3] { return inside(child, local) }
      }
      return view
    }
    return inside(rootView, point)
  }

  /// Enabled, types, exclusive type, one hand, the delegate; a terminal one that is not yet reset takes no new touch,
  /// nor does one that has earned Ended (touch.offered, touch.types, touch.one-hand, touch.should-receive,
  /// pending.final).
  func accepts(_ index: Int, _ touch: ModelTouch) -> Bool {
    let recognizer = recognizers[index]
    let spec = world.recognizers[index]
    if recognizer.removed || !recognizer.enabled || recognizer.state.isTerminal || recognizer.isFinal { return false }
    // What it began provisionally is complete after its last lift (prevent.provisional).
    if recognizer.isProvisional && !recognizer.attemptTouches.contains(where: { touches[$0].down }) { return false }
    if spec.allowedTypes & (1 << touch.type) == 0 { return false }
    if spec.exclusiveType, let first = recognizer.touches.first, touches[first].type != touch.type { return false }
    if spec.oneHand, let first = recognizer.touches.first, touches[first].hand != touch.hand { return false }
    return spec.receives?.contains(touch.view) ?? true
  }

  /// From here on it is in play; its requirements are those of this moment (attempt.in-play).
  mutating func beginAttempt(_ index: Int) {
    recognizers[index].inPlay = true
    recognizers[index].requirements = currentRequirements(of: index)
    note(.dynamicCircle, droppedRequirements(of: index))
  }

  /// Each recognizer is stepped (step.delivery), in the fixed order, as far as it has touches that changed in this
  /// step; for a timer the one whose it is. Final and terminal ones are not stepped (pending.final).
  mutating func deliver(timerOf fired: Int?) -> [Int: Proposal] {
    var proposals: [Int: Proposal] = [:]
    for index in order {
      let recognizer = recognizers[index]
      if recognizer.removed || recognizer.state.isTerminal { continue }
      // Those down, and those that ended in this step, in the order of landing; not those it ignored.
      let list = recognizer.attemptTouches.filter { touches[$0].down || touches[$0].endedNow || touches[$0].cancelledNow }
      let changed = list.contains { touches[$0].changedNow }
      let cancelled = list.contains { touches[$0].cancelledNow }
      guard fired == index || (fired == nil && changed) else { continue }
      if recognizer.isFinal {
        // A system cancel of a touch that is still down withdraws what was earned (pending.withdrawn); a manual is
        // left to its host (manual.system-cancel).
        if cancelled {
          let manual = world.recognizers[index].kind == .manual
          note(manual ? .pendingManualCancel : .finalWithdrawn)
          if !manual { proposals[index] = Proposal(state: .failed) }
        }
        continue
      }
      var proposal = step(index, list, timer: fired == index)
      proposal.sawMove = list.contains { touches[$0].movedNow && !recognizers[index].ignored.contains($0) }
      proposals[index] = proposal
    }
    return proposals
  }

  /// Steps one recognizer's class and takes over what it asks for.
  mutating func step(_ index: Int, _ list: [Int], timer: Bool) -> Proposal {
    let recognizer = recognizers[index]
    // A pending one is stepped with what it has earned (pending.stays-earned).
    let state = recognizer.earned ?? recognizer.state
    if world.recognizers[index].kind == .manual {
      if recognizer.earned != nil && list.contains(where: { touches[$0].cancelledNow }) { note(.pendingManualCancel) }
      return Proposal(state: state)
    }
    var input = BehaviourInput(state: state, time: now, timer: timer, count: list.count)
    for (place, contact) in list.enumerated() {
      let bit = UInt64(1) << UInt64(place)
      if touches[contact].beganNow {
        input.began |= bit
        input.landing = touches[contact].start
      }
      if touches[contact].movedNow { input.moved |= bit }
      if touches[contact].endedNow { input.ended |= bit }
      if touches[contact].cancelledNow { input.cancelled |= bit }
      if touches[contact].down { input.down |= bit }
    }
    var deadline = recognizer.deadline
    let result: BehaviourOutput
    if world.recognizers[index].kind.isChoice {
      let question = Question(index, delay: recognizer.memory[Setting.delay.place], input)
      deadline = question.deadline ?? deadline
      result = BehaviourOutput(state: Oracle.shared.answer(question))
    } else if recognizer.sketch != nil {
      result = recognizers[index].sketch!.step(input, list.map { touches[$0] }, &deadline)
    } else {
      result = recognizers[index].memory.withUnsafeMutableBufferPointer { behave($0.baseAddress!, input, &deadline) }
    }
    // The deadline that it has already keeps its place; another one is a new arming (time.timer-order).
    if timer && deadline == now { note(.timerAgainAtOnce) }
    recognizers[index].deadline = deadline
    arm(index)
    for (place, contact) in list.enumerated() where result.ignore & (1 << UInt64(place)) != 0 {
      recognizers[index].ignored.insert(contact)
    }
    return Proposal(
      state: result.state, sendsChanged: result.sendsChanged, beganToo: result.beganToo, isProvisional: result.isProvisional)
  }
}

/// What a class proposes in a step, or the host for a `manual`.
struct Proposal {
  var state: State
  /// Changed is sent although no touch moved.
  var sendsChanged = false
  /// Ended from Possible: it began in this step too.
  var beganToo = false
  /// One of its touches moved in this step.
  var sawMove = false
  /// With Began from Possible: it may be withdrawn.
  var isProvisional = false
}
