import CKinesic

/// What a file says of a touchpad: its touches, and where the file has them, all events of the device, with sizes,
/// tools, buttons and counts of fingers, which touches have not.
struct TouchpadRecording {
  let recording: Recording
  let log: EvdevLog?

  static func read(_ path: String, _ surface: SurfaceOptions) throws -> TouchpadRecording {
    let input = try Input(path)
    let (bytes, file) = (input.bytes, input.name)
    guard let format = RecordingFormat(beginning: bytes) ?? RecordingFormat(path: file) else {
      throw ToolError("\(file):1: no recording of a known format (\(RecordingFormat.names))")
    }
    let recording = try Recording.read(bytes, file: file, as: format, range: surface.range?.numbers, Progress("reading"))
    guard !recording.frames.isEmpty else { throw ToolError("\(file): there is no touch in it") }
    return TouchpadRecording(recording: surface.described(recording), log: try log(bytes, file, format))
  }

  private static func log(_ bytes: [UInt8], _ file: String, _ format: RecordingFormat) throws -> EvdevLog? {
    let lines = TextLines(bytes, file: file, Progress("reading"))
    return switch format {
    case .evemu: try EvemuReader.log(lines)
    case .libinput: try LibinputReader.log(lines)
    default: nil
    }
  }
}
