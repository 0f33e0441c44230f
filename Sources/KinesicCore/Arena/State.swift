/// The states of a recognizer. The numbers are those of `kin_state`.
enum State: Int32 {
  case possible = 0
  case began = 1
  case changed = 2
  case ended = 3
  case cancelled = 4
  case failed = 5

  /// Recognized and under way.
  var isActive: Bool { self == .began || self == .changed }

  /// Decided for this attempt, until the reset.
  var isTerminal: Bool { rawValue >= State.ended.rawValue }
}

/// What a proposal amounts to.
enum Verdict: Equatable {
  /// Nothing happens.
  case unchanged
  /// It leaves Possible without an action.
  case fail
  /// It wants to leave Possible: the gates decide. `isCoerced`: Changed was said for Began.
  case leavePossible(State, isCoerced: Bool)
  /// Legal for one that is active. `isCoerced`: Failed was said for Cancelled.
  case transition(State, isCoerced: Bool)
  /// Not legal: the state stays.
  case illegal
}

extension State {
  /// The table of legal transitions: what it amounts to when a recognizer in this state proposes another.
  /// Rule: state.table.
  func verdict(on proposal: State) -> Verdict {
    switch (self, proposal) {
    case (.possible, .possible): .unchanged
    case (.possible, .failed): .fail
    case (.possible, .cancelled): .fail
    case (.possible, .ended): .leavePossible(.ended, isCoerced: false)
    case (.possible, .began): .leavePossible(.began, isCoerced: false)
    case (.possible, .changed): .leavePossible(.began, isCoerced: true)
    case (.began, .began): .unchanged
    case (.began, .changed), (.changed, .changed): .transition(.changed, isCoerced: false)
    case (.began, .ended), (.changed, .ended): .transition(.ended, isCoerced: false)
    case (.began, .cancelled), (.changed, .cancelled): .transition(.cancelled, isCoerced: false)
    case (.began, .failed), (.changed, .failed): .transition(.cancelled, isCoerced: true)
    case (.began, .possible), (.changed, .possible), (.changed, .began): .illegal
    case (.ended, _), (.cancelled, _), (.failed, _): .illegal
    }
  }
}
