import CKinesic

/// What an engine needs of memory, and what it has.
extension Engine {
  /// So many changes can callbacks of one step ask for before a list of them grows.
  static let usualEdits = 8

  /// The bytes of the blocks that a new engine with these options and this number of classes asks for.
  public static func byteCount(for options: kin_engine_options, classes: Int) -> Int {
    let contacts = Host.contactCapacity(Int(options.touch_capacity))
    let count = Int(options.recognizer_capacity)
    let records = eventBound(Landings(contacts: contacts, steps: 2), contacts: contacts, recognizers: count, streams: 0, explains: false)
    return ownSize + Arena.byteCount(forCapacity: count) + Attempts.byteCount(forCapacity: count, contacts: contacts)
      + TouchTable.byteCount(forCapacity: contacts)
      + StepInput.byteCount(touchCapacity: contacts)
      + Outbox.byteCount(contactCapacity: contacts)
      + EventQueue.byteCount(forCapacity: Int(options.event_capacity), records, sources: sourceCount(count, contacts, 0))
      + PresentContacts.byteCount(forCapacity: contacts)
      + Edits.byteCount(forCapacity: usualEdits, count) + Scene.byteCount(recognizers: count, classes: classes) + StringBuffer.byteCount
  }

  /// The bytes of the engine itself, at most: its fields behind the head of an object.
  private static var ownSize: Int {
    let fields =
      MemoryLayout<Host>.stride + MemoryLayout<Scene>.stride + MemoryLayout<TouchTable>.stride + MemoryLayout<Attempts>.stride
      + MemoryLayout<StepInput>.stride + MemoryLayout<Outbox>.stride + MemoryLayout<Tape>.stride
    return Heap.whole(fields + 128)
  }

  /// How many sources of records there are with this number of recognizers and of entries of streams.
  func sourceCount(_ recognizers: Int, _ streams: Int) -> Int { Engine.sourceCount(recognizers, touches.capacity, streams) }

  private static func sourceCount(_ recognizers: Int, _ contacts: Int, _ streams: Int) -> Int { 2 * max(recognizers + contacts, streams) }

  /// Makes room for what a step may need with the recognizers that there are and `added` more, `streams` of them with
  /// a stream for each touch, so that feeding does not allocate. False: there is no memory, and nothing has changed.
  func reserveIfPossible(added: Int = 0, streams: Int = 0, explains: Bool = false) -> Bool {
    let usual = Int(host.options.recognizer_capacity)
    let count = max(scene.recognizers.end + added, usual)
    let contacts = touches.capacity
    let records = Engine.eventBound(
      Landings(contacts: contacts, steps: 2), contacts: contacts,
      recognizers: max(scene.recognizers.liveCount + added, usual), streams: attempts.streams.usedRows + streams,
      explains: explains || arena.explains)
    let sources = sourceCount(count, attempts.streams.count + streams * contacts)
    return scene.recognizers.reserveIfPossible(count) && arena.reserveIfPossible(count) && attempts.reserveIfPossible(count)
      && host.edits.leaving.reserveIfPossible(count)
      && outbox.queue.reserveIfPossible(records, sources: sources)
  }

  /// Sets aside what a call may need that adds to rows without having made room in them, and `extra` bytes; or refuses
  /// it before it has changed anything.
  ///
  /// A row that is full becomes twice as long, so that all of them together ask for no more than twice what they have.
  public func setAside(_ extra: Int = 0) throws(Failure) {
    guard let heap = host.heap else { return }
    let wanted = 2 * max(heap.pointee.added - 2 * tape.partCapacity, 0) + extra + 32768
    // Changes that a callback asks for are made after the step. Until then this number of calls can share what one of
    // them set aside.
    if host.isBusy && host.edits.deferred.count < 2 * Engine.usualEdits && heap.pointee.hasSpare(wanted) { return }
    if !heap.pointee.setAside(wanted) { throw refuseForMemory() }
  }

  /// Sees that the one block is there that a call will ask for, of `size` bytes, beside room in rows; and what a trace
  /// may ask for that is written.
  public func setAside(block size: Int) throws(Failure) {
    if tape.isRecording { try setAside() }
    if let heap = host.heap, size > 0, !heap.pointee.setAside(block: size) { throw refuseForMemory() }
  }

  /// The sentence of a call for which there is no memory.
  @inline(never) public func refuseForMemory() -> Failure {
    refuse(KIN_ERROR_MEMORY) { $0.append("there is no memory for this call: the allocator gave none") }
  }

  /// Sees that there is room for `count` changes, `relations` of which set relations; and for what is written of them.
  @inline(__always) func setAsideForEdits(_ count: Int = 1, relations: Int = 0) throws(Failure) {
    let changes = host.edits.deferred.count + count + scene.classes.count - scene.standardClassCount
    if tape.isRecording || changes > host.edits.deferred.capacity || relations > 0 { try makeRoomForEdits(changes, relations) }
  }

  @inline(never) private func makeRoomForEdits(_ changes: Int, _ relations: Int) throws(Failure) {
    if tape.isRecording { try setAside() }
    // Allowing two to run together takes two.
    let added = relations > 0 ? 2 * (host.edits.count(of: .relate) + relations) : 0
    if !(host.edits.deferred.reserveIfPossible(changes) && arena.relations.reserveIfPossible(added: added)) { throw refuseForMemory() }
  }

  /// Sees that there is memory for a recognizer of a class.
  func setAside(for kind: RegisteredClass) throws(Failure) {
    let isPerTouch = kind.table.flags & UInt32(KIN_CLASS_PER_TOUCH) != 0
    if host.isBusy { try setAsideForEdits() }
    if !reserveIfPossible(added: 1, streams: isPerTouch ? 1 : 0) { throw refuseForMemory() }
    if isPerTouch { try setAside(rows: attempts.streams.growth) }
    try setAside(block: instanceSize(of: kind))
  }

  /// Sets aside what rows ask for that may have no block yet.
  func setAside(rows size: Int) throws(Failure) {
    if let heap = host.heap, size > 0, !heap.pointee.setAside(size) { throw refuseForMemory() }
  }

  /// What was set aside and not needed goes back when the outermost call is over: what callbacks asked for is done by
  /// then.
  public func dropSpare() {
    if !host.isBusy { host.heap?.pointee.dropSpare() }
  }

  /// How full it is.
  public var usage: kin_engine_usage {
    kin_engine_usage(
      struct_size: UInt32(MemoryLayout<kin_engine_usage>.size),
      touches: kin_usage(now: UInt32(touches.used.count), most: touches.mostUsed, capacity: UInt32(touches.capacity)),
      views: kin_usage(scene.views.liveCount, most: scene.views.end, capacity: scene.views.capacity),
      recognizers: kin_usage(scene.recognizers.liveCount, most: scene.recognizers.end, capacity: scene.recognizers.capacity),
      actions: kin_usage(outbox.actions.liveCount, most: outbox.actions.end, capacity: outbox.actions.capacity),
      events: kin_usage(outbox.queue.waitingCount, most: outbox.queue.most, capacity: outbox.queue.capacity),
      bytes: host.heap?.pointee.used ?? 0, most_bytes: host.heap?.pointee.most ?? 0)
  }
}

extension kin_usage {
  fileprivate init(_ now: Int, most: Int, capacity: Int) {
    self.init(now: UInt32(clamping: now), most: UInt32(clamping: most), capacity: UInt32(clamping: capacity))
  }
}

extension TouchTable {
  /// The most contacts that were kept at one time: each takes the lowest free place.
  fileprivate var mostUsed: UInt32 {
    var most = capacity
    while most > 0 && contacts[most - 1].touch.contact == 0 { most -= 1 }
    return UInt32(most)
  }
}
