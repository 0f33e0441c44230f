import CKinesic

/// Follows who is in play: has touches, or is active.
struct AttemptLog {
  /// Each change, in the order of time; who never changed is not in play.
  private var changes: [kin_recognizer_id: [(time: UInt64, isInPlay: Bool)]] = [:]

  /// Looks at the engine after a step.
  mutating func look(_ recognizers: [Roster.Recognizer], at time: UInt64, _ engine: OpaquePointer) {
    for recognizer in recognizers {
      let isInPlay = Self.isInPlay(recognizer.id, engine)
      if isInPlay != (changes[recognizer.id]?.last?.isInPlay ?? false) { changes[recognizer.id, default: []].append((time, isInPlay)) }
    }
  }

  private static func isInPlay(_ recognizer: kin_recognizer_id, _ engine: OpaquePointer) -> Bool {
    if isUnderWay(recognizer, engine) { return true }
    var touches: UInt32 = 0
    kin_recognizer_get_touch_count(engine, recognizer, &touches)
    return touches > 0
  }

  /// Whether its gesture has begun and not ended.
  static func isUnderWay(_ recognizer: kin_recognizer_id, _ engine: OpaquePointer) -> Bool {
    var state: kin_state = 0
    kin_recognizer_get_state(engine, recognizer, &state)
    return state == kin_state(KIN_STATE_BEGAN) || state == kin_state(KIN_STATE_CHANGED)
  }

  /// When each attempt of a recognizer began: when it came into play, and where it stayed in play after one that
  /// closed. One that opened and closed within a step began when it closed. `events` are the recognizer's.
  func starts(of recognizer: kin_recognizer_id, _ events: [Event]) -> [UInt64] {
    let changes = changes[recognizer] ?? []
    var closings = events.filter(\.closesAttempt).map(\.record.time_ns)[...]
    var next = changes[...]
    var starts: [UInt64] = []
    var isOpen = false
    var isInPlay = false
    while let time = [closings.first, next.first?.time].compactMap({ $0 }).min() {
      while closings.first == time {
        closings.removeFirst()
        if !isOpen { starts.append(time) }
        isOpen = false
      }
      while next.first?.time == time { isInPlay = next.removeFirst().isInPlay }
      if isInPlay, !isOpen {
        starts.append(time)
        isOpen = true
      }
    }
    return starts
  }
}

extension Event {
  /// Ended, cancelled or failed: what follows belongs to the next attempt.
  var closesAttempt: Bool { isFailure || (isGesture && (isState(KIN_STATE_ENDED) || isState(KIN_STATE_CANCELLED))) }
}
