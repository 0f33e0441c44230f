import CKinesic

/// Pointers and pencils above the window: each view that one comes over gets its beginning, its moves and its end.
extension Engine {
  /// Takes a hover sample over. While the touch of the same id is down, hovering is paused.
  func hover(_ sample: kin_touch_sample) {
    if Int(sample.phase) == KIN_PHASE_ENTERED {
      evictOldestLifted()
      return bindHovering(touches.hover(sample), sample)
    }
    guard let place = touches.find(sample.touch, in: touches.hovering) else { return }
    if Int(sample.phase) == KIN_PHASE_EXITED { return touches.lift(place, sample) }
    if touches.find(sample.touch) == nil {
      touches.move(place, sample)
      bindHovering(place, sample)
    }
  }

  /// It is above the view that the host names, until the next sample; without one it is hit-tested in each step.
  private func bindHovering(_ place: Int, _ sample: kin_touch_sample) {
    if sample.view != 0, case .found(let index) = scene.views.find(sample.view) { return bind(place, to: index) }
    touches.bind(place, to: -1, 0)
  }

  /// Steps the recognizers that what hovering concerns: those left first, then those above which it is.
  func stepHovers() {
    var rest = touches.changed & touches.hovers
    while let place = rest.popFirst() { stepHover(place) }
  }

  private func stepHover(_ place: Int) {
    let contact = touches[place]
    let isOver = touches.hovering.contains(place)
    let hit = !isOver ? -1 : contact.view >= 0 ? contact.view : hitTest(kin_point(x: contact.touch.x, y: contact.touch.y))
    leaveViews(place, hit)
    guard isOver else { return }
    var view = hit
    while view >= 0 {
      var recognizer = scene.views[view].firstRecognizer
      while recognizer >= 0 {
        stepHovering(recognizer, place, view)
        recognizer = scene.recognizers[recognizer].nextOnView
      }
      view = scene.views[view].parent
    }
    show(place, changes: contact.touch.changes)
  }

  /// Recognizers that follow the pointer, and whose view is no longer under it, see it end.
  private func leaveViews(_ place: Int, _ hit: Int) {
    show(place, changes: UInt32(KIN_CHANGE_ENDED))
    for i in 0..<arena.inPlay.count {
      let index = Int(arena.inPlay[i])
      let isUnder = hit >= 0 && scene.views.isAncestorOrSelf(scene.recognizers[index].view, of: hit)
      if isUnder || !touchesFollowed(by: index).contains(place) { continue }
      stepClass(of: index, isTimer: false)
      arena.leave(index, touch: place)
    }
  }

  private func stepHovering(_ index: Int, _ place: Int, _ view: Int) {
    guard scene.recognizers[index].kind.table.flags & UInt32(KIN_CLASS_HOVERS) != 0 else { return }
    if touchesFollowed(by: index).contains(place) {
      show(place, changes: UInt32(KIN_CHANGE_MOVED))
    } else {
      // A recognizer whose attempt continues without the pointer, for example until a timer, may see it come back.
      let type = touches[place].touch.type
      guard arena.members[index].touches.isEmpty, accepts(index, place, type, view, { sample(of: place) }) else { return }
      scene.recognizers[index].setFirstType(type)
      arena.join(index, touch: place)
      show(place, changes: UInt32(KIN_CHANGE_BEGAN))
    }
    stepClass(of: index, isTimer: false)
  }

  /// What the next recognizer that is stepped sees of a contact.
  private func show(_ place: Int, changes: UInt32) {
    touches.show(place, changes: changes)
    input.forgetRow()
  }

  /// What hovering, as a delegate is shown it.
  private func sample(of place: Int) -> kin_touch_sample {
    let touch = touches[place].touch
    var sample = kin_touch_sample()
    sample.touch = touch.id
    sample.time_ns = now
    sample.x = touch.x
    sample.y = touch.y
    sample.phase = kin_phase(KIN_PHASE_HOVERED)
    sample.type = touch.type
    sample.hand = touch.hand
    sample.buttons = touch.buttons
    return sample
  }
}
