import CKinesic

/// Turns the events of a touch device into samples, whichever of the two multitouch protocols it speaks: the first
/// report that tells of contacts shows it, by SYN_MT_REPORT (A) or without (B).
struct EvdevDecoder: FrameDecoder {
  private var decoder: (any FrameDecoder)?
  private var undecided: [EvdevEvent] = []

  var passedOver: Int { decoder?.passedOver ?? 0 }

  mutating func take(_ event: EvdevEvent) -> [Recording.Sample] {
    if decoder != nil { return decoder?.take(event) ?? [] }
    undecided.append(event)
    if event.isA(Evdev.syn, Evdev.synMTReport) { return decide(ProtocolA()) }
    guard event.isA(Evdev.syn, Evdev.synReport) else { return [] }
    if undecided.contains(where: \.concernsContacts) { return decide(ProtocolB()) }
    undecided = []
    return []
  }

  private mutating func decide(_ chosen: any FrameDecoder) -> [Recording.Sample] {
    decoder = chosen
    defer { undecided = [] }
    return undecided.flatMap { decoder?.take($0) ?? [] }
  }
}

extension EvdevEvent {
  /// Of multitouch protocols.
  var concernsContacts: Bool { type == Evdev.absolute && code >= Evdev.slot }
}

/// All that a file says: the device and its events.
struct EvdevLog {
  var device = Recording.Device()
  var events: [EvdevEvent] = []
  var strangeLines = StrangeLines()

  /// The touches. Places count from the axis minimum; times from the first event.
  func recording(_ builder: RecordingBuilder) throws -> Recording {
    let start = events.first?.time ?? 0
    let device = hasContacts ? device : device.ofOnePlace
    let origin = Origin(device)
    var decoder: any FrameDecoder = hasContacts ? EvdevDecoder() : SinglePlace()
    var builder = builder
    for event in events {
      guard event.time >= start else { throw builder.failure("the time runs backwards", line: event.line) }
      for sample in decoder.take(event) { try builder.add(origin.placed(sample), at: event.time - start, line: event.line) }
    }
    return Recording(file: builder.file, device: device, frames: builder.frames, passedOver: decoder.passedOver)
  }

  var hasContacts: Bool { events.contains(where: \.concernsContacts) }
  /// Whether it tells of a device that is touched at one place.
  var hasOnePlace: Bool { events.contains { $0.type == Evdev.absolute && $0.code == Evdev.x } }
}

/// Where a device's axes begin.
struct Origin {
  private let x, y: Double

  init(_ device: Recording.Device) { (x, y) = (device.x?.minimum ?? 0, device.y?.minimum ?? 0) }

  /// A sample counted from there.
  func placed(_ sample: Recording.Sample) -> Recording.Sample {
    var sample = sample
    (sample.x, sample.y) = (sample.x - x, sample.y - y)
    return sample
  }
}
