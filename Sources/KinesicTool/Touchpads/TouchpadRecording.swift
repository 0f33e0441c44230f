import CKinesic
import RecordingReaders

/// What a file says of a touchpad: its touches, and where the file has them, all events of the device, with sizes,
/// tools, buttons and counts of fingers, which touches have not.
struct TouchpadRecording {
  let recording: Recording
  let events: [EvdevEvent]?

  static func read(_ path: String, _ surface: SurfaceOptions) throws -> TouchpadRecording {
    let input = try Input(path)
    let (bytes, file) = (input.bytes, input.name)
    let (recording, events) = try Recording.read(bytes, file: file, as: nil, range: surface.range?.numbers, Progress("reading"))
    return TouchpadRecording(recording: surface.described(recording), events: events)
  }
}
