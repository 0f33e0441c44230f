import CKinesic

/// The whole state of an engine, between two calls.
extension Engine {
  /// Writes the state, or reads it into a fresh engine.
  func codeSnapshot(_ archive: inout Archive) {
    var options = host.options
    var interval = tape.checkInterval
    var time = now
    Engine.code(&options, &interval, &time, &archive)
    var hasCallback = outbox.eventCallback != nil
    var hasLog = hasLog
    var explains = arena.explains
    archive.code(&hasCallback)
    archive.code(&hasLog)
    archive.code(&explains)
    if archive.isReading { restore(hasCallback: hasCallback, hasLog: hasLog, explains: explains) }
    codeClasses(&archive)
    codeState(&archive)
    if now != time { archive.fail() }
    outbox.queue.code(&archive)
    if archive.isReading && archive.isSound && !isQueueSound { archive.fail() }
    #if KINESIC_CHECKS
      if archive.isReading && archive.isSound { resumeHistory() }
    #endif
  }

  /// Whether the records that wait are about what is there, in their order: a changed trace may say otherwise.
  private var isQueueSound: Bool {
    do throws(Breach) {
      try checkQueue()
      return true
    } catch { return false }
  }

  /// All parts of the state; an engine that reads them has room for what may come of them.
  func codeState(_ archive: inout Archive) {
    for number in 0..<StatePart.count {
      if let part = StatePart(rawValue: number) { code(part, &archive) }
    }
    if archive.isReading && !reserveIfPossible() { archive.failForMemory() }
    if archive.isReading && archive.isSound { reserve() }
  }

  /// The head of a snapshot, which can be inspected without playing the trace.
  static func code(_ options: inout kin_engine_options, _ interval: inout UInt32, _ time: inout UInt64, _ archive: inout Archive) {
    archive.code(&options.touch_capacity)
    archive.code(&options.event_capacity)
    archive.code(&options.tie_break)
    archive.code(&options.units_per_inch)
    archive.code(&interval)
    archive.code(&time)
    if archive.isReading { options.struct_size = UInt32(MemoryLayout<kin_engine_options>.size) }
  }

  /// Refuses a replay for another reason than damage.
  func failReplay(_ archive: inout Archive, _ code: Int, _ write: (inout Message) -> Void) {
    archive.fail()
    if tape.player.obstacle == 0 { tape.player.obstacle = refuse(code, write).code }
  }

  private func restore(hasCallback: Bool, hasLog: Bool, explains: Bool) {
    tape.player.hasLog = hasLog
    tape.player.wasExplained = explains
    setExplains(explains || tape.player.explains)
    if !tape.player.isLive { outbox.setEventCallback(hasCallback ? { _, _, _ in } : nil, nil) }
  }

  /// Resets the engine to how it was made, but keeps its classes.
  func forgetEverything() {
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) { free(scene.recognizers[index]) }
    scene.forgetEverything()
    setNumber(host.number, by: host.numberedBy)
    now = 0
    touches = TouchTable(capacity: touches.capacity, scale: host.scale)
    attempts.forgetEverything()
    arena.forgetEverything()
    outbox.forgetEverything(eventCapacity: Int(host.options.event_capacity))
    host.edits.deferred.removeAll()
    host.edits.leaving.removeAll()
    reserve()
  }
}
