import CKinesic

/// The engine refused a call, which changed nothing.
public struct KinesicError: Error, Hashable, CustomStringConvertible {
  /// The number of the failure in C: `KIN_ERROR_...`.
  public let rawCode: Int32
  /// The engine's sentence.
  public let sentence: String

  init(_ rawCode: kin_result, _ sentence: String) {
    self.rawCode = rawCode
    self.sentence = sentence
  }

  /// What kind of failure it is; nil for one that only a later library knows.
  public var code: ErrorCode? { ErrorCode(rawValue: rawCode) }

  public var description: String { "\(sentence) (\(String(cString: kin_result_name(rawCode))))" }

  static func withoutEngine(_ code: kin_result) -> KinesicError { KinesicError(code, String(cString: kin_last_error())) }

  static var gone: KinesicError {
    KinesicError(kin_result(KIN_ERROR_STALE), "the engine of this view or recognizer is gone")
  }
}

/// What several handlers of one call threw, in order. That of one alone is thrown as it is.
public struct HandlerErrors: Error {
  public let errors: [any Error]
}
