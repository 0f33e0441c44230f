import CKinesic

/// All that a file says of a device: its axes, its name and its events.
public struct EvdevLog: ~Copyable {
  public internal(set) var axes = Axes()
  public internal(set) var name = List<UInt8>()
  public internal(set) var events = List<EvdevEvent>()
  /// Those among its events.
  public internal(set) var strangeLines = StrangeLines()

  mutating func forgetEvents() { events = List<EvdevEvent>() }

  /// The axes of what is read of it.
  var touchedAxes: Axes { events.all.haveContacts ? axes : axes.ofOnePlace }

  /// The touches, and how many contacts were down before it begins. Places count from the axis minimum; times from the
  /// first event.
  func collect(into builder: inout RecordingBuilder) throws(Complaint) -> Int {
    // A place in two axes, the slot, and the end of the frame.
    try builder.reserve(events.count / 4)
    return events.all.haveContacts ? try collectContacts(into: &builder) : try collectOnePlace(into: &builder)
  }

  private func collectContacts(into builder: inout RecordingBuilder) throws(Complaint) -> Int {
    let origin = Origin(axes)
    var decoder = EvdevDecoder()
    var samples = List<Sample>()
    for event in events.all {
      try decoder.take(event, into: &samples)
      try add(&samples, of: event, origin, to: &builder)
    }
    return decoder.passedOver
  }

  private func collectOnePlace(into builder: inout RecordingBuilder) throws(Complaint) -> Int {
    let origin = Origin(axes.ofOnePlace)
    var decoder = SinglePlace()
    var samples = List<Sample>()
    for event in events.all {
      try decoder.take(event, into: &samples)
      try add(&samples, of: event, origin, to: &builder)
    }
    return 0
  }

  /// Adds what an event gave.
  @inline(__always)
  private func add(
    _ samples: inout List<Sample>, of event: EvdevEvent, _ origin: Origin, to builder: inout RecordingBuilder
  ) throws(Complaint) {
    let start = events[0].time
    guard event.time >= start else { throw Complaint(.line(event.line), "the time runs backwards") }
    if samples.isEmpty { return }
    for sample in samples.all { try builder.add(origin.placed(sample), at: event.time - start, line: event.line) }
    samples.shorten(to: 0)
  }

}

extension UnsafeBufferPointer<EvdevEvent> {
  var haveContacts: Bool { contains { $0.concernsContacts } }
  /// Whether they tell of a device that is touched at one place.
  var haveOnePlace: Bool { contains { $0.type == Evdev.absolute && $0.code == Evdev.x } }
}

/// Where a device's axes begin.
public struct Origin {
  private let x, y: Double

  public init(_ axes: Axes) { (x, y) = (axes.x?.minimum ?? 0, axes.y?.minimum ?? 0) }

  /// A sample counted from there.
  public func placed(_ sample: Sample) -> Sample {
    var sample = sample
    (sample.x, sample.y) = (sample.x - x, sample.y - y)
    return sample
  }
}
