import CKinesic

/// A trace that is being recorded into memory. It must outlive its recording.
final class TraceTape {
  private(set) var bytes: [UInt8] = []

  func start(_ engine: OpaquePointer) throws {
    let sink: kin_trace_sink = { bytes, count, data in
      guard let data else { return kin_result(KIN_ERROR_SINK) }
      let tape = Unmanaged<TraceTape>.fromOpaque(data).takeUnretainedValue()
      tape.bytes += UnsafeRawBufferPointer(start: bytes, count: Int(count))
      return kin_result(KIN_OK)
    }
    // Often enough that a difference is found near its cause; it costs four bytes a step.
    try check(kin_trace_set_check_interval(engine, 8), engine)
    try check(kin_trace_start(engine, sink, Unmanaged.passUnretained(self).toOpaque()), engine)
  }

  func stop(_ engine: OpaquePointer) throws { try check(kin_trace_stop(engine), engine) }
}
