/// What stepping the recognizers' classes needs beside their own memory: when their timers are due, who is
/// stepped for moves, and the streams of those that have one for each touch.
struct Attempts: ~Copyable {
  var timers = DeadlineHeap()
  /// Counts the times that due timers were looked for and found.
  var timerRound: UInt64 = 0
  /// Who is stepped for the moves of which contact.
  var movers: Movers
  /// The present step needs arbitration.
  var needsSettling = false
  var streams: StreamTable

  init(contactCapacity: Int) {
    movers = Movers(contacts: contactCapacity)
    streams = StreamTable(width: contactCapacity)
  }
}
