import CKinesic

/// Turns the events of a touch device into samples, whichever of the two multitouch protocols it speaks: the first
/// report that tells of contacts shows it, by SYN_MT_REPORT (A) or without (B).
struct EvdevDecoder: FrameDecoder {
  private enum Speech { case unknown, a, b }

  private var speech = Speech.unknown
  private var a = ProtocolA()
  private var b = ProtocolB()
  private var undecided: [EvdevEvent] = []

  var passedOver: Int { b.passedOver }

  mutating func take(_ event: EvdevEvent, into samples: inout [Recording.Sample]) {
    switch speech {
    case .a: a.take(event, into: &samples)
    case .b: b.take(event, into: &samples)
    case .unknown:
      undecided.append(event)
      if event.isA(Evdev.syn, Evdev.synMTReport) { return decide(.a, into: &samples) }
      guard event.isA(Evdev.syn, Evdev.synReport) else { return }
      if undecided.contains(where: \.concernsContacts) { return decide(.b, into: &samples) }
      undecided = []
    }
  }

  private mutating func decide(_ speech: Speech, into samples: inout [Recording.Sample]) {
    self.speech = speech
    for event in undecided { take(event, into: &samples) }
    undecided = []
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

  init() {}

  /// With room for the events of a text, of which nearly each is written in more bytes than it takes here, so that the
  /// events of a long recording are not copied again and again.
  init(of lines: TextLines) { events.reserveLargePages(lines.size / MemoryLayout<EvdevEvent>.stride) }

  /// The touches. Places count from the axis minimum; times from the first event.
  func recording(_ builder: RecordingBuilder) throws -> Recording {
    hasContacts
      ? try recording(builder, device, by: EvdevDecoder()) : try recording(builder, device.ofOnePlace, by: SinglePlace())
  }

  private func recording(_ builder: RecordingBuilder, _ device: Recording.Device, by decoder: some FrameDecoder) throws -> Recording {
    let start = events.first?.time ?? 0
    let origin = Origin(device)
    var (decoder, builder) = (decoder, builder)
    // A place in two axes, the slot, and the end of the frame.
    builder.reserve(events.count / 4)
    var samples: [Recording.Sample] = []
    for event in events {
      guard event.time >= start else { throw builder.failure("the time runs backwards", line: event.line) }
      decoder.take(event, into: &samples)
      guard !samples.isEmpty else { continue }
      for sample in samples { try builder.add(origin.placed(sample), at: event.time - start, line: event.line) }
      samples.removeAll(keepingCapacity: true)
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
