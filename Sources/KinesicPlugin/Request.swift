import CKinesic

/// What a step asks for: `kin_request` in Swift's words. Valid during the call only. What is missing here is in `raw`.
public struct Request: Outputs {
  public let raw: UnsafeMutablePointer<kin_request>

  /// Failed, for the reason at that index of the class's `details`.
  public func fail(detail index: UInt32) -> State {
    raw.pointee.reason = index
    return .failed
  }

  /// The same by an enumeration that counts them.
  public func fail<Reason: RawRepresentable>(_ reason: Reason) -> State where Reason.RawValue == UInt32 {
    fail(detail: reason.rawValue)
  }

  /// Began; or, when the fingers left in the same step, Ended with a Began before it.
  public func begin(ended: Bool = false) -> State {
    guard ended else { return .began }
    sendBegan()
    return .ended
  }

  /// Began, and may still be withdrawn: `KIN_REQUEST_PROVISIONAL`.
  public func beginProvisionally() -> State {
    raw.pointee.flags |= UInt32(KIN_REQUEST_PROVISIONAL)
    return .began
  }

  /// Sets output number `index`, counted as in the class's `values`; a class with a stream for each touch has them in
  /// its reports.
  public func setValue(_ index: Int, _ value: Double) { store(value, at: index, of: &raw.pointee.values) }

  /// Where the gesture is said to be; without it, at the centroid of its touches.
  public func setLocation(_ place: Vector) {
    raw.pointee.x = place.x
    raw.pointee.y = place.y
  }

  /// When the next step by timer comes, nanoseconds; `Time.never`: none is wanted.
  public var deadline: UInt64 {
    get { raw.pointee.deadline_ns }
    nonmutating set { raw.pointee.deadline_ns = newValue }
  }

  /// Asks for a step by timer, `seconds` after `start` (nanoseconds).
  public func setDeadline(_ seconds: Double, after start: UInt64) { deadline = Time.after(start, seconds) }

  /// The timer is not wanted any more.
  public func clearDeadline() { deadline = Time.never }

  /// Where inside this step's movement the threshold was crossed, 0 to 1.
  public var crossing: Double {
    get { raw.pointee.crossing }
    nonmutating set { raw.pointee.crossing = newValue }
  }

  /// The view keeps `touches[index]`, the recognizer gets it no more.
  public func ignoreTouch(_ index: Int) {
    switch index {
    case 0..<64: raw.pointee.ignore.0 |= 1 << UInt64(index)
    case 64..<128: raw.pointee.ignore.1 |= 1 << UInt64(index - 64)
    default: break
    }
  }

  /// Whether `ignoreTouch` was called for it in this step.
  public func ignoresTouch(_ index: Int) -> Bool {
    let words = raw.pointee.ignore
    return index >= 0 && index < 128 && (index < 64 ? words.0 : words.1) >> UInt64(index & 63) & 1 != 0
  }

  /// Whether `ignoreTouch` was called for any in this step.
  public var ignoresAny: Bool { raw.pointee.ignore.0 | raw.pointee.ignore.1 != 0 }

  /// Until something else happens than moves of its touches, no step is needed: two fingers are wanted and one is
  /// down. While it is active, and with scrolls, moves are reported in any case.
  public func skipMoves() { raw.pointee.flags |= UInt32(KIN_REQUEST_SKIP_MOVES) }

  /// With `.changed`: send the action although no touch moved.
  public func sendChange() { raw.pointee.flags |= UInt32(KIN_REQUEST_CHANGED) }

  /// With `.ended` from possible: it began in this same step.
  public func sendBegan() { raw.pointee.flags |= UInt32(KIN_REQUEST_BEGAN) }
}
