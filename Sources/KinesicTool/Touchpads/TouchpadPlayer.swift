import CKinesic
import CKinesicTouchpad
import Glibc
import RecordingReaders

/// Feeds a recording to a touchpad and hands out what comes of it.
struct TouchpadPlayer {
  private let pad: OpaquePointer
  private let scale: Scale
  private let size: (width: Double, height: Double)
  private let file: String
  private let take: (kin_touchpad_event) -> Void

  /// How long time passes after the last frame: momentum comes to rest.
  private static let rest: UInt64 = 3_000_000_000

  init(_ source: TouchpadRecording, scale: Scale, features: UInt32, _ take: @escaping (kin_touchpad_event) -> Void) throws {
    (self.scale, self.take, file) = (scale, take, source.recording.file)
    size = source.size(scale)
    var options = kin_touchpad_options()
    kin_touchpad_options_init(&options)
    (options.width, options.height) = (min(size.width, 1000), min(size.height, 1000))
    options.features |= features
    var made: OpaquePointer?
    try Self.check(kin_touchpad_create(&options, &made), file)
    guard let made else { throw ToolError("there is no memory for a touchpad") }
    pad = made
    try Self.check(kin_touchpad_set_explain(pad, true), file)
  }

  func close() { kin_touchpad_destroy(pad) }

  private static func check(_ result: kin_result, _ file: String) throws {
    if result != KIN_OK { throw ToolError("\(file): \(String(cString: kin_touchpad_last_error()))") }
  }

  func play(_ source: TouchpadRecording) throws {
    let end = try source.events.map { try playEvents($0, source.recording) } ?? playFrames(source)
    try advance(to: end + Self.rest)
  }

  /// All that the device said.
  private func playEvents(_ events: [EvdevEvent], _ recording: Recording) throws -> UInt64 {
    let surface = Surface(recording)
    var options = kin_touchpad_evdev_options()
    kin_touchpad_evdev_options_init(&options)
    (options.x, options.y) = (axis(surface.x), axis(surface.y))
    if let pressure = recording.device.pressure { options.pressure = axis(pressure) }
    (options.width, options.height) = (min(size.width, 1000), min(size.height, 1000))
    var made: OpaquePointer?
    try Self.check(kin_touchpad_evdev_create(&options, &made), file)
    defer { kin_touchpad_evdev_destroy(made) }
    let start = events.first?.time ?? 0
    for event in events {
      try advance(to: event.time - start)
      guard let type = UInt16(exactly: event.type), let code = UInt16(exactly: event.code), let value = Int32(exactly: event.value) else {
        continue
      }
      try Self.check(kin_touchpad_evdev_feed(made, pad, type, code, value, event.time - start), file)
      try say()
    }
    return (events.last?.time ?? start) - start
  }

  /// Without a resolution: the size says what a unit is.
  private func axis(_ axis: Recording.Axis) -> kin_touchpad_evdev_axis {
    let most = Double(Int32.max)
    return kin_touchpad_evdev_axis(
      minimum: Int32(min(max(axis.minimum, -most), most)), maximum: Int32(min(max(axis.maximum, -most), most)), resolution: 0,
      reserved: 0)
  }

  /// Touches: places, pressure, pens.
  private func playFrames(_ source: TouchpadRecording) throws -> UInt64 {
    var down: [UInt64: Recording.Sample] = [:]
    for frame in source.recording.frames {
      try advance(to: frame.time)
      for sample in frame.samples { down[sample.contact] = sample.leaves ? nil : sample }
      let contacts = down.values.sorted { $0.contact < $1.contact }.map { contact($0, source.place($0, scale)) }
      try feed(contacts, at: frame.time)
    }
    return source.recording.end
  }

  private func contact(_ sample: Recording.Sample, _ place: (x: Double, y: Double)) -> kin_touchpad_contact {
    var contact = kin_touchpad_contact()
    contact.id = sample.contact
    (contact.x, contact.y) = place
    contact.pressure = max(0, sample.pressure ?? 0)
    contact.tool = kin_touchpad_tool(
      sample.pointer.type == kin_touch_type(KIN_TOUCH_PENCIL) ? KIN_TOUCHPAD_TOOL_PEN : KIN_TOUCHPAD_TOOL_FINGER)
    return contact
  }

  private func feed(_ contacts: [kin_touchpad_contact], at time: UInt64) throws {
    let result = contacts.withUnsafeBufferPointer { buffer in
      var frame = kin_touchpad_frame()
      frame.time_ns = time
      frame.contacts = buffer.baseAddress
      frame.contact_count = UInt32(buffer.count)
      return kin_touchpad_feed(pad, &frame)
    }
    try Self.check(result, file)
    try say()
  }

  /// Timers fire one by one, so that nobody has to make room.
  private func advance(to time: UInt64) throws {
    var next: UInt64 = 0
    while kin_touchpad_next_deadline(pad, &next) == KIN_OK, next <= time {
      try Self.check(kin_touchpad_advance(pad, next), file)
      try say()
    }
  }

  private func say() throws {
    var events: UnsafePointer<kin_touchpad_event>?
    var count: UInt32 = 0
    try Self.check(kin_touchpad_poll(pad, &events, &count), file)
    guard let events else { return }
    for i in 0..<Int(count) { take(events[i]) }
  }
}
