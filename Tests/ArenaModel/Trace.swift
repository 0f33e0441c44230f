/// Traces of worlds: what was recorded must play again, step by step, without the world's classes and delegates.
import CKinesic

/// The bytes of a trace, and what a replay of them came to.
final class Trace {
  /// What became of a replay.
  enum Outcome {
    case same(kin_replay_report, bytes: Int)
    case different(String)
  }

  var isRecording = false
  private(set) var bytes: [UInt8] = []

  /// Appends to the trace that `data` is.
  static let sink: kin_trace_sink = { bytes, count, data in
    guard let bytes, let data else { return kin_result(KIN_ERROR_NULL) }
    let trace = Unmanaged<Trace>.fromOpaque(data).takeUnretainedValue()
    trace.bytes.append(contentsOf: UnsafeRawBufferPointer(start: bytes, count: Int(count)))
    return kin_result(KIN_OK)
  }

  /// Records a world from an entry of its script on, -1 from its making, and plays the trace in a new engine.
  static func replay(_ world: World, from start: Int) -> Outcome {
    let run = EngineRun(world, .plain, recordsFrom: start)
    run.run()
    if let fault = run.fault { return .different(fault) }
    return run.trace.play()
  }

  private func play() -> Outcome {
    var info = kin_trace_info()
    kin_trace_info_init(&info)
    let inspected = kin_trace_inspect(bytes, UInt64(bytes.count), &info)
    if inspected != KIN_OK || info.is_complete != 1 { return .different("inspect: \(inspected), complete: \(info.is_complete)") }
    var engine: OpaquePointer?
    guard kin_engine_create(&info.options, &engine) == KIN_OK else { return .different("no engine") }
    defer { kin_engine_destroy(engine) }
    var report = kin_replay_report()
    kin_replay_report_init(&report)
    let result = kin_trace_replay(engine, bytes, UInt64(bytes.count), nil, &report)
    if result != KIN_OK {
      return .different("\(String(cString: kin_result_name(result))): \(String(cString: kin_engine_last_error(engine)))")
    }
    if report.checks != report.steps { return .different("\(report.checks) checks of \(report.steps) steps") }
    return .same(report, bytes: bytes.count)
  }
}
