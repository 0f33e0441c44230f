import CKinesic

/// The constant answers of one delegate of a scene, reachable from C.
final class DelegateBox {
  private let answers: Scene.Delegate
  private unowned let session: Session

  init(_ answers: Scene.Delegate, session: Session) {
    self.answers = answers
    self.session = session
  }

  /// The table for the engine; questions that the scene does not answer stay null. The box must outlive the engine.
  var callbacks: kin_recognizer_delegate {
    var table = kin_recognizer_delegate()
    table.struct_size = UInt32(MemoryLayout<kin_recognizer_delegate>.size)
    table.user_data = Unmanaged.passUnretained(self).toOpaque()
    if answers.shouldBegin != nil { table.should_begin = { _, _, data in DelegateBox.of(data).answers.shouldBegin ?? true } }
    if answers.receives != nil { table.should_receive_touch = { _, _, touch, data in DelegateBox.of(data).receives(touch) } }
    if answers.simultaneous != nil {
      table.should_recognize_simultaneously_with = { _, _, other, data in DelegateBox.of(data).names(\.simultaneous, other) }
    }
    if answers.requires != nil { table.should_require_failure_of = { _, _, other, data in DelegateBox.of(data).names(\.requires, other) } }
    if answers.requiredBy != nil {
      table.should_be_required_to_fail_by = { _, _, other, data in DelegateBox.of(data).names(\.requiredBy, other) }
    }
    return table
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> DelegateBox {
    Unmanaged<DelegateBox>.fromOpaque(data!).takeUnretainedValue()
  }

  private func receives(_ touch: UnsafePointer<kin_touch_sample>?) -> Bool {
    switch answers.receives {
    case .always(let answer): answer
    case .views(let names): names.contains(session.viewName(touch?.pointee.view ?? 0))
    case nil: true
    }
  }

  private func names(_ list: KeyPath<Scene.Delegate, [String]?>, _ other: kin_recognizer_id) -> Bool {
    guard let name = session.recognizer(other)?.name else { return false }
    return answers[keyPath: list]?.contains(name) ?? false
  }
}
