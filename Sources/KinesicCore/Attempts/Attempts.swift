/// What stepping the recognizers' classes needs beside their own memory: when their timers are due, which recognizers
/// are stepped for moves, and the streams of classes that have one for each touch.
struct Attempts: ~Copyable {
  var timers = DeadlineHeap()
  /// Counts the times that due timers were looked for and found.
  private(set) var timerRound: UInt32 = 0
  /// Which recognizers are stepped for the moves of which contact.
  var moveSubscribers: MoveSubscribers
  /// The present step needs arbitration.
  private(set) var needsArbitration = false
  var streams: StreamTable
  /// Counts the times at which something lands, and at each of them what has landed.
  private(set) var landings: UInt32 = 0
  private(set) var landed = 0
  /// The recognizer whose attempt ends because of a touch that is about to land, -1: none; and the host's id of the
  /// touch.
  private(set) var ending = -1
  private(set) var endingTouch: UInt64 = 0
  /// The view whose delegate refused a recognizer that was about to leave Possible; -1: the recognizer's own delegate.
  private(set) var objector = -1

  init(contactCapacity: Int) {
    moveSubscribers = MoveSubscribers(contacts: contactCapacity)
    streams = StreamTable(width: contactCapacity)
  }

  /// A step begins, which needs no arbitration so far.
  mutating func beginStep() { needsArbitration = false }

  /// The present step needs arbitration.
  mutating func requireArbitration() { needsArbitration = true }

  /// Something lands at a time.
  mutating func beginLandings() {
    landings &+= 1
    landed = 0
  }

  /// An attempt is ended before a touch lands; -1: that is over.
  mutating func end(_ member: Int, before touch: UInt64 = 0) {
    ending = member
    endingTouch = touch
  }

  /// Sets whose delegate is asked whether a recognizer may begin: that of a view, or its own, -1.
  mutating func noteObjector(_ view: Int) { objector = view }

  /// One of it has landed.
  mutating func noteLanding() { landed += 1 }

  /// Due timers were looked for and found.
  mutating func beginTimerRound() { timerRound &+= 1 }

  /// No recognizer is left.
  mutating func forgetEverything() {
    streams = StreamTable(width: streams.width)
    timers = DeadlineHeap()
  }

  /// Reserves memory for `count` recognizers. False: there is no memory, and nothing has changed.
  mutating func reserveIfPossible(_ count: Int) -> Bool { timers.reserveIfPossible(count) }

  /// The bytes of the lists for this number of recognizers and contacts.
  static func byteCount(forCapacity count: Int, contacts: Int) -> Int {
    DeadlineHeap.byteCount(forCapacity: count) + MoveSubscribers.byteCount(forCapacity: contacts)
  }
}
