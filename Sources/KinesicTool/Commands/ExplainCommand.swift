import ArgumentParser
import CKinesic

/// `kinesic explain`: why a gesture won, and why another did not fire.
struct ExplainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract: "Say why a gesture won, and why another did not fire.",
    discussion: """
      Plays a trace, or a recording in a scene, with the engine's decision records on, and follows them back: who waited for whom, \
      who failed and by which limit, who shut out whom. Without options: one paragraph for each recognition.

      A recognizer is given by its name, its class, class#number (pan#2: the second pan that was made) or its id (0x...).

        kinesic explain bug.kintrace
        kinesic explain --why-not double_tap tap.csv
        kinesic explain --scene list.json --why row_swipe --at 1.2 swipe.csv

      Times are the trace's; in parentheses, with a plus, those since the touch landed with which the attempt began. Amounts are the \
      touches' own (moved 12.4 units, allowed 10), limits the recognizer's properties.
      """ + ExitCodes.help("--why: it was not recognized; --why-not: it was"))

  @Argument(help: ArgumentHelp("A trace or a recording.", valueName: "trace"), completion: .file())
  var path: String

  @Option(
    help: ArgumentHelp("Only what happens with the touches that are down at this time, or landed last before it.", valueName: "seconds"))
  var at: Seconds?

  @Option(help: ArgumentHelp("Why was this one recognized?", valueName: "recognizer"), completion: .custom(classNames))
  var why: String?

  @Option(help: ArgumentHelp("Why was this one not recognized?", valueName: "recognizer"), completion: .custom(classNames))
  var whyNot: String?

  @OptionGroup var recordings: RecordingOptions
  @OptionGroup var plugins: PluginOptions

  @Flag(help: "Print one JSON object a story: recognizer, time, outcome, and each step with its reason.")
  var json = false

  @OptionGroup var colour: ColourOption

  /// For sentences.
  private var file: String { Input.name(path) }

  func validate() throws {
    if why != nil, whyNot != nil { throw ValidationError("give --why or --why-not, not both") }
  }

  func run() throws {
    let account = try Account(try recordings.trace(path, plugins: plugins.paths), plugins: plugins.paths)
    let reasoning = Reasoning(account)
    let groups = at.map { [account.touches(at: $0.nanoseconds)] } ?? account.runs
    if let whyNot { return try explainLosses(try account.roster.find(whyNot, file), reasoning, groups) }
    let wanted = try why.map { try account.roster.find($0, file) }
    let winners = winners(wanted, reasoning, groups)
    if winners.isEmpty, let wanted { return try explainAbsence(wanted, reasoning, groups) }
    if winners.isEmpty, !json { Console.say("no gesture was recognized") }
    try show(winners.map(reasoning.story))
  }

  /// The recognitions; with `--at` those with touches of that time.
  private func winners(_ wanted: Roster.Recognizer?, _ reasoning: Reasoning, _ groups: [[Account.Touch]]) -> [Event] {
    reasoning.winners.filter { winner in
      (wanted == nil || wanted?.id == winner.record.recognizer) && (at == nil || groups.contains { reasoning.isMade(winner, with: $0) })
    }
  }

  private func explainLosses(_ recognizer: Roster.Recognizer, _ reasoning: Reasoning, _ groups: [[Account.Touch]]) throws {
    let stories = losses(of: recognizer, reasoning, groups)
    try show(stories)
    guard stories.isEmpty else { return }
    try show(winners(recognizer, reasoning, groups).map(reasoning.story))
    throw Negative(sentence: groups.isEmpty ? "\(file): no touch landed" : "\(file): \(recognizer.label) was recognized each time")
  }

  private func explainAbsence(_ recognizer: Roster.Recognizer, _ reasoning: Reasoning, _ groups: [[Account.Touch]]) throws {
    try show(losses(of: recognizer, reasoning, groups))
    throw Negative(sentence: "\(file): \(recognizer.label) was not recognized")
  }

  private func losses(of recognizer: Roster.Recognizer, _ reasoning: Reasoning, _ groups: [[Account.Touch]]) -> [Reasoning.Story] {
    var said: Set<UInt64> = []
    return groups.compactMap { reasoning.story(ofLoser: recognizer, with: $0, said: &said) }
  }

  private func show(_ stories: [Reasoning.Story]) throws {
    if json {
      for story in stories { Console.say(try jsonLine(story)) }
    } else if !stories.isEmpty {
      Console.say(Array(stories.map(\.lines).joined(separator: [""])))
    }
  }
}
