import CKinesic
import CKinesicLint

/// A finding with its motion, played in the scene: a trace, of which there is a picture and a behaviour case.
struct FindingTrace {
  /// Counted from 1, as the findings are listed.
  let number: Int
  let finding: Linter.Finding
  /// "drag left on photo"
  let motion: String
  let trace: TraceFile
  private let samples: [kin_touch_sample]
  private let lint: SceneLint

  /// nil: no motion shows the finding.
  init?(_ lint: SceneLint, _ finding: Linter.Finding, number: Int) throws {
    guard let index = finding.motion else { return nil }
    let motion = lint.linter.motion(index)
    (self.number, self.finding, self.lint, samples) = (number, finding, lint, motion.samples)
    self.motion = "\(motion.name) on \(lint.viewPhrase(motion.view))"
    let tape = TraceTape()
    try FindingTrace.withCopy(of: lint) { engine, start in
      try tape.start(engine)
      try FindingTrace.play(motion, engine, at: start)
      try tape.stop(engine)
    }
    trace = try TraceFile(tape.bytes, name: "finding \(number)")
  }

  /// `012-shadowed-scroll`
  var fileName: String {
    numberedName(number, "\(finding.kind)-\(lint.name(finding.recognizer != 0 ? finding.recognizer : finding.view))")
  }

  func picture(theme: PictureOptions.Theme, plugins: [String]) throws -> Picture {
    let title = "\(finding.kind): \(motion)"
    return try Picture(try Account(trace, plugins: plugins), options: PictureOptions(theme: theme, title: title))
  }

  /// The text of a behaviour case. Where the finding says what should fire, the case expects that, and fails until it
  /// comes; else it keeps what comes.
  func caseText(plugins: [String]) throws -> (text: String, isWish: Bool) {
    guard !samples.isEmpty else { throw ToolError("\(motion): a case has no scrolls") }
    let wishes = try wanted.compactMap(fired)
    if !wishes.isEmpty {
      do {
        return (try written(wishes, plugins), true)
      } catch is Negative {}
    }
    return (try written([], plugins), false)
  }

  /// What a class that is not here does, nobody knows here: no case.
  private func written(_ wishes: [EventPattern], _ plugins: [String]) throws -> String {
    let made = try CaseWriter.write(trace, id: fileName, title: finding.sentence, wishes: wishes, plugins: plugins)
    guard let missing = made.ownClasses.first else { return made.text }
    throw ToolError("\(motion): the application's own class '\(missing)' is not here; --plugin brings the classes of a library")
  }

  /// Those that should fire, by the finding.
  private var wanted: [kin_recognizer_id] {
    switch finding.kind {
    case "never", "shadowed": finding.recognizer == 0 ? [] : [finding.recognizer]
    case "wish": finding.wish.map(lint.wanted) ?? []
    default: []
    }
  }

  /// What a recognizer sends first when it is alone: nil if it does not fire then.
  private func fired(_ recognizer: kin_recognizer_id) throws -> EventPattern? {
    var state: kin_state?
    try FindingTrace.withCopy(of: lint) { engine, start in
      for other in lint.columns where other.id != recognizer { try check(kin_recognizer_set_enabled(engine, other.id, false), engine) }
      try FindingTrace.play(Linter.Motion(name: motion, view: 0, samples: samples, scrolls: []), engine, at: start) { event in
        if Int(event.type) == KIN_EVENT_GESTURE, event.recognizer == recognizer { state = state ?? event.state }
      }
    }
    return state.flatMap { EventPattern("0x\(String(recognizer, radix: 16)) \(Names.word($0, in: Names.states))") }
  }

  // MARK: Playing

  /// A motion begins and ends in rest: nothing that anybody waits for takes as long.
  private static let rest: UInt64 = 12_000_000_000

  /// A copy of the scene, in which nothing is under way, and a time to begin at.
  private static func withCopy(of lint: SceneLint, _ body: (OpaquePointer, UInt64) throws -> Void) throws {
    guard let base = lint.engine else { return }
    var copied: OpaquePointer?
    try check(kin_engine_copy(base, &copied), base)
    guard let engine = copied else { return }
    defer { kin_engine_destroy(engine) }
    // A scene of a file is at rest.
    if now(engine) > 0 {
      try check(kin_engine_cancel_touches(engine, now(engine)), engine)
      drain(engine) { _ in }
      try check(kin_engine_advance(engine, now(engine) + rest), engine)
      drain(engine) { _ in }
    }
    if let window = lint.window {
      var root: kin_view_id = 0
      try check(kin_engine_root_view(engine, &root), engine)
      try check(kin_view_set_frame(engine, root, window), engine)
    }
    try body(engine, now(engine))
  }

  /// Samples of one time are one feed; timers that they leave run out.
  private static func play(
    _ motion: Linter.Motion, _ engine: OpaquePointer, at start: UInt64, _ hear: (kin_event) -> Void = { _ in }
  ) throws {
    var end = start
    var rest = motion.samples[...]
    while let first = rest.first {
      var feed = Array(rest.prefix { $0.time_ns == first.time_ns })
      rest = rest.dropFirst(feed.count)
      for place in feed.indices { feed[place].time_ns += start }
      try check(kin_engine_feed(engine, feed, UInt32(feed.count)), engine)
      drain(engine, hear)
      end = feed[0].time_ns
    }
    for var scroll in motion.scrolls {
      scroll.time_ns += start
      try check(kin_engine_feed_scroll(engine, &scroll, 1), engine)
      drain(engine, hear)
      end = scroll.time_ns
    }
    var deadline: UInt64 = 0
    while kin_engine_next_deadline(engine, &deadline) == kin_result(KIN_OK), deadline < end + FindingTrace.rest {
      try check(kin_engine_advance(engine, deadline), engine)
      drain(engine, hear)
    }
  }

  private static func drain(_ engine: OpaquePointer, _ hear: (kin_event) -> Void) {
    var records: UnsafePointer<kin_event>?
    var count: UInt32 = 0
    guard kin_engine_poll(engine, &records, &count) == kin_result(KIN_OK), let records else { return }
    for record in UnsafeBufferPointer(start: records, count: Int(count)) { hear(record) }
  }
}

/// Cases and pictures of findings in a folder.
struct LintCases {
  private(set) var cases = 0
  private(set) var pictures = 0
  /// Why a finding has no case: one sentence each.
  private(set) var left: [String] = []

  init(_ lint: SceneLint, folder: String, theme: PictureOptions.Theme, plugins: [String]) throws {
    try makeFolder(folder)
    for (place, finding) in lint.linter.findings.enumerated() where !finding.isAllowed {
      guard let played = try FindingTrace(lint, finding, number: place + 1) else { continue }
      let file = "\(folder)/\(played.fileName)"
      try writeFile(try played.picture(theme: theme, plugins: plugins).svg().utf8, to: file + ".svg")
      pictures += 1
      let text: String
      do { text = try played.caseText(plugins: plugins).text } catch  where error is ToolError || error is EngineError {
        left.append("\(played.fileName): no case: \(error)")
        continue
      }
      try writeFile(text.utf8, to: file + ".json")
      cases += 1
    }
  }

  var summary: String { "\(cases) case\(cases == 1 ? "" : "s") and \(pictures) picture\(pictures == 1 ? "" : "s") of findings" }
}
