import CKinesic

/// What a trace holds, call by call and in sums. Made by playing it.
struct TraceListing: Encodable {
  /// One call of the recorded host.
  struct Call: Encodable {
    let index: UInt64
    /// Of its first byte in the file.
    let offset: UInt64
    let time_ns: UInt64
    let operation: String
    /// What it was called with, in words.
    let what: String
    let samples: Int
    /// Made in a callback, during the call before it that is not; its bytes are in those of that one.
    let in_callback: Bool
    /// Up to the next call: itself, what the host's code did inside of it, and its part of the blocks' heads.
    var bytes: UInt64 = 0
  }

  /// All calls of one kind.
  struct Operation: Encodable {
    let name: String
    var calls = 0
    var samples = 0
    var bytes: UInt64 = 0
  }

  let file: String
  let version: UInt32
  let size: Int
  let is_complete: Bool
  let touch_capacity: UInt32
  let units_per_inch: Double
  let begin_ns: UInt64
  let end_ns: UInt64
  let snapshot_bytes: UInt64
  let operations: [Operation]
  let touches: Int
  let steps: UInt64
  let events: UInt64
  let checks: UInt64
  let check_interval: UInt32
  /// Of feeds and scrolls; nil without samples.
  let bytes_per_sample: Double?
  var calls: [Call]?
  /// How the replay broke off, if it did.
  let failure: ReplayFailure?

  init(_ trace: TraceFile, plugins: [String], listsCalls: Bool) throws {
    let player = try TracePlayer(trace, plugins: plugins)
    var calls: [Call] = []
    var touches = 0
    player.keepsEvents = false
    func addCallbacks(of index: UInt64) {
      for record in player.callsInCallbacks[index] ?? [] { calls.append(Call(record, in: calls[calls.count - 1], player.roster)) }
    }
    player.onCall = { [unowned player] call in
      addCallbacks(of: call.index &- 1)
      touches += call.touchSamples.count { $0.phase == kin_phase(KIN_PHASE_BEGAN) }
      calls.append(Call(call, player.roster))
      return true
    }
    var failure: ReplayFailure?
    do { try player.play() } catch let error as ReplayFailure { failure = error }
    if failure == nil { addCallbacks(of: player.report.calls &- 1) }
    var end = failure?.offset ?? trace.info.damage_offset
    for index in calls.indices.reversed() where !calls[index].in_callback {
      calls[index].bytes = max(end, calls[index].offset) - calls[index].offset
      end = calls[index].offset
    }
    (file, version, size, is_complete) = (trace.name, trace.info.version, trace.bytes.count, trace.info.is_complete == 1)
    (touch_capacity, units_per_inch) = (trace.info.options.touch_capacity, trace.info.options.units_per_inch)
    (begin_ns, end_ns) = (trace.info.begin_ns, player.report.end_ns)
    snapshot_bytes = calls.first?.offset ?? trace.info.damage_offset
    operations = Self.sums(calls)
    self.touches = touches
    (steps, events, checks) = (player.report.steps, player.report.events, player.report.checks)
    check_interval = trace.info.check_interval
    let fed = operations.filter { $0.samples > 0 }
    let samples = fed.map(\.samples).reduce(0, +)
    bytes_per_sample = samples == 0 ? nil : Double(fed.map(\.bytes).reduce(0, +)) / Double(samples)
    self.calls = listsCalls ? calls : nil
    self.failure = failure
  }

  /// In the order of the library's table.
  private static func sums(_ calls: [Call]) -> [Operation] {
    let groups = Dictionary(grouping: calls, by: \.operation)
    return Operations.table.compactMap { row in
      groups[row.name].map { group in
        Operation(
          name: row.name, calls: group.count, samples: group.map(\.samples).reduce(0, +), bytes: group.map(\.bytes).reduce(0, +))
      }
    }
  }
}

extension TraceListing {
  var lines: [String] {
    if let calls { return calls.map(\.line) }
    let rows = operations.map { "  \(padded($0.name, 24))\(right($0.calls, 8))\(right($0.samples, 10))\(right(Int($0.bytes), 12))" }
    let perSample = bytes_per_sample.map { ", " + GestureLine.number($0, 1) + " bytes a sample" } ?? ""
    let head = [
      "\(file): format \(version), \(size) bytes\(perSample), \(is_complete ? "whole" : "not whole")",
      "engine: \(touch_capacity) touches, \(plain(units_per_inch)) units an inch",
      "time: \(seconds(begin_ns)) s to \(seconds(end_ns)) s, \(steps) steps, \(touches) touches, \(events) records",
      "checks: \(checks) hashes compared\(check_interval == 0 ? "" : ", one each \(check_interval) steps")",
      "  \(padded("operation", 24))   calls   samples       bytes",
      "  \(padded("snapshot", 24))\(right(1, 8))\(right(0, 10))\(right(Int(snapshot_bytes), 12))",
    ]
    return head + rows
  }

  private func right(_ number: Int, _ width: Int) -> String {
    let digits = String(number)
    return String(repeating: " ", count: max(0, width - digits.count)) + digits
  }
}

/// At least this wide.
func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: max(0, width - text.count)) }

/// Nanoseconds as seconds, to the microsecond.
func seconds(_ nanoseconds: UInt64) -> String { GestureLine.number(Double(nanoseconds) / 1e9, 6) }

extension TraceListing.Call {
  init(_ call: kin_trace_call, _ roster: Roster) {
    let touches = call.touchSamples.map { "\(Names.word($0.phase, in: Names.phases)) \($0.touch) at \(point($0.x, $0.y))" }
    let scrolls = call.scrollSamples.map { "source \($0.source) by \(point($0.dx, $0.dy))" }
    self.init(
      index: call.index, offset: call.offset, time_ns: call.beginning, operation: Operations.name(Int(call.operation)),
      what: call.count > 0 ? (touches + scrolls).joined(separator: ", ") : Self.words(RecordReader.Record(call), roster),
      samples: Int(call.count), in_callback: false)
  }

  /// One that was made in a callback during `outer`.
  init(_ record: RecordReader.Record, in outer: Self, _ roster: Roster) {
    self.init(
      index: outer.index, offset: outer.offset, time_ns: outer.time_ns, operation: Operations.name(record.operation),
      what: Self.words(record, roster), samples: 0, in_callback: true)
  }

  var line: String {
    let number = in_callback ? "" : String(index)
    let name = in_callback ? "  " + operation : operation
    return "\(padded(number, 6)) \(padded(seconds(time_ns), 12)) \(padded(name, 24)) \(what)\(in_callback ? " (in a callback)" : "")"
      .trimmingTrailingSpaces
  }

  private static func words(_ call: RecordReader.Record, _ roster: Roster) -> String {
    var words = [call.target, call.other].filter { $0 != 0 }.map { name($0, roster) }
    switch call.operation {
    case KIN_OPERATION_SET_PROPERTY, KIN_OPERATION_SET_COMMON_PROPERTY, KIN_OPERATION_SET_VALUE:
      return (words + ["\(call.text) = \(plain(call.value))"]).joined(separator: ", ")
    case KIN_OPERATION_PROPOSE: words.append(Names.word(kin_state(truncatingIfNeeded: call.number), in: Names.states))
    case KIN_OPERATION_ADVANCE, KIN_OPERATION_CANCEL_TOUCHES, KIN_OPERATION_POLL, KIN_OPERATION_REMOVE_VIEW,
      KIN_OPERATION_REMOVE_RECOGNIZER, KIN_OPERATION_ABORT:
      break
    default: if call.number != 0 || words.isEmpty && call.text.isEmpty { words.append("\(call.number)") }
    }
    if !call.text.isEmpty { words.append("'\(call.text)'") }
    return words.joined(separator: ", ")
  }

  private static func name(_ id: UInt64, _ roster: Roster) -> String { roster.recognizer(id)?.label ?? roster.viewLabel(id) }
}

/// `(10, 20.5)`
func point(_ x: Double, _ y: Double) -> String { "(\(plain(x)), \(plain(y)))" }

extension kin_trace_call {
  /// The time of the first thing that it does.
  var beginning: UInt64 {
    if let samples, Int(operation) == KIN_OPERATION_FEED, count > 0 { return samples[0].time_ns }
    if let scrolls, Int(operation) == KIN_OPERATION_FEED_SCROLL, count > 0 { return scrolls[0].time_ns }
    return time_ns
  }
}
