import ArgumentParser

/// What the exit codes of all commands mean.
enum ExitCodes {
  /// The answer is no: a case fails, a replay diverges, an event does not occur.
  static let no: Int32 = 1
  /// It could not be done: a file, scene, trace or plugin cannot be used, or what came out cannot be written.
  static let unusable: Int32 = 2

  /// The last paragraph of a command's help; `no` says what its code 1 means, nil for a command that never answers so.
  static func help(_ no: String? = nil) -> String {
    "\n\nExit code 0: done; " + (no.map { "1: \($0); " } ?? "")
      + "2: an input cannot be used or an output cannot be written, and a sentence "
      + "says why; 64: the command line is wrong."
  }

  /// Prints the failure of a command and gives its code; nil: the argument parser knows better.
  static func tell(_ error: any Error) -> Int32? {
    switch error {
    case let failure as ReplayFailure:
      Console.complain(failure.description)
      return failure.isDivergence ? no : unusable
    case let failure as ToolError:
      Console.complain([failure.description] + failure.details)
      return unusable
    case is EngineError:
      Console.complain("\(error)")
      return unusable
    case let answer as Negative:
      Console.note(answer.sentence)
      return no
    default: return nil
    }
  }
}

/// The answer is no, and a sentence says so.
struct Negative: Error {
  let sentence: String
}
