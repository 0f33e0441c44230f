import CKinesic

/// A call that could not be carried out: its result code. The sentence is in the engine.
public struct Failure: Error {
  public let code: kin_result

  init(_ code: Int) { self.code = kin_result(code) }
}
