import CKinesic

/// A trace as calls that can be left out and changed, with a trace of nothing but the snapshot that they begin from.
///
/// Polls, callbacks, actions and switches of what is told are not in it: they decide nothing. Delegates are in it as their answers.
struct Script {
  /// One call of the host; of several fields those that the operation has.
  struct Call {
    let operation: Int
    let index: UInt64
    var time: UInt64
    let target: UInt64
    let other: UInt64
    /// The view or recognizer that it made, as the trace names it.
    var made: UInt64 = 0
    let number: UInt64
    let value: Double
    /// A name, a class, or the name of a property, value or flag.
    var text: String
    var frame = kin_rect()
    var transform = kin_transform()
    /// Of a new view, by name.
    var flags: [(name: String, value: Bool)] = []
    var samples: [kin_touch_sample]
    var scrolls: [kin_scroll_sample]

    var isFeed: Bool { operation == KIN_OPERATION_FEED || operation == KIN_OPERATION_FEED_SCROLL }
  }

  let seed: TraceFile
  var calls: [Call]
  let answers: Answers
  /// The records of the whole trace.
  let events: [Event]
  let roster: Roster

  var samples: Int { calls.map { $0.samples.count + $0.scrolls.count }.reduce(0, +) }
  var touches: Int { calls.flatMap(\.samples).count { $0.phase == kin_phase(KIN_PHASE_BEGAN) } }

  /// Plays the trace and writes down what is called. `beforeInput` is run once, before the first call that feeds or lets time pass.
  init(_ trace: TraceFile, plugins: [String], beforeInput: ((TracePlayer) throws -> Void)? = nil) throws {
    let player = try TracePlayer(trace, plugins: plugins)
    let tape = TraceTape()
    var reader = ScriptReader(engine: player.engine)
    var answers = Answers()
    var ask = beforeInput
    var failure: (any Error)?
    player.onAnswer = { answers.add($0) }
    player.onCall = { [unowned player] call in
      do {
        reader.finish()
        if tape.bytes.isEmpty { try Script.record(tape, player.engine) }
        if call.isInput, Int(call.operation) != KIN_OPERATION_POLL {
          try ask?(player)
          ask = nil
        }
        reader.read(call)
      } catch { failure = failure ?? error }
      return true
    }
    try player.play()
    if let failure { throw failure }
    reader.finish()
    try ask?(player)
    if tape.bytes.isEmpty { try Script.record(tape, player.engine) }
    seed = try TraceFile(tape.bytes, name: trace.name)
    (calls, self.answers, events, roster) = (reader.calls, answers, player.events, player.roster)
  }

  private static func record(_ tape: TraceTape, _ engine: OpaquePointer) throws {
    try tape.start(engine)
    try tape.stop(engine)
  }
}

/// Makes a script's calls of what a replay tells, with what can only be seen in the engine afterwards.
struct ScriptReader {
  let engine: OpaquePointer
  private(set) var calls: [Script.Call] = []
  private var isUnfinished = false

  private static let decidesNothing = [
    KIN_OPERATION_POLL, KIN_OPERATION_SET_EVENT_CALLBACK, KIN_OPERATION_SET_LOG, KIN_OPERATION_SET_EXPLAIN, KIN_OPERATION_REGISTER_CLASS,
    KIN_OPERATION_SET_VIEW_DELEGATE, KIN_OPERATION_SET_RECOGNIZER_DELEGATE, KIN_OPERATION_ADD_ACTION, KIN_OPERATION_REMOVE_ACTION,
  ]

  init(engine: OpaquePointer) { self.engine = engine }

  mutating func read(_ call: kin_trace_call) {
    guard !Self.decidesNothing.contains(Int(call.operation)) else { return }
    calls.append(
      Script.Call(
        operation: Int(call.operation), index: call.index, time: call.beginning, target: call.target, other: call.other,
        number: call.number, value: call.value, text: word(call), samples: call.touchSamples, scrolls: call.scrollSamples))
    isUnfinished = true
  }

  /// What the latest call has left in the engine: the id that it gave, frames, flags.
  mutating func finish() {
    guard isUnfinished, var call = calls.popLast() else { return }
    isUnfinished = false
    switch call.operation {
    case KIN_OPERATION_ADD_VIEW:
      call.made = list(engine, call.other, kin_view_list_children).first ?? 0
      look(at: call.made, &call)
      call.flags = viewFlags(call.made, engine)
    case KIN_OPERATION_ADD_RECOGNIZER: call.made = list(engine, call.other, kin_view_list_recognizers).first ?? 0
    case KIN_OPERATION_SET_VIEW_FRAME, KIN_OPERATION_SET_VIEW_TRANSFORM: look(at: call.target, &call)
    default: break
    }
    calls.append(call)
  }

  private func look(at view: kin_view_id, _ call: inout Script.Call) {
    kin_view_get_frame(engine, view, &call.frame)
    kin_view_get_transform(engine, view, &call.transform)
  }

  /// Numbers of properties and flags as names.
  private func word(_ call: kin_trace_call) -> String {
    var className: UnsafePointer<CChar>?
    kin_recognizer_get_class(engine, call.target, &className)
    let table = classTable(text(className), engine).map(RecognizerClass.init)
    func name(_ names: [String]?, _ index: UInt64) -> String {
      names.flatMap { $0.indices.contains(Int(index)) ? $0[Int(index)] : nil } ?? ""
    }
    switch Int(call.operation) {
    case KIN_OPERATION_SET_PROPERTY: return name(table?.properties.map(\.name), call.number)
    case KIN_OPERATION_SET_VALUE: return name(table?.values.map(\.name), call.number)
    case KIN_OPERATION_SET_COMMON_PROPERTY: return name(commonProperties().map(\.name), call.number)
    case KIN_OPERATION_SET_VIEW_FLAG: return name(Scene.View.flagNames, call.number / 2)
    default: return text(call.text)
    }
  }
}

/// The switches of a view, by name.
func viewFlags(_ view: kin_view_id, _ engine: OpaquePointer) -> [(name: String, value: Bool)] {
  Scene.View.flagNames.map { name in
    var value = false
    kin_view_get_flag(engine, view, name, &value)
    return (name, value)
  }
}

/// What delegates answered in a trace.
struct Answers {
  struct Key: Hashable {
    let question: kin_question
    let target: UInt64
    let other: UInt64
  }

  /// In the order of time.
  private(set) var all: [Key: [(time: UInt64, isYes: Bool)]] = [:]

  mutating func add(_ answer: kin_trace_answer) {
    all[Key(question: answer.question, target: answer.target, other: answer.other), default: []].append(
      (answer.time_ns, answer.is_yes == 1))
  }

  /// What was answered last at this time, else first; nil where it was never asked.
  func answer(_ key: Key, at time: UInt64) -> Bool? {
    guard let known = all[key] else { return nil }
    return (known.last { $0.time <= time } ?? known.first)?.isYes
  }

  /// The questions that a delegate was asked.
  func questions(of target: UInt64) -> Set<Int> { Set(all.keys.filter { $0.target == target }.map { Int($0.question) }) }
  var targets: Set<UInt64> { Set(all.keys.map(\.target)) }
}
