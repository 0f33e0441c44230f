import CKinesic

/// How edits of the host are carried out: at once, or from inside a callback after the step; each that can decide
/// something is a step of its own at the engine's present time.
extension Engine {
  /// Checks an edit, and carries it out.
  /// Rule: step.callbacks.
  @inline(never) func perform(_ edit: Edit) throws(Failure) {
    let rule = edit.operation.rule
    let index = try subject(of: edit, rule.subject)
    try rule.check(self, index, edit)
    try setAsideForEdits(relations: edit.operation == .relate ? 1 : 0)
    carryThrough(edit)
    dropSpare()
    rule.afterwards(self, index, edit)
  }

  private func subject(of edit: Edit, _ subject: EditRule.Subject) throws(Failure) -> Int {
    switch subject {
    case .recognizer: try recognizer(edit.target)
    case .view: try view(edit.target)
    case .viewBelowRoot: try notRoot(edit.target)
    case .engine: 0
    }
  }

  /// Carries out one that was checked, and for which memory was set aside.
  func carryThrough(_ edit: Edit) {
    if tape.isRecording { record(edit) }
    if host.isBusy { return host.edits.deferred.append(.edit(edit)) }
    host.isBusy = true
    carryOut(edit)
    fireTimers(upTo: now)
    endCall()
  }

  /// Runs something that calls a host's or a class's function outside a step: changes that it makes wait until it is
  /// done.
  func guarded<Result>(_ body: () -> Result) -> Result {
    if host.isBusy { return body() }
    host.isBusy = true
    let result = body()
    carryOutDeferred()
    fireTimers(upTo: now)
    endCall()
    return result
  }

  /// The outermost call is over.
  @inline(__always) func endCall() {
    host.isBusy = false
    if tape.isRecording { endRecordedCall() }
  }

  /// What callbacks asked for in a step, and what callbacks of those changes ask for.
  @inline(__always) func carryOutDeferred() {
    if !host.edits.deferred.isEmpty && !host.edits.isCarryingOut { carryOutAll() }
  }

  @inline(never) private func carryOutAll() {
    host.edits.isCarryingOut = true
    var next = 0
    while next < host.edits.deferred.count {
      let deferred = host.edits.deferred[next]
      next += 1
      switch deferred {
      case .edit(let edit): carryOut(edit)
      case .switchOff(let kind): disableAll(of: kind)
      }
      // A refusal is no step, and has its record.
      dispatch()
    }
    host.edits.deferred.removeAll()
    host.edits.isCarryingOut = false
  }

  private func carryOut(_ edit: Edit) {
    let rule = edit.operation.rule
    switch rule.subject {
    case .recognizer: if let index = live(edit.target) { rule.carryOut(self, index, edit) }
    case .view, .viewBelowRoot: if let index = liveView(edit.target) { rule.carryOut(self, index, edit) }
    case .engine: rule.carryOut(self, 0, edit)
    }
  }

  @inline(never) func live(_ id: kin_recognizer_id) -> Int? {
    if case .found(let index) = scene.recognizers.find(Identifier(raw: id)) { index } else { nil }
  }

  @inline(never) func liveView(_ id: kin_view_id) -> Int? {
    if id == 0 { return ViewTree.root }
    if case .found(let index) = scene.views.find(id) { return index }
    return nil
  }
}
