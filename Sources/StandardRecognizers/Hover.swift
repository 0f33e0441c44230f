import KinesicPlugin

/// A pointer or a pencil above the view: begins on entry, changes on every move, ends when it leaves.
struct Hover: Recognizer {
  /// A state of no bytes is none.
  private var unused: UInt64

  mutating func prepare() { unused = 0 }

  /// Rule: hover.life.
  mutating func step(_ input: Step, _ request: Request) -> State {
    if input.hasEnded { return input.isActive ? .ended : request.fail(.liftedTooEarly) }
    return input.isActive ? input.state : request.begin()
  }
}

/// The class "hover". Built once for the process.
nonisolated(unsafe) let hoverClass = makeClass(
  Hover.self, "hover", "A pointer or a pencil above the view, without touching.", flags: KIN_CLASS_HOVERS,
  details: reasonWords, functions: Functions(prepare: { Hover.takePrepare($0) }, step: { Hover.takeStep($0, $1, $2) })
).kept
