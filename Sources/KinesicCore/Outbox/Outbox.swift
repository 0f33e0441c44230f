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

  var actions = List<Action>()
  var freeActions = List<Int32>()
  var actionCount: UInt64 = 0 { didSet { noteHearers() } }
  /// The number of the action that was added last.
  var latestToken: UInt64 = 0
  /// The number of the action that is being called; 0: none, or it has taken itself away.
  var callingToken: UInt64 = 0

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

  private mutating func noteHearers() { isHeard = eventCallback != nil || actionCount > 0 || isReplayed }

  /// A contact's place is free: no view hears of it any more.
  @inline(__always) mutating func forget(_ place: Int) {
    deliveries[place] = Delivery()
    openTouches.remove(place)
    refusedTouches.remove(place)
  }
}

/// A host's function that hears of one recognizer.
struct Action {
  var callback: kin_event_callback
  var userData: UserData?
  /// Called once when the action has gone.
  var release: ActionRelease?
  var token: UInt64
  var next = -1
}
