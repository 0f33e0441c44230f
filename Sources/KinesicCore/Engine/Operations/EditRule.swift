import CKinesic

/// How one kind of edit is checked when a host asks for it, and carried out: at once, or after the step in which a
/// callback asked for it.
struct EditRule {
  /// What an edit is about. An id that has become stale until it is carried out means nothing any more.
  enum Subject {
    case recognizer, view, viewBelowRoot, engine
  }

  typealias Check = (Engine, _ index: Int, Edit) throws(Failure) -> Void
  typealias Action = (Engine, _ index: Int, Edit) -> Void

  let subject: Subject
  /// Refuses an edit that is not valid; it changes nothing.
  let check: Check
  let carryOut: Action
  /// What is done when the edit was made or put off.
  let afterwards: Action

  init(
    _ subject: Subject, check: @escaping Check = { _, _, _ throws(Failure) in }, carryOut: @escaping Action,
    afterwards: @escaping Action = { _, _, _ in }
  ) {
    self.subject = subject
    self.check = check
    self.carryOut = carryOut
    self.afterwards = afterwards
  }
}
