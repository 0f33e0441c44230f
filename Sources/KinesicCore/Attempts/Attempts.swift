/// What stepping the recognizers' classes needs beside their own memory: when their timers are due, who is
/// stepped for moves, and the streams of those that have one for each touch.
struct Attempts: ~Copyable {
  var timers = DeadlineHeap()
  /// Counts the times that due timers were looked for and found.
  private(set) var timerRound: UInt64 = 0
  /// Who is stepped for the moves of which contact.
  var movers: Movers
  /// The present step needs arbitration.
  private(set) var needsSettling = false
  var streams: StreamTable

  init(contactCapacity: Int) {
    movers = Movers(contacts: contactCapacity)
    streams = StreamTable(width: contactCapacity)
  }

  /// A step begins, which needs no arbitration so far.
  mutating func beginStep() { needsSettling = false }

  /// The present step needs arbitration.
  mutating func requireSettling() { needsSettling = true }

  /// Due timers were looked for and found.
  mutating func beginTimerRound() { timerRound &+= 1 }

  /// No recognizer is left.
  mutating func forgetEverything() {
    streams = StreamTable(width: streams.width)
    timers = DeadlineHeap()
  }

  /// Makes room for so many recognizers. False: there is no memory, and nothing has changed.
  mutating func reserveIfPossible(_ count: Int) -> Bool { timers.reserveIfPossible(count) }

  /// The bytes of the rows of one that is made for so many recognizers and contacts.
  static func room(_ count: Int, contacts: Int) -> Int { DeadlineHeap.room(count) + Movers.room(contacts) }
}
