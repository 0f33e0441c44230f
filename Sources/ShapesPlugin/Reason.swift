import KinesicPlugin

/// Why an attempt failed: the raw value is the index into `reasonWords`, one list for all classes of the library.
enum Reason: UInt32 {
  case none
  case tooManyTouches
  case wrongDirection
  case liftedTooEarly
  case anotherShape
  case tooSmall
  case movedTooFar
  case timedOut
  case likeAnother
  case unlikeTemplates
}

extension Request {
  /// Failed for that reason: so that it can be written `request.fail(.tooSmall)`.
  func fail(_ reason: Reason) -> State { fail(detail: reason.rawValue) }
}

/// In the order of `Reason`; each completes "It failed: ...".
let reasonWords: [Text] = [
  "",
  "too many touches",
  "wrong direction",
  "lifted too early",
  "another shape",
  "too small",
  "moved too far",
  "timed out",
  "looks more like another shape",
  "looks like none of its templates",
]
