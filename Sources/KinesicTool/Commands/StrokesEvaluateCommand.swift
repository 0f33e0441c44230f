import ArgumentParser

/// `kinesic strokes evaluate`: how well a collection's drawings are named by one another.
struct StrokesEvaluateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "evaluate",
    abstract: "Measure how many drawings of a collection are named rightly: percent right, false accepts, confusion matrix.",
    discussion: """
      Protocols: UD3, a user's own templates: of one user at one speed, 3 repetitions of each shape are templates and all others are \
      tests. UI9x1, strangers' templates: 1 repetition of each shape by each of the next 9 users at medium speed are templates, and all \
      that the user drew are tests. Each repetition is a template in turn. Without --protocol: UD1, UD3, UI1x1, and UI with all other \
      users.

      right: the nearest name is the right one. By the limits of the set: named rightly, misnamed, ambiguous, unknown. --others FILES: \
      drawings that are none of the shapes; how many are named all the same are the false accepts.

        kinesic strokes evaluate collection.jsonl
        kinesic strokes evaluate --protocol UI4x1 --others letters.jsonl --matrix --svg confusions.svg collection.jsonl
        kinesic strokes evaluate --protocol UD3 --at-least 99 drawings
      """ + ExitCodes.help("a protocol has less than --at-least percent right"))

  @Argument(help: ArgumentHelp("Drawings with names, users, speeds and repetitions.", valueName: "files"), completion: .file())
  var files: [String]

  @Option(
    name: .customLong("protocol"), help: ArgumentHelp("A protocol, UD3 or UI9x1; can be given several times.", valueName: "protocol"))
  var protocols: [StrokeProtocol] = []

  @Option(
    parsing: .singleValue, help: ArgumentHelp("Drawings that are none of the shapes; can be given several times.", valueName: "file"),
    completion: .file())
  var others: [String] = []

  @Option(
    name: .customLong("without-user"), help: ArgumentHelp("Leave a user's drawings out; can be given several times.", valueName: "user"))
  var leftOut: [String] = []

  @OptionGroup var options: StrokeOptions
  @OptionGroup var drawings: DrawingOptions

  @Flag(help: "Print what is named what, for each protocol.")
  var matrix = false

  @Option(help: ArgumentHelp("Write that as a picture.", valueName: "file.svg"), completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(help: ArgumentHelp("Colours of the picture: auto (the reader's system decides), light or dark.", valueName: "theme"))
  var theme = PictureOptions.Theme.auto

  @Option(help: ArgumentHelp("The least percent right of each protocol with which the exit code is 0.", valueName: "percent"))
  var atLeast: Double?

  @Flag(help: "Print JSON: for each protocol an object of one line.")
  var json = false

  @OptionGroup var colour: ColourOption

  func run() throws {
    var reader = drawings.reader
    let collection = try StrokeCollection(try reader.read(files).filter { !leftOut.contains($0.user) })
    let others = try reader.read(self.others)
    let evaluations = try chosen(collection).map { try evaluation($0, collection, others) }
    if let svg { try writeFile(ConfusionPicture(evaluations, title: title, theme: theme).svg().utf8, to: svg) }
    if json {
      for each in evaluations { Console.say(try jsonLine(each)) }
    } else {
      if matrix { for each in evaluations { Console.say(EvaluationText.matrix(each) + [""]) } }
      Console.say(EvaluationText.summary(evaluations))
    }
    try judge(evaluations)
  }

  /// "dollar1", "dollar1 and 2 more"
  private var title: String {
    let name = Input.name(files[0]).split(separator: "/").last.map(String.init) ?? files[0]
    return files.count == 1 ? name : "\(name) and \(files.count - 1) more"
  }

  /// Those without tests are refused when they are asked for, and else left out.
  private func chosen(_ collection: StrokeCollection) throws -> [StrokeProtocol] {
    for asked in protocols where asked.splits(collection).isEmpty {
      let (users, folds) = (collection.users.count, collection.folds)
      throw ToolError(
        "\(Input.name(files[0])): \(asked.name) leaves no test: there \(users == 1 ? "is 1 user" : "are \(users) users") "
          + "with \(folds) repetition\(folds == 1 ? "" : "s")")
    }
    guard protocols.isEmpty else { return protocols }
    var usual: [StrokeProtocol] = [.own(each: 1), .own(each: 3), .ofOthers(people: 1, each: 1)]
    if collection.users.count > 2 { usual.append(.ofOthers(people: collection.users.count - 1, each: 1)) }
    let possible = usual.filter { !$0.splits(collection).isEmpty }
    guard !possible.isEmpty else { throw ToolError("\(Input.name(files[0])): no shape was drawn twice, so that there is nothing to test") }
    return possible
  }

  private func evaluation(_ rule: StrokeProtocol, _ collection: StrokeCollection, _ others: [StrokeDrawing]) throws -> StrokeEvaluation {
    let progress = Progress(rule.name)
    defer { progress.finish() }
    return try StrokeEvaluation(
      rule, collection, others: others, set: options.changed(StrokeSet.defaults), options: options.template,
      report: { progress.report($0, of: $1) })
  }

  private func judge(_ evaluations: [StrokeEvaluation]) throws {
    guard let atLeast else { return }
    let low = evaluations.filter { StrokeEvaluation.percent($0.right, of: $0.tests) < atLeast }.map(\.name)
    guard !low.isEmpty else { return }
    throw Negative(sentence: "\(low.joined(separator: ", ")): less than \(plain(atLeast)) % are right")
  }
}

extension StrokeProtocol: ExpressibleByArgument {
  init?(argument: String) { self.init(argument) }
}
