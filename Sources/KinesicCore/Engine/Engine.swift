import CKinesic

/// Everything that one `kin_engine` knows. A class, so that callbacks may look at it in the middle of a step: no part
/// of it is ever held across a call into the host.
public final class Engine {
  /// What a host gets to see of this engine: its own address.
  var handle: OpaquePointer?
  /// What it was made with.
  let options: kin_engine_options
  let scale: Double
  var now: UInt64 = 0
  /// Which thread may call.
  public let turn = Turn()
  /// A call is under way: changes wait, feeding is refused.
  var isBusy = false
  /// How many calls of the host are under way: one in a callback of another.
  public var callDepth = 0
  /// The host has destroyed it from inside a callback.
  public internal(set) var isDoomed = false

  var classes = List<RegisteredClass>()
  /// How many of them are the library's own.
  var standardClassCount = 0
  var plugins = SlotMap<Plugin>(kind: .plugin)
  /// Where plugins are looked for by their bare name.
  var searchPath = List<Name>()
  /// Which plugins are loaded: a mask of KIN_PLUGIN_...
  public var pluginPolicy: UInt32 = 0
  /// What its ids differ in from those of other engines of the thread that made it: see `Identifier`.
  public internal(set) var number: UInt32 = 0
  /// The thread that gave the number.
  public internal(set) var numberedBy: UInt = 0
  var views = ViewTree()
  var recognizers = SlotMap<Recognizer>(kind: .recognizer)
  var addedCount: UInt64 = 0
  /// What can be in play; nil: it has changed since it was measured.
  var playBounds: PlayBounds?
  /// How many contacts land in the call under way.
  var landingContacts = 0
  /// Rows of streams, each as long as the touch table has places, and those that no recognizer has.
  var streams = List<Stream>()
  var freeRows = List<Int32>()
  var actions = List<Action>()
  var freeActions = List<Int32>()
  var actionCount: UInt64 = 0 { didSet { noteHearers() } }
  var nextToken: UInt64 = 0
  /// The number of the action that is being called; 0: none, or it has taken itself away.
  var callingToken: UInt64 = 0

  /// What stands between the host's samples and the rest; off at first.
  var contactFilter = ContactFilter()
  var touches: TouchTable
  /// So many contacts may be down at one time.
  let touchLimit: Int
  var deliveries = List<Delivery>()
  /// Contacts of which a view may still hear something.
  var openTouches = TouchSet()
  /// Contacts that their view must not hear of: multiple or exclusive touch, decided at landing.
  var refusedTouches = TouchSet()
  /// Contacts whose view the present step removes.
  var goneTouches = TouchSet()
  /// The present step needs arbitration.
  var needsSettling = false
  let arena: Arena
  var timers = DeadlineHeap()
  /// Counts the times that due timers were looked for and found.
  var timerRound: UInt64 = 0
  let input: StepInput
  /// Those whose touches changed in this step, in the fixed order.
  var concerned = List<Int32>()
  /// Changes that callbacks asked for in the present step.
  var deferred = List<Edit>()
  var isCarryingOut = false
  /// Recognizers that the present step removes, and the view; -1: none.
  var leaving = List<Int32>()
  var leavingView = -1

  var queue: EventQueue
  var eventCallback: kin_event_callback? { didSet { noteHearers() } }
  /// Whether anybody is called with records: an event callback, an action, a replay's host.
  var isHeard = false
  var eventUserData: UserData?
  var logCallback: kin_log_callback?
  var logUserData: UserData?
  var tape = Tape()
  /// What classes that were read from a trace consist of.
  var memory = OwnedMemory()
  var error = Text()
  var sentence = Text()
  /// The ids that are down, while a feed is validated.
  var downIDs = List<UInt64>()
  /// How many contacts leave in the step that is being validated: their places are not free before its end.
  var leavingIDs = 0
  /// The same for what hovers.
  var hoverIDs = List<UInt64>()
  /// Where the memory comes from; nil: from the C library, uncounted.
  public let heap: HeapPointer?
  #if KINESIC_CHECKS
    /// The first invariant that did not hold after a step.
    var breach: Breach?
  #endif

  /// Options are valid: `Engine.fault` was asked.
  public init(_ options: kin_engine_options, heap: HeapPointer? = nil) {
    self.options = options
    self.heap = heap
    touchLimit = Int(options.touch_capacity)
    // As many may land in the step in which all lift, and gestures remember lifted ones.
    let capacity = min(2 * touchLimit, TouchSet.capacity)
    scale = options.units_per_inch / 163
    touches = TouchTable(capacity: capacity, scale: scale)
    arena = Arena(ordersByCrossing: Int(options.tie_break) == KIN_TIE_BREAK_CROSSING)
    input = StepInput(touchCapacity: capacity)
    queue = EventQueue(capacity: Int(options.event_capacity))
    deliveries.extend(to: capacity, with: Delivery())
    downIDs.reserve(capacity + 1)
    hoverIDs.reserve(capacity + 1)
    deferred.reserve(Engine.usualEdits)
    input.fields.scale = scale
    handle = OpaquePointer(Unmanaged.passUnretained(self).toOpaque())
    reserve()
  }

  deinit {
    for index in 0..<recognizers.end where recognizers.isLive(index) {
      dropActions(of: index)
      free(recognizers[index])
    }
    for i in 0..<classes.count { classes[i].free() }
    for i in 0..<plugins.end { plugins[i].path.free() }
    for i in 0..<searchPath.count { searchPath[i].free() }
    views.free()
  }

  func free(_ recognizer: Recognizer) {
    var name = recognizer.name
    name.free()
    recognizer.instance.free()
    if recognizer.row >= 0 { freeRows.append(Int32(truncatingIfNeeded: recognizer.row)) }
  }

  /// Room for what a step may need with the recognizers that there are, so that feeding does not allocate.
  func reserve() {
    let count = recognizers.end
    arena.reserve(count)
    timers.reserve(owners: count)
    concerned.reserve(count)
    leaving.reserve(count)
    touches.listeners.reserve(min(max(count, 8), Engine.usualListeners))
    touches.movers.reserve(min(max(count, 8), Engine.usualListeners))
    playBounds = nil
    let most = eventBound(Landings(), contacts: touches.capacity)
    let usual = eventBound(Landings(contacts: touches.capacity, steps: 2), contacts: touches.capacity)
    queue.reserve(usual, sources: sourceCount(count), ample: most)
  }

  /// How many sources of records there are with so many recognizers.
  func sourceCount(_ recognizers: Int) -> Int { 2 * max(recognizers + touches.capacity, streams.count) }

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
    recognizers.liveCount * (1 + landings.steps) * (arena.explains ? 7 : 3) + (contacts + landings.contacts) * 3 * (1 + rowCount) + 8
  }

  /// The source of a contact's records in the queue, of a recognizer's, and of a stream's: the odd numbers, so that
  /// all can become more.
  func source(ofContact place: Int) -> Int { 2 * place }
  func source(ofRecognizer index: Int) -> Int { 2 * (touches.capacity + index) }
  func source(ofStream entry: Int) -> Int { 2 * entry + 1 }
}
