import CKinesic

/// A motion and what came of it: in the scene as it is, and where that is in question, with each recognizer alone.
struct Trial {
  let motion: Motion
  let run: Run
  /// When each would have fired alone, counted from the motion's start; nil: it would not have.
  var alone: [UInt64?]
  /// In another manner the winners were others: which manner, and who they were.
  var variants: [(manner: Int, run: Run)] = []

  func wants(_ subject: Int) -> Bool { alone[subject] != nil }
  func fires(_ subject: Int) -> Bool { run.attempts[subject].fired }
  func loses(_ subject: Int) -> Bool { wants(subject) && !fires(subject) }

  /// Who kept it from firing; -1: nobody who has a name.
  func winner(over subject: Int) -> Int { run.attempts[subject].other }
}
