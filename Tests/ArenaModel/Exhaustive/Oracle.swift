/// What a recognizer of the choosing class is asked in a step, and what it may answer.
struct Question {
  let recognizer: Int
  /// The timer that it sets in this step; nil: it keeps what it has.
  let deadline: UInt64?
  /// Every proposal that means something of its own; the first decides nothing, or ends what has no finger left.
  let options: [State]

  private static let inPossible: [State] = [.possible, .began, .ended, .failed]
  private static let whileActive: [State] = [.began, .ended, .cancelled]
  // Nothing is active without a finger.
  private static let inPossibleWithoutFinger: [State] = [.possible, .ended, .failed]
  private static let activeWithoutFinger: [State] = [.ended, .cancelled]
  private static let robbed: [State] = [.cancelled]

  /// `delay`: milliseconds from a landing to its timer, negative: it sets none.
  init(_ recognizer: Int, delay: Double, _ input: BehaviourInput) {
    self.recognizer = recognizer
    let hasLanded = input.began != 0 && input.began == input.down
    deadline = delay >= 0 && hasLanded ? input.time + UInt64(delay) * 1_000_000 : nil
    options =
      if input.cancelled != 0 { Question.robbed } else if input.state == .possible {
        input.down == 0 ? Question.inPossibleWithoutFinger : Question.inPossible
      } else if input.down == 0 { Question.activeWithoutFinger } else { Question.whileActive.map { $0 == .began ? input.state : $0 } }
  }
}

/// Answers for all recognizers of the choosing class: those of a script, then the first option of each question. What
/// it was asked it remembers, so that the next run can answer otherwise: that is how all answers are tried.
final class Oracle {
  nonisolated(unsafe) static let shared = Oracle()

  /// One answer that was given.
  struct Answer: Equatable {
    var recognizer: Int
    var choice: Int
    var state: State
    fileprivate var isLast: Bool
  }

  private var script: [Int] = []
  private(set) var given: [Answer] = []

  /// Answers these choices, in this order.
  func begin(_ choices: [Int] = []) {
    script = choices
    given.removeAll(keepingCapacity: true)
  }

  func answer(_ question: Question) -> State {
    let place = given.count
    let choice = place < script.count ? min(script[place], question.options.count - 1) : 0
    let state = question.options[choice]
    given.append(
      Answer(recognizer: question.recognizer, choice: choice, state: state, isLast: choice == question.options.count - 1))
    return state
  }

  /// The choices to try after those that were given; nil: all have been tried.
  var next: [Int]? {
    guard let place = given.lastIndex(where: { !$0.isLast }) else { return nil }
    return given[..<place].map { $0.choice } + [given[place].choice + 1]
  }
}
