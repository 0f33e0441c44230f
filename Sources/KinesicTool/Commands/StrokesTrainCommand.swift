import ArgumentParser
import CKinesicStrokes

/// `kinesic strokes train`: makes a template set.
struct StrokesTrainCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "train",
    abstract: "Make a template set from drawings with names, and say which of them clash.",
    discussion: """
      Each drawing becomes a template. Then each is left out in turn and named by the others. The table has for each shape how many \
      examples it has, the largest distance from one to its nearest other example, the nearest example of another shape, and the limit \
      that the examples suggest.

      What a file says of a drawing wins over the options here. The options of a template set among the FILES are kept, so that a set is \
      turned from one form into the other.

        kinesic strokes train drawings.json -o shapes.kinstrokes
        kinesic strokes train --any-direction --own-limits circle-*.csv cross-*.csv -o shapes.json
        kinesic strokes train shapes.kinstrokes more.json -o shapes.json
      """ + ExitCodes.help())

  @Argument(help: ArgumentHelp("Drawings, template sets, recordings, traces, folders of them.", valueName: "files"), completion: .file())
  var files: [String]

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where the set goes: JSON where the name ends in .json, else bytes.", valueName: "file"),
    completion: .file(extensions: ["kinstrokes", "json"]))
  var output: String

  @Flag(help: "Give each shape the limit that its examples suggest.")
  var ownLimits = false

  @OptionGroup var options: StrokeOptions
  @OptionGroup var drawings: DrawingOptions

  @Flag(help: "Print the report as a JSON object.")
  var json = false

  @OptionGroup var colour: ColourOption

  func validate() throws {
    if output == "-" { throw ValidationError("--output is a file: the report goes to the standard output") }
  }

  func run() throws {
    var reader = drawings.reader
    var examples = try reader.read(files)
    let ofSet = options.changed(reader.setOptions ?? StrokeSet.defaults)
    var set = try StrokeSet(ofSet, examples, options: options.template)
    let report = try TrainingReport(set, examples)
    if ownLimits {
      let limits = Dictionary(uniqueKeysWithValues: report.shapes.map { ($0.name, $0.limit ?? 0) })
      for number in examples.indices {
        var own = examples[number].options ?? options.template
        own.limit = limits[examples[number].name ?? ""] ?? 0
        examples[number].options = own
      }
      set = try StrokeSet(ofSet, examples, options: options.template)
    }
    try writeFile(output.lowercased().hasSuffix(".json") ? Array(try StrokeJSON.text(set, file: output).utf8) : try set.bytes(), to: output)
    Console.say(json ? [try jsonLine(report)] : report.lines)
  }
}
