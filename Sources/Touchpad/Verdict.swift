import CKinesicTouchpad

/// What was decided, and the number that it rests on beside the one that this was compared with; both 0 where there is
/// none.
struct Verdict {
  var reason = KIN_TOUCHPAD_REASON_NONE
  var measured = 0.0
  var threshold = 0.0

  init() {}

  init(_ reason: Int, _ measured: Double = 0, _ threshold: Double = 0) {
    (self.reason, self.measured, self.threshold) = (reason, measured, threshold)
  }

  var isNone: Bool { reason == KIN_TOUCHPAD_REASON_NONE }
}
