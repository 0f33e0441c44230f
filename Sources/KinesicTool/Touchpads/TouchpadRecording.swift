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
    let progress = Progress("reading")
    let log = try Recording.log(bytes, file: file, as: format, progress)
    let recording =
      try log?.recording(RecordingBuilder(file: file))
      ?? Recording.read(bytes, file: file, as: format, range: surface.range?.numbers, progress)
    return TouchpadRecording(recording: surface.described(try recording.checked()), log: log)
  }
}
