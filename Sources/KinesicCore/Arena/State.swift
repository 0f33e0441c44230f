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
  case stay
  /// It leaves Possible without an action.
  case fail
  /// It wants to leave Possible: the gates decide. `isCoerced`: Changed was said for Began.
  case leave(State, isCoerced: Bool)
  /// Legal for one that is active. `isCoerced`: Failed was said for Cancelled.
  case go(State, isCoerced: Bool)
  /// Not legal: the state stays.
  case refuse
}

extension State {
  /// The table of legal transitions: what it amounts to when a recognizer in this state proposes another.
  /// Rule: state.table.
  func verdict(on proposal: State) -> Verdict {
    switch (self, proposal) {
    case (.possible, .possible): .stay
    case (.possible, .failed): .fail
    case (.possible, .cancelled): .fail
    case (.possible, .ended): .leave(.ended, isCoerced: false)
    case (.possible, .began): .leave(.began, isCoerced: false)
    case (.possible, .changed): .leave(.began, isCoerced: true)
    case (.began, .began): .stay
    case (.began, .changed), (.changed, .changed): .go(.changed, isCoerced: false)
    case (.began, .ended), (.changed, .ended): .go(.ended, isCoerced: false)
    case (.began, .cancelled), (.changed, .cancelled): .go(.cancelled, isCoerced: false)
    case (.began, .failed), (.changed, .failed): .go(.cancelled, isCoerced: true)
    case (.began, .possible), (.changed, .possible), (.changed, .began): .refuse
    case (.ended, _), (.cancelled, _), (.failed, _): .refuse
    }
  }
}
