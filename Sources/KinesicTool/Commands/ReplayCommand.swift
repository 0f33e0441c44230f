import ArgumentParser

/// `kinesic replay`: feeds a recording to a scene and prints the gestures.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Feed a real touch recording to a scene and print each gesture.",
    discussion: """
      RECORDING is a CSV file (t_us,slot,tracking_id,x,y,pressure,event), an event log as evemu-record writes it (multitouch \
      protocols A and B), or of any other format of 'kinesic convert'; - is the standard input. It is fed frame by frame; contacts that are down at the end are \
      cancelled; then two seconds pass.

      Device units become window units (163 an inch) by --units-per-mm or --device-size, else by what the file (or a manifest.json beside it) says, else by \
      a table of known devices, else by a guess of 10 units per mm, which is said.

      Without --scene: one view that fills the window with tap (waits for double_tap), double_tap, long_press, swipe (all four \
      directions), pan, pinch and rotation; pan, pinch and rotation may run together, swipe beside pan, and a swipe shuts out \
      neither pinch nor rotation.

      Each line: seconds, recognizer, state, place in the window, values by name. Lines with | are the engine's reasons (--explain).
      """)

  @OptionGroup var input: ReplayInput

  @Option(help: ArgumentHelp("Also draw a picture, as `kinesic draw` does.", valueName: "file.svg"))
  var draw: String?

  @Flag(help: "Also print why recognizers failed, waited or were recognized.")
  var explain = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @Flag(help: "Only print the device units per mm that would be used, x and y.")
  var printUnitsPerMm = false

  func run() throws {
    if printUnitsPerMm {
      let scale = try input.read().scale
      return print("\(plain(scale.x)) \(plain(scale.y))")
    }
    let scene = try input.readScene()
    let replay = try input.play(into: scene, explain: explain || draw != nil)
    for event in replay.events where explain || !event.isDecision { print(try GestureLine.text(event, json: json)) }
    if let draw { try writeFile(Picture(replay, scene: scene).svg(), to: draw) }
  }
}
