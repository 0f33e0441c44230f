/// What a user has chosen to see.
struct WatchView {
  /// What stands below the lanes.
  enum Panel {
    case decisions
    /// An answer, with its headline.
    case answer(String, [String])
    case help
  }

  /// The latest time that is shown, in seconds; nil: the present, as it goes on.
  var end: Double?
  /// The lane that questions are about.
  var selected = 0
  var panel = Panel.decisions
  /// How much of an answer, or of the decisions, has been scrolled past.
  var scrolled = 0
  /// What the latest key has led to; "" for nothing.
  var message = ""
  /// How many seconds the lanes show.
  var span = 5.0

  static let spans = [2.0, 5, 10, 20, 30, 60]

  func range(_ now: Double) -> ClosedRange<Double> {
    let end = end ?? now
    return (end - span)...end
  }

  static let keys: [(key: String, what: String)] = [
    ("space", "pause, or go on with the present"), ("left, right", "a second back, or forward"), ("b", "30 seconds back"),
    ("up, down", "another recognizer"), ("w", "why was it not recognized (or why was it)?"),
    ("l", "lint: conflicts of the scene as it stands"),
    ("+ -", "less time in the lanes, or more"), ("t", "save what is on the screen as a trace"), ("c", "... as a behaviour case"),
    ("p", "... as a picture with a player (.html)"), ("Esc", "back to the decisions"), ("q", "quit"),
  ]
}

/// What is said of the program above the lanes.
struct WatchStatus {
  var address = ""
  /// Whether a program is there.
  var isConnected = false
  /// Everything has come.
  var isOver = false
}
