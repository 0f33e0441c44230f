import ArgumentParser
import RecordingReaders

/// `kinesic convert`: reads a recording in one format and writes it in another.
struct ConvertCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "convert",
    abstract: "Turn a touch recording of one format into another, or a trace's touches into a recording.",
    discussion: """
      Formats, with the endings that stand for them:
        csv       .csv            t_us,slot,tracking_id,x,y,pressure,event
        evemu     .evemu .events  event logs of evemu-record
        libinput  .yml .yaml      libinput record
        getevent  .getevent       Android's getevent -lt, or -lp and then -lt
        evtest    .evtest         the text of evtest
        pointer   .json           a list of W3C pointer events
        tuio      .tuio .osc      TUIO 1.1: OSC packets, each behind its size

      IN may also be a trace: its touches are taken out, in window units, from the beginning of the trace on.

      IN is read as --from says, else as its contents look, else by its ending; OUT is written as --to says, else by its ending. - is the \
      standard input or output. What the format of OUT has no place for is noted; docs/formats.md tells what each format keeps.

      Examples:
        kinesic convert touch.events touch.csv
        kinesic convert bug.kintrace touch.evemu
        adb shell getevent -lt | kinesic convert - phone.evemu --range 1079,2399
        kinesic convert --to tuio touch.yml - | my-tuio-player
      """ + ExitCodes.help())

  @Argument(help: ArgumentHelp("The recording, or -.", valueName: "in"), completion: .file())
  var input: String

  @Argument(help: ArgumentHelp("The file to write, or -.", valueName: "out"), completion: .file())
  var output: String

  @Option(help: ArgumentHelp("The format of IN.", valueName: "format"))
  var from: RecordingFormat?

  @OptionGroup var written: WrittenFormat
  @OptionGroup var surface: SurfaceOptions

  @Flag(help: "Show how far the work is, even where the standard error stream is no terminal.")
  var progress = false

  @Flag(help: "Print what was written as a JSON object: format, frames, contacts, seconds, what was lost.")
  var json = false

  @OptionGroup var colour: ColourOption

  func validate() throws {
    _ = try written.format(of: output)
    if json, output == "-" { throw ValidationError("--json prints where OUT goes; give OUT a file") }
  }

  func run() throws {
    let format = try written.format(of: output)
    let recording = surface.described(
      try Recording.read(input, as: from, range: surface.range?.numbers, Progress("reading", always: progress)))
    let bytes = try recording.bytes(as: format, Progress("writing", always: progress))
    try writeFile(bytes, to: output)
    let losses = format.losses(of: recording)
    if json { return Console.say(try Summary(recording, format, losses).line()) }
    if !losses.isEmpty {
      Console.note(
        "note: \(output == "-" ? "standard output" : output): \(format.word) has no place for \(losses.joined(separator: ", "))")
    }
  }

  /// What --json prints.
  private struct Summary: Encodable {
    let format: String
    let frames, contacts: Int
    let seconds: Double
    let lost: [String]

    init(_ recording: Recording, _ format: RecordingFormat, _ losses: [String]) {
      self.format = format.word
      frames = recording.frames.count
      contacts = recording.contacts
      seconds = Double(recording.end) / 1e9
      lost = losses
    }

    func line() throws -> String { try jsonLine(self) }
  }
}
