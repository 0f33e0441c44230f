import CKinesic

/// What an engine needs of memory, and what it has.
extension Engine {
  /// So many changes can callbacks of one step ask for before a list of them grows.
  static let usualEdits = 16

  /// The bytes of what is as large in every new engine: the engine itself, its sentences, its classes, what traces
  /// code samples by.
  private static let fixedRoom = 47104

  /// The bytes of the blocks that a new engine with these options asks for, at most. Rows of fewer than 8 have room
  /// for 8.
  public static func room(for options: kin_engine_options) -> Int {
    let contacts = max(min(2 * Int(options.touch_capacity), TouchSet.capacity), 8)
    let contact =
      MemoryLayout<Contact>.stride + TouchTable.historyCapacity * MemoryLayout<kin_touch_point>.stride + MemoryLayout<Delivery>.stride + 168
    // The queue's row is made, and where it is shorter than what all contacts may send it grows at once.
    let first = Int(options.event_capacity)
    let usual = 6 * contacts + 8
    let records = first + (usual > first ? max(usual, 2 * first) : 0)
    let record = MemoryLayout<kin_event>.stride + MemoryLayout<Int32>.stride
    return contacts * contact + records * record + fixedRoom
  }

  /// Sets aside what a call may need that adds to rows, and `extra` bytes; or refuses it before it has changed
  /// anything.
  ///
  /// A row that is full becomes twice as long, so that all of them together ask for no more than twice what they have.
  public func setAside(_ extra: Int = 0) throws(Failure) {
    guard let heap = host.heap else { return }
    let wanted = 2 * max(heap.pointee.added - 2 * tape.partCapacity, 0) + extra + 32768
    // What a callback asks for is done after the step: until then so many calls can share what one of them set aside.
    if host.isBusy && host.edits.deferred.count < 2 * Engine.usualEdits && heap.pointee.hasSpare(wanted) { return }
    if !heap.pointee.setAside(wanted) { throw refuseForMemory() }
  }

  /// The sentence of a call for which there is no memory.
  @inline(never) func refuseForMemory() -> Failure {
    refuse(KIN_ERROR_MEMORY) { $0.append("there is no memory for this call: the allocator gave none") }
  }

  /// The same for a change, which nearly always needs nothing.
  @inline(__always) func setAsideForEdit() throws(Failure) {
    if tape.isRecording || host.edits.deferred.count + scene.classes.count - scene.standardClassCount >= host.edits.deferred.capacity {
      try setAside()
    }
  }

  /// The same for a recognizer of a class.
  func setAside(for kind: RegisteredClass) throws(Failure) {
    let isPerTouch = kind.table.flags & UInt32(KIN_CLASS_PER_TOUCH) != 0
    let reports = isPerTouch ? touches.capacity : 0
    let streams = reports * 4 * MemoryLayout<Stream>.stride
    // The bound of one recognizer more, with or without a row.
    let landings = Landings(contacts: touches.capacity, steps: 2)
    let wanted = eventBound(landings, contacts: touches.capacity) + 21 + (isPerTouch ? 6 * touches.capacity : 0)
    let sources = 2 * max(scene.recognizers.end + 1 + touches.capacity, attempts.streams.count + reports)
    try setAside(Instance.size(kind.table, reportCapacity: reports) + streams + outbox.queue.growth(wanted, sources: sources))
  }

  /// The bytes that `reserve` asks for at most, of an engine that was read so far.
  var growthOfReserve: Int {
    let count = scene.recognizers.end
    let rows = count * (4 * MemoryLayout<Member>.stride + 256)
    let usual = eventBound(Landings(contacts: touches.capacity, steps: 2), contacts: touches.capacity)
    return rows + outbox.queue.growth(usual, sources: sourceCount(count))
  }

  /// What was set aside and not needed goes back when the outermost call is over: what callbacks asked for is done by
  /// then.
  public func dropSpare() {
    if !host.isBusy { host.heap?.pointee.dropSpare() }
  }

  /// How full it is.
  public func usage(size: UInt32) throws(Failure) -> kin_engine_usage {
    try checkSize(size, MemoryLayout<kin_engine_usage>.size, "kin_engine_usage")
    return kin_engine_usage(
      struct_size: size,
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
