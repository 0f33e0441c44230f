import CKinesic
import Glibc

/// What playing a trace's calls costs, alone and while it is recorded. Medians over runs that take turns.
struct Benchmark: Encodable {
  let samples: Int
  let calls: Int
  let steps: UInt64
  let records: Int
  let records_per_sample: Double
  /// Of processor time, in the feeding thread; what the host does per call is in it.
  let ns_per_sample: Double
  let ns_per_step: Double
  /// With kin_trace_start: the time as a multiple, and what is written.
  let trace_ratio: Double
  let trace_bytes_per_sample: Double
  /// With a flight recorder of a mebibyte.
  let flight_recorder_ratio: Double
  let repeats: Int

  private enum Mode: CaseIterable {
    case plain, traced, flight
  }

  init(_ trace: TraceFile, plugins: [String], repeats: Int) throws {
    let script = try Script(trace, plugins: plugins)
    samples = script.samples
    guard samples > 0 else { throw ToolError("\(trace.name): there is no sample in it") }
    let player = try TracePlayer(trace, plugins: plugins)
    player.keepsEvents = false
    try player.play()
    var times: [Mode: [Double]] = [:]
    var (bytes, records) = (0, 0)
    for mode in Mode.allCases { _ = try Self.measure(mode, script, plugins) }
    for _ in 0..<repeats {
      for mode in Mode.allCases {
        let run = try Self.measure(mode, script, plugins)
        times[mode, default: []].append(run.nanoseconds)
        if mode == .traced { bytes = run.bytes }
        records = run.records
      }
    }
    func ratio(_ mode: Mode) -> Double { Self.median(zip(times[mode] ?? [], times[.plain] ?? []).map { $0 / $1 }) }
    let plain = Self.median(times[.plain] ?? [])
    (calls, steps, self.records, self.repeats) = (script.calls.count, player.report.steps, records, repeats)
    records_per_sample = Double(records) / Double(samples)
    (ns_per_sample, ns_per_step) = (plain / Double(samples), plain / Double(max(steps, 1)))
    (trace_ratio, flight_recorder_ratio) = (ratio(.traced), ratio(.flight))
    trace_bytes_per_sample = Double(bytes - script.seed.bytes.count) / Double(samples)
  }

  private static func measure(_ mode: Mode, _ script: Script, _ plugins: [String]) throws -> (nanoseconds: Double, bytes: Int, records: Int)
  {
    let run = try ScriptRun(script, plugins: plugins)
    let tape = TraceTape()
    try run.count()
    switch mode {
    case .plain: break
    case .traced: try tape.start(run.engine)
    case .flight: try check(kin_flight_recorder_start(run.engine, 1 << 20, 0), run.engine)
    }
    let begin = processorTime()
    try run.run(script.calls)
    let end = processorTime()
    if mode == .traced { try tape.stop(run.engine) }
    return (Double(end - begin), tape.bytes.count, run.recordCount)
  }

  private static func processorTime() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  private static func median(_ numbers: [Double]) -> Double {
    let sorted = numbers.sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  var lines: [String] {
    func digits(_ number: Double, _ count: Int) -> String { GestureLine.number(number, count) }
    return [
      "\(samples) samples in \(calls) calls, \(steps) steps, \(records) records (\(digits(records_per_sample, 2)) a sample)",
      "alone:                 \(digits(ns_per_sample, 0)) ns a sample, \(digits(ns_per_step, 0)) ns a step",
      "with a trace:          \(digits(trace_ratio, 3)) times that, \(digits(trace_bytes_per_sample, 1)) bytes a sample",
      "with a flight recorder: \(digits(flight_recorder_ratio, 3)) times that",
      "medians of \(repeats) runs each, taking turns",
    ]
  }
}
