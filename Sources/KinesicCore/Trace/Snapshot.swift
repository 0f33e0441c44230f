import CKinesic

/// The whole of an engine, between two calls.
extension Engine {
  /// Writes it, or makes a fresh engine what was written.
  func carrySnapshot(_ archive: inout Archive) {
    var options = host.options
    var interval = tape.checkInterval
    var time = now
    Engine.carry(&options, &interval, &time, &archive)
    var hasCallback = outbox.eventCallback != nil
    var hasLog = outbox.logCallback != nil
    var explains = arena.explains
    archive.carry(&hasCallback)
    archive.carry(&hasLog)
    archive.carry(&explains)
    if archive.isReading { restore(hasCallback: hasCallback, hasLog: hasLog, explains: explains) }
    carryClasses(&archive)
    for number in 0..<StatePart.count {
      if let part = StatePart(rawValue: number) { carry(part, &archive) }
    }
    if now != time { archive.fail() }
    if archive.isReading && !reserveIfPossible() { archive.failForMemory() }
    if archive.isReading && archive.isSound { reserve() }
    outbox.queue.carry(&archive)
    #if KINESIC_CHECKS
      if archive.isReading && archive.isSound { resumeHistory() }
    #endif
  }

  /// What stands at the beginning of a snapshot, for who looks at it without playing it.
  static func carry(_ options: inout kin_engine_options, _ interval: inout UInt32, _ time: inout UInt64, _ archive: inout Archive) {
    archive.carry(&options.touch_capacity)
    archive.carry(&options.event_capacity)
    archive.carry(&options.tie_break)
    archive.carry(&options.units_per_inch)
    archive.carry(&interval)
    archive.carry(&time)
    if archive.isReading { options.struct_size = UInt32(MemoryLayout<kin_engine_options>.size) }
  }

  private func carryClasses(_ archive: inout Archive) {
    var count = scene.classes.count
    archive.carry(count: &count)
    for i in 0..<count where archive.isSound {
      archive.setAside(2 * (scene.classes.count + 8), of: MemoryLayout<RegisteredClass>.stride + MemoryLayout<Edit>.stride)
      carryClass(i, &archive)
    }
  }

  /// A class: of the library's own the name and what it must agree in, of another one all but its code.
  func carryClass(_ index: Int, _ archive: inout Archive) {
    var isStandard = archive.isReading || scene.classes[index].isStandard
    archive.carry(&isStandard)
    var table = archive.isReading ? kin_recognizer_class() : scene.classes[index].table
    var offences = archive.isReading ? 0 : scene.classes[index].offences
    if isStandard { carryHead(&table, &archive) } else { table.carry(&archive, memory: &host.memory) }
    archive.carry(&offences)
    if archive.isReading && archive.isSound { take(table, isStandard: isStandard, offences: offences, &archive) }
  }

  private func carryHead(_ table: inout kin_recognizer_class, _ archive: inout Archive) {
    var name = TextRoom()
    var version = TextRoom()
    archive.carry(archive.isReading ? cString("") : table.name, into: &name)
    archive.carry(archive.isReading ? cString("") : table.version, into: &version)
    archive.carry(&table.state_size)
    archive.carry(&table.property_count)
    archive.carry(&table.value_count)
    if archive.isReading {
      archive.setAside(host.memory.growth)
      if !archive.isSound { return }
      table.name = host.memory.copy(name.cString)
      table.version = host.memory.copy(version.cString)
    }
  }

  /// Finds the class that was read, or adds what stands in for it.
  private func take(_ table: kin_recognizer_class, isStandard: Bool, offences: UInt32, _ archive: inout Archive) {
    if let own = findClass(table.name) {
      let isSame =
        own.isStandard == isStandard && own.table.state_size == table.state_size && own.table.property_count == table.property_count
        && own.table.value_count == table.value_count
        && (isStandard ? equal(own.table.version, table.version) : own.table.flags == table.flags)
      own.offences = offences
      if isSame { return }
      return failReplay(&archive, KIN_ERROR_CLASS) {
        $0.append("class '")
        $0.append(table.name)
        $0.append("' of this engine is not the one that was recorded: version, flags, properties, values or size differ")
      }
    }
    if isStandard || tape.player.isLive {
      return failReplay(&archive, KIN_ERROR_UNKNOWN) {
        $0.append("the trace needs the class '")
        $0.append(table.name)
        $0.append("', which this engine does not have")
      }
    }
    do throws(Failure) { try add(table, isStandard: false) } catch { return archive.fail() }
    scene.classes[scene.classes.count - 1].offences = offences
  }

  /// Something other than damage stands in the way of a replay.
  private func failReplay(_ archive: inout Archive, _ code: Int, _ write: (inout Text) -> Void) {
    archive.fail()
    if tape.player.obstacle == 0 { tape.player.obstacle = refuse(code, write).code }
  }

  private func restore(hasCallback: Bool, hasLog: Bool, explains: Bool) {
    tape.player.hasLog = hasLog
    tape.player.wasExplained = explains
    setExplains(explains || tape.player.explains)
    if !tape.player.isLive { outbox.eventCallback = hasCallback ? { _, _, _ in } : nil }
  }

  /// Makes the engine what it was when it was made, but for its classes.
  func forgetEverything() {
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) { free(scene.recognizers[index]) }
    scene.views.free()
    scene.views = ViewTree()
    scene.recognizers = SlotMap<Recognizer>(kind: .recognizer)
    setNumber(host.number, by: host.numberedBy)
    outbox.actions = ActionTable()
    scene.addedCount = 0
    now = 0
    outbox.eventCallback = nil
    touches = TouchTable(capacity: touches.capacity, scale: host.scale)
    outbox.forgetTouches()
    attempts.streams = StreamTable(width: touches.capacity)
    arena.forgetEverything()
    attempts.timers = DeadlineHeap()
    outbox.queue = EventQueue(capacity: Int(host.options.event_capacity))
    attempts.concerned.removeAll()
    host.edits.deferred.removeAll()
    host.edits.leaving.removeAll()
    reserve()
  }
}
