import CKinesic

/// A motion and what came of it: in the scene as it is, and where that is in question, with each recognizer alone.
struct Trial {
  let motion: Motion
  let run: Run
  /// When each would have fired alone, counted from the motion's start; nil: it would not have.
  var alone: [UInt64?]
  /// Who would have fired, but waited for one that does not fail before a finger lifts, until somebody else fired.
  var inVain: [(subject: Int, other: Int)] = []
  /// In another manner the winners were others: which manner, and who they were.
  var variants: [(manner: Int, run: Run)] = []

  func wants(_ subject: Int) -> Bool { alone[subject] != nil }
  func fires(_ subject: Int) -> Bool { run.attempts[subject].fired }
  func loses(_ subject: Int) -> Bool { wants(subject) && !fires(subject) }

  /// Who kept it from firing (-1: nobody who has a name), and how. One that was kept waiting, while its fingers were
  /// down, until another one came has lost to the one that it waited for.
  func loss(of subject: Int) -> (other: Int, reason: kin_reason) {
    if let waited = inVain.first(where: { $0.subject == subject })?.other { return (waited, kin_reason(KIN_REASON_WAITING_FOR)) }
    return (run.attempts[subject].other, run.attempts[subject].reason)
  }
}
