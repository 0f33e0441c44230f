import CKinesic

/// From records to a trace: its head, its blocks, the parts of a flight recorder.
extension Engine {
  /// A part of a trace that can be played on its own: with a snapshot before all else.
  func beginPart() {
    tape.enough = tape.partCapacity > 0 ? tape.partCapacity - tape.partCapacity / 8 : TraceFormat.blockSize
    tape.partEnd = tape.partDuration > 0 ? now.later(by: tape.partDuration) : .max
    tape.writtenInvocations = tape.invocations
    tape.writtenSamples.restart(at: now)
    tape.stepsToCheck = tape.checkInterval
    outbox.queue.begin(.recorded)
    tape.write(.snapshot)
    withWriter {
      let first = $0.beginSize()
      codeSnapshot(&$0)
      $0.endSize(from: first)
    }
  }

  /// Begins a new part once the present one is long enough, and drops the oldest.
  func turnPart() {
    let isWhole = tape.writer.isSound
    tape.turn()
    // What did not fit cannot be played.
    if !isWhole { tape.olderPart.clear() }
    beginPart()
  }

  /// Gives the sink what has been written. False: it refused, now or before, and the recording is over.
  func flushTrace() -> Bool {
    guard let sink = tape.sink else { return false }
    if !tape.writer.isSound {
      endRecording()
      tape.wasShort = true
      logOfRecording(KIN_SEVERITY_INFO) { $0.append("there was no memory for the trace; the recording is over") }
      return false
    }
    let isDone = sendBlocks(tape.writer.bytes.address, tape.writer.bytes.count, to: sink, tape.sinkUserData)
    tape.writer.clear()
    if isDone { return true }
    endRecording()
    tape.hasSinkFailed = true
    logOfRecording(KIN_SEVERITY_HOST_MISBEHAVING) { $0.append("the trace's sink refused its bytes; the recording is over") }
    return false
  }

  func writeHead(to sink: TraceSink, _ userData: UserData?) -> Bool {
    var head = HeaderBytes()
    head.append(TraceFormat.signature)
    head.append(UInt64(KIN_TRACE_VERSION), size: 4)
    return head.send(to: sink, userData)
  }

  /// Bytes as blocks.
  private func sendBlocks(_ bytes: BytePointer?, _ count: Int, to sink: TraceSink, _ userData: UserData?) -> Bool {
    guard let bytes else { return true }
    var first = 0
    while first < count {
      let size = min(count - first, TraceFormat.longestBlock)
      var head = HeaderBytes()
      head.append(UInt64(size), size: 4)
      head.append(checksum(of: bytes + first, size), size: 8)
      if !head.send(to: sink, userData) || !send(bytes + first, size, to: sink, userData) { return false }
      first += size
    }
    return true
  }

  /// Fills `room` with what the ring holds from `position` on, as whole blocks; a position that the ring does not hold
  /// becomes that of the oldest byte, with the head of a trace before it. A watch calls it each frame.
  @_optimize(speed) func copyBlocks(from position: inout UInt64, into room: ByteRoom) -> Int {
    var filled = 0
    let count = room.count
    let oldest = tape.partPosition &- UInt64(truncatingIfNeeded: tape.olderPart.bytes.count)
    if position < oldest || position > tape.endPosition {
      position = oldest
      filled = copyHead(into: room)
    }
    guard let room = room.baseAddress.map({ $0 + filled }) else { return 0 }
    return filled &+ copyBlocks(from: &position, since: oldest, into: room, most: count &- filled)
  }

  @inline(__always) private func copyBlocks(
    from position: inout UInt64, since oldest: UInt64, into room: BytePlace, most: Int
  ) -> Int {
    var filled = 0
    while position < tape.endPosition, most &- filled > TraceFormat.blockHead {
      let isOlder = position < tape.partPosition
      let first = Int(truncatingIfNeeded: position &- (isOlder ? oldest : tape.partPosition))
      guard let part = isOlder ? tape.olderPart.bytes.address : tape.writer.bytes.address else { break }
      let count = isOlder ? tape.olderPart.bytes.count : tape.writer.bytes.count
      let size = min(count &- first, most &- filled &- TraceFormat.blockHead, TraceFormat.longestBlock)
      copyBlock(part + first, size, to: room + filled)
      filled = filled &+ TraceFormat.blockHead &+ size
      position &+= UInt64(truncatingIfNeeded: size)
    }
    return filled
  }

  /// Gives the place behind the head of a trace.
  @inline(never) private func copyHead(into room: ByteRoom) -> Int {
    var head = HeaderBytes()
    head.append(TraceFormat.signature)
    head.append(UInt64(KIN_TRACE_VERSION), size: 4)
    return head.copy(to: room)
  }

  /// The older part, then what came after it, as one trace.
  func writeDump(to sink: TraceSink, _ userData: UserData?) -> Bool {
    if !writeHead(to: sink, userData) { return false }
    if !sendBlocks(tape.olderPart.bytes.address, tape.olderPart.bytes.count, to: sink, userData) { return false }
    if !sendBlocks(tape.writer.bytes.address, tape.writer.bytes.count, to: sink, userData) { return false }
    var end = UInt8(Operation.end.rawValue)
    return sendBlocks(&end, 1, to: sink, userData)
  }
}
