import ArgumentParser
import RecordingReaders

/// What a format may not tell of the touch surface.
struct SurfaceOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The largest x and y of the device, where the format does not tell them.", valueName: "x,y"))
  var range: Pair?

  @Option(help: ArgumentHelp("Device units per mm: one number, or one for x and one for y.", valueName: "x,y"))
  var unitsPerMm: Pair?

  @Option(help: ArgumentHelp("The size of the touch surface in mm.", valueName: "width,height"))
  var deviceSize: Pair?

  func validate() throws {
    if unitsPerMm != nil, deviceSize != nil { throw ValidationError("give --units-per-mm or --device-size, not both") }
  }

  var isGiven: Bool { range != nil || unitsPerMm != nil || deviceSize != nil }

  func scale(of recording: Recording) -> Scale {
    Scale(recording, unitsPerMM: unitsPerMm?.numbers, deviceSize: deviceSize?.numbers)
  }

  /// The recording with what was given as part of it.
  func described(_ recording: Recording) -> Recording {
    var recording = recording
    if let range { recording.setRange(range.numbers) }
    guard unitsPerMm != nil || deviceSize != nil else { return recording }
    let (surface, scale) = (Surface(recording), scale(of: recording))
    recording.device.x = .init(minimum: surface.x.minimum, maximum: surface.x.maximum, unitsPerMM: scale.x)
    recording.device.y = .init(minimum: surface.y.minimum, maximum: surface.y.maximum, unitsPerMM: scale.y)
    return recording
  }
}

extension RecordingFormat: ExpressibleByArgument {
  public init?(argument: String) { self.init(word: argument) }
  public var defaultValueDescription: String { word }
  public static var allValueStrings: [String] { allCases.map(\.word) }
}

/// In which format a recording is written.
struct WrittenFormat: ParsableArguments {
  @Option(help: ArgumentHelp("The format of the file that is written, where its ending does not tell it.", valueName: "format"))
  var to: RecordingFormat?

  /// What was given, else what the ending stands for.
  func format(of path: String) throws -> RecordingFormat {
    if let format = to ?? RecordingFormat(path: path) { return format }
    throw ValidationError("the ending of '\(path)' stands for no format; --to takes one of \(RecordingFormat.names)")
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
