import CKinesic
import FoundationEssentials

/// Makes a behaviour case of a trace: the scene before the first touch, the calls from there on, and all that came
/// out.
///
/// Times count from the first sample. The case is run before it is handed out: what a case cannot say does not slip
/// through. A case with classes of the application is run where those are.
struct CaseWriter {
  /// A file with one case.
  struct Written {
    let text: String
    /// The application's classes that it names: with one it has not been run.
    let ownClasses: [String]
  }

  private let script: Script
  private let scene: SceneAtStart
  private let start: UInt64
  private let trace: String
  private let title: String?

  /// A case whose id is the file's name without its ending. It expects what came out; with `wishes` it expects them in
  /// its place, and fails until they come true.
  static func write(
    _ trace: TraceFile, id file: String, title: String? = nil, wishes: [EventPattern], plugins: [String]
  ) throws -> Written {
    let id = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let writer = try CaseWriter(trace, title: title, plugins: plugins)
    let ownClasses = writer.scene.ownClasses
    if ownClasses.isEmpty { return Written(text: try writer.checked(trace, file, id, wishes, plugins), ownClasses: []) }
    guard !wishes.isEmpty else { return Written(text: try writer.text(id: id, expected: writer.expected()), ownClasses: ownClasses) }
    guard try !wishes.allSatisfy(writer.came) else { throw Negative(sentence: "\(trace.name): what --expect names came out") }
    return Written(text: try writer.text(id: id, expected: wishes.flatMap(writer.expected), only: .expected), ownClasses: ownClasses)
  }

  /// The text of a case that was run.
  private func checked(
    _ trace: TraceFile, _ file: String, _ id: String, _ wishes: [EventPattern], _ plugins: [String]
  ) throws -> String {
    let cameOut = try expected()
    let refused = try Self.run(try text(id: id, expected: cameOut), file, plugins).outcome.refused
    let kept = try text(id: id, expected: cameOut, refused: refused)
    let (testCase, outcome) = try Self.run(kept, file, plugins)
    let comparison = CaseComparison(testCase, outcome)
    guard comparison.passed else {
      let edits = trace.callsInCallbacks.isEmpty ? "" : " (what was called in callbacks comes after the call in a case)"
      throw ToolError(
        "\(trace.name): there is something in the trace that a case cannot say\(edits), for the case does not pass:",
        details: CaseReport.lines(testCase, comparison, decisions: []))
    }
    if wishes.isEmpty { return kept }
    let wished = try text(id: id, expected: wishes.flatMap(expected), only: .expected, refused: refused)
    let wish = try Self.run(wished, file, plugins)
    guard !CaseComparison(wish.testCase, wish.outcome).passed else {
      throw Negative(sentence: "\(trace.name): what --expect names came out")
    }
    return wished
  }

  private static func run(_ text: String, _ file: String, _ plugins: [String]) throws -> (testCase: Case, outcome: CaseOutcome) {
    let read = try Case.parse(Array(text.utf8), file: file)
    guard let testCase = read.cases.first else { throw read.complaints.first ?? ToolError("\(file): no case") }
    return (testCase, try CaseRunner.run(testCase, plugins: plugins, explain: false))
  }

  private init(_ trace: TraceFile, title: String?, plugins: [String]) throws {
    (self.trace, self.title) = (trace.name, title)
    var scene: SceneAtStart?
    script = try Script(trace, plugins: plugins) { player in
      let fresh = try trace.makeEngine(plugins: plugins)
      defer { kin_engine_destroy(fresh) }
      scene = try SceneAtStart(player.engine, fresh: fresh, trace: trace.name)
    }
    guard let scene, let first = script.calls.first(where: \.isFeed) else { throw ToolError("\(trace.name): there is no touch in it") }
    (self.scene, start) = (scene, first.time)
  }

  /// `refused`: the places in the script of the calls that the engine refuses.
  private func text(id: String, expected: [String], only: Case.Scope? = nil, refused: [Int] = []) throws -> String {
    var script = try entries()
    for place in refused { script[place] = script[place].dropLast() + ", \"refused\": true}" }
    let parts = [
      ("views", scene.views), ("recognizers", scene.recognizers), ("relations", scene.relations), ("delegates", try delegates()),
      ("script", script), ("expect", expected),
    ]
    let title = title ?? "\(id), made of a trace"
    let sections = parts.filter { !$0.1.isEmpty || $0.0 == "expect" }.map { name, lines in
      lines.isEmpty ? " \"\(name)\": []" : " \"\(name)\": [\n\(lines.map { "  " + $0 }.joined(separator: ",\n"))]"
    }
    let head = " \"id\": \(JSONText.string(id)),\n \"title\": \(JSONText.string(title))"
    let scope = only.map { [" \"only\": \(JSONText.string($0.rawValue))"] } ?? []
    return "{\n\(([head] + sections + scope).joined(separator: ",\n"))\n}\n"
  }

  private func time(_ time: UInt64) -> String { JSONText.seconds(time - min(time, start)) }

  // MARK: Calls

  private func entries() throws -> [String] {
    let setUp = script.calls.firstIndex { $0.isInput } ?? 0
    let calls = script.calls[setUp...].filter { $0.time >= start || !$0.isInput }
    var down: [UInt64] = []
    var lines: [String] = []
    var latest: UInt64?
    for (index, call) in calls.enumerated() {
      let next = index + 1 < calls.count ? calls[index + 1] : nil
      // A feed and a later advance let the same timers fire.
      if call.operation == KIN_OPERATION_ADVANCE, let next, next.operation == KIN_OPERATION_FEED || next.operation == KIN_OPERATION_ADVANCE
      {
        continue
      }
      if call.operation == KIN_OPERATION_FEED, latest == call.time { lines.append("{\"t\": \(time(call.time)), \"advance\": true}") }
      lines += try words(call, &down)
      latest = call.samples.last?.time_ns ?? latest
    }
    return lines
  }

  private func words(_ call: Script.Call, _ down: inout [UInt64]) throws -> [String] {
    let at = ("t", time(call.time))
    let name = JSONText.string(scene.names[call.target])
    func one(_ verb: String, _ object: String) -> [String] { [JSONText.object([at, (verb, object)])] }
    switch call.operation {
    case KIN_OPERATION_FEED: return try call.samples.map { try touch($0, call, &down) }
    case KIN_OPERATION_ADVANCE: return one("advance", "true")
    case KIN_OPERATION_CANCEL_TOUCHES:
      defer { down = [] }
      return down.isEmpty ? one("advance", "true") : down.flatMap { one("cancel", String($0)) }
    case KIN_OPERATION_SET_ENABLED: return one(call.number == 0 ? "disable" : "enable", name)
    case KIN_OPERATION_ABORT: return one("abort", name)
    case KIN_OPERATION_REMOVE_RECOGNIZER: return one("remove", name)
    case KIN_OPERATION_REMOVE_VIEW: return one("remove_view", name)
    case KIN_OPERATION_SET_RECOGNIZER_VIEW where call.other != 0:
      return one("set_view", JSONText.list([name, JSONText.string(scene.names[call.other])]))
    case KIN_OPERATION_SET_VIEW_PARENT where call.other != 0:
      return one("set_parent", JSONText.list([name, JSONText.string(scene.names[call.other])]))
    case KIN_OPERATION_SET_VIEW_FRAME where call.target != scene.root && call.frame.isFinite:
      return one("set_frame", JSONText.list([name, JSONText.list(call.frame.numbers.map(JSONText.number))]))
    case KIN_OPERATION_PROPOSE:
      return one(
        "propose", JSONText.list([name, JSONText.string(Names.word(kin_state(truncatingIfNeeded: call.number), in: Names.states))]))
    case KIN_OPERATION_SET_PROPERTY, KIN_OPERATION_SET_COMMON_PROPERTY, KIN_OPERATION_SET_VALUE:
      return one("set", JSONText.list([name, JSONText.object([(call.text, JSONText.number(call.value))])]))
    default: throw cannot(call, "cannot say it in the middle of a script")
    }
  }

  private func touch(_ sample: kin_touch_sample, _ call: Script.Call, _ down: inout [UInt64]) throws -> String {
    let verbs = [KIN_PHASE_BEGAN: "down", KIN_PHASE_MOVED: "move", KIN_PHASE_ENDED: "up", KIN_PHASE_CANCELLED: "cancel"]
    guard let verb = verbs[Int(sample.phase)] else { throw cannot(call, "has no hovering pointers") }
    let isLanding = Int(sample.phase) == KIN_PHASE_BEGAN
    guard isLanding || down.contains(sample.touch) else {
      throw cannot(call, "cannot begin with a touch that is down, as \(sample.touch) is")
    }
    if isLanding { down.append(sample.touch) }
    if verb == "up" || verb == "cancel" { down.removeAll { $0 == sample.touch } }
    var members = [
      ("t", time(sample.time_ns)), (verb, String(sample.touch)), ("at", JSONText.list([sample.x, sample.y].map(JSONText.number))),
    ]
    if isLanding, sample.view != 0, sample.view != scene.root { members.append(("view", JSONText.string(scene.names[sample.view]))) }
    if isLanding, sample.type != kin_touch_type(KIN_TOUCH_DIRECT) {
      members.append(("type", JSONText.string(Names.word(sample.type, in: Names.touchTypes))))
    }
    if isLanding, sample.hand != 0 { members.append(("hand", String(sample.hand))) }
    if sample.force != 0, verb == "down" || verb == "move" { members.append(("force", JSONText.number(sample.force))) }
    return JSONText.object(members)
  }

  private func cannot(_ call: Script.Call, _ what: String) -> ToolError {
    let place = call.isInCallback ? "in a callback of call \(call.index)" : "call \(call.index)"
    return ToolError("\(trace): \(place) at \(seconds(call.time)) s, \(Operations.name(call.operation)): a case \(what)")
  }

  // MARK: Answers and events

  private func delegates() throws -> [String] {
    let groups = Dictionary(grouping: script.answers.all, by: \.key.target)
    return try groups.sorted { $0.key < $1.key }.compactMap { target, answers in
      var members = [("recognizer", JSONText.string(scene.names[target]))]
      for (question, word) in Self.questions {
        let given = try answers.filter { Int($0.key.question) == question }.map {
          (other: $0.key.other, isYes: try constant($0.value, word, target))
        }
        if !given.isEmpty, let text = text(question, given) { members.append((word, text)) }
      }
      for (key, given) in answers where !Self.questions.contains(where: { $0.number == Int(key.question) }) {
        let isPlain = Int(key.question) == KIN_QUESTION_GESTURE_SHOULD_BEGIN && given.allSatisfy(\.isYes)
        if !isPlain { throw ToolError("\(trace): a case has no delegates of views, and \(script.roster.viewLabel(target)) has one") }
      }
      return members.count == 1 ? nil : JSONText.object(members)
    }
  }

  private static let questions: [(number: Int, word: String)] = [
    (KIN_QUESTION_SHOULD_BEGIN, "should_begin"), (KIN_QUESTION_SHOULD_RECEIVE_TOUCH, "should_receive_touch"),
    (KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH, "should_recognize_simultaneously_with"),
    (KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF, "should_require_failure_of"),
    (KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY, "should_be_required_to_fail_by"),
  ]

  private func constant(_ answers: [(time: UInt64, isYes: Bool)], _ question: String, _ target: UInt64) throws -> Bool {
    guard let first = answers.first, let other = answers.first(where: { $0.isYes != first.isYes }) else {
      return answers.first?.isYes ?? true
    }
    throw ToolError(
      "\(trace): the delegate of \(script.roster.label(target)) answers \(question) with \(first.isYes ? "yes" : "no") at "
        + "\(seconds(first.time)) s and otherwise at \(seconds(other.time)) s; in a case it always answers the same")
  }

  /// Nil where the answers are those without a delegate.
  private func text(_ question: Int, _ answers: [(other: UInt64, isYes: Bool)]) -> String? {
    let others = answers.filter(\.isYes).map(\.other).sorted()
    let names = JSONText.list(others.map { JSONText.string(scene.names[$0]) })
    switch question {
    case KIN_QUESTION_SHOULD_BEGIN: return answers.contains { !$0.isYes } ? "false" : nil
    case KIN_QUESTION_SHOULD_RECEIVE_TOUCH:
      if others.count == answers.count { return nil }
      return others.isEmpty ? "false" : names
    default: return others.isEmpty ? nil : names
    }
  }

  /// What is wished for: so many gestures of a recognizer with a state, whenever they come.
  private func expected(_ wish: EventPattern) throws -> [String] {
    let recognizer = try script.roster.find(wish.recognizer, trace)
    let name = JSONText.string(scene.names[recognizer.id])
    let state = JSONText.string(Names.word(wish.state, in: Names.states))
    return Array(repeating: JSONText.object([("gesture", name), ("state", state)]), count: wish.count)
  }

  /// Whether what is wished for came.
  private func came(_ wish: EventPattern) throws -> Bool {
    let id = try script.roster.find(wish.recognizer, trace).id
    let gestures = script.events.filter { !$0.isDecision && !$0.isViewTouch }
    return gestures.count { $0.record.recognizer == id && $0.record.state == wish.state } >= wish.count
  }

  private func expected() throws -> [String] {
    try script.events.filter { !$0.isDecision }.map { event in
      let record = event.record
      guard record.time_ns >= start else {
        throw ToolError("\(trace): something was sent before the first touch, and a case begins with it")
      }
      let at = ("at", JSONText.list([record.x, record.y].map(JSONText.number)))
      if event.isViewTouch {
        return JSONText.object([
          ("t", time(record.time_ns)), ("view", JSONText.string(scene.names[record.view])), ("phase", JSONText.string(event.word)),
          ("touch", String(record.touch)), at,
        ])
      }
      let values = JSONText.object(event.values.map { ($0.name, JSONText.number($0.number)) })
      return JSONText.object([
        ("t", time(record.time_ns)), ("gesture", JSONText.string(scene.names[record.recognizer])), ("state", JSONText.string(event.word)),
        at,
        ("values", values),
      ])
    }
  }
}

extension Script.Call {
  /// Feeds, or lets time pass.
  fileprivate var isInput: Bool { isFeed || operation == KIN_OPERATION_ADVANCE || operation == KIN_OPERATION_CANCEL_TOUCHES }
}
