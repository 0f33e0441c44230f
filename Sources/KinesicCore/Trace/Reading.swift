import CKinesic

/// From a trace to records: its head and its blocks, looked at before anything is done.
extension Engine {
  /// A trace's head, or why it is none.
  static func version(of trace: TraceBytes) -> UInt32? {
    guard trace.count >= TraceFormat.headSize else { return nil }
    for i in 0..<TraceFormat.signatureSize where trace[i] != TraceFormat.signature.utf8Start[i] { return nil }
    return UInt32(trace.number(at: TraceFormat.signatureSize, size: 4))
  }

  /// The bytes of all blocks that are whole; the offset of the first that is not, or the end.
  static func unpack(_ trace: TraceBytes, into payload: inout Payload) -> Int {
    walk(trace) { payload.append(trace, from: $0, count: $1) }
  }

  /// The offset of the first block that is not whole, or the end: what a trace can be read from, whatever size a host
  /// says.
  static func soundSize(of trace: TraceBytes) -> Int { walk(trace) { _, _ in } }

  private static func walk(_ trace: TraceBytes, _ take: (_ first: Int, _ size: Int) -> Void) -> Int {
    var offset = TraceFormat.headSize
    while offset < trace.count {
      guard trace.count - offset >= TraceFormat.blockHead else { return offset }
      let size = Int(clamping: trace.number(at: offset, size: 4))
      let first = offset + TraceFormat.blockHead
      guard size > 0, size <= trace.count - first else { return offset }
      guard trace.checksum(from: first, count: size) == trace.number(at: offset + 4, size: 8) else { return offset }
      take(first, size)
      offset = first + size
    }
    return offset
  }

  /// Fills in what a trace says of itself; why it is none, or nil.
  public static func inspect(_ trace: TraceBytes, _ info: inout kin_trace_info) -> Refusal? {
    guard let version = version(of: trace) else { return Refusal(KIN_ERROR_TRACE, "offset 0: this is not a Kinesic trace") }
    info.version = version
    if version != UInt32(KIN_TRACE_VERSION) {
      return Refusal(
        KIN_ERROR_TRACE, "offset 8: the trace has a format that this library does not read; kin_trace_info.version has its number")
    }
    var payload = Payload()
    let whole = unpack(trace, into: &payload)
    var archive = Archive(reading: payload.lent)
    var options = defaultOptions
    var interval: UInt32 = 0
    var time: UInt64 = 0
    var operation: UInt8 = 0
    archive.code(byte: &operation)
    _ = archive.readSize()
    code(&options, &interval, &time, &archive)
    if !archive.isSound || Int32(operation) != Operation.snapshot.rawValue || fault(in: options) != nil {
      return Refusal(KIN_ERROR_TRACE, "offset 12: the snapshot, with which a trace begins, is damaged or cut")
    }
    info.options = options
    info.check_interval = interval
    info.begin_ns = time
    info.size = UInt64(whole)
    info.damage_offset = UInt64(whole)
    info.is_complete = whole == trace.count && payload.lastByteAlone == UInt8(Operation.end.rawValue) ? 1 : 0
    return nil
  }
}
