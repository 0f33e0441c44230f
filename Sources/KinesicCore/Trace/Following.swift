import CKinesic

/// The replay inside of a call: what the host's code did and answered is read where it happened, and the results are
/// compared with the recorded ones.
extension Engine {
  /// A trace is played without the host's code. It is asked where none is played, too: by a page without the module of
  /// traces.
  @inline(__always) var isFollowing: Bool { tape.isPlaying && !tape.player.isLive }

  /// Whether there is a log: that of the recorded host, whose code is not called, or the engine's own.
  var hasLog: Bool { isFollowing ? tape.player.hasLog : outbox.logCallback != nil }

  /// Notes that the replay does something else than was recorded, or has no memory to do the same. Only the first
  /// divergence counts.
  func diverge(_ what: StaticString, _ more: StaticString = "") {
    if tape.player.hasDiverged { return }
    tape.player.hasDiverged = true
    if tape.reader.isShort { return }
    tape.player.report.failed_step = tape.player.report.steps + 1
    _ = refuse(KIN_ERROR_DIVERGED) {
      $0.append("step ")
      $0.append(tape.player.report.steps + 1)
      $0.append(" at ")
      $0.append(now)
      $0.append(" ns: ")
      $0.append(what)
      $0.append(more)
    }
  }

  private func takeExpected(_ wanted: Operation) -> Bool {
    if tape.player.hasDiverged { return false }
    if tape.takeOperation() == wanted { return true }
    diverge("the engine called the host's code where the recorded one did not: it wants a record of ", wanted.row.name)
    return false
  }

  /// Does what the recorded host did in a callback.
  func playCallback() {
    guard !tape.player.hasDiverged, tape.nextOperation == .callback else { return }
    let position = tape.reader.position
    _ = tape.takeOperation()
    if tape.readInvocations &+ tape.takeRecord(.callback).number != tape.invocations { return tape.reader.move(to: position) }
    tape.readInvocations = tape.invocations
    let outer = tape.callback
    tape.callback = .silent
    playInside()
    if tape.isRecording, tape.callback == .written { tape.write(.callbackEnd) }
    tape.callback = outer
  }

  /// Plays the calls that the host made inside of a callback, up to the mark of its end.
  private func playInside() {
    while !tape.player.hasDiverged {
      guard let operation = tape.takeOperation(), operation.isCallInside || operation == .callbackEnd else {
        return diverge("what was done in a callback cannot be read")
      }
      if operation == .callbackEnd { return }
      let record = takeRecord(operation)
      var isRefused = !tape.reader.isSound
      if !isRefused {
        do throws(Failure) { try play(operation, record) } catch {
          isRefused = true
          if error.code == kin_result(KIN_ERROR_MEMORY) { tape.reader.failForMemory() }
        }
      }
      if isRefused { diverge("a call was refused that was made in a callback: ", operation.row.name) }
    }
  }

  func readAnswer() -> Bool {
    guard takeExpected(.answer) else { return true }
    return tape.takeRecord(.answer).number != 0
  }

  /// Reads the outcome of a class's call: its answer and its state. If the trace has none, nothing changes.
  func readOutcome(_ operation: Operation, of index: Int) -> UInt64 {
    let instance = scene.recognizers[index].instance
    guard takeExpected(operation) else { return UInt64(UInt32(bitPattern: input.fields.state)) }
    let record = tape.takeRecord(operation)
    guard let row = listedRow(of: index) else { return failOutcome() }
    tape.record(outcomeOf: instance, row)
    // `prepare` sees no request.
    if operation == .prepareOutcome, !instance.hasFiniteNumbers(valueCount: Int(KIN_VALUE_CAPACITY)) { tape.reader.fail() }
    if !tape.reader.isSound {
      instance.repair(table(of: index))
      diverge("what a class did cannot be read")
    }
    if let damage = Instance.Damage(rawValue: UInt8(truncatingIfNeeded: record.number >> 32)) { instance.spoil(damage) }
    return record.number & 0xFFFF_FFFF
  }

  /// A recognizer's state in a row, as the trace has it; nil: the trace does not list its class.
  func listedRow(of index: Int) -> StateRow? {
    guard let entry = tape.listing.entry(of: scene.recognizers[index].kind) else { return nil }
    return StateRow(scene.recognizers[index].instance, entry, tape.listing.row(of: entry))
  }

  private func failOutcome() -> UInt64 {
    tape.reader.fail()
    diverge("what a class did cannot be read")
    return UInt64(UInt32(bitPattern: input.fields.state))
  }

  /// After a step: verifies the check, if the trace has one here, and calls `on_step`.
  func verifyStep() {
    if !tape.player.isLive, tape.stepsToVerify > 0, !tape.player.hasDiverged {
      tape.stepsToVerify -= 1
      if tape.stepsToVerify == 0 { verify() }
    }
    if tape.player.hasDiverged { return }
    tape.player.report.steps += 1
    if let tell = tape.player.options.on_step { tell(host.handle, now, stateHash, tape.player.options.user_data) }
  }

  private func verify() {
    tape.stepsToVerify = tape.player.checkInterval
    guard takeExpected(.check) else { return }
    for number in 0..<StatePart.count {
      guard let part = StatePart(rawValue: number) else { return }
      let wanted = tape.takeNumber()
      // Private bytes in another layout say the same with other bytes.
      if part == .memory && !tape.listing.hasSameLayouts { continue }
      if wanted != UInt32(truncatingIfNeeded: hash(of: part, .comparing)) { diverge("what differs is ", part.name) }
    }
    let wanted = tape.takeNumber()
    tape.player.report.checks += 1
    // The number of a record is part of it, so an added record changes all that follow.
    let isComparable = !tape.player.explains && !tape.listing.hasMoreValues
    if isComparable && wanted != UInt32(truncatingIfNeeded: outbox.queue.digest(.played)) {
      diverge("what differs are the records that were sent")
    }
  }

  /// Skips what happened inside of a call that is not played, or that the host's code makes itself.
  func skipInside() {
    var depth = 0
    while let operation = tape.nextOperation {
      if depth == 0 && (operation.isHostCall || operation == .end || operation == .snapshot) { return }
      _ = tape.takeOperation()
      switch operation {
      case .callback: depth += 1
      case .callbackEnd: depth -= 1
      default: break
      }
      skip(operation)
    }
    if !tape.reader.isAtEnd { tape.reader.fail() }
  }

  private func skip(_ operation: Operation) {
    switch operation {
    case .stepOutcome, .prepareOutcome, .valueOutcome:
      _ = tape.takeRecord(operation)
      Instance.skip(&tape.reader)
    case .check: for _ in 0...StatePart.count { _ = tape.takeNumber() }
    // What comes later may be of the class: it is there in any case.
    case .registerClass: do throws(Failure) { try playClass() } catch { tape.reader.fail() }
    default: _ = takeRecord(operation)
    }
  }

  /// Gives a record to the replay's `on_event`, whether or not the recorded host took it.
  func deliver(_ index: Int) {
    tape.player.report.events += 1
    guard let hear = tape.player.options.on_event else { return }
    var lent = kin_event()
    outbox.queue.copy(index, to: &lent)
    hear(host.handle, &lent, tape.player.options.user_data)
  }

  /// Gives the records that the recorded host had not taken when the recording began.
  func deliverWaiting() {
    guarded { for i in 0..<outbox.queue.count where !outbox.queue.isConsumed(i) { deliver(i) } }
  }

  /// Drops records that wait for a poll, once `on_event` has got them.
  func drain() {
    if tape.player.options.on_event == nil { return }
    do throws(Failure) { _ = try poll() } catch {}
  }

  /// Does again what the recorded engine's log callback did.
  @inline(never) func replayLogCallback() {
    if tape.player.hasLog { invokeHost {} }
  }
}
