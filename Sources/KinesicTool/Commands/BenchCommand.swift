import ArgumentParser

/// `kinesic bench`: what a recording or trace costs.
struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure what a recording or trace costs, alone and while it is recorded.",
    discussion: """
      The calls are made again and again in new engines: alone, with kin_trace_start, and with a flight recorder, in turns. Times are \
      processor time of the thread, so that other programs disturb little; a ratio is the median of the ratios of runs that \
      follow each other. Classes of plugins are stepped: give them with --plugin. What the recorded host changed inside of callbacks is \
      changed right after the call during which it did.

        kinesic bench --repeat 50 Tests/Traces/spread_120hz.csv
        kinesic bench --json bug.kintrace
      """ + ExitCodes.help())

  @Argument(help: ArgumentHelp("A recording or a trace.", valueName: "recording"), completion: .file())
  var path: String

  @Option(name: .customLong("repeat"), help: ArgumentHelp("How many runs of each kind.", valueName: "number"))
  var repeats = 15

  @OptionGroup var recordings: RecordingOptions
  @OptionGroup var plugins: PluginOptions

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup var colour: ColourOption

  func validate() throws {
    guard (1...100_000).contains(repeats) else { throw ValidationError("--repeat is 1 to 100000") }
  }

  func run() throws {
    let trace = try recordings.trace(path, plugins: plugins.paths)
    let benchmark = try Benchmark(trace, plugins: plugins.paths, repeats: repeats)
    Console.say(json ? try prettyJSON(benchmark) : benchmark.lines)
  }
}
