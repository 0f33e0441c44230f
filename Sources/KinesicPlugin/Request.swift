import CKinesic

/// What a step asks for: `kin_request` in Swift's words. Valid during the call only.
public struct Request {
  let raw: UnsafeMutablePointer<kin_request>
  /// How many touches the step has.
  let touchCount: Int

  /// Failed, for the reason at that index of the class's `details`.
  public func fail<Reason: RawRepresentable>(_ reason: Reason) -> State where Reason.RawValue == UInt32 {
    raw.pointee.reason = reason.rawValue
    return .failed
  }

  /// Sets output number `index`, counted as in the class's `values`; a class with a stream for each touch has them in
  /// its reports.
  public func setValue(_ index: Int, _ value: Double) { store(value, at: index, of: &raw.pointee.values) }

  /// Where the gesture is said to be; without it, at the centroid of its touches.
  public func setLocation(_ place: Vector) {
    raw.pointee.x = place.x
    raw.pointee.y = place.y
  }

  /// Asks for a step by timer, `seconds` after `start` (nanoseconds).
  public func setDeadline(_ seconds: Double, after start: UInt64) {
    let length = seconds * 1e9
    let (sum, overflow) = start.addingReportingOverflow(length > 0 && length < 9e18 ? UInt64(length + 0.5) : 0)
    raw.pointee.deadline_ns = overflow || length >= 9e18 ? UInt64.max : sum
  }

  /// The timer is not wanted any more.
  public func clearDeadline() { raw.pointee.deadline_ns = UInt64.max }

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

  /// Until something else happens than moves of its touches, no step is needed: two fingers are wanted and one is
  /// down. While it is active, and with scrolls, moves are told in any case.
  public func skipMoves() { raw.pointee.flags |= UInt32(KIN_REQUEST_SKIP_MOVES) }

  /// With `.changed`: send the action although no touch moved.
  public func sendChange() { raw.pointee.flags |= UInt32(KIN_REQUEST_CHANGED) }

  /// With `.ended` from possible: it began in this same step.
  public func sendBegan() { raw.pointee.flags |= UInt32(KIN_REQUEST_BEGAN) }
}
