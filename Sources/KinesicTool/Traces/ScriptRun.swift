import CKinesic

/// A script's calls in an engine of its own, through the C interface as any host makes them.
final class ScriptRun {
  let engine: OpaquePointer
  /// Who sent what, and with what state; recognizers as the trace names them.
  private(set) var records: [(recognizer: kin_recognizer_id, event: kin_event)] = []
  /// How many records of any kind came since `count`.
  private(set) var recordCount = 0
  private let answers: Answers
  /// From the trace's ids to this engine's, for what the script makes; and back.
  private var ids: [UInt64: UInt64] = [:]
  private var recorded: [UInt64: UInt64] = [:]

  /// Restores the snapshot. The classes are this engine's own: one that is missing is an error that names it.
  init(_ script: Script, plugins: [String]) throws {
    engine = try script.seed.makeEngine(plugins: plugins)
    answers = script.answers
    var options = kin_replay_options()
    kin_replay_options_init(&options)
    options.flags = UInt32(KIN_REPLAY_LIVE)
    let bytes = script.seed.bytes
    let result = kin_trace_replay(engine, bytes, UInt64(bytes.count), &options, nil)
    guard result == kin_result(KIN_OK) else {
      let error = EngineError(code: result, sentence: String(cString: kin_engine_last_error(engine)))
      throw ReplayFailure(trace: script.seed.name, error: error, offset: 0)
    }
    for target in answers.targets { try installDelegate(of: target) }
  }

  deinit { kin_engine_destroy(engine) }

  /// Keeps the records of gestures from here on.
  func listen() throws {
    let callback: kin_event_callback = { _, event, data in
      guard let data, let event, event.pointee.type == kin_event_type(KIN_EVENT_GESTURE) else { return }
      let run = Unmanaged<ScriptRun>.fromOpaque(data).takeUnretainedValue()
      run.records.append((run.recordedID(event.pointee.recognizer), event.pointee))
    }
    try check(kin_engine_set_event_callback(engine, callback, Unmanaged.passUnretained(self).toOpaque()), engine)
  }

  /// Counts records from here on, which costs next to nothing.
  func count() throws {
    let callback: kin_event_callback = { _, _, data in
      if let data { Unmanaged<ScriptRun>.fromOpaque(data).takeUnretainedValue().recordCount += 1 }
    }
    try check(kin_engine_set_event_callback(engine, callback, Unmanaged.passUnretained(self).toOpaque()), engine)
  }

  /// Makes the calls; the first that is refused throws.
  func run(_ calls: [Script.Call]) throws {
    for call in calls { try apply(call) }
  }

  private func id(_ recorded: UInt64) -> UInt64 { ids[recorded] ?? recorded }
  private func recordedID(_ id: UInt64) -> UInt64 { recorded[id] ?? id }

  private func remember(_ id: UInt64, as name: UInt64) throws {
    (ids[name], recorded[id]) = (id, name)
    if answers.targets.contains(name) { try installDelegate(of: name) }
  }

  private func apply(_ call: Script.Call) throws {
    let target = id(call.target)
    let other = id(call.other)
    switch call.operation {
    case KIN_OPERATION_FEED: try feed(call.samples)
    case KIN_OPERATION_FEED_SCROLL: try feed(call.scrolls)
    case KIN_OPERATION_ADVANCE: try check(kin_engine_advance(engine, call.time), engine)
    case KIN_OPERATION_CANCEL_TOUCHES: try check(kin_engine_cancel_touches(engine, call.time), engine)
    case KIN_OPERATION_ADD_VIEW: try addView(call, parent: other)
    case KIN_OPERATION_REMOVE_VIEW: try check(kin_view_remove(engine, target), engine)
    case KIN_OPERATION_SET_VIEW_NAME: try check(kin_view_set_name(engine, target, call.text), engine)
    case KIN_OPERATION_SET_VIEW_FRAME: try check(kin_view_set_frame(engine, target, call.frame), engine)
    case KIN_OPERATION_SET_VIEW_TRANSFORM: try check(kin_view_set_transform(engine, target, call.transform), engine)
    case KIN_OPERATION_SET_VIEW_FLAG: try check(setViewFlag(engine, target, call.text, call.number & 1 == 1), engine)
    case KIN_OPERATION_BRING_VIEW_TO_FRONT: try check(kin_view_bring_to_front(engine, target), engine)
    case KIN_OPERATION_PLACE_VIEW:
      try check((call.number != 0 ? kin_view_place_in_front_of : kin_view_place_behind)(engine, target, other), engine)
    case KIN_OPERATION_SET_VIEW_PARENT: try check(kin_view_set_parent(engine, target, other), engine)
    case KIN_OPERATION_SET_UNITS_PER_INCH: try check(kin_engine_set_units_per_inch(engine, call.value), engine)
    case KIN_OPERATION_ADD_RECOGNIZER:
      var made: kin_recognizer_id = 0
      try check(kin_recognizer_add(engine, other, call.text, &made), engine)
      try remember(made, as: call.made)
    case KIN_OPERATION_REMOVE_RECOGNIZER: try check(kin_recognizer_remove(engine, target), engine)
    case KIN_OPERATION_SET_RECOGNIZER_VIEW: try check(kin_recognizer_set_view(engine, target, other), engine)
    case KIN_OPERATION_SET_RECOGNIZER_NAME: try check(kin_recognizer_set_name(engine, target, call.text), engine)
    case KIN_OPERATION_SET_ENABLED: try check(kin_recognizer_set_enabled(engine, target, call.number != 0), engine)
    case KIN_OPERATION_ABORT: try check(kin_recognizer_abort(engine, target), engine)
    // One that was refused with a record stands in a trace as well.
    case KIN_OPERATION_PROPOSE: kin_recognizer_propose(engine, target, kin_state(truncatingIfNeeded: call.number))
    case KIN_OPERATION_SET_PROPERTY, KIN_OPERATION_SET_COMMON_PROPERTY:
      try check(kin_recognizer_set_number(engine, target, call.text, call.value), engine)
    case KIN_OPERATION_SET_VALUE: kin_recognizer_set_value(engine, target, call.text, call.value)
    case KIN_OPERATION_RELATE, KIN_OPERATION_UNRELATE:
      try Relation(kind: Int(call.number), first: target, second: other).set(call.operation == KIN_OPERATION_RELATE, engine)
    default: break
    }
  }

  private func feed(_ samples: [kin_touch_sample]) throws {
    if ids.isEmpty { return try check(kin_engine_feed(engine, samples, UInt32(samples.count)), engine) }
    var samples = samples
    for index in samples.indices { samples[index].view = id(samples[index].view) }
    try check(kin_engine_feed(engine, samples, UInt32(samples.count)), engine)
  }

  private func feed(_ scrolls: [kin_scroll_sample]) throws {
    var scrolls = scrolls
    for index in scrolls.indices { scrolls[index].view = id(scrolls[index].view) }
    try check(kin_engine_feed_scroll(engine, scrolls, UInt32(scrolls.count)), engine)
  }

  private func addView(_ call: Script.Call, parent: kin_view_id) throws {
    var options = kin_view_options()
    kin_view_options_init(&options)
    (options.frame, options.transform) = (call.frame, call.transform)
    var made: kin_view_id = 0
    try check(kin_view_add(engine, parent, &options, &made), engine)
    for (name, value) in call.flags { try check(setViewFlag(engine, made, name, value), engine) }
    try remember(made, as: call.made)
  }
}

/// A relation of relation.h between two recognizers.
struct Relation: Hashable {
  let kind: Int
  let first, second: kin_recognizer_id

  func set(_ isOn: Bool, _ engine: OpaquePointer) throws {
    switch kind {
    case KIN_RELATION_REQUIRES where isOn: try check(kin_recognizer_require_failure(engine, first, second), engine)
    case KIN_RELATION_REQUIRES: try check(kin_recognizer_remove_failure_requirement(engine, first, second), engine)
    case KIN_RELATION_SIMULTANEOUS: try check(kin_recognizer_allow_simultaneous(engine, first, second, isOn), engine)
    case KIN_RELATION_REQUIRES_INACTIVE: try check(kin_recognizer_require_inactive(engine, first, second, isOn), engine)
    case KIN_RELATION_MAY_TAKE_OVER: try check(kin_recognizer_allow_takeover(engine, first, second, isOn), engine)
    case KIN_RELATION_GROUP where isOn: try check(kin_compose_group(engine, first, [second], 1), engine)
    case KIN_RELATION_GROUP: try check(kin_dissolve_group(engine, first), engine)
    default: try check(kin_recognizer_set_prevention(engine, first, second, kind == KIN_RELATION_MAY_PREVENT), engine)
    }
  }

  /// All of an engine's recognizers; symmetric ones once.
  static func all(of recognizers: [kin_recognizer_id], _ engine: OpaquePointer) -> [Relation] {
    // Groups first: those who join one after the other close no circle as long as nobody requires anything.
    var found = recognizers.flatMap { groups(of: $0, engine) }
    for first in recognizers {
      for kind in KIN_RELATION_REQUIRES...KIN_RELATION_MAY_NOT_PREVENT {
        let others = list(engine, first) { kin_recognizer_list_relations($0, $1, kin_relation(kind), $2, $3, $4) }
        for second in others {
          let isMirror = kind == KIN_RELATION_SIMULTANEOUS && found.contains(Relation(kind: kind, first: second, second: first))
          if !isMirror { found.append(Relation(kind: kind, first: first, second: second)) }
        }
      }
    }
    return found
  }

  /// What a representative has with each of the others.
  private static func groups(of first: kin_recognizer_id, _ engine: OpaquePointer) -> [Relation] {
    let all = list(engine, first) { kin_recognizer_list_relations($0, $1, kin_relation(KIN_RELATION_GROUP), $2, $3, $4) }
    if all.first != first { return [] }
    return all.dropFirst().map { Relation(kind: KIN_RELATION_GROUP, first: first, second: $0) }
  }
}

// MARK: Delegates that answer as the trace says

extension ScriptRun {
  private func installDelegate(of name: UInt64) throws {
    let target = id(name)
    let asked = answers.questions(of: name)
    var view: kin_view_id = 0
    guard kin_recognizer_get_view(engine, target, &view) == kin_result(KIN_OK) else { return try installViewDelegate(target, asked) }
    var table = kin_recognizer_delegate()
    table.struct_size = UInt32(MemoryLayout<kin_recognizer_delegate>.size)
    table.user_data = Unmanaged.passUnretained(self).toOpaque()
    if asked.contains(KIN_QUESTION_SHOULD_BEGIN) {
      table.should_begin = { _, target, data in ScriptRun.answer(KIN_QUESTION_SHOULD_BEGIN, target, 0, data) ?? true }
    }
    if asked.contains(KIN_QUESTION_SHOULD_RECEIVE_TOUCH) {
      table.should_receive_touch = { _, target, touch, data in
        ScriptRun.answer(KIN_QUESTION_SHOULD_RECEIVE_TOUCH, target, touch?.pointee.view ?? 0, data) ?? true
      }
    }
    if asked.contains(KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH) {
      table.should_recognize_simultaneously_with = { _, target, other, data in
        ScriptRun.answer(KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH, target, other, data) ?? false
      }
    }
    if asked.contains(KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF) {
      table.should_require_failure_of = { _, target, other, data in
        ScriptRun.answer(KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF, target, other, data) ?? false
      }
    }
    if asked.contains(KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY) {
      table.should_be_required_to_fail_by = { _, target, other, data in
        ScriptRun.answer(KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY, target, other, data) ?? false
      }
    }
    try check(kin_recognizer_set_delegate(engine, target, &table), engine)
  }

  private func installViewDelegate(_ target: kin_view_id, _ asked: Set<Int>) throws {
    var frame = kin_rect()
    // One that the script makes later gets its delegate then.
    guard kin_view_get_frame(engine, target, &frame) == kin_result(KIN_OK) else { return }
    var table = kin_view_delegate()
    table.struct_size = UInt32(MemoryLayout<kin_view_delegate>.size)
    table.user_data = Unmanaged.passUnretained(self).toOpaque()
    if asked.contains(KIN_QUESTION_GESTURE_SHOULD_BEGIN) {
      table.gesture_should_begin = { _, view, recognizer, data in
        ScriptRun.answer(KIN_QUESTION_GESTURE_SHOULD_BEGIN, view, recognizer, data) ?? true
      }
    }
    if asked.contains(KIN_QUESTION_CONTAINS_POINT) {
      table.contains_point = { _, view, _, _, data in ScriptRun.answer(KIN_QUESTION_CONTAINS_POINT, view, 0, data) ?? false }
    }
    try check(kin_view_set_delegate(engine, target, &table), engine)
  }

  private static func answer(_ question: Int, _ target: UInt64, _ other: UInt64, _ data: UnsafeMutableRawPointer?) -> Bool? {
    guard let data else { return nil }
    let run = Unmanaged<ScriptRun>.fromOpaque(data).takeUnretainedValue()
    let key = Answers.Key(question: kin_question(question), target: run.recordedID(target), other: run.recordedID(other))
    return run.answers.answer(key, at: now(run.engine))
  }
}
