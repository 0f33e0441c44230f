import CKinesic

/// What one step of a class amounts to.
enum Outcome {
  /// It is undecided as before, and wants at most another deadline.
  case stillPossible
  /// It was undecided, and has failed.
  case failed
  /// It is active as before, and wants at most another deadline.
  case stillActive
  /// Anything else: what it says is looked at part by part.
  case needsFullCheck
}

/// What a class asks for until its next step: whether moves alone shall step it, and when its timer shall.
struct WakeupRequest: Equatable {
  let flags: UInt32
  let deadline: UInt64

  /// Moves alone shall not step it.
  var skipsMoves: Bool { flags != 0 }

  @inline(__always) static func != (a: WakeupRequest, b: WakeupRequest) -> Bool {
    UInt64(a.flags ^ b.flags) | (a.deadline ^ b.deadline) != 0
  }
}

extension Instance {
  var wakeupRequest: WakeupRequest { WakeupRequest(flags: request.flags & UInt32(KIN_REQUEST_SKIP_MOVES), deadline: request.deadline_ns) }

  /// What one of the library's own classes says nearly always, made of its state and of what it asks for.
  @inline(__always) func outcome(of answer: kin_state, _ held: State) -> Outcome {
    guard isSilent, asksForTimeAlone else { return .needsFullCheck }
    if held == .possible {
      return answer == State.possible.rawValue ? .stillPossible : answer == State.failed.rawValue ? .failed : .needsFullCheck
    }
    return answer == held.rawValue && looksFinite ? .stillActive : .needsFullCheck
  }
}
