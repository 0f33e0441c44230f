import CKinesic

/// What goes to the host: the records that wait for a poll, the callbacks that get them, and what the views got of
/// their touches.
struct Outbox: ~Copyable {
  var queue: EventQueue
  private(set) var eventCallback: kin_event_callback?
  private(set) var eventUserData: UserData?
  private(set) var logCallback: kin_log_callback?
  private(set) var logUserData: UserData?
  /// A replay gives the records to its `on_event`.
  private var isReplayed = false
  /// Whether anybody is called with records: an event callback, an action, a replay's host.
  private(set) var hasListeners = false

  var actions = ActionTable()

  /// What each contact's view got.
  private(set) var deliveries = List<Delivery>()
  /// Contacts of which a view may still hear something.
  private(set) var openTouches = TouchSet()
  /// Contacts that their view must not hear of: multiple or exclusive touch, decided at landing.
  private(set) var refusedTouches = TouchSet()
  /// Contacts of which the present step removes the view that they hit; and of which it removes that view or the one
  /// that hears of them.
  private(set) var goneTouches = TouchSet()
  private(set) var endingTouches = TouchSet()

  /// Why the latest call was refused, and the latest sentence that a host asked for.
  var error = Message()
  var sentence = Message()

  init(eventCapacity: Int, contactCapacity: Int) {
    queue = EventQueue(capacity: eventCapacity)
    deliveries.extend(to: contactCapacity, with: Delivery())
  }

  /// The bytes of an outbox for this number of contacts, without the queue.
  static func byteCount(contactCapacity: Int) -> Int { List<Delivery>.byteCount(forCapacity: contactCapacity) + 2 * Message.byteCount }

  private mutating func noteListeners() { hasListeners = eventCallback != nil || actions.liveCount > 0 || isReplayed }

  /// The engine's callback; nil: none.
  mutating func setEventCallback(_ callback: kin_event_callback?, _ userData: UserData?) {
    eventCallback = callback
    eventUserData = userData
    noteListeners()
  }

  mutating func setLog(_ callback: kin_log_callback?, _ userData: UserData?) {
    logCallback = callback
    logUserData = userData
  }

  /// A replay begins, or is over.
  mutating func setReplayed(_ isReplayed: Bool) {
    self.isReplayed = isReplayed
    noteListeners()
  }

  /// Adds an action to a recognizer's list, whose first one is `first`.
  mutating func add(_ action: Action, to first: inout Int) {
    actions.append(action, to: &first)
    noteListeners()
  }

  /// Removes an action from a list. The caller must give back what the action holds; nil: the action is being called,
  /// and this is done afterwards.
  mutating func removeAction(_ token: UInt64, from first: inout Int) -> Action? {
    let gone = actions.remove(token, from: &first)
    noteListeners()
    return gone
  }

  mutating func removeFirstAction(of first: inout Int) -> Action? {
    let gone = actions.removeFirst(of: &first)
    noteListeners()
    return gone
  }

  /// Makes it what it was when it was made, but for the log.
  mutating func forgetEverything(eventCapacity: Int) {
    queue = EventQueue(capacity: eventCapacity)
    actions = ActionTable()
    setEventCallback(nil, nil)
    forgetTouches()
  }

  /// All contacts are gone, whatever was read of them.
  private mutating func forgetTouches() {
    for place in 0..<deliveries.count { deliveries[place] = Delivery() }
    openTouches = TouchSet()
    refusedTouches = TouchSet()
  }

  /// Delivers a contact to a view: the view that it hit, or one above.
  mutating func open(_ place: Int, for view: Int) {
    deliveries[place] = Delivery(view: view)
    openTouches.insert(place)
  }

  /// A contact is not delivered to its view.
  mutating func refuse(_ place: Int) { refusedTouches.insert(place) }

  /// A gesture takes a contact from its view. Returns whether the view must get a cancelled.
  mutating func claim(_ place: Int) -> Bool {
    openTouches.remove(place)
    return deliveries[place].claim()
  }

  /// What a contact's view is to get in the rest of a step.
  mutating func tell(_ place: Int, _ facts: Delivery.Facts) -> Delivery.Records {
    let records = deliveries[place].tell(facts)
    if !deliveries[place].isOpen { openTouches.remove(place) }
    return records
  }

  /// Notes the contacts whose hit view the present step removes, and those whose receiving view it removes; empty sets
  /// once the view is gone.
  mutating func noteGone(hit: TouchSet, delivered: TouchSet) {
    goneTouches = hit
    endingTouches = hit | delivered
  }

  /// What the views got of the contacts in use, in the order of landing.
  mutating func codeTouches(_ archive: inout Archive, of touches: borrowing TouchTable, views: Int) {
    refusedTouches.code(&archive, among: touches.used)
    for i in 0..<touches.landed.count {
      let place = Int(touches.landed[i])
      deliveries[place].code(&archive, hit: touches[place].view, views: views)
      if archive.isReading && deliveries[place].isOpen { openTouches.insert(place) }
    }
  }

  /// A contact's place is free: no view hears of it any more.
  @inline(__always) mutating func forget(_ place: Int) {
    deliveries[place] = Delivery()
    openTouches.remove(place)
    refusedTouches.remove(place)
  }
}
