/// Why a recognizer left Possible or was kept there. The numbers are those of `kin_reason`.
enum Reason: Int32 {
  case none = 0
  case ownRule = 1
  case waitingFor = 2
  case requiredRecognized = 3
  case preventedBy = 4
  case blockedBy = 5
  case shouldBegin = 6
  case disabled = 7
  case removed = 8
  case touchCancelled = 9
  case touchesFiltered = 10
  case abandoned = 11
  case illegalTransition = 12
  case classMisbehaving = 13
  case cycle = 14
  case moved = 15
  case touchRefused = 16
  case takenOverBy = 17
  case heldBy = 18
  case decidedAtLift = 19
  case defaultWinner = 20
  case beforeLanding = 21
}

/// One record of the arena's reasoning.
struct Decision {
  var member: Int
  var from: State
  /// The state asked for: what it had earned, or Failed when it had earned nothing.
  var asked: State
  var reason: Reason
  /// Who else is concerned, -1: nobody.
  var other = -1
  /// What the reason leaves open: one of KIN_FILTER_... or KIN_HOW_...; 0: nothing.
  var detail = 0
  /// The touch that it took no part in: its place; -1: it is about none.
  var touch = -1
}
