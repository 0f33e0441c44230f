/// A recognizer as the arena sees it: states, touches as a set, and nothing of gestures or views.
struct Member {
  /// Which actions a step sends: that of the last transition, or two that were earned together.
  enum Action: Equatable {
    case none
    case began
    case changed
    case ended
    case cancelled
    case beganAndEnded
  }

  /// The fixed order: smaller goes first. Deepest view first, then the one added last.
  var order: UInt64 = 0
  var isEnabled = true
  /// Sees all, prevents nothing, is prevented by nothing.
  var isObserver = false
  /// Prevents nobody, and is cancelled by a related one that is recognized.
  var isYielding = false
  /// Its states come from the host, to whom it also leaves what a system cancel means.
  var isManual = false
  /// Whether hooks or delegates may make requirements: else nobody is asked.
  var hasDynamicRequirements = false
  /// Who speaks for its group, which may be itself; -1: it is in none.
  var representative: Int32 = -1

  var state = State.possible
  /// What it has earned while it waits; Possible: nothing.
  var earned = State.possible
  /// Ended was earned after Began: late, it sends both.
  var earnedBegan = false
  /// The step in which it began to wait with what it has earned, 0: it did not.
  var waitingSince: UInt64 = 0
  /// Counts its attempts from 1.
  var attempt: UInt32 = 0
  /// From its first touch, or its first state, until the reset.
  var isInPlay = false
  /// The touches of its attempt, lifted and ignored ones too.
  var touches = TouchSet()
  var ignored = TouchSet()
  private(set) var hasTimer = false
  /// Began, and may still be withdrawn.
  var isProvisional = false
  /// It did not earn its state: the arena gave it to it.
  var isByDefault = false

  /// The step in which it was recognized in this attempt, 0: not yet.
  var recognizedStep: UInt64 = 0
  /// The step in which it became terminal, 0: not yet.
  var finishedStep: UInt64 = 0
  /// What it sends in the present step.
  var action = Action.none
  /// The state before the present step's transition.
  var before = State.possible
  /// Where inside the step's movement its threshold was crossed: 0 to 1.
  var crossing = 0.0
  /// Whom it waits for, as last explained, or who may withdraw what it began; -1: nobody.
  var explainedWait: Int32 = -1
  /// A mark for walks over the graph.
  var visit: UInt64 = 0
  /// The same for the walk over those that step back: hooks are asked on its way, and what they call may walk the
  /// graph too.
  var trail: UInt64 = 0

  /// It stays active; returns the state before.
  @discardableResult @inline(__always) mutating func remainActive() -> State {
    before = state
    state = .changed
    return before
  }

  /// It was undecided before this step.
  mutating func beganInThisStep() { before = .possible }

  /// Where its threshold was crossed in this step.
  mutating func noteCrossing(_ crossing: Double) { self.crossing = crossing }

  /// Whether it has a timer from now on.
  mutating func noteTimer(_ isArmed: Bool) { hasTimer = isArmed }

  /// Undecided: it can still be excluded, released or failed.
  var isUndecided: Bool { isInPlay && state == .possible }
  /// It has earned something, which only an undecided one can, and may leave Possible as soon as nobody keeps it.
  var isPending: Bool { earned != .possible }
  /// The state that its class sees: what it has earned while it waits.
  var held: State { isPending ? earned : state }
  /// What it has earned is complete: it takes no new touch and is not stepped.
  var isFinal: Bool { earned == .ended }
  /// Nothing that its touches do can change what comes of its attempt: it hears of them no more.
  var isDecided: Bool { state.isTerminal || isFinal }
  /// It is active, or was when this step began, and nothing of that may be withdrawn.
  func isHeldUp(in step: UInt64) -> Bool {
    !isProvisional && (state.isActive || finishedStep == step && recognizedStep != 0 && recognizedStep != step)
  }
  /// Its touches that a recognition concerns.
  var owned: TouchSet { touches - ignored }
  /// Those of whose changes it hears while they are there.
  var following: TouchSet { isDecided ? TouchSet() : owned }
}
