import CKinesic

/// What an engine keeps for its host beside what goes back and forth: which calls are under way, with what it was
/// made, its memory, and what stands between the host's samples and the contacts.
public struct Host: ~Copyable {
  /// The engine's address, which is its handle for hosts.
  var handle: OpaquePointer?
  /// What it was made with.
  public private(set) var options: kin_engine_options
  /// Window units for each of the 163 per inch in which thresholds are given.
  private(set) var scale: Double
  /// Which thread may call.
  public let turn = Turn()
  /// A call that can make steps, such as a feed, is under way: changes are deferred, and feeding is refused.
  var isBusy = false
  /// How many calls of the host are under way: one in a callback of another.
  public internal(set) var callDepth = 0
  /// The host has asked to destroy it from inside a callback.
  public internal(set) var isDestroyPending = false
  /// The number by which its ids differ from those of other engines of the same thread: see `Identifier`.
  public internal(set) var number: UInt32 = 0
  /// The thread that gave the number.
  public internal(set) var numberedBy: UInt = 0

  /// Which plugins are loaded: a mask of KIN_PLUGIN_...
  var pluginPolicy: UInt32 = 0

  /// Where the memory comes from; nil: from the C library, uncounted.
  public let heap: HeapPointer?
  /// What classes that were read from a trace consist of.
  var memory = OwnedMemory()

  var edits = Edits()

  /// What stands between the host's samples and the contacts, in this order. Off at first, all of them.
  var lenience = Lenience()
  var contactFilter = ContactFilter()
  var refusals = RefusalFilter()
  var hands = Hands()
  /// Notes of the filters are being logged.
  var isLoggingContacts = false
  /// The functions of the filters; nil while all are off.
  var filters: Filters?
  /// How many contacts may be down at one time.
  let touchLimit: Int
  /// The contacts that are present while a feed is validated.
  var present = PresentContacts()
  /// How much can be in play; nil: it must be measured again after a change.
  var playBounds: PlayBounds?
  /// How many contacts land in the call under way.
  var landingCount = 0

  init(_ options: kin_engine_options, _ heap: HeapPointer?) {
    self.options = options
    self.heap = heap
    scale = options.units_per_inch / 163
    touchLimit = Int(options.touch_capacity)
    present.reserve(contactCapacity)
  }

  mutating func setUnitsPerInch(_ units: Double) {
    options.units_per_inch = units
    scale = units / 163
  }

  /// Twice the limit, because as many contacts may land in the step in which all lift, and gestures remember lifted
  /// contacts.
  var contactCapacity: Int { Host.contactCapacity(touchLimit) }

  static func contactCapacity(_ touchLimit: Int) -> Int { min(2 * touchLimit, TouchSet.capacity) }
}

/// The contacts that are there while a feed is validated, by their ids.
struct PresentContacts: ~Copyable {
  /// The contacts that are down; while the feed is applied, those that land at one time.
  var down = List<UInt64>()
  var hovering = List<UInt64>()
  /// How many contacts leave in the step that is being validated: their places are not free before its end.
  var leaving = 0

  mutating func removeAll() {
    down.removeAll()
    hovering.removeAll()
    leaving = 0
  }

  /// The index of a sample's contact in `down`, or in `hovering` for a sample that hovers.
  func place(of sample: kin_touch_sample) -> Int? {
    sample.isHover ? hovering.firstIndex(of: sample.touch) : down.firstIndex(of: sample.touch)
  }

  /// Updates the lists by a sample; `known` is the index of its contact.
  mutating func note(_ sample: kin_touch_sample, _ known: Int?) {
    switch Int(sample.phase) {
    case KIN_PHASE_ENDED, KIN_PHASE_CANCELLED, KIN_PHASE_EXITED:
      guard let known else { return }
      if sample.isHover { hovering.remove(at: known) } else { down.remove(at: known) }
      leaving += 1
    case KIN_PHASE_REFUSED: return
    default:
      if known != nil { return }
      if sample.isHover { hovering.append(sample.touch) } else { down.append(sample.touch) }
    }
  }

  /// The bytes of its rows.
  static func byteCount(forCapacity capacity: Int) -> Int { 2 * List<UInt64>.byteCount(forCapacity: capacity + 1) }

  mutating func reserve(_ capacity: Int) {
    down.reserve(capacity + 1)
    hovering.reserve(capacity + 1)
  }
}
