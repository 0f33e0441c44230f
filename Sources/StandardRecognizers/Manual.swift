import KinesicPlugin

/// Sees all touches and decides nothing: the host proposes its states (`kin_recognizer_propose`).
struct Manual: Recognizer {
  /// A state of no bytes is none.
  private var unused: UInt64

  mutating func prepare() { unused = 0 }

  /// Rule: manual.system-cancel.
  mutating func step(_ input: Step, _ request: Request) -> State { input.state }
}

/// The class "manual". Built once for the process. It leaves a system cancel to its host too, so it does not go
/// through `takeStep`.
nonisolated(unsafe) let manualClass = makeClass(
  Manual.self, "manual", "Decides nothing by itself: the host proposes its states.", flags: KIN_CLASS_MANUAL,
  details: reasonWords,
  functions: Functions(prepare: { Manual.takePrepare($0) }, step: { _, input, _ in input?.pointee.state ?? State.failed.rawValue })
).kept
