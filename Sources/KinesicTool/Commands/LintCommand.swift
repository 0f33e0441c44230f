import ArgumentParser
import CKinesic
import CKinesicLint

/// `kinesic lint`: finds conflicts between the gestures of a scene.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find gestures that never fire, that fire together, late, or by chance, before anybody touches anything.",
    discussion: """
      SCENE is a scene file, as for `kinesic replay --scene`, or a trace: then its scene at the end. Motions of a hand, from a tap to a \
      pinch that one finger leaves, are played on a copy of it, and who was recognized is compared with who could have been. What mends a \
      finding was tried before it is printed.

      --wish FILE: statements of what is wanted, a list of objects such as
        {"wish": "a flick turns the page", "motion": "flick left", "on": "photo", "fires": ["page"], "not": ["move"]}
      A behaviour case is a wish, too. The fewest relations that make all of them hold are looked for.

      --cases FOLDER: for each finding NNN-kind-name.json and .svg. Where the finding says who should fire (never, shadowed, wish), the \
      case expects that, and fails until it is mended; else it keeps what comes. Scrolls and what hovers cannot be cases.

      A scene allows what is meant: "lint": {"allow": [{"finding": "late", "recognizer": "tap", "other": "double_tap"}]}.

        kinesic lint scene.json
        kinesic lint --fail-on error --matrix --wish wishes.json scene.json
        kinesic lint --html report.html --cases found bug.kintrace
      """ + ExitCodes.help("something was found that is as severe as --fail-on says"))

  @Argument(help: ArgumentHelp("The scene or trace.", valueName: "scene"), completion: .file())
  var path: String

  @Option(
    name: .customLong("wish"), help: ArgumentHelp("A file of wishes (JSON).", valueName: "file"), completion: .file(extensions: ["json"]))
  var wishes: String?

  @Option(help: ArgumentHelp("From which severity on the exit code is 1: note, warning, error, or never.", valueName: "severity"))
  var failOn = Severity.warning

  @Flag(help: "Print which motion makes which recognizer fire.")
  var matrix = false

  @Option(help: ArgumentHelp("Write that as a picture.", valueName: "file.svg"), completion: .file(extensions: ["svg"]))
  var svg: String?

  @Option(
    help: ArgumentHelp("Write the whole report as a page, with a picture of each finding.", valueName: "file.html"),
    completion: .file(extensions: ["html"]))
  var html: String?

  @Option(
    name: .customLong("cases"),
    help: ArgumentHelp("Write a behaviour case and a picture of each finding into this folder.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  @Option(help: ArgumentHelp("Colours of pictures and page: auto (the reader's system decides), light or dark.", valueName: "theme"))
  var theme = PictureOptions.Theme.auto

  @Flag(help: "Leave notes out.")
  var quiet = false

  @Flag(help: "Do not look for what would mend it.")
  var withoutRemedies = false

  @OptionGroup var plugins: PluginOptions

  @Flag(help: "Print the whole report as one JSON object.")
  var json = false

  @OptionGroup var colour: ColourOption

  enum Severity: String, ExpressibleByArgument, CaseIterable {
    case note, warning, error, never
  }

  func run() throws {
    let isTrace = try TraceFile.isTrace(at: path)
    if isTrace, wishes != nil { throw ValidationError("--wish wants a scene file, whose names it uses") }
    let lint =
      isTrace
      ? try SceneLint(try TraceFile.read(path), plugins: plugins.paths, findsRemedies: !withoutRemedies, showsProgress: true)
      : try SceneLint(scene: path, wishes: wishes, plugins: plugins.paths, findsRemedies: !withoutRemedies, showsProgress: true)
    if !lint.absent.isEmpty {
      let names = lint.absent.joined(separator: ", ")
      Console.note("note: not loaded, so that it never fires here: \(names); --plugin loads a library that has it")
    }
    Console.note(lint.unmatched.map { "note: " + $0 })
    try writeFiles(lint)
    if json {
      Console.say(try lint.json())
    } else {
      let text = LintText(lint: lint)
      if matrix { Console.say(text.matrix() + [""]) }
      Console.say(text.lines(notes: !quiet))
    }
    guard let worst = lint.worst, let limit = Severity.allCases.firstIndex(of: failOn), Int(worst) >= limit else { return }
    throw ExitCode(1)
  }

  private func writeFiles(_ lint: SceneLint) throws {
    if let svg { try writeFile(LintPicture(lint, theme: theme).svg().utf8, to: svg) }
    if let html { try writeFile(try LintPage(lint, theme: theme, plugins: plugins.paths).html().utf8, to: html) }
    guard let folder else { return }
    let written = try LintCases(lint, folder: folder, theme: theme, plugins: plugins.paths)
    Console.note("note: " + written.summary)
    Console.note(written.left.map { "note: " + $0 })
  }
}
