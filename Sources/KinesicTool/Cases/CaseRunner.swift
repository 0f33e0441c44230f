import CKinesic

/// What came out of a case.
struct CaseOutcome {
  let events: [Event]
  /// The state of each recognizer at the end, nil for one that was removed.
  let states: [String: kin_state?]
  /// One sentence for each call that the engine refused, or did not refuse, otherwise than the case says.
  let faults: [String]
  /// The places in the script of the calls that the engine refused; of a feed its first entry's.
  let refused: [Int]
}

/// Plays a case's script into an engine of its own.
struct CaseRunner {
  private let session: Session
  /// Place and type of the contacts that are down.
  private var contacts: [UInt64: kin_touch_sample] = [:]
  private var faults: [String] = []
  private var refused: [Int] = []

  /// Runs one case, and records it on a tape. A script that the engine cannot follow throws a complaint about its
  /// entry.
  static func run(_ testCase: Case, plugins: [String], explain: Bool, tape: TraceTape? = nil) throws -> CaseOutcome {
    var runner = CaseRunner(session: try Session(scene: testCase.scene, plugins: plugins, explain: explain, tieBreak: testCase.tieBreak))
    try testCase.filters.apply(to: runner.session)
    try tape?.start(runner.session.engine)
    var rest = testCase.script[...]
    while let first = rest.first {
      let feed = rest.prefix { $0.time == first.time && $0.isTouch }
      if try runner.play(feed.isEmpty ? [first] : Array(feed)) { runner.refused.append(rest.startIndex) }
      rest = rest.dropFirst(max(feed.count, 1))
    }
    let session = runner.session
    try tape?.stop(session.engine)
    let states = session.recognizers.map { ($0.name, session.state(of: $0)) }
    return CaseOutcome(
      events: session.events, states: Dictionary(uniqueKeysWithValues: states), faults: runner.faults, refused: runner.refused)
  }

  private init(session: Session) { self.session = session }

  /// Plays one step of the script; whether the engine refused it. A refusal that a host may run into in good faith is
  /// held against what the case says; any other throws.
  private mutating func play(_ entries: [Case.Entry]) throws -> Bool {
    let mustFail = entries.contains(where: \.isRefused)
    do {
      try entries[0].isTouch ? feed(entries) : change(entries[0])
      if mustFail { faults.append("\(entries[0].node.path) is to be refused, and was not") }
      return false
    } catch let refusal as EngineError where refusal.isRefusal {
      if !mustFail { faults.append("\(entries[0].node.path) was refused: \(refusal)") }
      return true
    } catch let refusal as EngineError { throw entries[0].node.error(refusal.description) }
  }

  /// Entries of one time that stand together are one feed.
  private mutating func feed(_ entries: [Case.Entry]) throws {
    var samples: [kin_touch_sample] = []
    for entry in entries {
      if case .touch(let touch) = entry.action { samples.append(sample(touch, at: entry.time)) }
    }
    try session.feed(samples)
  }

  private mutating func sample(_ touch: Case.Touch, at time: UInt64) -> kin_touch_sample {
    if touch.isHovering { return hovering(touch, at: time) }
    var sample = touch.phase == kin_phase(KIN_PHASE_BEGAN) ? kin_touch_sample() : contacts[touch.id] ?? kin_touch_sample()
    sample.touch = touch.id
    sample.time_ns = time
    sample.phase = touch.phase
    if let at = touch.at { (sample.x, sample.y) = (at.x, at.y) }
    if let view = touch.view { sample.view = session.views[view] ?? 0 }
    if let type = touch.type { sample.type = type }
    if let force = touch.force { sample.force = force }
    if let radius = touch.radius { sample.major_radius = radius }
    if let hand = touch.hand { sample.hand = hand }
    let presses = sample.type == kin_touch_type(KIN_TOUCH_POINTER) || sample.type == kin_touch_type(KIN_TOUCH_PENCIL)
    sample.buttons = presses ? UInt32(KIN_BUTTON_PRIMARY) : 0
    contacts[touch.id] = sample
    return sample
  }

  /// What hovers presses nothing, and its number is not that of a touch. It is a pointer unless the entry says
  /// otherwise.
  private func hovering(_ touch: Case.Touch, at time: UInt64) -> kin_touch_sample {
    var sample = kin_touch_sample()
    sample.touch = touch.id
    sample.time_ns = time
    sample.phase = touch.phase
    sample.type = touch.type ?? kin_touch_type(KIN_TOUCH_POINTER)
    if let at = touch.at { (sample.x, sample.y) = (at.x, at.y) }
    if let view = touch.view { sample.view = session.views[view] ?? 0 }
    return sample
  }

  /// A host's change is a step of its own, after all timers that are due.
  private func change(_ entry: Case.Entry) throws {
    try session.advance(to: entry.time)
    switch entry.action {
    case .touch, .advance: break
    case .setEnabled(let name, let enabled): try recognizer(name) { kin_recognizer_set_enabled($0, $1, enabled) }
    case .abort(let name): try recognizer(name) { kin_recognizer_abort($0, $1) }
    case .remove(let name): try recognizer(name) { kin_recognizer_remove($0, $1) }
    case .removeView(let name): try session.change { kin_view_remove($0, session.views[name] ?? 0) }
    case .setView(let name, let view): try recognizer(name) { kin_recognizer_set_view($0, $1, session.views[view] ?? 0) }
    case .setParent(let name, let parent):
      try session.change { kin_view_set_parent($0, session.views[name] ?? 0, session.views[parent] ?? 0) }
    case .setFrame(let name, let frame): try session.change { kin_view_set_frame($0, session.views[name] ?? 0, frame) }
    case .propose(let name, let state): try recognizer(name) { kin_recognizer_propose($0, $1, state) }
    case .reject(let touch):
      try session.change { kin_engine_reject_touch($0, touch, entry.time, kin_touch_cause(KIN_CAUSE_HOST)) }
    case .set(let name, let numbers):
      for (key, value, node) in numbers {
        do { try set(name, key, value) } catch let refusal as EngineError where !refusal.isRefusal { throw node.error(refusal.description) }
      }
    }
  }

  private func recognizer(_ name: String, _ call: (OpaquePointer, kin_recognizer_id) -> kin_result) throws {
    guard let id = session.recognizer(name)?.id else { return }
    try session.change { call($0, id) }
  }

  /// Sets the output of that name if the class has one, else the property.
  private func set(_ name: String, _ key: String, _ value: Double) throws {
    let isValue = session.recognizer(name)?.valueNames.contains(key) ?? false
    try recognizer(name) { isValue ? kin_recognizer_set_value($0, $1, key, value) : kin_recognizer_set_number($0, $1, key, value) }
  }
}

extension Case.Touch {
  fileprivate var isHovering: Bool { phase >= kin_phase(KIN_PHASE_ENTERED) }
}

extension Case.Entry {
  fileprivate var isTouch: Bool {
    if case .touch = action { true } else { false }
  }
}
