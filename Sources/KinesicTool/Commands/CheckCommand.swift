import ArgumentParser

/// `kinesic check`: runs behaviour cases.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Run behaviour cases and show what differs.",
    discussion: """
      A file holds a list of cases: views, recognizers and relations, a touch script, and the events that must come out. What differs is \
      printed side by side (! differs, - did not come, + was not expected) with the engine's decisions; --pictures draws what happened. \
      A call that the engine refuses fails the case, unless its entry says "refused": true.

      The last line is 'N passed, M failed'. When a file or a case is malformed, nothing is run.

        kinesic check Tests/Cases/tap.json
        kinesic check --case two-taps --verbose mine.json
        kinesic check --pictures failed mine.json
      """ + ExitCodes.help("a case failed"))

  @Argument(help: ArgumentHelp("Files of cases (JSON).", valueName: "file"), completion: .file(extensions: ["json"]))
  var files: [String]

  @Option(name: .customLong("case"), help: ArgumentHelp("Run only the case of this id; can be given several times.", valueName: "id"))
  var ids: [String] = []

  @OptionGroup var plugins: PluginOptions

  @Flag(name: .shortAndLong, help: "Name the cases that pass, too.")
  var verbose = false

  @Flag(help: "Print one JSON object a case: id, title, passed, report.")
  var json = false

  @Option(
    help: ArgumentHelp("Draw each case that fails, as `kinesic draw` does, into this folder: 001-ID.svg.", valueName: "folder"),
    completion: .directory)
  var pictures: String?

  @OptionGroup var colour: ColourOption

  func run() throws {
    let cases = try load()
    if let pictures { try makeFolder(pictures) }
    var passed = 0
    for (place, testCase) in cases.enumerated() {
      let report: [String]?
      let picture = pictures.map { "\($0)/\(numberedName(place + 1 - passed, testCase.id)).svg" }
      do { report = try check(testCase, picture: picture) } catch {
        Console.complain("\(error)")
        throw ExitCode(2)
      }
      if report == nil { passed += 1 }
      if json {
        Console.say(
          try jsonLine(
            CaseResult(
              id: testCase.id, title: testCase.title, passed: report == nil, report: report?.joined(separator: "\n"),
              picture: report.flatMap { _ in picture })))
      } else if let report {
        Console.say(report)
      } else if verbose {
        Console.say("ok   \(testCase.id): \(testCase.title)")
      }
    }
    if !json { Console.say("\(passed) passed, \(cases.count - passed) failed") }
    if passed < cases.count { throw ExitCode(1) }
  }

  /// All cases of all files; complaints about malformed ones end the command.
  private func load() throws -> [Case] {
    var cases: [Case] = []
    var complaints: [String] = []
    for file in files {
      do {
        let found = try Case.read(file)
        cases += found.cases
        complaints += found.complaints.map(\.description)
      } catch { complaints.append("\(error)") }
    }
    for id in ids where complaints.isEmpty && !cases.contains(where: { $0.id == id }) {
      complaints.append("there is no case \"\(id)\" in these files" + Suggestion.phrase(for: id, among: cases.map(\.id)))
    }
    guard complaints.isEmpty else {
      for complaint in complaints { Console.complain(complaint) }
      throw ExitCode(2)
    }
    return ids.isEmpty ? cases : cases.filter { ids.contains($0.id) }
  }

  /// Nil for a case that passes, else the report; `picture` is the file to draw what happened into. Explaining is on
  /// only where it is asked for, or to report a failure.
  private func check(_ testCase: Case, picture: String?) throws -> [String]? {
    let outcome = try CaseRunner.run(testCase, plugins: plugins.paths, explain: !testCase.reasons.isEmpty)
    let comparison = CaseComparison(testCase, outcome)
    if comparison.passed { return nil }
    let tape = TraceTape()
    let explained = try CaseRunner.run(testCase, plugins: plugins.paths, explain: true, tape: tape)
    if let picture { try draw(testCase, tape, into: picture) }
    return CaseReport.lines(testCase, comparison, decisions: explained.events.filter(\.isDecision), picture: picture)
  }

  private func draw(_ testCase: Case, _ tape: TraceTape, into file: String) throws {
    let account = try Account(try TraceFile(tape.bytes, name: testCase.id), plugins: plugins.paths)
    let picture = try Picture(account, options: PictureOptions(title: "\(testCase.id): \(testCase.title)"))
    try writeFile(picture.svg().utf8, to: file)
  }
}

/// What became of a case, for programs.
private struct CaseResult: Encodable {
  let id, title: String
  let passed: Bool
  /// What differs, as it is printed.
  let report: String?
  /// The file with the picture of what happened.
  let picture: String?
}
