import CKinesic

/// What samples do to the touch table: landing with its hit test and filters, moving, lifting.
extension Engine {
  /// Takes one sample over. It was validated.
  @inline(__always) func apply(_ sample: kin_touch_sample) {
    if Int(sample.phase) == KIN_PHASE_MOVED, let place = touches.find(sample.touch) {
      touches.move(place, sample)
    } else {
      applyNonMove(sample)
    }
  }

  @_optimize(speed) @inline(never) private func applyNonMove(_ sample: kin_touch_sample) {
    if Int(sample.phase) == KIN_PHASE_BEGAN { return land(sample) }
    if Int(sample.phase) == KIN_PHASE_REFUSED { return explainRefusal(of: sample) }
    if Int(sample.phase) >= KIN_PHASE_ENTERED { return hover(sample) }
    guard let place = touches.find(sample.touch) else { return }
    if Int(sample.phase) == KIN_PHASE_ENDED {
      touches.lift(place, sample)
    } else {
      touches.cancel(place, at: sample.time_ns, because: sample.cause)
    }
  }

  @_optimize(speed) private func land(_ sample: kin_touch_sample) {
    evictOldestLifted()
    let hit = hitView(of: sample)
    let isDelivered = !isRefused(by: hit)
    let place = touches.land(sample)
    bind(place, to: hit)
    if !isDelivered { outbox.refuse(place) }
    if isDelivered { open(place, hit) }
    if !arena.awaitingReset.isEmpty { resetTied(above: hit) }
    offer(place, sample, hit, isScroll: false)
    attempts.noteLanding()
  }

  /// Who waits for its reset only because it is tied to somebody, and has no finger down, is reset for what lands on
  /// its view or below.
  /// Rule: reset.tied.
  @inline(never) private func resetTied(above hit: Int) {
    for i in (0..<arena.awaitingReset.count).reversed() {
      let index = Int(arena.awaitingReset[i])
      let isOffered = takes(index, isScroll: false) && scene.views.isAncestorOrSelf(scene.recognizers[index].view, of: hit)
      guard isOffered, (arena.members[index].owned & touches.down).isEmpty else { continue }
      arena.askRequirements(of: index, self)
      arena.reset(index, self)
    }
  }

  /// Binds a contact to the view that it hit.
  @inline(__always) func bind(_ place: Int, to hit: Int) { touches.bind(place, to: hit, scene.views.identifier(of: hit)) }

  /// A contact's records go to the view that it hit if that asks for its touches, else to the nearest above it that
  /// asks for those of views below it. The root asks for none.
  /// Rule: view.below.
  @inline(__always) private func open(_ place: Int, _ hit: Int) {
    var view = hit
    if !scene.views[hit].wantsTouches {
      repeat { view = scene.views[view].parent } while view > ViewTree.root && !scene.views[view].wantsTouchesBelow
    }
    if view > ViewTree.root { outbox.open(place, for: view) }
  }

  /// When all places are taken, the lifted contact that landed longest ago is forgotten by the gestures that still
  /// have it.
  func evictOldestLifted() {
    guard touches.isFull, let place = touches.oldestLifted else { return }
    arena.forget(touch: place)
    if outbox.deliveries[place].isOpen { deliver(place, isBeganWithheld: false, isEndedWithheld: false) }
    release(place)
  }

  @_optimize(speed) func release(_ place: Int) {
    outbox.forget(place)
    touches.free(place)
  }

  /// Rule: touch.own-view.
  @_optimize(speed) func hitView(of sample: kin_touch_sample) -> Int {
    if sample.view != 0, case .found(let index) = scene.views.find(sample.view) { return index }
    return hitTest(kin_point(x: sample.x, y: sample.y))
  }

  /// Whether a view must not hear of a touch that lands on it now: decided once, for the touch's life.
  /// Rule: view.limits.
  @_optimize(speed) private func isRefused(by view: Int) -> Bool {
    var down = touches.down - touches.scrolls
    while let place = down.popFirst() {
      let other = touches[place].view
      if other == view {
        if !scene.views[view].isMultipleTouchEnabled { return true }
      } else if scene.views[view].isExclusiveTouch
        || (other >= 0 && scene.views[other].isExclusiveTouch && !outbox.refusedTouches.contains(place))
      {
        return true
      }
    }
    return false
  }

  /// Offers a contact to the recognizers of the hit view and of all its ancestors whom a rule lets take part.
  /// Rule: touch.offered.
  @_optimize(speed) func offer(_ place: Int, _ sample: kin_touch_sample, _ hit: Int, isScroll: Bool) {
    let type = sample.type
    var view = hit
    while view >= 0 {
      var recognizer = scene.views[view].firstRecognizer
      while recognizer >= 0 {
        if takes(recognizer, isScroll: isScroll), accepts(recognizer, place, type, view, { offered(sample, on: hit) }) {
          join(recognizer, place, type)
        }
        recognizer = scene.recognizers[recognizer].nextOnView
      }
      view = scene.views[view].parent
    }
  }

  /// A sample as a delegate sees it: with the view that it hit.
  func offered(_ sample: kin_touch_sample, on view: Int) -> kin_touch_sample {
    var offered = sample
    offered.view = scene.views.identifier(of: view)
    return offered
  }

  /// A recognizer takes a contact.
  @inline(__always) private func join(_ index: Int, _ place: Int, _ type: kin_touch_type) {
    arena.join(index, touch: place)
    let recognizer = scene.recognizers.reference(to: index)
    if recognizer.value.firstType < 0 { recognizer.value.setFirstType(type) }
  }

  /// Whether a recognizer is for scrolling, or for touches: no attempt mixes the two.
  @inline(__always) func takes(_ index: Int, isScroll: Bool) -> Bool {
    let flags = scene.recognizers.reference(to: index).value.kind.table.flags
    let member = arena.members.reference(to: index)
    if isScroll { return flags & UInt32(KIN_CLASS_SCROLLS) != 0 && !member.value.isInPlay }
    return flags & UInt32(KIN_CLASS_HOVERS) == 0 && (touches.scrolls.isEmpty || (member.value.touches & touches.scrolls).isEmpty)
  }

  /// Whether its settings and its delegate let it take a touch, or what hovers, over a view: its own or one below.
  @inline(__always)
  func accepts(_ index: Int, _ place: Int, _ type: kin_touch_type, _ view: Int, _ sample: () -> kin_touch_sample) -> Bool {
    if isOpen(index, place, type, view), shouldReceive(index, sample) { return true }
    if arena.explains, arena.members[index].isEnabled { explainFilter(index, place, type, view) }
    return false
  }

  /// Whether its own settings let it take a touch now.
  @inline(__always) private func isOpen(_ index: Int, _ place: Int, _ type: kin_touch_type, _ view: Int) -> Bool {
    let member = arena.members.reference(to: index)
    let isOver = member.value.state.isTerminal || member.value.isFinal || isUnconfirmed(index)
    return member.value.isEnabled && !isOver && scene.views[view].isInteractionEnabled
      && allows(index, place, type, isFirst: !member.value.isInPlay)
  }

  /// Whether all that it waits for is that nobody withdraws what it began provisionally: after its last lift.
  @inline(__always) func isUnconfirmed(_ index: Int) -> Bool {
    let member = arena.members.reference(to: index)
    return member.value.isProvisional && (member.value.owned & touches.down).isEmpty
  }

  /// Rule: touch.types.
  @inline(__always) private func allows(_ index: Int, _ place: Int, _ type: kin_touch_type, isFirst: Bool) -> Bool {
    let recognizer = scene.recognizers.reference(to: index)
    if recognizer.value.allowedTouchTypes & (1 << UInt32(type)) == 0 { return false }
    let firstType = recognizer.value.firstType
    return isFirst || (!recognizer.value.requiresExclusiveTouchType || firstType == type || firstType < 0) && allowsHand(index, place)
  }

  /// Rule: touch.one-hand.
  @inline(__always) func allowsHand(_ index: Int, _ place: Int) -> Bool {
    !scene.recognizers.reference(to: index).value.oneHand || isOfSameHand(index, place)
  }

  /// Whether a contact has the hand of the first touch of an attempt, if there is one.
  @inline(never) private func isOfSameHand(_ index: Int, _ place: Int) -> Bool {
    let taken = arena.members[index].touches
    for i in 0..<touches.landed.count where taken.contains(Int(touches.landed[i])) {
      return touches[Int(touches.landed[i])].touch.hand == touches[place].touch.hand
    }
    return true
  }

  /// The contacts of whose changes a recognizer hears: those of its attempt that are there, until it is decided.
  @inline(__always) func touchesFollowed(by index: Int) -> TouchSet { arena.members.reference(to: index).value.following & touches.present }

  /// Steps those that hear of what changed, each once, in the fixed order. What hovers comes afterwards.
  /// Rule: step.delivery.
  @_optimize(speed) func stepFollowers() {
    let changed = touches.changed - touches.hovers
    let moved = touches.onlyMoved(among: changed)
    let present = touches.present
    for i in 0..<arena.inPlay.count {
      let index = Int(arena.inPlay[i])
      let heard = arena.members.reference(to: index).value.following & present
      let news = heard & changed
      if news.isEmpty || (news - moved).isEmpty && skipsMoves(index) { continue }
      showTouches(heard)
      if stepShown(index, for: .contacts) { remainActive(index) }
    }
  }
}
