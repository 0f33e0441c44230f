import CKinesic

/// Playing a trace, call by call.
extension Engine {
  public static var defaultReplayOptions: kin_replay_options {
    var options = kin_replay_options()
    options.struct_size = UInt32(MemoryLayout<kin_replay_options>.size)
    options.until_ns = .max
    return options
  }

  /// Plays a trace in this engine, which must be fresh; `report` says how far it came, whatever is thrown.
  public func replay(_ trace: TraceBytes, _ options: kin_replay_options, _ report: inout kin_replay_report) throws(Failure) {
    try checkIdle("kin_trace_replay")
    if options.flags & ~UInt32(KIN_REPLAY_LIVE | KIN_REPLAY_EXPLAIN) != 0 {
      throw refuse(KIN_ERROR_INVALID) { $0.append("flags has other bits than those of KIN_REPLAY_...") }
    }
    try checkFresh()
    var payload = Payload()
    let whole = try unpack(trace, into: &payload)
    tape.player = Player()
    tape.listing.clear()
    tape.player.options = options
    tape.player.report.struct_size = report.struct_size
    tape.reader = Archive(reading: payload.lent, heap: host.heap)
    tape.isPlaying = true
    outbox.setReplayed(tape.isPlaying)
    var outcome: Failure?
    do throws(Failure) {
      try readSnapshot(payload, whole)
      try playCalls(payload)
      if tape.player.report.is_complete == 0 && !tape.player.hasEnded { throw damaged(trace, at: whole) }
    } catch { outcome = error }
    finishReplay(payload, whole)
    report = tape.player.report
    if let outcome { throw outcome }
  }

  private func checkFresh() throws(Failure) {
    let isEmpty =
      now == 0 && scene.recognizers.end == 0 && scene.views.end == 1 && outbox.queue.count == 0 && touches.used.isEmpty && arena.step == 0
    if isEmpty && !tape.isRecording { return }
    throw refuse(KIN_ERROR_STATE) { $0.append("a trace is played in an engine in which nothing has been done yet") }
  }

  private func unpack(_ trace: TraceBytes, into payload: inout Payload) throws(Failure) -> Int {
    guard let version = Engine.version(of: trace) else {
      throw refuse(KIN_ERROR_TRACE) { $0.append("offset 0: this is not a Kinesic trace") }
    }
    if version != UInt32(KIN_TRACE_VERSION) {
      throw refuse(KIN_ERROR_TRACE) {
        $0.append("offset 8: the trace has format ")
        $0.append(UInt64(version))
        $0.append(", this library reads ")
        $0.append(UInt64(KIN_TRACE_VERSION))
      }
    }
    // Memory for a second copy of the bytes while their list grows, and for the new list of records.
    try setAside(4 * Engine.soundSize(of: trace) + outbox.queue.recordByteCount)
    return Engine.unpack(trace, into: &payload)
  }

  private func damaged(_ trace: TraceBytes, at offset: Int) -> Failure {
    tape.player.report.offset = UInt64(offset)
    return refuse(KIN_ERROR_TRACE) {
      $0.append("offset ")
      $0.append(UInt64(offset))
      $0.append(
        offset < trace.count
          ? ": the trace is damaged or cut here; everything before it was played"
          : ": the trace ends without its end mark; all of it was played")
    }
  }

  /// The failure for a record that no writer writes, or that is too long for the memory there is.
  func malformed(_ payload: borrowing Payload, at position: Int) -> Failure {
    if tape.reader.isShort { return refuseForMemory() }
    let offset = payload.offset(of: position)
    tape.player.report.offset = UInt64(offset)
    return refuse(KIN_ERROR_TRACE) {
      $0.append("offset ")
      $0.append(UInt64(offset))
      $0.append(": malformed record")
    }
  }

  private func readSnapshot(_ payload: borrowing Payload, _ whole: Int) throws(Failure) {
    if payload.count == 0 { throw refuseDamagedHead(at: whole) }
    if tape.takeOperation() != .snapshot { throw malformed(payload, at: 0) }
    let size = tape.reader.readSize()
    let first = tape.reader.position
    try checkOptions(payload)
    tape.reader.move(to: first)
    // Kept for forgetting all that was read, in case the rest cannot be read.
    if let heap = host.heap, !heap.pointee.keep(Engine.byteCount(for: host.options, classes: scene.classes.count)) {
      throw refuseForMemory()
    }
    withReader {
      codeSnapshot(&$0)
      if $0.isSound && $0.position != first + size { $0.fail() }
    }
    host.heap?.pointee.useKept()
    if tape.reader.isSound && hasSoundState {
      if tape.player.isLive { dropStandIns() }
      restartReading()
      outbox.queue.begin(.played)
      return deliverWaiting()
    }
    let obstacle = tape.player.obstacle
    let isShort = tape.reader.isShort
    forgetEverything()
    if isShort { throw refuseForMemory() }
    if obstacle != 0 { throw Failure(Int(obstacle)) }
    throw malformed(payload, at: first)
  }

  private func refuseDamagedHead(at offset: Int) -> Failure {
    tape.player.report.offset = UInt64(offset)
    return refuse(KIN_ERROR_TRACE) {
      $0.append("offset ")
      $0.append(UInt64(offset))
      $0.append(": the snapshot, with which a trace begins, is damaged or cut")
    }
  }

  private func checkOptions(_ payload: borrowing Payload) throws(Failure) {
    var recorded = kin_engine_options()
    var time: UInt64 = 0
    var interval: UInt32 = 0
    withReader { Engine.code(&recorded, &interval, &time, &$0) }
    tape.player.checkInterval = interval
    if !tape.reader.isSound { throw malformed(payload, at: 0) }
    let isSame =
      recorded.touch_capacity == host.options.touch_capacity && recorded.event_capacity == host.options.event_capacity
      && recorded.tie_break == host.options.tie_break && recorded.units_per_inch == host.options.units_per_inch
    if isSame { return }
    throw refuse(KIN_ERROR_STATE) { $0.append("the trace was recorded with other engine options; kin_trace_inspect gives them") }
  }

  /// Whether all that was read is consistent, which the walk alone cannot check.
  private var hasSoundState: Bool {
    do throws(Failure) { try checkInvariants() } catch { return false }
    return true
  }

  private func restartReading() {
    tape.readSamples.restart(at: now)
    tape.readInvocations = tape.invocations
    tape.stepsToVerify = tape.player.checkInterval
  }

  private func playCalls(_ payload: borrowing Payload) throws(Failure) {
    while !tape.reader.isAtEnd && !tape.player.hasEnded {
      let position = tape.reader.position
      tape.player.report.offset = UInt64(payload.offset(of: position))
      try setAside()
      defer { dropSpare() }
      guard let operation = tape.takeOperation() else { throw malformed(payload, at: position) }
      switch operation {
      case .end:
        tape.player.report.is_complete = 1
        tape.player.hasEnded = true
      case .snapshot: skipSnapshot()
      case _ where operation.isHostCall: try playCall(operation, payload, position)
      default: throw malformed(payload, at: position)
      }
      if !tape.reader.isSound { throw malformed(payload, at: tape.reader.position) }
    }
  }

  /// Between the parts of a flight recorder's dump: the engine is in this state already.
  private func skipSnapshot() {
    let size = tape.reader.readSize()
    tape.reader.move(to: tape.reader.position + size)
    restartReading()
    outbox.queue.begin(.played)
  }

  private func playCall(_ operation: Operation, _ payload: borrowing Payload, _ position: Int) throws(Failure) {
    let record = takeRecord(operation)
    if tape.player.obstacle != 0 { throw Failure(Int(tape.player.obstacle)) }
    if !tape.reader.isSound { throw malformed(payload, at: position) }
    var call = describe(operation, record)
    call.offset = UInt64(payload.offset(of: position))
    call.index = tape.player.report.calls
    if call.beginning(now) > tape.player.options.until_ns {
      tape.player.hasEnded = true
      return
    }
    tape.player.report.calls += 1
    if tape.player.explains { drain() }
    if let ask = tape.player.options.on_call, !ask(host.handle, &call, tape.player.options.user_data) {
      // Later records may use the class, so it is registered in any case.
      if operation == .registerClass { try play(operation, record) }
      return skipInside()
    }
    var refusal: Failure?
    do throws(Failure) { try play(operation, record) } catch { refusal = error }
    if tape.player.hasDiverged { throw divergence }
    if let refusal { throw refusal.code == kin_result(KIN_ERROR_MEMORY) ? refusal : diverged(refusedWith: refusal) }
    if tape.player.isLive { return skipInside() }
    if !isBetweenCalls { diverge("the trace says that more happened in this call than did") }
    if tape.player.hasDiverged { throw divergence }
  }

  /// Why the replay stops.
  private var divergence: Failure { tape.reader.isShort ? refuseForMemory() : Failure(KIN_ERROR_DIVERGED) }

  private var isBetweenCalls: Bool {
    guard let operation = tape.nextOperation else { return true }
    return operation.isHostCall || operation == .end || operation == .snapshot
  }

  private func diverged(refusedWith failure: Failure) -> Failure {
    outbox.sentence.clear()
    outbox.sentence.append(outbox.error.cString)
    let why = outbox.sentence.cString
    tape.player.report.failed_step = tape.player.report.steps + 1
    return refuse(KIN_ERROR_DIVERGED) {
      $0.append("call ")
      $0.append(tape.player.report.calls - 1)
      $0.append(" was refused: ")
      $0.append(why)
    }
  }

  /// Ends a replay, however it went: the host can use the engine again.
  private func finishReplay(_ payload: borrowing Payload, _ whole: Int) {
    drain()
    tape.player.report.end_ns = now
    if tape.player.report.is_complete != 0 { tape.player.report.offset = UInt64(whole) }
    tape.isPlaying = false
    outbox.setReplayed(tape.isPlaying)
    tape.reader = Archive(.reading)
    outbox.queue.end(.played)
    changeFilters(.adopt)
    if !tape.player.isLive { dropRecordedHost() }
  }

  /// Removes the recorded host's callbacks, actions and delegates. A recording that is on gets that too.
  private func dropRecordedHost() {
    prepareUnknown()
    setEventCallback(nil, nil)
    if tape.isRecording { recordLog() }
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) {
      if tape.isRecording { recordNoActions(of: index) }
      dropActions(of: index)
    }
    if tape.isRecording { recordNoDelegates() }
    dropStandIns()
    if tape.isRecording { endRecordedCall() }
  }

  /// What the steps of a class left behind in another layout is unknown: its recognizers are made ready anew.
  private func prepareUnknown() {
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) && !scene.recognizers[index].kind.isStandard {
      if let entry = tape.listing.entry(of: scene.recognizers[index].kind), !entry.hasSameLayout { prepareAnew(index) }
    }
  }

  /// Removes the stand-ins for the recorded host's delegates.
  private func dropStandIns() {
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) { setDelegate(index, kin_recognizer_delegate()) }
    scene.views.dropDelegates()
  }
}

extension kin_trace_call {
  /// The time of the first thing that it does.
  fileprivate func beginning(_ now: UInt64) -> UInt64 {
    if let samples, count > 0 { return samples[0].time_ns }
    if let scrolls, count > 0 { return scrolls[0].time_ns }
    return max(now, time_ns)
  }
}
