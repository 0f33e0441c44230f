import CKinesic

/// What came out of a case.
struct CaseOutcome {
  let events: [Event]
  /// The state of each recognizer at the end, nil for one that was removed.
  let states: [String: kin_state?]
  /// Calls that the engine refused without harm.
  let refusals: [String]
}

/// Plays a case's script into an engine of its own.
struct CaseRunner {
  private let session: Session
  /// Place and type of the contacts that are down.
  private var contacts: [UInt64: kin_touch_sample] = [:]

  /// Runs one case. A script that the engine cannot follow throws a complaint about its entry.
  static func run(_ testCase: Case, plugins: [String], explain: Bool) throws -> CaseOutcome {
    var runner = CaseRunner(session: try Session(scene: testCase.scene, plugins: plugins, explain: explain))
    var rest = testCase.script[...]
    while let first = rest.first {
      let feed = rest.prefix { $0.time == first.time && $0.isTouch }
      try first.node.naming { try feed.isEmpty ? runner.change(first) : runner.feed(Array(feed)) }
      rest = rest.dropFirst(max(feed.count, 1))
    }
    let session = runner.session
    let states = session.recognizers.map { ($0.name, session.state(of: $0)) }
    return CaseOutcome(events: session.events, states: Dictionary(uniqueKeysWithValues: states), refusals: session.refusals)
  }

  private init(session: Session) { self.session = session }

  /// Entries of one time that stand together are one feed.
  private mutating func feed(_ entries: [Case.Entry]) throws {
    var samples: [kin_touch_sample] = []
    for entry in entries {
      if case .touch(let touch) = entry.action { samples.append(sample(touch, at: entry.time)) }
    }
    try session.attempt { kin_engine_feed($0, samples, UInt32(samples.count)) }
  }

  private mutating func sample(_ touch: Case.Touch, at time: UInt64) -> kin_touch_sample {
    var sample = touch.phase == kin_phase(KIN_PHASE_BEGAN) ? kin_touch_sample() : contacts[touch.id] ?? kin_touch_sample()
    sample.touch = touch.id
    sample.time_ns = time
    sample.phase = touch.phase
    if let at = touch.at { (sample.x, sample.y) = (at.x, at.y) }
    if let view = touch.view { sample.view = session.views[view] ?? 0 }
    if let type = touch.type { sample.type = type }
    if let force = touch.force { sample.force = force }
    let presses = sample.type == kin_touch_type(KIN_TOUCH_POINTER) || sample.type == kin_touch_type(KIN_TOUCH_PENCIL)
    sample.buttons = presses ? UInt32(KIN_BUTTON_PRIMARY) : 0
    contacts[touch.id] = sample
    return sample
  }

  /// A host's change is a step of its own, after all timers that are due.
  private func change(_ entry: Case.Entry) throws {
    try session.attempt { kin_engine_advance($0, entry.time) }
    switch entry.action {
    case .touch, .advance: break
    case .setEnabled(let name, let enabled): try recognizer(name) { kin_recognizer_set_enabled($0, $1, enabled) }
    case .abort(let name): try recognizer(name) { kin_recognizer_abort($0, $1) }
    case .remove(let name): try recognizer(name) { kin_recognizer_remove($0, $1) }
    case .removeView(let name): try session.attempt { kin_view_remove($0, session.views[name] ?? 0) }
    case .propose(let name, let state): try recognizer(name) { kin_recognizer_propose($0, $1, state) }
    case .set(let name, let numbers):
      for (key, value, node) in numbers { try node.naming { try set(name, key, value) } }
    }
  }

  private func recognizer(_ name: String, _ call: (OpaquePointer, kin_recognizer_id) -> kin_result) throws {
    guard let id = session.recognizer(name)?.id else { return }
    try session.attempt { call($0, id) }
  }

  /// Sets the output of that name if the class has one, else the property.
  private func set(_ name: String, _ key: String, _ value: Double) throws {
    let isValue = session.recognizer(name)?.valueNames.contains(key) ?? false
    try recognizer(name) { isValue ? kin_recognizer_set_value($0, $1, key, value) : kin_recognizer_set_number($0, $1, key, value) }
  }
}

extension Case.Entry {
  fileprivate var isTouch: Bool {
    if case .touch = action { true } else { false }
  }
}
