import CKinesic

/// What a recognizer is, and what it answers to a step: the states of state.h. A number and its names, not an
/// enumeration: so it costs nothing to take it from C and to give it back.
public struct State: RawRepresentable, Equatable, BitwiseCopyable {
  public let rawValue: kin_state

  public init(rawValue: kin_state) { self.rawValue = rawValue }

  public static var possible: State { State(rawValue: kin_state(KIN_STATE_POSSIBLE)) }
  public static var began: State { State(rawValue: kin_state(KIN_STATE_BEGAN)) }
  public static var changed: State { State(rawValue: kin_state(KIN_STATE_CHANGED)) }
  public static var ended: State { State(rawValue: kin_state(KIN_STATE_ENDED)) }
  public static var cancelled: State { State(rawValue: kin_state(KIN_STATE_CANCELLED)) }
  public static var failed: State { State(rawValue: kin_state(KIN_STATE_FAILED)) }
}
