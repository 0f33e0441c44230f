import ArgumentParser

/// `kinesic strokes classify`: names drawings.
struct StrokesClassifyCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "classify",
    abstract: "Name drawings by a template set.",
    discussion: """
      For each drawing a line: where it is, what it is (a name, or unknown, or ambiguous), and of the nearest name the distance (0 for the \
      same drawing), the score, which is compared with the limit, the margin before the second name, and the confidence.

        kinesic strokes classify shapes.kinstrokes drawn.json
        kinesic strokes classify --best 3 --json shapes.json bug.kintrace
      """ + ExitCodes.help())

  @Argument(
    help: ArgumentHelp("The template set, as bytes or JSON.", valueName: "set"), completion: .file(extensions: ["kinstrokes", "json"]))
  var path: String

  @Argument(help: ArgumentHelp("Drawings, recordings, traces, folders of them, or -.", valueName: "files"), completion: .file())
  var files: [String]

  @Option(help: ArgumentHelp("Print the nearest names, so many.", valueName: "number"))
  var best = 1

  @OptionGroup var drawings: DrawingOptions

  @Flag(help: "Print a JSON object for each drawing.")
  var json = false

  @OptionGroup var colour: ColourOption

  func validate() throws {
    guard (1...StrokeSet.mostMatches).contains(best) else { throw ValidationError("--best is 1 to \(StrokeSet.mostMatches)") }
  }

  func run() throws {
    let set = try DrawingFiles.readSet(path)
    var reader = drawings.reader
    for drawing in try reader.read(files) {
      let answer = set.classify(drawing.points, matches: best)
      Console.say(json ? [try jsonLine(Named(drawing, answer))] : Self.lines(drawing, answer))
    }
  }

  private static func lines(_ drawing: StrokeDrawing, _ answer: StrokeSet.Answer) -> [String] {
    let word = answer.verdict == .recognized ? answer.matches.first?.name ?? "" : answer.verdict.word
    guard let first = answer.matches.first else { return ["\(drawing.place)  \(word)"] }
    let nearest = answer.verdict == .recognized ? "" : "  nearest \(first.name)"
    return ["\(drawing.place)  \(word)\(nearest)  \(numbers(first)) score=\(number(first.score)) margin=\(number(first.margin))"]
      + answer.matches.dropFirst().map { "  \($0.name)  \(numbers($0))" }
  }

  private static func numbers(_ match: StrokeSet.Match) -> String {
    "distance=\(number(match.distance)) confidence=\(number(match.confidence))"
      + (match.rotation == 0 ? "" : " rotation=\(number(match.rotation))")
  }

  private static func number(_ number: Double) -> String { GestureLine.number(number, 3) }

  /// What --json prints.
  private struct Named: Encodable {
    struct Match: Encodable {
      let name: String
      let template: Int
      let distance, score, margin, confidence, rotation: Double
    }

    let drawing: String
    /// What the file says that it is.
    let label: String?
    let verdict: StrokeSet.Verdict
    /// Nil unless it was recognized.
    let name: String?
    let matches: [Match]

    init(_ drawing: StrokeDrawing, _ answer: StrokeSet.Answer) {
      (self.drawing, label, verdict) = (drawing.place, drawing.name, answer.verdict)
      name = answer.verdict == .recognized ? answer.matches.first?.name : nil
      matches = answer.matches.map {
        Match(
          name: $0.name, template: $0.template, distance: $0.distance, score: $0.score, margin: $0.margin, confidence: $0.confidence,
          rotation: $0.rotation)
      }
    }
  }
}
