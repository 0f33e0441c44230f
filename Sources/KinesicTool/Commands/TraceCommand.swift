import ArgumentParser

/// `kinesic trace`: what a trace holds, a part of it, or a behaviour case of it.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Look into a trace, cut a part out of it, or make a behaviour case of it.",
    discussion: """
      The trace is played to its end, so that what is printed is known to be right. Bytes of a call reach up to the next call: answers of \
      delegates, steps of plugins, checks, and calls in callbacks count to the call in which they happened.

      --cut FROM TO writes a trace of the calls from one time to another (seconds of the trace), with a snapshot before them, in the \
      middle of a gesture too.

      --case writes a behaviour case: the scene as it is before the first touch, the touches, and all that came out. It is \
      checked before it is written, if the classes of its recognizers are here: the library's own, and those of --plugin. \
      What a case cannot say is named: scrolls, hover, relations, flags and transforms that change later, \
      delegates that answer now yes and now no, a trace that begins in the middle of a gesture. Calls in callbacks stand behind the call \
      during which they were made. A case keeps what is right as it is. For a gesture that did not come, --expect says what must \
      come in place of what came: the case fails until it does.

        kinesic trace bug.kintrace
        kinesic trace --calls bug.kintrace
        kinesic trace --cut 2.5 4 -o part.kintrace bug.kintrace
        kinesic trace --case bug.json bug.kintrace && kinesic check bug.json
        kinesic trace --case bug.json --expect "double_tap ended" bug.kintrace
      """ + ExitCodes.help("the replay diverged; what --expect names came out"))

  @Argument(help: ArgumentHelp("The trace.", valueName: "trace"), completion: .file())
  var path: String

  @Flag(help: "List every call.")
  var calls = false

  @Option(parsing: .upToNextOption, help: ArgumentHelp("Cut a part out: two times.", valueName: "seconds"))
  var cut: [Seconds] = []

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the part is written.", valueName: "file"), completion: .file())
  var output: String?

  @Option(
    name: .customLong("case"), help: ArgumentHelp("Write a behaviour case.", valueName: "file.json"),
    completion: .file(extensions: ["json"]))
  var caseFile: String?

  @Option(
    name: .customLong("expect"),
    help: ArgumentHelp("The case must see this in place of what came; can be given several times.", valueName: "recognizer state count"))
  var expected: [String] = []

  @OptionGroup var plugins: PluginOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var colour: ColourOption

  func validate() throws {
    if !cut.isEmpty, cut.count != 2 || cut[0].nanoseconds > cut[1].nanoseconds {
      throw ValidationError("--cut takes two times, the earlier first")
    }
    if cut.isEmpty != (output == nil) { throw ValidationError("--cut and --output belong together") }
    if !expected.isEmpty, caseFile == nil { throw ValidationError("--expect says what the case of --case expects") }
    for word in expected where EventPattern(word) == nil { throw ValidationError("--expect is \(EventPattern.form)") }
  }

  func run() throws {
    let trace = try TraceFile.read(path)
    if let output {
      let part = try TraceCut.cut(trace, from: cut[0].nanoseconds, to: cut[1].nanoseconds, plugins: plugins.paths)
      try writeFile(part, to: output)
      return try show(try TraceFile(part, name: output))
    }
    if let caseFile {
      let written = try CaseWriter.write(trace, id: caseFile, wishes: expected.compactMap(EventPattern.init), plugins: plugins.paths)
      try writeFile(written.text.utf8, to: caseFile)
      if !written.ownClasses.isEmpty { Console.note(Self.note(onUnchecked: caseFile, written.ownClasses)) }
      return
    }
    try show(trace)
  }

  private static func note(onUnchecked file: String, _ classes: [String]) -> String {
    "note: \(file) is not checked yet: \(classes.joined(separator: ", ")) \(classes.count == 1 ? "is" : "are") of the application. "
      + "--plugin brings the classes of a library; those that are written in Python pytest brings, by a conftest.py "
      + "(docs/cases-tutorial.md)"
  }

  private func show(_ trace: TraceFile) throws {
    let listing = try TraceListing(trace, plugins: plugins.paths, listsCalls: calls)
    Console.say(json ? try prettyJSON(listing) : listing.lines)
    if let failure = listing.failure { throw failure }
  }
}
