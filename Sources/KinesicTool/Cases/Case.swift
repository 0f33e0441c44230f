import CKinesic

/// One behaviour case: a small world, a touch script, and what must come out. The format is that of
/// Tests/Cases/README.md.
struct Case {
  /// One line of the script.
  struct Entry {
    let time: UInt64
    let action: Action
    /// The engine must refuse it.
    let isRefused: Bool
    let node: Node
  }

  enum Action {
    case touch(Touch)
    case advance
    case setEnabled(String, Bool)
    case abort(String)
    case remove(String)
    case removeView(String)
    case setView(String, String)
    case setParent(String, String)
    case setFrame(String, kin_rect)
    case propose(String, kin_state)
    case set(String, [(name: String, value: Double, node: Node)])
    /// The host's verdict on a touch.
    case reject(UInt64)
  }

  struct Touch {
    let id: UInt64
    let phase: kin_phase
    let at: kin_point?
    let view: String?
    let type: kin_touch_type?
    let force: Double?
    /// The larger radius of its contact.
    let radius: Double?
    let hand: UInt32?
  }

  /// An event that must come; what is nil or absent is not compared.
  struct Expectation {
    enum Subject: Equatable {
      case gesture(String, kin_state)
      case viewTouch(String, kin_phase)
    }

    let subject: Subject
    let time: UInt64?
    /// Of a gesture: whose stream it is, for a class with one for each touch.
    let touch: UInt64?
    let at: kin_point?
    let values: [(name: String, number: Double)]
  }

  /// A decision that must occur.
  struct Reason {
    let recognizer: String
    let reason: kin_reason
    let other: String?
  }

  /// What is compared.
  enum Scope: String, CaseIterable {
    case everything
    case gestures
    case states
    /// What is expected must come out, in this order; what comes out beside it is not compared.
    case expected
  }

  let id: String
  let title: String
  let file: String
  let scene: Scene
  /// How recognizers that are ready in one step are ordered: the engine's option.
  let tieBreak: kin_tie_break
  let filters: CaseFilters
  let script: [Entry]
  let expected: [Expectation]
  let scope: Scope
  let tolerance: Double
  let statesAfter: [(recognizer: String, state: kin_state)]
  let reasons: [Reason]
}
