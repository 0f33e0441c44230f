import CKinesic
import RecordingReaders

/// What a file says of a touchpad: its touches, and where the file has them, all events of the device, with sizes,
/// tools, buttons and counts of fingers, which touches have not.
struct TouchpadRecording {
  let recording: Recording
  let events: [EvdevEvent]?

  /// Of the pad, mm.
  func size(_ scale: Scale) -> (width: Double, height: Double) {
    let surface = Surface(recording)
    return (surface.width / scale.x, surface.height / scale.y)
  }

  /// From the corner of the pad, mm.
  func place(_ sample: Recording.Sample, _ scale: Scale) -> (x: Double, y: Double) {
    let surface = Surface(recording)
    let origin = recording.device.x == nil ? (x: surface.x.minimum, y: surface.y.minimum) : (x: 0, y: 0)
    return ((sample.x - origin.x) / scale.x, (sample.y - origin.y) / scale.y)
  }

  static func read(_ path: String, _ surface: SurfaceOptions) throws -> TouchpadRecording {
    let input = try Input(path)
    let (bytes, file) = (input.bytes, input.name)
    let (recording, events) = try Recording.read(bytes, file: file, as: nil, range: surface.range?.numbers, Progress("reading"))
    return TouchpadRecording(recording: surface.described(recording), events: events)
  }
}
