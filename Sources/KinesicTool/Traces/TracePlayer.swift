import CKinesic

/// One replay of a trace, in an engine of its own.
final class TracePlayer {
  let trace: TraceFile
  let engine: OpaquePointer
  let roster = Roster()
  /// What the recorded host called inside of callbacks, by the number of the call during which it did. A replay makes
  /// these calls without telling of them.
  let callsInCallbacks: [UInt64: [RecordReader.Record]]
  /// All records, with their names as they were known when they came.
  private(set) var events: [Event] = []
  private(set) var report = kin_replay_report()

  /// Before each call: false leaves it out.
  var onCall: (kin_trace_call) -> Bool = { _ in true }
  /// After each step, with its time.
  var onStep: ((UInt64) -> Void)?
  /// For each record.
  var onEvent: (kin_event) -> Void = { _ in }
  /// After each answer of a delegate.
  var onAnswer: (kin_trace_answer) -> Void = { _ in }
  /// Whether records are kept.
  var keepsEvents = true

  init(_ trace: TraceFile, plugins: [String]) throws {
    self.trace = trace
    callsInCallbacks = trace.callsInCallbacks
    engine = try trace.makeEngine(plugins: plugins)
    kin_replay_report_init(&report)
  }

  deinit { kin_engine_destroy(engine) }

  /// Plays the trace, once. Throws how it ended when it was not at the end mark or at `until` (nanoseconds of the
  /// trace).
  func play(flags: Int = 0, until: UInt64 = .max) throws {
    var options = kin_replay_options()
    kin_replay_options_init(&options)
    options.flags = UInt32(flags)
    options.until_ns = until
    options.user_data = Unmanaged.passUnretained(self).toOpaque()
    options.on_call = { _, call, data in
      guard let player = TracePlayer.of(data), let call else { return true }
      return player.hear(call.pointee)
    }
    options.on_event = { _, event, data in
      if let player = TracePlayer.of(data), let event { player.hear(event.pointee) }
    }
    // Without one the library need not hash its state.
    if onStep != nil { options.on_step = { _, time, _, data in TracePlayer.of(data)?.onStep?(time) } }
    options.on_answer = { _, answer, data in
      if let player = TracePlayer.of(data), let answer { player.onAnswer(answer.pointee) }
    }
    let result = kin_trace_replay(engine, trace.bytes, UInt64(trace.bytes.count), &options, &report)
    // Before anything else is called, which may be refused as well.
    let sentence = String(cString: kin_engine_last_error(engine))
    roster.refresh(engine)
    guard result != kin_result(KIN_OK) else { return }
    throw ReplayFailure(trace: trace.name, error: EngineError(code: result, sentence: sentence), offset: report.offset)
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> TracePlayer? {
    data.map { Unmanaged<TracePlayer>.fromOpaque($0).takeUnretainedValue() }
  }

  private func hear(_ call: kin_trace_call) -> Bool {
    // Before what may take a name away, and after what gave one.
    if call.index == 0 || !call.isInput || callsInCallbacks[call.index &- 1] != nil { roster.refresh(engine) }
    return onCall(call)
  }

  private func hear(_ record: kin_event) {
    onEvent(record)
    if keepsEvents { events.append(roster.event(record, engine)) }
  }
}

/// A replay that did not come to the end of its trace.
struct ReplayFailure: Error, Encodable, CustomStringConvertible {
  let trace: String
  let error: EngineError
  /// Where in the trace it ended.
  let offset: UInt64

  var isDivergence: Bool { error.code == kin_result(KIN_ERROR_DIVERGED) }
  var description: String {
    let place = error.sentence.hasPrefix("offset ") ? "" : "offset \(offset): "
    let remedy = error.code == kin_result(KIN_ERROR_UNKNOWN) ? "; --plugin loads a library that has it" : ""
    return "\(trace): \(String(cString: kin_result_name(error.code))): \(place)\(error.sentence)\(remedy)"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

extension kin_trace_call {
  /// Samples, time, and polls: what changes no scene.
  var isInput: Bool {
    [KIN_OPERATION_FEED, KIN_OPERATION_FEED_SCROLL, KIN_OPERATION_ADVANCE, KIN_OPERATION_CANCEL_TOUCHES, KIN_OPERATION_POLL].contains(
      Int(operation))
  }

  /// Its samples, copied.
  var touchSamples: [kin_touch_sample] {
    Int(operation) == KIN_OPERATION_FEED ? Array(UnsafeBufferPointer(start: samples, count: Int(count))) : []
  }

  var scrollSamples: [kin_scroll_sample] {
    Int(operation) == KIN_OPERATION_FEED_SCROLL ? Array(UnsafeBufferPointer(start: scrolls, count: Int(count))) : []
  }
}

extension kin_event {
  /// What the engine says about it.
  func sentence(_ engine: OpaquePointer) -> String {
    var record = self
    var buffer = [CChar](repeating: 0, count: 512)
    guard kin_event_describe(engine, &record, &buffer, UInt32(buffer.count), nil) == kin_result(KIN_OK) else { return "" }
    return String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// The rows of the library's table of operations.
enum Operations {
  struct Row {
    let operation: kin_operation
    /// The byte that begins such a record.
    let code: UInt32
    let name: String
    /// What follows it.
    let fields: [String]
  }

  static let table: [Row] = {
    var rows: [Row] = []
    var info = kin_operation_info()
    while kin_trace_get_operation(UInt32(rows.count), &info) == kin_result(KIN_OK) {
      let fields = text(info.fields).split(separator: ",").map { String($0.drop { $0 == " " }) }
      rows.append(Row(operation: info.operation, code: info.code, name: text(info.name), fields: fields))
    }
    return rows
  }()
  private static let byCode = Dictionary(table.map { ($0.code, $0) }) { first, _ in first }

  static func row(ofCode code: UInt32) -> Row? { byCode[code] }

  /// `set_view_frame`
  static func name(_ operation: Int) -> String { table.first { Int($0.operation) == operation }?.name ?? String(operation) }
}
