import CKinesic

/// Which recognizers there are, and on which views they are: linked anew when they are read.
extension Scene {
  /// How many recognizers were ever added.
  mutating func codeAddedCount(_ archive: inout Archive) { archive.code(&addedCount) }

  /// Which recognizers there are. One that is read holds nothing until it is restored.
  mutating func codeShape(_ archive: inout Archive) { recognizers.codeShape(&archive, vacant: Recognizer.none) }

  /// A recognizer that is read: its class and its memory.
  mutating func restore(_ index: Int, of kind: RegisteredClass, _ step: ClassStep, _ instance: Instance) {
    recognizers[index] = Recognizer(view: -1, kind: kind, instance: instance, step: step)
  }

  /// The recognizers of all views.
  mutating func codePlaces(_ archive: inout Archive) {
    for view in 0..<views.end where views.isLive(view) { codeRecognizers(of: view, &archive) }
  }

  /// A view's recognizers, the one added last first.
  private mutating func codeRecognizers(of view: Int, _ archive: inout Archive) {
    var recognizer = archive.isReading ? -1 : views[view].firstRecognizer
    var last = -1
    while archive.isSound {
      archive.code(&recognizer, in: -1...max(recognizers.end - 1, 0))
      if recognizer < 0 { return }
      if archive.isReading {
        if recognizers.end == 0 || !recognizers.isLive(recognizer) || recognizers[recognizer].view >= 0 {
          return archive.fail()
        }
        recognizers[recognizer].view = view
        noteIdentifiers(of: recognizer)
        if last < 0 { views[view].firstRecognizer = recognizer } else { recognizers[last].nextOnView = recognizer }
      }
      last = recognizer
      recognizer = archive.isReading ? -1 : recognizers[recognizer].nextOnView
    }
  }

  /// Whether every recognizer is on a view.
  var isEveryRecognizerPlaced: Bool {
    for index in 0..<recognizers.end where recognizers.isLive(index) && recognizers[index].view < 0 { return false }
    return true
  }
}

extension Recognizer {
  /// What a place without a recognizer holds.
  static var none: Recognizer { Recognizer(view: -1, kind: .none, instance: .none, step: { _, _, _ in 0 }) }

  mutating func code(_ archive: inout Archive) {
    archive.code(&name)
    archive.code(&cancelsTouchesInView)
    archive.code(&delaysTouchesBegan)
    archive.code(&delaysTouchesEnded)
    archive.code(&requiresExclusiveTouchType)
    // One number: there were traces before there were buttons and hands.
    var allowed = UInt64(allowedTouchTypes) | UInt64(allowedButtons) << 4 | (oneHand ? Recognizer.hasOneHand : 0)
    archive.code(&allowed)
    if archive.isReading {
      if allowed >= 2 * Recognizer.hasOneHand { archive.fail() }
      allowedTouchTypes = UInt32(allowed & 15)
      setAllowedButtons(UInt32(truncatingIfNeeded: allowed >> 4))
      oneHand = allowed & Recognizer.hasOneHand != 0
    }
    archive.code(&firstType)
    archive.code(&location.x)
    archive.code(&location.y)
    archive.code(&touchCount)
    archive.code(&row, in: -1...Int(Int32.max))
    archive.code(&repeats)
    var questions = delegate.questions
    archive.code(&questions)
    if archive.isReading { setDelegate(kin_recognizer_delegate(questions: questions)) }
  }
}

extension Recognizer {
  /// Above the types and the buttons: `oneHand`.
  private static let hasOneHand: UInt64 = 1 << 36
}

extension kin_recognizer_delegate {
  /// Which of its questions are answered: one bit each, in the order of the fields.
  var questions: UInt32 {
    (should_begin == nil ? 0 : 1) | (should_receive_touch == nil ? 0 : 2) | (should_recognize_simultaneously_with == nil ? 0 : 4)
      | (should_require_failure_of == nil ? 0 : 8) | (should_be_required_to_fail_by == nil ? 0 : 16)
  }

  /// One that stands for a host's: it answers these questions, and is never asked.
  init(questions: UInt32) {
    self.init()
    if questions & 1 != 0 { should_begin = { _, _, _ in true } }
    if questions & 2 != 0 { should_receive_touch = { _, _, _, _ in true } }
    if questions & 4 != 0 { should_recognize_simultaneously_with = { _, _, _, _ in false } }
    if questions & 8 != 0 { should_require_failure_of = { _, _, _, _ in false } }
    if questions & 16 != 0 { should_be_required_to_fail_by = { _, _, _, _ in false } }
  }
}
