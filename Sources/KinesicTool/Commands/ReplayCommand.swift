import ArgumentParser
import Foundation

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

  @Argument(help: ArgumentHelp("The recording.", valueName: "recording"))
  var path: String

  @Option(help: ArgumentHelp("A scene file: views, recognizers, relations, delegates as in a behaviour case.", valueName: "file.json"))
  var scene: String?

  @OptionGroup var plugins: PluginOptions

  @Option(help: ArgumentHelp("Also draw a picture: where the fingers went, and what each recognizer did when.", valueName: "file.svg"))
  var draw: String?

  @Flag(help: "Also print why recognizers failed, waited or were recognized.")
  var explain = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @OptionGroup var surface: SurfaceOptions

  @Flag(help: "Only print the device units per mm that would be used, x and y.")
  var printUnitsPerMm = false

  func run() throws {
    let recording = surface.described(try Recording.read(path, range: surface.range?.numbers))
    let scene = try scene.map(Scene.read) ?? Scene.standard()
    let scale = surface.scale(of: recording)
    if printUnitsPerMm { return print("\(plain(scale.x)) \(plain(scale.y))") }
    scale.noteGuess(path)
    let replay = try play(recording, scene, scale)
    for event in replay.events where explain || !event.isDecision { print(try GestureLine.text(event, json: json)) }
    if let draw { try write(Picture(replay, scene: scene, showFailures: explain).svg(), to: draw) }
  }

  /// A refusal of the engine, of places that are no numbers for instance, is the recording's.
  private func play(_ recording: Recording, _ scene: Scene, _ scale: Scale) throws -> Replay {
    do {
      return try Replay(recording, scene: scene, plugins: plugins.paths, scale: scale, explain: explain || draw != nil)
    } catch let refusal as EngineError {
      throw ToolError("\(path): \(refusal)")
    }
  }

  private func write(_ text: String, to path: String) throws {
    do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch { throw ToolError("\(path): cannot be written") }
  }
}

/// One or two positive numbers, `11` or `55,98`.
struct Pair: ExpressibleByArgument {
  let numbers: (Double, Double)

  init?(argument: String) {
    let parts = argument.split(whereSeparator: { $0 == "," || $0 == "x" }).map { Double($0) ?? 0 }
    guard (1...2).contains(parts.count), parts.allSatisfy({ $0 > 0 && $0.isFinite }) else { return nil }
    numbers = (parts[0], parts[parts.count - 1])
  }
}
