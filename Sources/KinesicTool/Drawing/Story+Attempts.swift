import CKinesic

extension Story {
  /// One recognizer's life from its first touch to its reset.
  struct Attempt {
    enum Outcome: String {
      case recognized  // discrete: one event
      case ended  // continuous
      case active  // continuous, and under way at the end of what is drawn
      case cancelled
      case failed
      case undecided
    }

    let start: Double
    /// When it had earned its state and began to wait for others.
    var waits: Double?
    /// When it left Possible, or the attempt's end.
    var decided: Double
    var end: Double
    var outcome = Outcome.undecided
    var changes: [Double] = []
    /// The last gesture event: where it was, what its values were.
    var last: Event?
    /// What the engine says about it: its decisions.
    var decisions: [Event] = []
    /// Why it failed, in few words.
    var reason = ""

    var isRecognized: Bool { last != nil }

    /// The part within `range`, as it looked at its end; nil where there is none.
    func clipped(to range: ClosedRange<Double>) -> Attempt? {
      guard end >= range.lowerBound, start <= range.upperBound else { return nil }
      var part = self
      part.changes = changes.filter(range.contains)
      guard end > range.upperBound else { return part }
      part.end = range.upperBound
      part.decisions = decisions.filter { $0.seconds <= range.upperBound }
      if decided <= range.upperBound {
        part.outcome = .active
      } else {
        (part.decided, part.outcome, part.last, part.reason) = (range.upperBound, .undecided, nil, "")
        part.waits = waits.flatMap { $0 <= range.upperBound ? $0 : nil }
      }
      return part
    }
  }

  /// Deals out a recognizer's events to its attempts: each takes up to the event that closes it. What is left over
  /// belongs to none. `isUnderWay`: the first has begun before anything that is drawn here.
  static func attempts(
    _ starts: [Double], _ events: [Event], until end: Double, isUnderWay: Bool = false
  ) -> (attempts: [Attempt], notes: [Event]) {
    var rest = events[...]
    var notes: [Event] = []
    let attempts = starts.enumerated().map { index, start in
      let next = index + 1 < starts.count ? starts[index + 1] : .infinity
      var attempt = Attempt(start: start, decided: max(start, min(next, end)), end: max(start, min(next, end)))
      if isUnderWay, index == 0 { (attempt.decided, attempt.outcome) = (start, .active) }
      while let event = rest.first, event.seconds <= next {
        rest.removeFirst()
        guard event.seconds >= start else {
          notes.append(event)
          continue
        }
        attempt.take(event)
        if event.closesAttempt { break }
      }
      return attempt
    }
    return (attempts, (notes + rest).filter(\.isDecision))
  }
}

extension Story.Attempt {
  fileprivate mutating func take(_ event: Event) {
    if event.isDecision { decisions.append(event) }
    let time = event.seconds
    if event.isFailure {
      (decided, end, outcome, reason) = (time, time, .failed, event.shortReason)
    } else if event.isDecision {
      if event.record.reason == kin_reason(KIN_REASON_WAITING_FOR) { waits = waits ?? time }
    } else if event.isGesture {
      takeGesture(event, time)
    }
  }

  private mutating func takeGesture(_ event: Event, _ time: Double) {
    // It began before anything that is drawn here.
    if outcome == .undecided, event.record.from != kin_state(KIN_STATE_POSSIBLE) { (decided, outcome) = (start, .active) }
    switch Int(event.record.state) {
    case KIN_STATE_BEGAN: (decided, outcome) = (time, .active)
    case KIN_STATE_CHANGED: changes.append(time)
    case KIN_STATE_CANCELLED: (end, outcome) = (time, .cancelled)
    default:
      if outcome == .undecided { (decided, outcome) = (time, .recognized) } else { outcome = .ended }
      end = time
    }
    last = event
  }

  /// The most telling values in a few characters: `×0.58`, `+25°`, `(120, −30)`; "" when there are none.
  var label: String {
    guard let last else { return "" }
    if let x = last.value("translation.x"), let y = last.value("translation.y") { return "(\(whole(x)), \(whole(y)))" }
    if let scale = last.value("scale") { return "×" + GestureLine.number(scale, 2) }
    if let rotation = last.value("rotation") { return whole(rotation * 180 / .pi, plus: true) + "°" }
    if let duration = last.value("duration") { return GestureLine.number(duration, 2) + " s" }
    if let direction = last.value("direction") { return [1: "→", 2: "←", 4: "↑", 8: "↓"][Int(direction)] ?? "" }
    return ""
  }

  private func whole(_ number: Double, plus: Bool = false) -> String {
    let rounded = GestureLine.number(number.rounded(), 0)
    return plus && number >= 0.5 ? "+" + rounded : rounded.replacing("-", with: "−")
  }
}

extension Event {
  /// Why a recognizer failed, in few words: its class's own, or the engine's.
  fileprivate var shortReason: String {
    switch Int(record.reason) {
    case KIN_REASON_OWN_RULE, KIN_REASON_BEFORE_LANDING: detail
    case KIN_REASON_REQUIRED_RECOGNIZED: "\(other ?? "another") was recognized"
    case KIN_REASON_PREVENTED_BY: "prevented by \(other ?? "another")"
    case KIN_REASON_BLOCKED_BY: "blocked by \(other ?? "another")"
    case KIN_REASON_SHOULD_BEGIN: "should_begin said no"
    default: reason.replacing("_", with: " ")
    }
  }
}
