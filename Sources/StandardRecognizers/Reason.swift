import KinesicPlugin

/// Why an attempt failed: the raw value is the index into the words of `reasonWords`, one list for all standard
/// classes.
enum Reason: UInt32 {
  case none
  case tooManyTouches
  case movedTooFar
  case timedOut
  case liftedTooEarly
  case secondTapTooFar
  case noSecondTap
  case wrongDirection
  case wrongButton
  case notAtAnEdge
}

extension Request {
  /// Failed for that reason: so that it can be written `request.fail(.timedOut)`.
  func fail(_ reason: Reason) -> State { fail(detail: reason.rawValue) }
}

/// In the order of `Reason`; each completes "It failed: ...".
let reasonWords: [Text] = [
  "",
  "too many touches",
  "moved too far",
  "timed out",
  "lifted too early",
  "second tap too far",
  "no second tap in time",
  "wrong direction",
  "wrong button",
  "did not start at an edge",
]
