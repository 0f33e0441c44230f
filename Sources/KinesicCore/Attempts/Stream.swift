import CKinesic

/// What one touch's stream has come to, for a recognizer whose class has one for each touch: what the class has
/// reported of it, and how far the host has heard. The difference is reported when the recognizer acts; so what was
/// held back merges by itself.
struct Stream {
  /// Whose it is. An entry with another contact than the one at its place is over.
  let contact: UInt64
  private(set) var state = State.possible
  /// The state that the host got last; Possible: nothing yet.
  private(set) var told = State.possible
  /// The latest numbers.
  private(set) var report = kin_report()
  private(set) var isFresh = false
  private var hasBegun = false

  /// `contact` 0 is nobody's: contacts count from 1.
  init(contact: UInt64) { self.contact = contact }

  /// The host got that it began, and not yet that it ended.
  var isOpen: Bool { told.isActive }

  /// Whether the class may report this state now.
  func accepts(_ next: State) -> Bool {
    switch state.verdict(on: next) {
    case .leave(_, let isCoerced), .go(_, let isCoerced): !isCoerced
    case .stay, .fail, .refuse: false
    }
  }

  /// Takes over a report that was checked.
  mutating func take(_ report: kin_report, _ next: State) {
    if next == .began || report.flags & UInt32(KIN_REQUEST_BEGAN) != 0 { hasBegun = true }
    self.report = report
    state = next
    isFresh = true
  }

  /// The touch or the recognizer leaves: what has begun is cancelled. Whether there was something to cancel.
  mutating func close() -> Bool {
    guard state.isActive else { return false }
    state = .cancelled
    isFresh = true
    return true
  }

  /// The next state for the host, nil when it has heard everything.
  /// Rule: multi.pending.
  mutating func next() -> State? {
    guard isFresh else { return nil }
    if told == .possible, hasBegun, state != .cancelled {
      told = .began
      isFresh = state == .ended
      return .began
    }
    isFresh = false
    if told == .possible, state == .cancelled { return nil }
    told = state
    return state
  }
}

extension Stream {
  /// All but whose it is.
  mutating func code(_ archive: inout Archive) {
    Stream.code(&state, &archive)
    Stream.code(&told, &archive)
    archive.code(&isFresh)
    archive.code(&hasBegun)
    report.code(&archive)
    if archive.isReading && !(isSound && report.hasFiniteNumbers(valueCount: Int(KIN_VALUE_CAPACITY))) { archive.fail() }
  }

  /// Whether the host can have been sent this much of what the class reported: what is open can still end.
  private var isSound: Bool {
    if told == .possible { return true }
    if told.isTerminal { return state == told && !isFresh }
    return state.isActive || (state.isTerminal && isFresh)
  }

  private static func code(_ state: inout State, _ archive: inout Archive) {
    var number = state.rawValue
    archive.code(&number)
    if let read = State(rawValue: number) { state = read } else { archive.fail() }
  }
}
