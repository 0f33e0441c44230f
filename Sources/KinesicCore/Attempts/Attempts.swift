/// What stepping the recognizers' classes needs beside their own memory: when their timers are due, whom the present
/// step concerns, and the streams of those that have one for each touch.
struct Attempts: ~Copyable {
  var timers = DeadlineHeap()
  /// Counts the times that due timers were looked for and found.
  var timerRound: UInt64 = 0
  /// Those whose touches changed in this step, in the fixed order.
  var concerned = List<Int32>()
  /// The present step needs arbitration.
  var needsSettling = false
  var streams: StreamTable

  init(contactCapacity: Int) { streams = StreamTable(width: contactCapacity) }

  /// Makes room for so many recognizers. False: there is no memory, and nothing has changed.
  mutating func reserveIfPossible(_ count: Int) -> Bool { timers.reserveIfPossible(count) && concerned.reserveIfPossible(count) }

  /// The bytes of the rows of one that is made for so many recognizers.
  static func room(_ count: Int) -> Int { DeadlineHeap.room(count) + List<Int32>.room(count) }
}
