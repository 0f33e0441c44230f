import ArgumentParser

/// `kinesic draw`: makes a picture of a recording or trace and of what the recognizers made of it.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw a touch recording or a trace: where the fingers went, what each recognizer did when, and why.",
    discussion: """
      RECORDING is a recording, played in a scene, or a trace, which holds its scene, as for `kinesic replay`. The picture is one file \
      that needs no other: an SVG, or a page (a name that ends in .html) with the same picture, a player, and explanations that stay \
      when they are clicked.

      On top the window with the fingers' paths; below a lane for each recognizer: thin while it is undecided, hatched while it waits \
      for others to fail, solid from began to ended, a diamond where it is recognized at once, a cross with the reason where it fails. \
      Arrows tell who waits for whom, who released whom, and who kept whom from recognition. Everything that is pointed at says in \
      sentences what happened. Long pauses are cut short.

        kinesic draw --theme dark --from 1 --to 2.5 -o picture.html recording.csv
        kinesic draw --recognizers pan,tap -o bug.svg bug.kintrace
      """ + ExitCodes.help())

  @Argument(help: ArgumentHelp("The recording or trace.", valueName: "recording"), completion: .file())
  var path: String

  @OptionGroup var recordings: RecordingOptions
  @OptionGroup var plugins: PluginOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("Where the picture goes; its name ends in .svg or .html.", valueName: "file"),
    completion: .file(extensions: ["svg", "html"]))
  var output: String

  @Option(help: ArgumentHelp("Colours: auto (the reader's system decides), light or dark.", valueName: "theme"))
  var theme = PictureOptions.Theme.auto

  @Option(help: ArgumentHelp("Only from this time on, in seconds.", valueName: "t"))
  var from: Seconds?

  @Option(help: ArgumentHelp("Only up to this time, in seconds.", valueName: "t"))
  var to: Seconds?

  @Option(help: ArgumentHelp("Only these recognizers: names, classes or class#number, with commas between.", valueName: "a,b"))
  var recognizers: String?

  @Option(help: ArgumentHelp("The headline, in place of the file's name.", valueName: "text"))
  var title: String?

  @Flag(help: "Print what the picture shows as a JSON object: its time, contacts, recognizers with their outcomes, links.")
  var json = false

  @OptionGroup var colour: ColourOption

  func validate() throws {
    guard isPage || output.lowercased().hasSuffix(".svg") else { throw ValidationError("--output must end in .svg or .html") }
    guard from?.nanoseconds ?? 0 < to?.nanoseconds ?? .max else { throw ValidationError("--from and --to: the earlier one first") }
  }

  func run() throws {
    let names = recognizers.map { $0.split(separator: ",").map(String.init) }
    let options = PictureOptions(theme: theme, from: from?.number, to: to?.number, recognizers: names, title: title)
    let account = try Account(try recordings.trace(path, plugins: plugins.paths), plugins: plugins.paths)
    let picture = try Picture(account, options: options)
    try writeFile((isPage ? Page(picture).html() : picture.svg()).utf8, to: output)
    if json { Console.say(try jsonLine(Shown(picture.story))) }
  }

  private var isPage: Bool { output.lowercased().hasSuffix(".html") }
}

extension PictureOptions.Theme: ExpressibleByArgument {}

/// What a picture shows, for programs.
private struct Shown: Encodable {
  struct Lane: Encodable {
    let recognizer, `class`, view: String
    /// How many attempts came out as what.
    let outcomes: [String: Int]
  }

  /// Seconds.
  let from, to: Double
  let contacts, fingers: Int
  let lanes: [Lane]
  /// Those that saw no touch.
  let idle: [String]
  /// How many of each kind: waits, releases, prevents.
  let links: [String: Int]

  init(_ story: Story) {
    (from, to) = (story.range.lowerBound, story.range.upperBound)
    (contacts, fingers) = (story.contacts.count, story.fingerCount)
    lanes = story.lanes.map { lane in
      Lane(
        recognizer: lane.name, class: lane.className, view: lane.view.label,
        outcomes: Dictionary(grouping: lane.attempts, by: \.outcome.rawValue).mapValues(\.count))
    }
    idle = story.idle.map(\.name)
    links = Dictionary(
      uniqueKeysWithValues: Story.Link.Kind.allCases.map { kind in (kind.rawValue, story.links.count { $0.kind == kind }) })
  }
}
