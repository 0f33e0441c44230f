import CKinesic

/// A pointer or a pencil above the view: begins on entry, changes on every move, ends when it leaves.
struct Hover: RecognizerStruct {
  /// A state of no bytes is none.
  private var unused: UInt64

  mutating func prepare() { unused = 0 }

  /// Rule: hover.life.
  mutating func step(_ input: Step, _ request: inout kin_request) -> kin_state {
    if input.hasEnded { return input.isActive ? State.ended : request.fail(.liftedTooEarly) }
    return input.isActive ? input.state : request.begin()
  }
}

/// The class "hover". Built once for the process.
nonisolated(unsafe) let hoverClass: kin_recognizer_class = {
  var result = describe(Hover.self, "hover", "A pointer or a pencil above the view, without touching.", flags: KIN_CLASS_HOVERS)
  result.prepare = { takePrepare(Hover.self, $0) }
  result.step = { takeStep(Hover.self, $0, $1, $2) }
  return result
}()
