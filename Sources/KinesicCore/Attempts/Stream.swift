import CKinesic

/// The stream of one touch, for a recognizer whose class has a stream for each touch: what the class has reported, and
/// what the host has got. The difference is sent when the recognizer acts, so reports that were held back merge.
struct Stream {
  /// The contact that it belongs to. An entry with another contact than the one at its place is no longer in use.
  let contact: UInt64
  private(set) var state = State.possible
  /// The state that the host got last; Possible: none yet.
  private(set) var delivered = State.possible
  /// The latest numbers.
  private(set) var report = kin_report()
  private(set) var isFresh = false
  private var hasBegun = false

  /// `contact` 0 is no contact: contacts count from 1.
  init(contact: UInt64) { self.contact = contact }

  /// The host got that it began, and not yet that it ended.
  var isOpen: Bool { delivered.isActive }

  /// Whether the class may report this state now.
  func accepts(_ next: State) -> Bool {
    switch state.verdict(on: next) {
    case .leavePossible(_, let isCoerced), .transition(_, let isCoerced): !isCoerced
    case .unchanged, .fail, .illegal: false
    }
  }

  /// Takes over a report that was checked.
  mutating func accept(_ report: kin_report, _ next: State) {
    if next == .began || report.flags & UInt32(KIN_REQUEST_BEGAN) != 0 { hasBegun = true }
    self.report = report
    state = next
    isFresh = true
  }

  /// The touch or the recognizer leaves: an active stream is cancelled. Returns whether it was active.
  mutating func close() -> Bool {
    guard state.isActive else { return false }
    state = .cancelled
    isFresh = true
    return true
  }

  /// The next state to send to the host; nil: it has got everything.
  /// Rule: multi.pending.
  mutating func next() -> State? {
    guard isFresh else { return nil }
    if delivered == .possible, hasBegun, state != .cancelled {
      delivered = .began
      isFresh = state == .ended
      return .began
    }
    isFresh = false
    if delivered == .possible, state == .cancelled { return nil }
    delivered = state
    return state
  }
}

extension Stream {
  /// All but the contact.
  mutating func code(_ archive: inout Archive) {
    Stream.code(&state, &archive)
    Stream.code(&delivered, &archive)
    archive.code(&isFresh)
    archive.code(&hasBegun)
    report.code(&archive)
    if archive.isReading && !(isSound && report.hasFiniteNumbers(valueCount: Int(KIN_VALUE_CAPACITY))) { archive.fail() }
  }

  /// Whether the host can have got this state by what the class has reported.
  private var isSound: Bool {
    if delivered == .possible { return true }
    if delivered.isTerminal { return state == delivered && !isFresh }
    return state.isActive || (state.isTerminal && isFresh)
  }

  private static func code(_ state: inout State, _ archive: inout Archive) {
    var number = state.rawValue
    archive.code(&number)
    if let read = State(rawValue: number) { state = read } else { archive.fail() }
  }
}
