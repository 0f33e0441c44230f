import ArgumentParser

/// `kinesic draw`: makes a picture of a recording and of what the recognizers made of it.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw a touch recording: where the fingers went, what each recognizer did when, and why.",
    discussion: """
      RECORDING and the scene are as for `kinesic replay`. The picture is one file that needs no other: an SVG, or a page (a name that \
      ends in .html) with the same picture, a player, and explanations that stay when they are clicked.

      On top the window with the fingers' paths; below a lane for each recognizer: thin while it is undecided, hatched while it waits \
      for others to fail, solid from began to ended, a diamond where it is recognized at once, a cross with the reason where it fails. \
      Arrows tell who waits for whom, who released whom, and who kept whom from recognition. Everything that is pointed at says in \
      sentences what happened. Long pauses are cut short.

      Example:
        kinesic draw --theme dark --from 1 --to 2.5 -o picture.html recording.csv
      """ + ExitCodes.help())

  @Argument(help: ArgumentHelp("The recording.", valueName: "recording"), completion: .file())
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
  var from: Double?

  @Option(help: ArgumentHelp("Only up to this time, in seconds.", valueName: "t"))
  var to: Double?

  @Option(help: ArgumentHelp("Only these recognizers, names with commas between.", valueName: "a,b"))
  var recognizers: String?

  @Option(help: ArgumentHelp("The headline, in place of the recording's name.", valueName: "text"))
  var title: String?

  func validate() throws {
    guard isPage || output.lowercased().hasSuffix(".svg") else { throw ValidationError("--output must end in .svg or .html") }
    guard [from, to].allSatisfy({ $0.map { $0.isFinite && $0 >= 0 } ?? true }), from ?? 0 < to ?? .infinity else {
      throw ValidationError("--from and --to are seconds from 0 on, the earlier one first")
    }
  }

  func run() throws {
    if TraceFile.isTrace(at: path) {
      throw ToolError(
        "\(path) is a trace, and pictures are made of recordings; `kinesic trace --calls` and `kinesic explain` tell what is in it")
    }
    let recording = try recordings.read(path)
    let scene = try recordings.readScene()
    let names = recognizers.map { $0.split(separator: ",").map(String.init) }
    let options = PictureOptions(theme: theme, from: from, to: to, recognizers: names, title: title)
    let replay = try recordings.play(recording, plugins: plugins.paths, explain: true)
    let picture = try Picture(replay, scene: scene, options: options)
    try writeFile((isPage ? Page(picture).html() : picture.svg()).utf8, to: output)
  }

  private var isPage: Bool { output.lowercased().hasSuffix(".html") }
}

extension PictureOptions.Theme: ExpressibleByArgument {}
