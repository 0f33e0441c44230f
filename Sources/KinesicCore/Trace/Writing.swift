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
  /// becomes that of the oldest byte, with the head of a trace before it.
  func copyBlocks(from position: inout UInt64, into room: ByteRoom) -> Int {
    var filled = 0
    let oldest = tape.partPosition &- UInt64(tape.olderPart.bytes.count)
    if position < oldest || position > tape.endPosition {
      position = oldest
      var head = HeaderBytes()
      head.append(TraceFormat.signature)
      head.append(UInt64(KIN_TRACE_VERSION), size: 4)
      filled = head.copy(to: room, at: 0)
    }
    while position < tape.endPosition, room.count - filled > TraceFormat.blockHead {
      let isOlder = position < tape.partPosition
      let first = Int(position &- (isOlder ? oldest : tape.partPosition))
      let part = isOlder ? tape.olderPart.written : tape.writer.written
      let size = min(part.count - first, room.count - filled - TraceFormat.blockHead, TraceFormat.longestBlock)
      filled = copyBlock(TraceBytes(rebasing: part[first..<first + size]), into: room, at: filled)
      position &+= UInt64(size)
    }
    return filled
  }

  /// Gives the place behind the block.
  private func copyBlock(_ bytes: TraceBytes, into room: ByteRoom, at place: Int) -> Int {
    var hash = StateHash()
    hash.add(bytes)
    var head = HeaderBytes()
    head.append(UInt64(bytes.count), size: 4)
    head.append(hash.value, size: 8)
    let first = head.copy(to: room, at: place)
    ByteRoom(rebasing: room[first...]).copyMemory(from: bytes)
    return first + bytes.count
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
