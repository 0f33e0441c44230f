/// What the arena asks of the world around it. The answers come from views, classes, delegates and the host's words.
protocol Judge {
  /// Whether the two stand on one line of the view tree, no boundary keeps them apart, and their attempts meet: in the
  /// step, or as it is at the end of the step.
  func areRelated(_ a: Int, _ b: Int, atEnd: Bool) -> Bool
  /// By class hooks alone: may `a`, recognized, exclude `b`?
  func classLets(_ a: Int, prevent b: Int) -> Bool
  /// By either side's delegate: may both run?
  func delegatesLetRunTogether(_ a: Int, _ b: Int) -> Bool
  /// By delegates or class hooks: must `required` fail before `waiting`?
  func asksToWait(_ waiting: Int, for required: Int) -> Bool
  /// By its own delegate and the hit views of its touches: may it leave Possible?
  func shouldBegin(_ member: Int) -> Bool
  /// Whether no contact is down anywhere.
  var isSequenceOver: Bool { get }

  /// The time of the step, nanoseconds.
  var time: UInt64 { get }
  /// The contacts that are down.
  var down: TouchSet { get }
  /// When the first of its touches landed; `UInt64.max`: it has none.
  func attemptStart(of member: Int) -> UInt64
  /// The nearest boundary view at or above its own view, or the root: all recognizers of one view decide together.
  func boundary(of member: Int) -> Int
  /// Whether what waits below that boundary view is decided when its last finger lifts.
  func decidesAtLift(_ boundary: Int) -> Bool
  /// The arena looks at this undecided member again at that time, whatever its class wants.
  func wake(_ member: Int, at time: UInt64)
  /// The arena gives it a state: the place of its record is where its fingers are now.
  func keepPlace(of member: Int, ended: Bool)

  /// A decision fell. Called only while explaining is on.
  func record(_ decision: Decision)
  /// A dynamic requirement would have closed a circle and was dropped: the first of the one who was to wait in this
  /// attempt, or a further one.
  func dropped(requirementOf waiting: Int, on required: Int, isFirst: Bool)
  /// It has left Possible permanently or become terminal: it has no timer any more.
  func stopTimer(of member: Int)
  /// It has earned its end: its class has no timer any more.
  func stopClassTimer(of member: Int)
  /// It was reset: a new attempt may begin.
  func didReset(_ member: Int)
}
