import ArgumentParser

/// `kinesic minimize`: the smallest trace that still shows something.
struct MinimizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "minimize",
    abstract: "Make a trace small that still shows a gesture, a divergence, or whatever a command looks for.",
    discussion: """
      Touches, single samples, other calls, recognizers, relations and views are left out as long as the rest still shows it (delta \
      debugging), then times and places become round numbers. What is left is recorded anew with this library; a trace that begins in the \
      middle of a gesture keeps its snapshot. Delegates answer as they did; plugins' classes are stepped: give them with --plugin. What the \
      recorded host changed inside of callbacks is changed right after the call during which it did.

      --event "pan began 2": gestures of a recognizer (by name, class, or class#number) with a state, so many at least.

      --diverges: the replay does otherwise than the trace says. A divergence that comes with a recording made elsewhere goes away when it is \
      recorded anew: such a trace is cut off after the place of the divergence.

      --run COMMAND: the shell command ends with 0; the trace that is tried is the file $TRACE. The last example looks for a crash.

        kinesic minimize bug.kintrace -o small.kintrace --event "pan began"
        kinesic minimize bug.kintrace -o small.kintrace --run 'kinesic replay "$TRACE" | grep -q "pan .*cancelled"'
        kinesic minimize bug.kintrace -o small.kintrace --run './game --trace "$TRACE"; test $? -ge 128'
      """ + ExitCodes.help("the trace does not show it to begin with, and nothing is written"))

  @Argument(help: ArgumentHelp("The trace.", valueName: "trace"), completion: .file())
  var path: String

  @Option(name: .shortAndLong, help: ArgumentHelp("Where the small trace is written.", valueName: "file"), completion: .file())
  var output: String

  @Option(help: ArgumentHelp("It must still send this.", valueName: "recognizer state count"))
  var event: String?

  @Flag(help: "Its replay must still diverge.")
  var diverges = false

  @Option(
    name: .customLong("run"), help: ArgumentHelp("This must still end with 0.", valueName: "command"))
  var command: String?

  @Option(help: ArgumentHelp("How many traces are tried at most.", valueName: "number"))
  var tries = 20_000

  @OptionGroup var plugins: PluginOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var colour: ColourOption

  func validate() throws {
    guard [event != nil, diverges, command != nil].count(where: { $0 }) == 1 else {
      throw ValidationError("give one of --event, --diverges and --run")
    }
    guard tries > 0 else { throw ValidationError("--tries is 1 or more") }
    if let event, EventPattern(event) == nil {
      throw ValidationError("--event is \(EventPattern.form)")
    }
  }

  func run() throws {
    let trace = try TraceFile.read(path)
    if diverges, let failure = try trace.divergence(plugins: plugins.paths) { return try cutOff(trace, after: failure) }
    let script = try Script(trace, plugins: plugins.paths)
    let goal = event.flatMap(EventPattern.init).map(Goal.event) ?? command.map(Goal.command) ?? .divergence
    let minimizer = Minimizer(script, goal: goal, plugins: plugins.paths, limit: tries) { Console.note("  " + $0) }
    let before = try minimizer.size(minimizer.best, bytes: trace.bytes.count)
    guard try minimizer.showsAtFirst() else { throw Negative(sentence: "\(trace.name): \(whatIsMissing)") }
    try minimizer.run()
    let bytes = try minimizer.bytes()
    try writeFile(bytes, to: output)
    let why = minimizer.isMinimal ? "nothing more can be left out on its own" : "the \(tries) tries are spent"
    try show(before, try minimizer.size(minimizer.best, bytes: bytes.count), tries: minimizer.tries, why: why)
  }

  private var whatIsMissing: String {
    event.map { "there is no \"\($0)\" when it is played anew" } ?? command.map { "`\($0)` does not end with 0" }
      ?? "its replay does not diverge"
  }

  /// Anew it would be recorded as this library does it, and diverge no more.
  private func cutOff(_ trace: TraceFile, after failure: ReplayFailure) throws {
    let part = try TraceFile(trace.cut(after: failure.offset), name: trace.name)
    guard try part.diverges(plugins: plugins.paths) else {
      throw ToolError("\(trace.name): cut off at offset \(failure.offset) it diverges no more")
    }
    try writeFile(part.bytes, to: output)
    let sizes = [trace.bytes.count, part.bytes.count].map {
      Minimizer.Size(bytes: $0, calls: nil, samples: nil, touches: nil, recognizers: nil)
    }
    try show(sizes[0], sizes[1], tries: 1, why: "what stands before the divergence leads to it; \(failure.error.sentence)")
  }

  private func show(_ before: Minimizer.Size, _ after: Minimizer.Size, tries: Int, why: String) throws {
    if json { return Console.say(try jsonLine(Outcome(before: before, after: after, tries: tries, stopped: why))) }
    Console.say("\(output): \(after.text), from \(before.text)")
    Console.say("stopped after \(tries) \(tries == 1 ? "try" : "tries"): \(why)")
  }

  private struct Outcome: Encodable {
    let before, after: Minimizer.Size
    let tries: Int
    let stopped: String
  }
}

extension Minimizer.Size {
  fileprivate var text: String {
    let parts = [("sample", samples), ("touch", touches), ("call", calls), ("recognizer", recognizers), ("byte", bytes)]
    return parts.compactMap { name, count in
      count.map { "\($0) \(name)\($0 == 1 ? "" : name.hasSuffix("ch") ? "es" : "s")" }
    }.joined(separator: ", ")
  }
}
