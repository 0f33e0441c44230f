import CKinesic

/// Questions that the engine asks about one recognizer. Answers must depend on nothing but the engine's state, or a
/// trace does not replay without them.
public protocol RecognizerDelegate {
  /// It is about to leave Possible: may it? Asked once an attempt. Default: yes.
  func shouldBegin(_ recognizer: Recognizer) -> Bool
  /// A touch landed: does this recognizer take it? Default: yes.
  func recognizer(_ recognizer: Recognizer, shouldReceive touch: TouchSample) -> Bool
  /// May both run at once? A yes from either side is enough. Default: no.
  func recognizer(_ recognizer: Recognizer, shouldRecognizeSimultaneouslyWith other: Recognizer) -> Bool
  /// Must `other` fail before this one? Default: no.
  func recognizer(_ recognizer: Recognizer, shouldRequireFailureOf other: Recognizer) -> Bool
  /// Must this one fail before `other`? Default: no.
  func recognizer(_ recognizer: Recognizer, shouldBeRequiredToFailBy other: Recognizer) -> Bool
}

extension RecognizerDelegate {
  public func shouldBegin(_ recognizer: Recognizer) -> Bool { true }
  public func recognizer(_ recognizer: Recognizer, shouldReceive touch: TouchSample) -> Bool { true }
  public func recognizer(_ recognizer: Recognizer, shouldRecognizeSimultaneouslyWith other: Recognizer) -> Bool { false }
  public func recognizer(_ recognizer: Recognizer, shouldRequireFailureOf other: Recognizer) -> Bool { false }
  public func recognizer(_ recognizer: Recognizer, shouldBeRequiredToFailBy other: Recognizer) -> Bool { false }
}

/// A delegate, as C has it.
final class DelegateBox {
  weak var host: Host?
  let delegate: any RecognizerDelegate

  init(_ host: Host, _ delegate: any RecognizerDelegate) {
    self.host = host
    self.delegate = delegate
  }

  var table: kin_recognizer_delegate {
    var table = kin_recognizer_delegate()
    kin_recognizer_delegate_init(&table)
    table.user_data = Unmanaged.passUnretained(self).toOpaque()
    table.should_begin = { engine, id, box in ask(engine, box, id, otherwise: true) { $0.shouldBegin($1) } }
    table.should_receive_touch = { engine, id, touch, box in
      guard let touch else { return true }
      return ask(engine, box, id, otherwise: true) { $0.recognizer($1, shouldReceive: TouchSample(touch.pointee)) }
    }
    table.should_recognize_simultaneously_with = { engine, id, other, box in
      ask(engine, box, id, other) { $0.recognizer($1, shouldRecognizeSimultaneouslyWith: $2) }
    }
    table.should_require_failure_of = { engine, id, other, box in
      ask(engine, box, id, other) { $0.recognizer($1, shouldRequireFailureOf: $2) }
    }
    table.should_be_required_to_fail_by = { engine, id, other, box in
      ask(engine, box, id, other) { $0.recognizer($1, shouldBeRequiredToFailBy: $2) }
    }
    return table
  }
}

private func ask(
  _ engine: OpaquePointer?, _ box: UnsafeMutableRawPointer?, _ id: UInt64, otherwise: Bool,
  _ question: (any RecognizerDelegate, Recognizer) -> Bool
) -> Bool {
  guard let box else { return otherwise }
  let kept = Unmanaged<DelegateBox>.fromOpaque(box).takeUnretainedValue()
  guard let host = kept.host else { return otherwise }
  return host.asked(by: engine, otherwise: otherwise) { question(kept.delegate, host.recognizer(id)) }
}

private func ask(
  _ engine: OpaquePointer?, _ box: UnsafeMutableRawPointer?, _ id: UInt64, _ other: UInt64,
  _ question: (any RecognizerDelegate, Recognizer, Recognizer) -> Bool
) -> Bool {
  ask(engine, box, id, otherwise: false) { delegate, recognizer in
    guard let host = recognizer.host else { return false }
    return question(delegate, recognizer, host.recognizer(other))
  }
}
