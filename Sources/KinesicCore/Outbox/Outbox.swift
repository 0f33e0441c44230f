import CKinesic

/// What goes to the host: the records that wait for a poll, who is called with them, and what the views were told of
/// their touches.
struct Outbox: ~Copyable {
  var queue: EventQueue
  var eventCallback: kin_event_callback? { didSet { noteHearers() } }
  var eventUserData: UserData?
  var logCallback: kin_log_callback?
  var logUserData: UserData?
  /// A replay's host is called with the records.
  var isReplayed = false { didSet { noteHearers() } }
  /// Whether anybody is called with records: an event callback, an action, a replay's host.
  private(set) var isHeard = false

  var actions = ActionTable()

  /// What each contact's view was told.
  var deliveries = List<Delivery>()
  /// Contacts of which a view may still hear something.
  var openTouches = TouchSet()
  /// Contacts that their view must not hear of: multiple or exclusive touch, decided at landing.
  var refusedTouches = TouchSet()
  /// Contacts whose view the present step removes.
  var goneTouches = TouchSet()

  /// Why the latest call was refused, and the latest sentence that a host asked for.
  var error = Text()
  var sentence = Text()

  init(eventCapacity: Int, contactCapacity: Int) {
    queue = EventQueue(capacity: eventCapacity)
    deliveries.extend(to: contactCapacity, with: Delivery())
  }

  /// The bytes of one that is made for so many contacts, but for the queue.
  static func room(contactCapacity: Int) -> Int { List<Delivery>.room(contactCapacity) + 2 * Text.size }

  private mutating func noteHearers() { isHeard = eventCallback != nil || actions.liveCount > 0 || isReplayed }

  /// Adds an action to a recognizer's list, whose first one is `first`.
  mutating func add(_ action: Action, to first: inout Int) {
    actions.append(action, to: &first)
    noteHearers()
  }

  /// Takes an action out of a list that has it, or the first one of a list: who calls gives back what it holds; nil:
  /// it is being called, and that is done afterwards.
  mutating func removeAction(_ token: UInt64, from first: inout Int) -> Action? {
    let gone = actions.remove(token, from: &first)
    noteHearers()
    return gone
  }

  mutating func removeFirstAction(of first: inout Int) -> Action? {
    let gone = actions.removeFirst(of: &first)
    noteHearers()
    return gone
  }

  /// All contacts are gone, whatever was read of them.
  mutating func forgetTouches() {
    for place in 0..<deliveries.count { deliveries[place] = Delivery() }
    openTouches = TouchSet()
    refusedTouches = TouchSet()
  }

  /// A contact's place is free: no view hears of it any more.
  @inline(__always) mutating func forget(_ place: Int) {
    deliveries[place] = Delivery()
    openTouches.remove(place)
    refusedTouches.remove(place)
  }
}
