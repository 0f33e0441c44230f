import CKinesic

/// The arena's questions, answered from views, classes and delegates.
extension Engine: Judge {
  /// Rule: prevent.boundary.
  func areRelated(_ a: Int, _ b: Int, atEnd: Bool) -> Bool {
    let viewA = scene.recognizers[a].view
    let viewB = scene.recognizers[b].view
    guard scene.views.isAncestorOrSelf(viewA, of: viewB) || scene.views.isAncestorOrSelf(viewB, of: viewA) else { return false }
    if scene.views.hasBoundary(between: viewA, and: viewB), (arena.members[a].owned & arena.members[b].owned).isEmpty { return false }
    return meet(a, b, atEnd: atEnd)
  }

  /// Rule: prevent.hooks.
  func classLets(_ a: Int, prevent b: Int) -> Bool {
    if ask(a, table(of: a).can_prevent, about: b) == false { return false }
    return ask(b, table(of: b).can_be_prevented_by, about: a) != false
  }

  /// Asks one of a class's hooks about another recognizer; nil: it has no such hook.
  private func ask(_ index: Int, _ hook: ClassHook?, about other: Int) -> Bool? {
    guard let hook else { return nil }
    let instance = scene.recognizers[index].instance
    let peer = scene.recognizers[other].instance
    if scene.recognizers[index].kind.isStandard { return instance.ask(hook, about: peer, of: scene.recognizers[other].kind) }
    return answer(nil) { instance.ask(hook, about: peer, of: scene.recognizers[other].kind) }
  }

  func delegatesLetRunTogether(_ a: Int, _ b: Int) -> Bool { letsRun(a, with: b) || letsRun(b, with: a) }

  @inline(never) private func letsRun(_ index: Int, with other: Int) -> Bool {
    let delegate = scene.recognizers[index].delegate
    guard let ask = delegate.should_recognize_simultaneously_with, !scene.recognizers[index].isMuted else { return false }
    return answer(question(KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH, identifier(of: index), identifier(of: other))) {
      ask(host.handle, identifier(of: index), identifier(of: other), delegate.user_data)
    }
  }

  func asksToWait(_ waiting: Int, for required: Int) -> Bool {
    let mine = scene.recognizers[waiting].delegate
    let others = scene.recognizers[required].delegate
    if let ask = mine.should_require_failure_of, !scene.recognizers[waiting].isMuted,
      answer(
        question(KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF, identifier(of: waiting), identifier(of: required)),
        { ask(host.handle, identifier(of: waiting), identifier(of: required), mine.user_data) })
    {
      return true
    }
    if let ask = others.should_be_required_to_fail_by, !scene.recognizers[required].isMuted,
      answer(
        question(KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY, identifier(of: required), identifier(of: waiting)),
        { ask(host.handle, identifier(of: required), identifier(of: waiting), others.user_data) })
    {
      return true
    }
    if ask(waiting, table(of: waiting).should_require_failure_of, about: required) == true { return true }
    return ask(required, table(of: required).should_be_required_to_fail_by, about: waiting) == true
  }

  /// Rule: arena.should-begin.
  func shouldBegin(_ member: Int) -> Bool {
    attempts.noteObjector(-1)
    let delegate = scene.recognizers[member].delegate
    if let ask = delegate.should_begin, !scene.recognizers[member].isMuted,
      !answer(question(KIN_QUESTION_SHOULD_BEGIN, identifier(of: member)), { ask(host.handle, identifier(of: member), delegate.user_data) })
    {
      return false
    }
    // A view that this step removes is not asked any more.
    let owned = arena.members[member].owned - outbox.goneTouches
    for i in 0..<touches.landed.count where owned.contains(Int(touches.landed[i])) {
      if isFirst(i, ofItsViewIn: owned), !viewLetsBegin(touches[Int(touches.landed[i])].view, member) {
        attempts.noteObjector(touches[Int(touches.landed[i])].view)
        return false
      }
    }
    return true
  }

  /// Whether no touch of the set that landed earlier hit the same view: each view is asked once.
  private func isFirst(_ index: Int, ofItsViewIn set: TouchSet) -> Bool {
    let view = touches[Int(touches.landed[index])].view
    for i in 0..<index where set.contains(Int(touches.landed[i])) && touches[Int(touches.landed[i])].view == view { return false }
    return true
  }

  private func viewLetsBegin(_ view: Int, _ member: Int) -> Bool {
    guard view >= 0 else { return true }
    let delegate = scene.views[view].delegate
    guard let ask = delegate.gesture_should_begin, takesTouches(member), !isLeaving(view: view) else { return true }
    return answer(question(KIN_QUESTION_GESTURE_SHOULD_BEGIN, scene.views.identifier(of: view), identifier(of: member))) {
      ask(host.handle, scene.views.identifier(of: view), identifier(of: member), delegate.user_data)
    }
  }

  var isSequenceOver: Bool { touches.down.isEmpty }
  var down: TouchSet { touches.down }

  func attemptStart(of member: Int) -> UInt64 {
    var start = UInt64.max
    var rest = arena.members[member].touches
    while let place = rest.popFirst() { start = min(start, touches[place].touch.start_time_ns) }
    return start
  }

  func boundary(of member: Int) -> Int { scene.views.boundary(atOrAbove: scene.recognizers[member].view) }

  func decidesAtLift(_ boundary: Int) -> Bool { scene.views[boundary].decidesAtLift }

  func keepPlace(of member: Int, ended: Bool) {
    if ended { keepLastLocation(member) } else { keepLocation(member) }
  }

  /// Rule: time.timer-dropped.
  @inline(__always) func stopTimer(of member: Int) { disarm(member) }

  @_optimize(speed) func didReset(_ member: Int) {
    disarm(member)
    prepareAttempt(of: member)
  }

  /// Resets a recognizer's state and prepares its class for the next attempt.
  @_optimize(speed) func prepareAttempt(of index: Int) {
    let recognizer = scene.recognizers.reference(to: index)
    let kind = recognizer.value.kind
    let instance = recognizer.value.instance
    recognizer.value.forgetAttempt()
    instance.forgetRequest(kind)
    if kind.isStandard { instance.prepare(kind) } else { callPrepare(index) }
    if !instance.isPlain(of: kind) { _ = inspect(index) }
  }
}

extension Engine {
  /// The deepest view under a window point.
  /// Rule: touch.hit-test.
  @_optimize(speed) func hitTest(_ point: kin_point) -> Int {
    scene.views.beginHitTest()
    var test = HitTest(point, in: &scene.views)
    while let candidate = test.candidate(in: &scene.views) {
      if contains(candidate) { test.enter(candidate, in: &scene.views) }
    }
    scene.views.endHitTest()
    return test.hit
  }

  @inline(__always) private func contains(_ candidate: HitTest.Candidate) -> Bool {
    scene.views[candidate.view].asksForPoints ? ask(candidate) : candidate.isInFrame
  }

  @inline(never) private func ask(_ candidate: HitTest.Candidate) -> Bool {
    let delegate = scene.views[candidate.view].delegate
    guard let ask = delegate.contains_point, !isLeaving(view: candidate.view) else { return candidate.isInFrame }
    return answer(question(KIN_QUESTION_CONTAINS_POINT, scene.views.identifier(of: candidate.view))) {
      ask(host.handle, scene.views.identifier(of: candidate.view), candidate.point.x, candidate.point.y, delegate.user_data)
    }
  }

  @inline(__always) func shouldReceive(_ index: Int, _ sample: () -> kin_touch_sample) -> Bool {
    !scene.recognizers[index].choosesTouches || hasReceived(index) ?? isToReceive(index, sample())
  }

  /// The answer that was given for the touch before it landed; nil: there was no question.
  @inline(never) private func hasReceived(_ index: Int) -> Bool? {
    scene.recognizers[index].answer(landing: attempts.landed, of: attempts.landings)
  }

  /// Rule: touch.buttons, touch.should-receive.
  @inline(never) func isToReceive(_ index: Int, _ sample: kin_touch_sample) -> Bool {
    let buttons = scene.recognizers[index].allowedButtons
    if buttons != 0 && sample.buttons & buttons == 0 { return false }
    let delegate = scene.recognizers[index].delegate
    guard let ask = delegate.should_receive_touch, !scene.recognizers[index].isMuted else { return true }
    var lent = sample
    return answer(question(KIN_QUESTION_SHOULD_RECEIVE_TOUCH, identifier(of: index), sample.view)) {
      ask(host.handle, identifier(of: index), &lent, delegate.user_data)
    }
  }
}

extension Engine {
  /// A question to a delegate, as it is given to the `on_answer` callback of a replay.
  private func question(_ question: Int, _ target: UInt64, _ other: UInt64 = 0) -> kin_trace_answer {
    kin_trace_answer(question: kin_question(question), is_yes: 0, time_ns: now, target: target, other: other)
  }
}
