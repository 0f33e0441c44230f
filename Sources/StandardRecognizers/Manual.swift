import CKinesic

/// Sees all touches and decides nothing: the host proposes its states (`kin_recognizer_propose`).
struct Manual: RecognizerStruct {
  /// A state of no bytes is none.
  private var unused: UInt64

  mutating func prepare() { unused = 0 }

  /// Rule: manual.system-cancel.
  mutating func step(_ input: Step, _ request: inout kin_request) -> kin_state { input.state }
}

/// The class "manual". Built once for the process. It leaves a system cancel to its host too, so it does not go
/// through `takeStep`.
nonisolated(unsafe) let manualClass: kin_recognizer_class = {
  var result = describe(Manual.self, "manual", "Decides nothing by itself: the host proposes its states.", flags: KIN_CLASS_MANUAL)
  result.prepare = { takePrepare(Manual.self, $0) }
  result.step = { _, input, _ in input?.pointee.state ?? State.failed }
  return result
}()
