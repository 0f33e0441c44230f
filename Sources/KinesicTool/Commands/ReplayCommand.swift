import ArgumentParser
import Foundation

/// `kinesic replay`: feeds a recording to a scene and prints the gestures.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Feed a real touch recording to a scene and print each gesture.",
    discussion: """
      RECORDING is a CSV file (t_us,slot,tracking_id,x,y,pressure,event) or an event log as evemu-record writes it (multitouch \
      protocols A and B). It is fed frame by frame; contacts that are down at the end are cancelled; then two seconds pass.

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

  @Option(help: ArgumentHelp("Device units per mm: one number, or one for x and one for y.", valueName: "x,y"))
  var unitsPerMm: Pair?

  @Option(help: ArgumentHelp("The size of the touch surface in mm.", valueName: "width,height"))
  var deviceSize: Pair?

  @Flag(help: "Only print the device units per mm that would be used, x and y.")
  var printUnitsPerMm = false

  func validate() throws {
    if unitsPerMm != nil, deviceSize != nil { throw ValidationError("give --units-per-mm or --device-size, not both") }
  }

  func run() throws {
    let recording = try Recording.read(path)
    let scene = try scene.map(Scene.read) ?? Scene.standard()
    let scale = Scale(recording, unitsPerMM: unitsPerMm?.numbers, deviceSize: deviceSize?.numbers)
    if printUnitsPerMm { return print("\(plain(scale.x)) \(plain(scale.y))") }
    if scale.source == "a guess" {
      note("note: \(path): units per mm are unknown, taking \(Int(Scale.fallback)); --units-per-mm or --device-size set them")
    }
    let replay = try play(recording, scene, scale)
    for event in replay.events where explain || !event.isDecision { print(try line(event)) }
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

  private func line(_ event: Event) throws -> String {
    if json { return try GestureJSON(event).line() }
    return event.isGesture ? GestureLine.text(event) : event.isViewTouch ? GestureLine.touchText(event) : GestureLine.decisionText(event)
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
