/// Makes a world in the engine: views, recognizers, delegates with constant answers.
import CKinesic

extension EngineRun {
  func build() {
    if variation == .reusedSlots { makeDummies() }
    for index in world.views.indices {
      if variation == .strangers { makeStranger() }
      addView(index)
    }
    recognizers = Array(repeating: 0, count: world.recognizers.count)
    for index in variation == .otherOrder ? world.otherOrder : Array(world.recognizers.indices) {
      if variation == .strangers { makeStranger() }
      addRecognizer(index)
    }
    for index in world.views.indices { setDelegate(ofView: index) }
    for index in world.recognizers.indices { setDelegate(of: index) }
    for relation in world.relations { relate(relation) }
    if world.decidesAtLift {
      let flag = kin_view_flags(KIN_VIEW_DECIDES_AT_LIFT)
      expect(kin_view_set_flags(engine, idOfView(rootView), flag, flag), "root flags")
    }
  }

  private func addView(_ index: Int) {
    let spec = world.views[index]
    var options = kin_view_options()
    kin_view_options_init(&options)
    options.frame = kin_rect(x: spec.frame[0], y: spec.frame[1], width: spec.frame[2], height: spec.frame[3])
    if spec.multipleTouch { options.flags |= kin_view_flags(KIN_VIEW_MULTIPLE_TOUCH) }
    if spec.exclusiveTouch { options.flags |= kin_view_flags(KIN_VIEW_EXCLUSIVE_TOUCH) }
    if spec.boundary { options.flags |= kin_view_flags(KIN_VIEW_ARENA_BOUNDARY) }
    if spec.decidesAtLift { options.flags |= kin_view_flags(KIN_VIEW_DECIDES_AT_LIFT) }
    if spec.wantsTouchesBelow { options.flags |= kin_view_flags(KIN_VIEW_WANTS_TOUCHES_BELOW) }
    if spec.wantsTouches { options.flags |= kin_view_flags(KIN_VIEW_WANTS_TOUCHES) }
    var id: kin_view_id = 0
    expect(kin_view_add(engine, spec.parent == rootView ? 0 : views[spec.parent], &options, &id), "view add")
    views.append(id)
    indexOfView[id] = index
  }

  private func addRecognizer(_ index: Int) {
    let spec = world.recognizers[index]
    let name =
      switch spec.kind {
      case .script, .sketch: "arena.script"
      case .yielding: "arena.yielding"
      case .choice: "arena.choice"
      case .yieldingChoice: "arena.yielding_choice"
      case .manual: "manual"
      }
    var id: kin_recognizer_id = 0
    expect(kin_recognizer_add(engine, idOfView(spec.view), name, &id), "recognizer add")
    recognizers[index] = id
    indexOfRecognizer[id] = index
    for (setting, number) in spec.numbers where spec.kind != .manual {
      expect(kin_recognizer_set_number(engine, id, ScriptClasses.shared.names[setting], number), "set \(setting)")
    }
    func set(_ name: String, _ value: Double, unless initial: Double) {
      if value != initial { expect(kin_recognizer_set_number(engine, id, name, value), "set \(name)") }
    }
    set("cancels_touches_in_view", spec.cancelsTouchesInView ? 1 : 0, unless: 1)
    set("delays_touches_began", spec.delaysTouchesBegan ? 1 : 0, unless: 0)
    set("delays_touches_ended", spec.delaysTouchesEnded ? 1 : 0, unless: 1)
    set("observe_only", spec.observeOnly ? 1 : 0, unless: 0)
    set("allowed_touch_types", Double(spec.allowedTypes), unless: 15)
    set("requires_exclusive_touch_type", spec.exclusiveType ? 1 : 0, unless: 1)
    set("one_hand", spec.oneHand ? 1 : 0, unless: 0)
    set("lease", Double(spec.lease) / 1e9, unless: 0)
    set("takeover_interval", Double(spec.takeoverInterval) / 1e9, unless: 0.3)
    set("default_winner", Double(spec.defaultState.rawValue), unless: 0)
    set("wins_at_lift", spec.winsAtLift ? 1 : 0, unless: 0)
    set("enabled", spec.enabled ? 1 : 0, unless: 1)
  }

  func idOfView(_ view: Int) -> kin_view_id {
    guard view == rootView else { return views[view] }
    var root: kin_view_id = 0
    expect(kin_engine_root_view(engine, &root), "root view")
    return root
  }

  private func makeDummies() {
    var ids: [kin_view_id] = []
    for count in 0..<3 {
      var view: kin_view_id = 0
      expect(kin_view_add(engine, count == 2 ? ids[0] : 0, nil, &view), "dummy view")
      ids.append(view)
      for _ in 0...count {
        var recognizer: kin_recognizer_id = 0
        expect(kin_recognizer_add(engine, view, "arena.script", &recognizer), "dummy")
        if count == 1 { expect(kin_recognizer_remove(engine, recognizer), "dummy remove") }
      }
    }
    expect(kin_view_remove(engine, ids[0]), "dummy view remove")
    expect(kin_view_remove(engine, ids[1]), "dummy view remove")
  }

  private func makeStranger() {
    var options = kin_view_options()
    kin_view_options_init(&options)
    options.frame = kin_rect(x: 10_000, y: 10_000, width: 10, height: 10)
    options.flags = kin_view_flags(KIN_VIEW_WANTS_TOUCHES)
    var view: kin_view_id = 0
    expect(kin_view_add(engine, 0, &options, &view), "stranger view")
    var recognizer: kin_recognizer_id = 0
    expect(kin_recognizer_add(engine, view, "arena.script", &recognizer), "stranger")
  }

  // MARK: - Delegates

  private func setDelegate(ofView index: Int) {
    guard !world.views[index].gestureShouldBegin else { return }
    var delegate = kin_view_delegate()
    delegate.struct_size = UInt32(MemoryLayout<kin_view_delegate>.size)
    delegate.gesture_should_begin = { _, _, _, _ in false }
    expect(kin_view_set_delegate(engine, views[index], &delegate), "view delegate")
  }

  private func setDelegate(of index: Int) {
    var delegate = kin_recognizer_delegate()
    delegate.struct_size = UInt32(MemoryLayout<kin_recognizer_delegate>.size)
    delegate.user_data = Unmanaged.passUnretained(self).toOpaque()
    delegate.should_begin = { _, recognizer, data in answer(data, recognizer) { spec, _ in spec.shouldBegin } }
    delegate.should_receive_touch = { _, recognizer, touch, data in
      answer(data, recognizer) { spec, run in
        guard let receives = spec.receives else { return true }
        return receives.contains(run.indexOfView[touch?.pointee.view ?? 0] ?? rootView)
      }
    }
    delegate.should_recognize_simultaneously_with = { _, recognizer, other, data in
      answer(data, recognizer) { spec, run in spec.simultaneousWith.contains(run.indexOfRecognizer[other] ?? -9) }
    }
    delegate.should_require_failure_of = { _, recognizer, other, data in
      answer(data, recognizer) { spec, run in spec.requiresFailureOf.contains(run.indexOfRecognizer[other] ?? -9) }
    }
    delegate.should_be_required_to_fail_by = { _, recognizer, other, data in
      answer(data, recognizer) { spec, run in spec.requiredToFailBy.contains(run.indexOfRecognizer[other] ?? -9) }
    }
    expect(kin_recognizer_set_delegate(engine, recognizers[index], &delegate), "delegate")
  }

  func spec(_ recognizer: kin_recognizer_id) -> RecognizerSpec? {
    indexOfRecognizer[recognizer].map { world.recognizers[$0] }
  }
}

/// A constant answer of a delegate; `data` is the run.
private func answer(_ data: UnsafeMutableRawPointer?, _ recognizer: kin_recognizer_id, _ ask: (RecognizerSpec, EngineRun) -> Bool) -> Bool {
  guard let data else { return false }
  let run = Unmanaged<EngineRun>.fromOpaque(data).takeUnretainedValue()
  return run.spec(recognizer).map { ask($0, run) } ?? false
}
