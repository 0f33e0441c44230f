import CKinesic

/// One engine with the views, recognizers, relations and delegates of a scene, and all that it said so far.
///
/// Every call that can change the engine goes through `change`, which takes the new records at once, while the names
/// that they mention are known.
final class Session {
  /// A recognizer of the scene.
  struct Recognizer {
    let name: String
    let className: String
    let view: String
    let id: kin_recognizer_id
    let valueNames: [String]
    /// The class's words for why it failed.
    let details: [String]
  }

  let engine: OpaquePointer
  private(set) var recognizers: [Recognizer] = []
  private(set) var views: [String: kin_view_id] = [:]
  private(set) var events: [Event] = []
  private var delegates: [DelegateBox] = []
  /// A relation that the engine refused.
  struct Refusal {
    let first, second: String
    /// With its place in the file.
    let sentence: String
  }
  private(set) var refused: [Refusal] = []

  /// Loads the plugins (absolute paths), then builds the scene. `explain` asks the engine for decisions too. With
  /// `keepsRefused` relations that the engine refuses are left out, and noted.
  init(
    scene: Scene = .empty, plugins: [String] = [], explain: Bool = false, tieBreak: kin_tie_break = kin_tie_break(KIN_TIE_BREAK_DEPTH),
    keepsRefused: Bool = false
  ) throws {
    var options = kin_engine_options()
    kin_engine_options_init(&options)
    options.tie_break = tieBreak
    options.touch_capacity = 64
    options.event_capacity = 4096
    var created: OpaquePointer?
    let result = kin_engine_create(&options, &created)
    guard result == kin_result(KIN_OK), let created else { throw EngineError(code: result, sentence: "the engine cannot be created") }
    engine = created
    try check(kin_engine_set_explain(engine, explain))
    for path in plugins { try load(plugin: path) }
    for view in scene.views { try view.node.naming { try add(view) } }
    for recognizer in scene.recognizers { try recognizer.node.naming { try add(recognizer) } }
    for relation in scene.relations {
      do { try relation.node.naming { try relate(relation) } } catch let refusal as ToolError where keepsRefused {
        refused.append(Refusal(first: relation.first, second: relation.second, sentence: refusal.description))
      }
    }
    for delegate in scene.delegates { try delegate.node.naming { try install(delegate) } }
  }

  deinit { kin_engine_destroy(engine) }

  /// Throws the engine's sentence when a call was refused.
  func check(_ result: kin_result) throws {
    guard result != kin_result(KIN_OK) else { return }
    throw EngineError(code: result, sentence: String(cString: kin_engine_last_error(engine)))
  }

  /// Carries out a call that can change the engine, then takes its records.
  func change(_ call: (OpaquePointer) -> kin_result) throws {
    let result = call(engine)
    if result != kin_result(KIN_OK) {
      let error = EngineError(code: result, sentence: String(cString: kin_engine_last_error(engine)))
      takeEvents()
      throw error
    }
    takeEvents()
  }

  func feed(_ samples: [kin_touch_sample]) throws { try change { kin_engine_feed($0, samples, UInt32(samples.count)) } }
  func advance(to time: UInt64) throws { try change { kin_engine_advance($0, time) } }

  /// When the next timer is due, nil for never.
  var deadline: UInt64? {
    var time: UInt64 = 0
    guard kin_engine_next_deadline(engine, &time) == kin_result(KIN_OK), time != UInt64.max /* KIN_TIME_NEVER */ else { return nil }
    return time
  }

  func recognizer(_ name: String) -> Recognizer? { recognizers.first { $0.name == name } }
  func recognizer(_ id: kin_recognizer_id) -> Recognizer? { recognizers.first { $0.id == id } }
  func viewName(_ id: kin_view_id) -> String { views.first { $0.value == id }?.key ?? "root" }

  /// The present state, nil for one that was removed.
  func state(of recognizer: Recognizer) -> kin_state? {
    var state: kin_state = 0
    return kin_recognizer_get_state(engine, recognizer.id, &state) == kin_result(KIN_OK) ? state : nil
  }

  private func takeEvents() {
    var records: UnsafePointer<kin_event>?
    var count: UInt32 = 0
    guard kin_engine_poll(engine, &records, &count) == kin_result(KIN_OK), let records else { return }
    for record in UnsafeBufferPointer(start: records, count: Int(count)) { events.append(event(record)) }
  }

  private func event(_ record: kin_event) -> Event {
    let owner = recognizer(record.recognizer)
    let isTouch = record.type == kin_event_type(KIN_EVENT_VIEW_TOUCH)
    return Event(
      record, source: isTouch ? viewName(record.view) : owner?.name ?? "?", other: recognizer(record.other)?.name,
      words: owner.map { ($0.valueNames, $0.details) }, engine)
  }
}

// MARK: Building the scene

extension Session {
  private func add(_ spec: Scene.View) throws {
    var options = kin_view_options()
    kin_view_options_init(&options)
    if let frame = spec.frame { options.frame = frame }
    var id: kin_view_id = 0
    try check(kin_view_add(engine, spec.parent.flatMap { views[$0] } ?? 0, &options, &id))
    for (name, value) in spec.flags { try check(setViewFlag(engine, id, name, value)) }
    try check(kin_view_set_name(engine, id, spec.id))
    views[spec.id] = id
  }

  private func add(_ spec: Scene.Recognizer) throws {
    var id: kin_recognizer_id = 0
    try check(kin_recognizer_add(engine, spec.view.flatMap { views[$0] } ?? 0, spec.className, &id))
    try check(kin_recognizer_set_name(engine, id, spec.id))
    for (name, value, node) in spec.numbers { try node.naming { try check(kin_recognizer_set_number(engine, id, name, value)) } }
    let names = try classes().first { $0.name == spec.className }?.values.map(\.name) ?? []
    recognizers.append(
      Recognizer(
        name: spec.id, className: spec.className, view: spec.view ?? "root", id: id, valueNames: names,
        details: try details(ofClass: spec.className)))
  }

  private func relate(_ spec: Scene.Relation) throws {
    guard let first = recognizer(spec.first)?.id, let second = recognizer(spec.second)?.id else { return }
    switch spec.kind {
    case .requireFailure: try check(kin_recognizer_require_failure(engine, first, second))
    case .simultaneous: try check(kin_recognizer_allow_simultaneous(engine, first, second, true))
    case .noPrevention: try check(kin_recognizer_set_prevention(engine, first, second, false))
    case .requireInactive: try check(kin_recognizer_require_inactive(engine, first, second, true))
    case .takeover: try check(kin_recognizer_allow_takeover(engine, first, second, true))
    case .group: try check(kin_compose_group(engine, first, [second], 1))
    }
  }

  private func install(_ spec: Scene.Delegate) throws {
    guard let recognizer = recognizer(spec.recognizer) else { return }
    let box = DelegateBox(spec, session: self)
    delegates.append(box)
    var callbacks = box.callbacks
    try check(kin_recognizer_set_delegate(engine, recognizer.id, &callbacks))
  }
}
