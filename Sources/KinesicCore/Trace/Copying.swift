import CKinesic

/// Copies an engine: the walk of a snapshot writes its state and reads it into another engine. What a trace cannot
/// have is copied afterwards: the host's pointers, and all bytes of the classes.
extension Engine {
  /// Makes another engine, which is fresh and was made with the same options, what this one is. One that cannot become
  /// it is to be thrown away. This one is not changed; what is asked for is asked of the other one's memory.
  public func copy(to fresh: Engine) throws(Failure) {
    try checkCopying()
    var isShort = !fresh.setAside(for: self)
    if !isShort && fresh.become(self, &isShort) { return }
    // Only during a call the state may be one that cannot be read.
    throw isShort ? refuseForMemory() : refuseReentrant("kin_engine_copy")
  }

  /// Whether it can be copied now.
  public func checkCopying() throws(Failure) { try checkIdle("kin_engine_copy") }

  /// What rows grow by while it becomes another one, and what is written of that.
  private func setAside(for original: Engine) -> Bool {
    guard let heap = host.heap, let other = original.host.heap else { return true }
    let added = max(other.pointee.added - 2 * original.tape.partCapacity, 0)
    return heap.pointee.setAside(2 * added + original.scene.pluginByteCount + 65536)
  }

  private func become(_ original: Engine, _ isShort: inout Bool) -> Bool {
    for index in 0..<original.scene.classes.count where !isShort { copy(class: index, of: original, &isShort) }
    if isShort { return false }
    scene.takePlugins(of: original.scene)
    host.pluginPolicy = original.host.pluginPolicy
    arena.setExplains(original.arena.explains)
    if !takeState(of: original, &isShort) { return false }
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) {
      let size = instanceSize(of: scene.recognizers[index].kind)
      scene.recognizers[index].instance.copyState(from: original.scene.recognizers[index].instance, size: size)
    }
    scene.copyHostPointers(from: original.scene)
    outbox.queue.resume(after: original.outbox.queue.sequence)
    #if KINESIC_CHECKS
      resumeHistory()
      landedBeforeMove = original.landedBeforeMove
    #endif
    return takeSettings(of: original, &isShort)
  }

  /// A class of another engine. The library's own are there already.
  private func copy(class index: Int, of original: Engine, _ isShort: inout Bool) {
    let kind = original.scene.classes[index]
    if index == scene.classes.count {
      var table = kind.table
      if original.host.memory.has(table.name) { standIn(&table, &isShort) }
      if isShort { return }
      scene.add(RegisteredClass(copying: table, isStandard: kind.isStandard))
      host.edits.deferred.reserve(Engine.usualEdits + scene.classes.count - scene.standardClassCount)
    }
    scene.classes[index].restore(violationCount: kind.violationCount)
  }

  /// The table of a class that a replay has stood in for lives as long as that engine: it is made anew in this one.
  private func standIn(_ table: inout kin_recognizer_class, _ isShort: inout Bool) {
    var archive = Archive(.writing, isOfCopy: true)
    table.code(&archive, memory: &host.memory)
    var reader = Archive(reading: archive.written, heap: host.heap, isOfCopy: true)
    table.code(&reader, memory: &host.memory)
    isShort = !archive.isSound || !reader.isSound
  }

  private func takeState(of original: Engine, _ isShort: inout Bool) -> Bool {
    var archive = Archive(.writing, isOfCopy: true)
    original.codeState(&archive)
    isShort = !archive.isSound
    if isShort { return false }
    var reader = Archive(reading: archive.written, heap: host.heap, isOfCopy: true)
    codeState(&reader)
    isShort = reader.isShort
    return reader.isSound && reader.isAtEnd
  }

  /// Copies settings that a trace does not have: filters of samples, smoothing and prediction.
  private func takeSettings(of original: Engine, _ isShort: inout Bool) -> Bool {
    let lenience = original.host.lenience.isOn ? lenienceByteCount : 0
    let filter = original.host.contactFilter.isOn ? ContactFilter.byteCount(contactLimit: host.touchLimit) : 0
    let refusals = original.host.refusals.isOn ? RefusalFilter.byteCount(contactLimit: host.touchLimit) : 0
    let hands = original.host.hands.isOn ? Hands.byteCount(contactLimit: host.touchLimit) : 0
    let wanted = lenience + filter + refusals + hands + original.touches.samplingByteCount
    if wanted > 0, let heap = host.heap, !heap.pointee.renewSpare(wanted) { isShort = true }
    if isShort { return false }
    original.host.filters?.change(self, .copy(original))
    touches.takeSampling(of: original.touches)
    return true
  }
}
