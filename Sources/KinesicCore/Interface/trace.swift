import CKinesic

@_cdecl("kin_trace_start") @implementation
public func kin_trace_start(_ engine: OpaquePointer?, _ sink: kin_trace_sink?, _ user_data: UnsafeMutableRawPointer?) -> kin_result {
  buildMuch(engine) { engine throws(Failure) in try engine.startTrace(sink, user_data) }
}

@_cdecl("kin_trace_set_check_interval") @implementation
public func kin_trace_set_check_interval(_ engine: OpaquePointer?, _ steps: UInt32) -> kin_result {
  call(engine) { $0.setCheckInterval(steps) }
}

@_cdecl("kin_trace_flush") @implementation
public func kin_trace_flush(_ engine: OpaquePointer?) -> kin_result {
  buildMuch(engine) { engine throws(Failure) in try engine.flush() }
}

@_cdecl("kin_trace_stop") @implementation
public func kin_trace_stop(_ engine: OpaquePointer?) -> kin_result {
  buildMuch(engine) { engine throws(Failure) in try engine.stopTrace() }
}

@_cdecl("kin_flight_recorder_start") @implementation
public func kin_flight_recorder_start(_ engine: OpaquePointer?, _ bytes: UInt32, _ duration_ns: UInt64) -> kin_result {
  buildMuch(engine) { engine throws(Failure) in try engine.startFlightRecorder(bytes: bytes, duration: duration_ns) }
}

@_cdecl("kin_flight_recorder_dump") @implementation
public func kin_flight_recorder_dump(
  _ engine: OpaquePointer?, _ sink: kin_trace_sink?, _ user_data: UnsafeMutableRawPointer?
) -> kin_result {
  buildMuch(engine) { engine throws(Failure) in try engine.dumpFlightRecorder(sink, user_data) }
}

@_cdecl("kin_flight_recorder_read") @implementation
public func kin_flight_recorder_read(
  _ engine: OpaquePointer?, _ position: UnsafeMutablePointer<UInt64>?, _ buffer: UnsafeMutableRawPointer?, _ capacity: UInt32,
  _ out_count: UnsafeMutablePointer<UInt32>?
) -> kin_result {
  callEachFrame(engine) { engine throws(Failure) in
    guard let position else { throw engine.null("position") }
    guard let buffer else { throw engine.null("buffer") }
    guard let out_count else { throw engine.null("out_count") }
    let room = ByteRoom(start: buffer, count: Int(capacity))
    out_count.pointee = UInt32(try engine.readFlightRecorder(&position.pointee, into: room))
  }
}

@_cdecl("kin_flight_recorder_stop") @implementation
public func kin_flight_recorder_stop(_ engine: OpaquePointer?) -> kin_result {
  buildMuch(engine) { engine throws(Failure) in try engine.stopFlightRecorder() }
}

@_cdecl("kin_trace_get_operation") @implementation
public func kin_trace_get_operation(_ index: UInt32, _ out_info: UnsafeMutablePointer<kin_operation_info>?) -> kin_result {
  guard let out_info else { return refuseNull("out_info is null") }
  guard let info = Engine.operation(index) else { return refuse(Refusal(KIN_ERROR_RANGE, "there is no operation with this index")) }
  out_info.pointee = info
  return kin_result(KIN_OK)
}

@_cdecl("kin_trace_inspect") @implementation
public func kin_trace_inspect(
  _ bytes: UnsafeRawPointer?, _ size: UInt64, _ out_info: UnsafeMutablePointer<kin_trace_info>?
) -> kin_result {
  guard let bytes else { return refuseNull("bytes is null") }
  guard let out_info else { return refuseNull("out_info is null") }
  let infoSize = structSize(of: out_info)
  if !SizedStruct.traceInfo.isPlausible(infoSize) { return refuse(.size(infoSize), of: .traceInfo) }
  var info = kin_trace_info()
  info.version = out_info.pointee.version
  if let fault = Engine.inspect(TraceBytes(start: bytes, count: Int(clamping: size)), &info) {
    out_info.pointee.version = info.version
    return refuse(fault)
  }
  // The options are the last field: of a shorter struct they are as much shorter.
  let missing = max(MemoryLayout<kin_trace_info>.size - Int(infoSize), 0)
  info.options.struct_size -= UInt32(missing)
  SizedStruct.traceInfo.give(info, to: out_info)
  return kin_result(KIN_OK)
}

@_cdecl("kin_trace_replay") @implementation
public func kin_trace_replay(
  _ engine: OpaquePointer?, _ bytes: UnsafeRawPointer?, _ size: UInt64, _ options: UnsafePointer<kin_replay_options>?,
  _ out_report: UnsafeMutablePointer<kin_replay_report>?
) -> kin_result {
  buildMuch(engine) { engine throws(Failure) in
    guard let bytes else { throw engine.null("bytes") }
    let defaults = Engine.defaultReplayOptions
    let chosen = try taken(options, over: defaults, .replayOptions, engine) ?? defaults
    if let out_report { try engine.checkRoom(structSize(of: out_report), .replayReport) }
    var report = kin_replay_report()
    var failure: Failure?
    let trace = TraceBytes(start: bytes, count: Int(clamping: size))
    do throws(Failure) { try engine.replay(trace, chosen, &report) } catch { failure = error }
    if let out_report { SizedStruct.replayReport.give(report, to: out_report) }
    if let failure { throw failure }
  }
}
