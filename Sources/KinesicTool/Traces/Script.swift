import CKinesic

/// A trace as calls that can be left out and changed, with a trace of nothing but the snapshot that they begin from.
///
/// Polls, actions and switches of what is recorded are not in it: they decide nothing. Delegates are in it as their
/// answers. What was called inside of callbacks stands behind the call during which it was: such changes take effect
/// after the step.
struct Script {
  /// One call of the host; of several fields those that the operation has.
  struct Call {
    let operation: Int
    let index: UInt64
    /// Made in a callback during the call of that number.
    let isInCallback: Bool
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
    var samples: [kin_touch_sample] = []
    var scrolls: [kin_scroll_sample] = []

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

  /// Plays the trace and writes down what is called. `beforeInput` is run once, before the first call that feeds or
  /// lets time pass.
  init(_ trace: TraceFile, plugins: [String], beforeInput: ((TracePlayer) throws -> Void)? = nil) throws {
    let player = try TracePlayer(trace, plugins: plugins)
    let tape = TraceTape()
    var reader = ScriptReader(player)
    var answers = Answers()
    var ask = beforeInput
    var failure: (any Error)?
    player.onAnswer = { answers.add($0) }
    player.onCall = { [unowned player] call in
      do {
        reader.finish(before: call.index)
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
    reader.finish(before: player.report.calls)
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
  private let engine: OpaquePointer
  private let callsInCallbacks: [UInt64: [RecordReader.Record]]
  private(set) var calls: [Script.Call] = []
  /// How many of the calls are finished.
  private var finished = 0
  /// The views and recognizers that are known.
  private var known: Set<UInt64> = []

  private static let decidesNothing = [
    KIN_OPERATION_POLL, KIN_OPERATION_SET_EVENT_CALLBACK, KIN_OPERATION_SET_LOG, KIN_OPERATION_SET_EXPLAIN, KIN_OPERATION_REGISTER_CLASS,
    KIN_OPERATION_SET_VIEW_DELEGATE, KIN_OPERATION_SET_RECOGNIZER_DELEGATE, KIN_OPERATION_ADD_ACTION, KIN_OPERATION_REMOVE_ACTION,
  ]

  init(_ player: TracePlayer) { (engine, callsInCallbacks) = (player.engine, player.callsInCallbacks) }

  mutating func read(_ call: kin_trace_call) {
    append(RecordReader.Record(call), call.index, at: call.beginning, isInCallback: false)
    guard calls.count > finished else { return }
    (calls[finished].samples, calls[finished].scrolls) = (call.touchSamples, call.scrollSamples)
  }

  private mutating func append(_ record: RecordReader.Record, _ index: UInt64, at time: UInt64, isInCallback: Bool) {
    guard !Self.decidesNothing.contains(record.operation) else { return }
    calls.append(
      Script.Call(
        operation: record.operation, index: index, isInCallback: isInCallback, time: time, target: record.target, other: record.other,
        number: record.number, value: record.value, text: word(record)))
  }

  /// Before the call of this number: what the one before it has left in the engine, ids, frames, flags, and what was
  /// called in its callbacks.
  mutating func finish(before index: UInt64) {
    if index == 0 { known = Set(everything) }
    for record in callsInCallbacks[index &- 1] ?? [] { append(record, index &- 1, at: now(engine), isInCallback: true) }
    for place in finished..<calls.count { calls[place] = finished(calls[place], later: calls[(place + 1)...]) }
    finished = calls.count
  }

  private mutating func finished(_ call: Script.Call, later: ArraySlice<Script.Call>) -> Script.Call {
    var call = call
    switch call.operation {
    case KIN_OPERATION_ADD_VIEW:
      call.made = newest(kin_view_list_children, call, later)
      look(at: call.made, &call)
      call.flags = viewFlags(call.made, engine)
    case KIN_OPERATION_ADD_RECOGNIZER: call.made = newest(kin_view_list_recognizers, call, later)
    case KIN_OPERATION_SET_VIEW_FRAME, KIN_OPERATION_SET_VIEW_TRANSFORM: look(at: call.target, &call)
    default: break
    }
    return call
  }

  /// What a call has made: the newest of its owner that were unknown stand first in the list. 0 for one that has gone
  /// again.
  private mutating func newest(_ list: ListFunction, _ call: Script.Call, _ later: ArraySlice<Script.Call>) -> UInt64 {
    let made = KinesicTool.list(engine, call.other, list).filter { !known.contains($0) }
    let behind = later.count { $0.operation == call.operation && $0.other == call.other }
    guard made.count == behind + 1 else { return 0 }
    known.insert(made[behind])
    return made[behind]
  }

  private var everything: [UInt64] {
    let roster = Roster()
    roster.refresh(engine)
    return roster.views.map(\.id) + roster.recognizers.map(\.id)
  }

  private func look(at view: kin_view_id, _ call: inout Script.Call) {
    kin_view_get_frame(engine, view, &call.frame)
    kin_view_get_transform(engine, view, &call.transform)
  }

  /// A name; the number of a flag as one.
  private func word(_ call: RecordReader.Record) -> String {
    guard call.operation == KIN_OPERATION_SET_VIEW_FLAG else { return call.text }
    let names = Scene.View.flagNames
    return names.indices.contains(Int(call.number / 2)) ? names[Int(call.number / 2)] : ""
  }
}

/// The switches of a view, by name.
func viewFlags(_ view: kin_view_id, _ engine: OpaquePointer) -> [(name: String, value: Bool)] {
  var flags: kin_view_flags = 0
  kin_view_get_flags(engine, view, &flags)
  return Scene.View.flagNames.map { name in (name, (flags & viewFlag(name) != 0) != isInverted(name)) }
}

/// Sets a switch of a view by its name in cases.
func setViewFlag(_ engine: OpaquePointer, _ view: kin_view_id, _ name: String, _ value: Bool) -> kin_result {
  kin_view_set_flags(engine, view, value == isInverted(name) ? 0 : viewFlag(name), viewFlag(name))
}

/// The bit of a switch: the names are in the order of the bits.
private func viewFlag(_ name: String) -> kin_view_flags { Scene.View.flagNames.firstIndex(of: name).map { 1 << kin_view_flags($0) } ?? 0 }

/// Its bit says that it is off.
private func isInverted(_ name: String) -> Bool { name == "interaction_enabled" }

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
