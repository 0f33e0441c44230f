import CKinesic

/// Everything that one `kin_engine` knows. A class, so that callbacks may look at it in the middle of a step: no part
/// of it is ever held across a call into the host.
public final class Engine {
  /// The host's latest time.
  var now: UInt64 = 0
  public internal(set) var host: Host
  var scene = Scene()
  var touches: TouchTable
  var attempts: Attempts
  /// What the classes see of the present step.
  let input: StepInput
  let arena: Arena
  var outbox: Outbox
  var tape = Tape()
  #if KINESIC_CHECKS
    /// The first invariant that did not hold after a step.
    var breach: Breach?
    /// The number of the latest contact when a view last went to another parent.
    var landedBeforeMove: UInt64 = 0
  #endif

  /// Options are valid: `Engine.fault` was asked.
  /// - Parameter classes: so many will be registered at once.
  public init(_ options: kin_engine_options, heap: HeapPointer? = nil, classes: Int = 0) {
    host = Host(options, heap)
    let capacity = host.contactCapacity
    let scale = host.scale
    touches = TouchTable(capacity: capacity, scale: scale)
    attempts = Attempts(contactCapacity: capacity)
    input = StepInput(touchCapacity: capacity, scale: scale)
    arena = Arena(ordersByCrossing: Int(options.tie_break) == KIN_TIE_BREAK_CROSSING)
    outbox = Outbox(eventCapacity: Int(options.event_capacity), contactCapacity: capacity)
    host.edits.deferred.reserve(Engine.usualEdits)
    scene.reserve(classes: classes)
    host.handle = OpaquePointer(Unmanaged.passUnretained(self).toOpaque())
    reserve()
  }

  deinit {
    for index in 0..<scene.recognizers.end where scene.recognizers.isLive(index) {
      dropActions(of: index)
      free(scene.recognizers[index])
    }
    scene.free()
  }

  func free(_ recognizer: Recognizer) {
    var name = recognizer.name
    name.free()
    recognizer.instance.free()
    if recognizer.row >= 0 { attempts.streams.close(row: recognizer.row) }
  }

  /// What there is for each recognizer; there is room for it.
  func reserve() {
    let isReserved = reserveIfPossible()
    precondition(isReserved)
    let count = scene.recognizers.end
    arena.extend(to: count)
    attempts.timers.extend(to: count)
    host.playBounds = nil
    let most = eventBound(Landings(), contacts: touches.capacity)
    let usual = eventBound(Landings(contacts: touches.capacity, steps: 2), contacts: touches.capacity)
    outbox.queue.setCapacity(usual, sources: sourceCount(count, attempts.streams.count), maxPerMove: most)
  }

  /// What lands in one call: so many contacts in so many steps.
  struct Landings {
    var contacts = 0
    var steps = 0
    private var latest = UInt64.max

    init() {}

    init(contacts: Int, steps: Int) {
      self.contacts = contacts
      self.steps = steps
    }

    /// One more, in the order of time.
    mutating func add(at time: UInt64) {
      contacts += 1
      if time != latest { steps += 1 }
      latest = time
    }
  }

  /// How many records a call can make at most, moved and changed ones merged: each recognizer ends at most one attempt
  /// and, for each step with a landing, another one; each contact begins and ends once, for its view and on each
  /// stream.
  func eventBound(_ landings: Landings, contacts: Int) -> Int {
    Engine.eventBound(
      landings, contacts: contacts, recognizers: scene.recognizers.liveCount, streams: attempts.streams.usedRows, explains: arena.explains)
  }

  @inline(__always) static func eventBound(_ landings: Landings, contacts: Int, recognizers: Int, streams: Int, explains: Bool) -> Int {
    recognizers * (1 + landings.steps) * (explains ? 7 : 3) + (contacts + landings.contacts) * 3 * (1 + streams) + 8
  }

  /// The source of a contact's records in the queue, of a recognizer's, and of a stream's: the odd numbers, so that
  /// all can become more.
  func source(ofContact place: Int) -> Int { 2 * place }
  func source(ofRecognizer index: Int) -> Int { 2 * (touches.capacity + index) }
  func source(ofStream entry: Int) -> Int { 2 * entry + 1 }
}
