import CKinesic

/// The format's constants.
enum TraceFormat {
  /// "KIN" between a byte that is no text, and line ends that a text transfer would change: as in PNG's signature.
  static let signature: StaticString = "\u{01}KIN\r\n\u{1A}\n"
  static let signatureSize = 8
  /// The signature, then the version of the format, 4 bytes, little end first.
  static let headSize = 12
  /// A block has its size (4 bytes) and the checksum of its bytes (8 bytes) before it, little end first.
  static let blockHead = 12
  /// A block is written when it has that many bytes.
  static let blockSize = 4096
  /// A block that is larger is cut into several of this size.
  static let longestBlock = 65536
}

/// What a host asks of recordings.
extension Engine {
  public func startTrace(_ sink: TraceSink?, _ userData: UserData?) throws(Failure) {
    guard let sink else { throw refuseNull("sink") }
    try checkNoRecording("kin_trace_start")
    tape.sink = sink
    tape.sinkUserData = userData
    tape.partCapacity = 0
    tape.partDuration = 0
    tape.writer.reserve(2 * TraceFormat.blockSize)
    beginRecording()
    if !tape.writer.isSound {
      endRecording()
      throw refuseMemory()
    }
    if writeHead(to: sink, userData), flushTrace() { return }
    endRecording()
    tape.hasSinkFailed = false
    throw refuseSink()
  }

  public func setCheckInterval(_ steps: UInt32) { tape.nextCheckInterval = steps }

  public func flush() throws(Failure) {
    try checkTrace("kin_trace_flush")
    if !flushTrace() { throw refuseSink() }
  }

  func refuseMemory() -> Failure {
    refuse(KIN_ERROR_MEMORY) { $0.append("there was no memory for the trace; the recording is over") }
  }

  public func stopTrace() throws(Failure) {
    try checkTrace("kin_trace_stop")
    var isDone = flushTrace()
    if isDone {
      // A block of its own, so that a look at the last block tells whether a trace is whole.
      tape.write(.end)
      isDone = flushTrace()
    }
    endRecording()
    if !isDone { throw refuseSink() }
  }

  public func startFlightRecorder(bytes: UInt32, duration: UInt64) throws(Failure) {
    if !(16384...1 << 30).contains(bytes) {
      throw refuse(KIN_ERROR_RANGE) { $0.append("a flight recorder's ring must have 16384 to 1073741824 bytes") }
    }
    try checkNoRecording("kin_flight_recorder_start")
    try setAside(Int(bytes))
    tape.partCapacity = Int(bytes) / 2
    tape.partDuration = duration / 2
    tape.writer.limit(to: tape.partCapacity)
    tape.olderPart.limit(to: tape.partCapacity)
    beginRecording()
    if tape.writer.isSound && tape.writer.bytes.count <= tape.partCapacity / 2 { return }
    let size = tape.writer.bytes.count
    endRecording()
    throw refuse(KIN_ERROR_CAPACITY) {
      $0.append("a snapshot of this engine has ")
      $0.append(UInt64(size))
      $0.append(" bytes or more; the ring must have four times as many")
    }
  }

  public func dumpFlightRecorder(_ sink: TraceSink?, _ userData: UserData?) throws(Failure) {
    guard let sink else { throw refuseNull("sink") }
    try checkFlightRecorder("kin_flight_recorder_dump")
    try checkRing()
    if !writeDump(to: sink, userData) { throw refuseSink() }
  }

  /// Copies blocks from a position on, which it moves; gives the number of their bytes.
  @inline(__always) public func readFlightRecorder(_ position: inout UInt64, into room: ByteRoom) throws(Failure) -> Int {
    if host.isBusy || !tape.isRecording || tape.partCapacity == 0 { try checkFlightRecorder("kin_flight_recorder_read") }
    if room.count < 64 { throw refuseRoom() }
    try checkRing()
    return copyBlocks(from: &position, into: room)
  }

  @inline(never) private func refuseRoom() -> Failure {
    refuse(KIN_ERROR_RANGE) { $0.append("a reader of the flight recorder needs room for 64 bytes or more") }
  }

  @inline(__always) private func checkRing() throws(Failure) {
    if !tape.writer.isSound || tape.writer.bytes.isEmpty { throw refuseRing() }
  }

  @inline(never) private func refuseRing() -> Failure {
    refuse(KIN_ERROR_CAPACITY) { $0.append("the flight recorder's ring is too small: a call or a snapshot did not fit") }
  }

  public func stopFlightRecorder() throws(Failure) {
    try checkFlightRecorder("kin_flight_recorder_stop")
    endRecording()
  }

  private func beginRecording() {
    tape.passPart()
    tape.writer.clear()
    tape.olderPart.clear()
    tape.hasSinkFailed = false
    tape.callback = .none
    tape.checkInterval = tape.nextCheckInterval
    tape.isRecording = true
    tape.wasShort = false
    tape.earlier.reserve(largestState)
    beginPart()
  }

  /// So that a step does not allocate for what a class was before it.
  private var largestState: Int {
    var largest = 0
    for i in 0..<scene.classes.count where !scene.classes[i].isStandard { largest = max(largest, Int(scene.classes[i].table.state_size)) }
    return largest
  }

  func endRecording() {
    tape.isRecording = false
    // A reader that has read all of it begins anew with the next recording.
    tape.writer.fail()
    tape.passPart()
    tape.sink = nil
    tape.sinkUserData = nil
    tape.partCapacity = 0
    tape.writer = Archive(.writing)
    tape.olderPart = Archive(.writing)
    outbox.queue.end(.recorded)
  }

  private func checkNoRecording(_ call: StaticString) throws(Failure) {
    try checkIdle(call)
    if tape.isRecording {
      throw refuse(KIN_ERROR_STATE) {
        $0.append(tape.partCapacity > 0 ? "a flight recorder runs already" : "a trace is being written already")
      }
    }
  }

  private func checkTrace(_ call: StaticString) throws(Failure) {
    try checkIdle(call)
    if tape.wasShort {
      tape.wasShort = false
      throw refuseMemory()
    }
    if tape.hasSinkFailed {
      tape.hasSinkFailed = false
      throw refuseSink()
    }
    if !tape.isRecording || tape.partCapacity > 0 { throw refuse(KIN_ERROR_STATE) { $0.append("no trace is being written") } }
  }

  @inline(never) private func checkFlightRecorder(_ call: StaticString) throws(Failure) {
    try checkIdle(call)
    if !tape.isRecording || tape.partCapacity == 0 { throw refuse(KIN_ERROR_STATE) { $0.append("no flight recorder runs") } }
  }

  private func refuseSink() -> Failure {
    refuse(KIN_ERROR_SINK) { $0.append("the trace's sink refused its bytes; the recording is over") }
  }
}
