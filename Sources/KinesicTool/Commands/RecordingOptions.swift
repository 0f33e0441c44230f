import ArgumentParser
import RecordingReaders

/// How a recording becomes touches of a scene; for the commands that take recordings.
struct RecordingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("A scene file: views, recognizers, relations, delegates as in a behaviour case.", valueName: "file.json"),
    completion: .file(extensions: ["json"]))
  var scene: String?

  @OptionGroup var surface: SurfaceOptions

  /// A recording, with what was said of its touch surface as part of it.
  func read(_ path: String) throws -> Recording { surface.described(try Recording.read(path, range: surface.range?.numbers)) }

  func readScene() throws -> Scene { try scene.map(Scene.read) ?? Scene.standard() }

  /// A guess is said on the standard error stream.
  func scale(_ recording: Recording, notes: Bool = true) -> Scale {
    let scale = surface.scale(of: recording)
    if notes { scale.noteGuess(recording.file) }
    return scale
  }

  /// A trace has all this in it.
  func refuseForTrace() throws {
    if scene != nil || surface.isGiven {
      throw ValidationError("a trace holds its scene and its places: --scene, --range, --units-per-mm and --device-size are for recordings")
    }
  }

  /// The trace in a file, or one made of the recording in it: what it plays in the scene.
  func trace(_ path: String, plugins: [String]) throws -> TraceFile {
    if try TraceFile.isTrace(at: path) {
      try refuseForTrace()
      return try TraceFile.read(path)
    }
    let recording = try read(path)
    let tape = TraceTape()
    _ = try play(recording, plugins: plugins, explain: false, tape: tape)
    return try trace(of: recording, tape)
  }

  /// What a recording has played onto a tape.
  func trace(of recording: Recording, _ tape: TraceTape) throws -> TraceFile {
    var trace = try TraceFile(tape.bytes, name: recording.file)
    trace.source = (recording.device.name, scale(recording, notes: false))
    return trace
  }

  /// What a recording feeds, as programs read it.
  func fedBytes(_ recording: Recording) throws -> [UInt8] { try scale(recording).fedBytes(recording) }

  /// A refusal of the engine, of places that are no numbers for instance, is the recording's.
  func play(_ recording: Recording, plugins: [String], explain: Bool, tape: TraceTape? = nil) throws -> Replay {
    do {
      return try Replay(recording, scene: try readScene(), plugins: plugins, scale: scale(recording), explain: explain, tape: tape)
    } catch let refusal as EngineError {
      throw ToolError("\(recording.file): \(refusal)")
    }
  }
}

/// A time in seconds, `1.25`, of the clock that a recording or trace counts by.
struct Seconds: ExpressibleByArgument {
  let nanoseconds: UInt64
  var number: Double { Double(nanoseconds) / 1e9 }

  init?(argument: String) {
    guard let seconds = Double(argument), seconds >= 0, seconds < 1e10 else { return nil }
    nanoseconds = UInt64((seconds * 1e9).rounded())
  }
}
