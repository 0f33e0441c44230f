import ArgumentParser
import CKinesic

/// `kinesic replay`: feeds a recording to a scene, or plays a trace, and prints the gestures.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Feed a real touch recording to a scene, or play a trace, and print each gesture.",
    discussion: """
      RECORDING is a CSV file (t_us,slot,tracking_id,x,y,pressure,event), an event log as evemu-record writes it (multitouch \
      protocols A and B), or of any other format of 'kinesic convert'; - is the standard input. It is fed frame by frame; contacts that are down at the end are \
      cancelled; then two seconds pass.

      Device units become window units (163 an inch) by --units-per-mm or --device-size, else by what the file (or a manifest.json beside it) says, else by \
      a table of known devices, else by a guess of 10 units per mm, which is said.

      Without --scene: one view that fills the window with tap (waits for double_tap), double_tap, long_press, swipe (all four \
      directions), pan, pinch and rotation; pan, pinch and rotation may run together, swipe beside pan, and a swipe shuts out \
      neither pinch nor rotation.

      RECORDING may also be a trace (kin_trace_start, kin_flight_recorder_dump). It holds its scene and what delegates and plugins \
      did, and plays without them. That the engine does otherwise than the recorded one, or damage, is an error that names the place; \
      what was played so far is printed. With --live the classes of --plugin are stepped in place of what the trace says of them.

      Each line: seconds, recognizer, state, place in the window, values by name. Lines with | are the engine's reasons (--explain).

        kinesic replay --explain swipe.csv
        kinesic replay --scene list.json --trace bug.kintrace swipe.csv
        kinesic replay --until 2.5 bug.kintrace
      """ + ExitCodes.help("a trace was not played to its end: the replay diverged"))

  @Argument(help: ArgumentHelp("The recording or trace.", valueName: "recording"), completion: .file())
  var path: String

  @OptionGroup var recordings: RecordingOptions
  @OptionGroup var plugins: PluginOptions

  @Option(
    help: ArgumentHelp("Also draw a picture, as `kinesic draw` does.", valueName: "file.svg"),
    completion: .file(extensions: ["svg"]))
  var draw: String?

  @Option(help: ArgumentHelp("Also write a trace of what the recording plays.", valueName: "file"), completion: .file())
  var trace: String?

  @Option(
    help: ArgumentHelp(
      "Only write what a recording feeds: kin_touch_sample after kin_touch_sample, then the window, four doubles.", valueName: "file"),
    completion: .file())
  var samples: String?

  @Option(help: ArgumentHelp("Stop a trace before what is later.", valueName: "seconds"))
  var until: Seconds?

  @Flag(help: "Step this machine's classes, and leave out what a trace says of delegates and plugins.")
  var live = false

  @Flag(help: "Also print why recognizers failed, waited or were recognized.")
  var explain = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @OptionGroup var colour: ColourOption

  @Flag(help: "Only print the device units per mm that would be used, x and y.")
  var printUnitsPerMm = false

  func validate() throws {
    if samples != nil, trace != nil || draw != nil { throw ValidationError("--samples plays nothing that --trace or --draw could show") }
  }

  func run() throws {
    if try TraceFile.isTrace(at: path) { return try playTrace() }
    if until != nil || live { throw ValidationError("--until and --live are for traces, and \(Input.name(path)) is none") }
    let recording = try recordings.read(path)
    if printUnitsPerMm {
      let scale = recordings.scale(recording, notes: false)
      return Console.say("\(plain(scale.x)) \(plain(scale.y))")
    }
    if let samples { return try writeFile(try recordings.fedBytes(recording), to: samples) }
    let tape = trace == nil && draw == nil ? nil : TraceTape()
    try show(try recordings.play(recording, plugins: plugins.paths, explain: explain, tape: tape).events)
    guard let tape else { return }
    if let trace { try writeFile(tape.bytes, to: trace) }
    try drawPicture(of: try recordings.trace(of: recording, tape))
  }

  private func drawPicture(of trace: TraceFile) throws {
    if let draw { try writeFile(Picture(try Account(trace, plugins: plugins.paths)).svg().utf8, to: draw) }
  }

  private func playTrace() throws {
    try recordings.refuseForTrace()
    if trace != nil || samples != nil || printUnitsPerMm {
      throw ValidationError("\(Input.name(path)) is a trace: --trace, --samples and --print-units-per-mm are for recordings")
    }
    if draw != nil, until != nil || live {
      throw ValidationError("--draw shows the whole trace as it was recorded, without --until and --live; `kinesic draw --to` draws a part")
    }
    let file = try TraceFile.read(path)
    let player = try TracePlayer(file, plugins: plugins.paths)
    var failure: (any Error)?
    do {
      try player.play(flags: (live ? KIN_REPLAY_LIVE : 0) | (explain ? KIN_REPLAY_EXPLAIN : 0), until: until?.nanoseconds ?? .max)
    } catch { failure = error }
    try show(player.events)
    if let failure { throw failure }
    try drawPicture(of: file)
  }

  private func show(_ events: [Event]) throws {
    for event in events where explain || !event.isDecision { Console.say(try GestureLine.text(event, json: json)) }
  }
}
