/// A world in the real engine, through the C interface.
import CKinesic

/// What may not change the result, so that runs with and without it are compared.
enum Variation: CaseIterable {
  /// The world as it is.
  case plain
  /// Recognizers and views were made and removed before, so that slots and generations differ.
  case reusedSlots
  /// Views and recognizers elsewhere, never touched, stand between those of the world.
  case strangers
  /// Recognizers on views of different depth are added in another order; those of equal depth keep theirs.
  case otherOrder
  /// Feeds that follow each other go in by one call.
  case joinedFeeds
}

/// Runs one world; `output` is what came, `fault` a breach of an invariant or a call that should not have failed.
final class EngineRun {
  let world: World
  let variation: Variation
  var engine: OpaquePointer?
  var views: [kin_view_id] = []
  var recognizers: [kin_recognizer_id] = []
  var indexOfView: [kin_view_id: Int] = [:]
  var indexOfRecognizer: [kin_recognizer_id: Int] = [:]
  private(set) var output: [Output] = []
  private(set) var fault: String?
  /// With `explains`: the engine's own sentences.
  private(set) var story: [String] = []
  private let explains: Bool
  /// With `records`: the trace from this entry of the script on; -1: of the making of the world too.
  private let recordsFrom: Int?
  private(set) var trace = Trace()
  /// How many fingers there can be.
  private let fingers: UInt32

  init(_ world: World, _ variation: Variation, explains: Bool = false, recordsFrom: Int? = nil, fingers: UInt32 = 64) {
    self.fingers = fingers
    self.world = world
    self.variation = variation
    self.explains = explains
    self.recordsFrom = recordsFrom
  }

  deinit {
    kin_engine_destroy(engine)
  }

  /// Makes the engine and the world in it.
  func start() {
    var options = kin_engine_options()
    kin_engine_options_init(&options)
    options.touch_capacity = fingers
    expect(kin_engine_create(&options, &engine), "create")
    guard engine != nil else { return }
    for var table in ScriptClasses.shared.tables { expect(kin_recognizer_class_register(engine, &table), "register") }
    if explains { expect(kin_engine_set_explain(engine, true), "explain") }
    if recordsFrom == -1 { record() }
    build()
  }

  /// Builds and runs; everything is in `output` afterwards.
  func run() {
    start()
    guard engine != nil else { return }
    var place = 0
    while place < world.script.count && fault == nil {
      if recordsFrom == place { record() }
      place += play(from: place)
      // A deadline at the present fires as the next step, so there must be one.
      let time = world.script[place - 1].time
      expect(kin_engine_advance(engine, time), "advance")
      collect()
      expect(kin_engine_check_invariants(engine), "invariants")
      noteStanding(at: time)
    }
    if trace.isRecording { expect(kin_trace_stop(engine), "trace stop") }
  }

  private func record() {
    trace.isRecording = true
    expect(kin_trace_set_check_interval(engine, 1), "check interval")
    expect(kin_trace_start(engine, Trace.sink, Unmanaged.passUnretained(trace).toOpaque()), "trace start")
  }

  /// Notes the first call that failed although it must not.
  func expect(_ result: kin_result, _ what: String) {
    guard result != KIN_OK, fault == nil else { return }
    let sentence = String(cString: kin_engine_last_error(engine))
    fault = "\(what): \(String(cString: kin_result_name(result))) \(sentence)"
  }

  /// Plays the entry at `place`, or several feeds at once; the number of entries played.
  private func play(from place: Int) -> Int {
    var entries = [world.script[place]]
    guard case .feed = entries[0].what, variation == .joinedFeeds else {
      perform(entries[0])
      return 1
    }
    // Feeds of equal time would melt into one step, and an invalid one would refuse the others.
    for entry in world.script[(place + 1)...] {
      guard case .feed = entry.what, let last = entries.last, entry.time > last.time else { break }
      entries.append(entry)
    }
    feed(entries)
    return entries.count
  }

  /// Feeds what these entries hold by one call.
  private func feed(_ entries: [Entry]) {
    let samples = entries.flatMap { entry -> [kin_touch_sample] in
      guard case .feed(let samples) = entry.what else { return [] }
      return samples.map { sample($0, entry.time) }
    }
    _ = kin_engine_feed(engine, samples, UInt32(samples.count))
  }

  /// Plays one entry.
  func perform(_ entry: Entry) {
    if case .feed = entry.what { return feed([entry]) }
    expect(kin_engine_advance(engine, entry.time), "advance")
    switch entry.what {
    case .feed, .advance: break
    case .cancelAll: _ = kin_engine_cancel_touches(engine, entry.time)
    case .enable(let index): _ = kin_recognizer_set_enabled(engine, recognizers[index], true)
    case .disable(let index): _ = kin_recognizer_set_enabled(engine, recognizers[index], false)
    case .abort(let index): _ = kin_recognizer_abort(engine, recognizers[index])
    case .remove(let index): _ = kin_recognizer_remove(engine, recognizers[index])
    case .setView(let index, let view): _ = kin_recognizer_set_view(engine, recognizers[index], idOfView(view))
    case .setParent(let view, let parent): _ = kin_view_set_parent(engine, idOfView(view), idOfView(parent))
    case .removeView(let view): _ = kin_view_remove(engine, idOfView(view))
    case .propose(let index, let state): _ = kin_recognizer_propose(engine, recognizers[index], state.rawValue)
    case .relate(let relation): relate(relation)
    }
  }

  /// What came since the last time.
  func takeOutput() -> [Output] {
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  private func sample(_ sample: Sample, _ time: UInt64) -> kin_touch_sample {
    var result = kin_touch_sample()
    result.touch = sample.touch
    result.time_ns = time
    result.x = sample.at.x
    result.y = sample.at.y
    result.phase = sample.phase.rawValue
    result.type = kin_touch_type(sample.type)
    if sample.phase == .began { result.hand = UInt32(sample.hand) }
    if sample.phase == .began, let view = sample.view { result.view = idOfView(view) }
    return result
  }

  func relate(_ relation: Relation) {
    switch relation {
    case .require(let waiting, let required):
      _ = kin_recognizer_require_failure(engine, recognizers[waiting], recognizers[required])
    case .unrequire(let waiting, let required):
      _ = kin_recognizer_remove_failure_requirement(engine, recognizers[waiting], recognizers[required])
    case .simultaneous(let a, let b, let allowed):
      _ = kin_recognizer_allow_simultaneous(engine, recognizers[a], recognizers[b], allowed)
    case .prevention(let preventer, let prevented, let allowed):
      _ = kin_recognizer_set_prevention(engine, recognizers[preventer], recognizers[prevented], allowed)
    case .inactive(let recognizer, let other, let required):
      _ = kin_recognizer_require_inactive(engine, recognizers[recognizer], recognizers[other], required)
    case .takeover(let recognizer, let other, let allowed):
      _ = kin_recognizer_allow_takeover(engine, recognizers[recognizer], recognizers[other], allowed)
    case .group(let all):
      let ids = all.map { recognizers[$0] }
      _ = kin_compose_group(engine, ids[0], ids, UInt32(ids.count))
    case .dissolve(let index): _ = kin_dissolve_group(engine, recognizers[index])
    }
  }

  func noteStanding(at time: UInt64) {
    let letters = recognizers.map { id in
      var state: kin_state = 0
      var pending: kin_state = 0
      var fingers: UInt32 = 0
      guard kin_recognizer_get_state(engine, id, &state) == KIN_OK else { return "-" }
      expect(kin_recognizer_get_pending_state(engine, id, &pending), "pending state")
      expect(kin_recognizer_get_touch_count(engine, id, &fingers), "touch count")
      // One that is over still has the touches of its last action, until its reset.
      if State(rawValue: state)?.isTerminal ?? false { fingers = 0 }
      return Standing.letter(State(rawValue: state) ?? .possible, earned: State(rawValue: pending)) + "\(fingers)"
    }
    var next = never
    expect(kin_engine_next_deadline(engine, &next), "next deadline")
    output.append(Output(time: time, what: .standing(letters.joined(separator: " "), next: next)))
  }

  func collect() {
    var events: UnsafePointer<kin_event>?
    var count: UInt32 = 0
    expect(kin_engine_poll(engine, &events, &count), "poll")
    guard let events else { return }
    for event in UnsafeBufferPointer(start: events, count: Int(count)) {
      if explains { tell(event) }
      switch Int(event.type) {
      case Int(KIN_EVENT_GESTURE):
        let recognizer = indexOfRecognizer[event.recognizer] ?? -9
        output.append(
          Output(
            time: event.time_ns,
            what: .gesture(
              recognizer: recognizer, state: State(rawValue: event.state) ?? .possible, at: Place(point: Point(x: event.x, y: event.y)))))
      case Int(KIN_EVENT_VIEW_TOUCH):
        output.append(
          Output(
            time: event.time_ns,
            what: .touch(
              view: indexOfView[event.view] ?? -9, phase: Phase(rawValue: event.phase) ?? .began, touch: event.touch,
              touchTime: event.touch_time_ns, at: Point(x: event.x, y: event.y))))
      default: break
      }
    }
  }

  private func tell(_ event: kin_event) {
    var event = event
    var buffer = [CChar](repeating: 0, count: 512)
    expect(kin_event_describe(engine, &event, &buffer, 512, nil), "describe")
    story.append(String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
  }
}
