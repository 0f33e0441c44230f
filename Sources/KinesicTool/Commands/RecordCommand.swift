import ArgumentParser
import FoundationEssentials
import Glibc
import RecordingReaders

/// `kinesic record`: gestures of a live touch device as they happen.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Feed a live touch device to a scene and print each gesture as it happens; keep the touches.",
    discussion: """
      DEVICE is a Linux touch device (/dev/input/event3), a pipe, or - for the standard input. A pipe carries what the device would: binary \
      struct input_event, with times or with zeros for them, or the text of evemu-record, getevent -lt or evtest. Multitouch protocols A and B; \
      after dropped events contacts are cancelled until they land again. With --tuio it is the UDP port of a TUIO 1.1 tracker (3333).

      Without DEVICE, or with a folder: lists the touch devices there (/dev/input).

      Each line is as 'kinesic replay' prints it; the scene and the scale are found as there. Pipes without a description need --range. \
      Timers fire on the clock of the touches, 10 ms late so that touches on their way come first. Ctrl-C or the end of the pipe \
      cancels the contacts that are down, decides what waits, and writes the file of --save.

      Examples:
        kinesic record
        kinesic record /dev/input/event3 --save touch.csv
        adb shell getevent -lt /dev/input/event2 | kinesic record - --range 1079,2399 --units-per-mm 16
        kinesic record --tuio 3333 --device-size 520,320 --scene photo.json --json
      """ + ExitCodes.help())

  @Argument(help: ArgumentHelp("The device, -, a folder, or with --tuio a port.", valueName: "device"), completion: .file())
  var device: String?

  @Flag(help: "Listen for TUIO over UDP; DEVICE is the port.")
  var tuio = false

  @OptionGroup var recordings: RecordingOptions
  @OptionGroup var plugins: PluginOptions

  @Option(
    help: ArgumentHelp("Also write the touches, in the format that the ending stands for or --to says.", valueName: "file"),
    completion: .file())
  var save: String?

  @OptionGroup var written: WrittenFormat

  @Flag(help: "Also print why recognizers failed, waited or were recognized.")
  var explain = false

  @Flag(help: "Print one JSON object a line.")
  var json = false

  @OptionGroup var colour: ColourOption

  func validate() throws {
    if let save { _ = try written.format(of: save) }
    if tuio, let device, UInt16(device) == nil { throw ValidationError("'\(device)' is not a UDP port") }
  }

  func run() throws {
    if !tuio, let folder { return try list(folder) }
    let session = try Session(scene: try recordings.readScene(), plugins: plugins.paths, explain: explain)
    // Who reads what is printed may go at any time; the touches are kept then.
    if save != nil { signal(SIGPIPE, SIG_IGN) }
    let interrupt = try Interrupt()
    var recorder = LiveRecorder(try source(), session: session, surface: recordings.surface) { event in
      guard explain || !event.isDecision else { return }
      try Console.sayNow(try GestureLine.text(event, json: json))
    }
    do { try recorder.run(until: interrupt) } catch {
      try keep(recorder.recording)
      throw (error as? EngineError).map { ToolError("\(recorder.recording.file): \($0)") } ?? error
    }
    guard !recorder.recording.frames.isEmpty else { throw ToolError("\(recorder.recording.file): there was no touch to record") }
    try keep(recorder.recording)
  }

  private func source() throws -> any LiveSource {
    guard tuio else { return try EventStream(path: device ?? "-") }
    let port = device.flatMap { UInt16($0) } ?? TUIOSocket.port
    let socket = try TUIOSocket(
      port: port, range: recordings.surface.range?.numbers ?? (TUIODecoder.usualRange.x, TUIODecoder.usualRange.y))
    Console.note("note: listening for TUIO on \(socket.name)")
    return socket
  }

  private func keep(_ recording: Recording) throws {
    if let save { try writeFile(try recording.bytes(as: try written.format(of: save), Progress("writing")), to: save) }
  }

  /// The folder to list, nil where there is a device.
  private var folder: String? {
    guard let device else { return "/dev/input" }
    var isDirectory = false
    return FileManager.default.fileExists(atPath: device, isDirectory: &isDirectory) && isDirectory ? device : nil
  }

  private func list(_ folder: String) throws {
    let devices = InputDevices(in: folder)
    for entry in devices.found {
      Console.say(json ? try jsonLine(entry) : "\(entry.path)  \(entry.name), \(plain(entry.range[0])) by \(plain(entry.range[1])) units")
    }
    if !devices.refused.isEmpty {
      Console.note("note: \(devices.refused.joined(separator: ", ")): permission denied\(InputDevice.hint(EACCES))")
    }
    if devices.found.isEmpty { throw ToolError("\(folder): no touch device that can be read") }
  }
}
