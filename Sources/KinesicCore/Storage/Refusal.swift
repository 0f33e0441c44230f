import CKinesic

/// Why a call was refused that has no engine to keep a sentence: the code, and the sentence.
public struct Refusal {
  public let code: kin_result
  public let sentence: StaticString

  public init(_ code: Int, _ sentence: StaticString) {
    self.code = kin_result(code)
    self.sentence = sentence
  }
}
