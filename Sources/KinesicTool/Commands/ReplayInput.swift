import ArgumentParser

/// What `replay` and `draw` read: a recording, the scene that it is fed to, and the size of the device.
struct ReplayInput: ParsableArguments {
  @Argument(help: ArgumentHelp("The recording.", valueName: "recording"))
  var path: String

  @Option(help: ArgumentHelp("A scene file: views, recognizers, relations, delegates as in a behaviour case.", valueName: "file.json"))
  var scene: String?

  @OptionGroup var plugins: PluginOptions

  @OptionGroup var surface: SurfaceOptions

  /// The recording and its scale.
  func read() throws -> (recording: Recording, scale: Scale) {
    let recording = surface.described(try Recording.read(path, range: surface.range?.numbers))
    return (recording, surface.scale(of: recording))
  }

  /// The scene that is asked for, else the one of a photo viewer.
  func readScene() throws -> Scene { try scene.map(Scene.read) ?? Scene.standard() }

  /// Plays the recording into the scene; says so when the scale is a guess. A refusal of the engine, of places that are no numbers for
  /// instance, is the recording's.
  func play(into scene: Scene, explain: Bool) throws -> Replay {
    let (recording, scale) = try read()
    scale.noteGuess(path)
    do {
      return try Replay(recording, scene: scene, plugins: plugins.paths, scale: scale, explain: explain)
    } catch let refusal as EngineError {
      throw ToolError("\(path): \(refusal)")
    }
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

/// Writes a text file, or throws a sentence that names it.
func writeFile(_ text: String, to path: String) throws {
  do { try text.write(toFile: path, atomically: true, encoding: .utf8) } catch { throw ToolError("\(path): cannot be written") }
}
