import RecordingReaders

/// What takes over part of what comes live: readers and builders that are no plain values.
final class Collected<Value: ~Copyable> {
  var value: Value

  init(_ value: consuming Value) { self.value = value }
}

/// Makes samples of events.
final class LiveDecoder {
  private var decoder = EvdevDecoder()
  /// Of the report that is not closed yet.
  private var samples = List<Recording.Sample>()

  /// The samples of the report that an event closes; nil for one that closes none.
  func report(_ event: EvdevEvent, _ origin: Origin) throws(Complaint) -> [Recording.Sample]? {
    try decoder.take(event, into: &samples)
    guard event.isA(Evdev.syn, Evdev.synReport) else { return nil }
    defer { samples = List<Recording.Sample>() }
    return samples.all.map(origin.placed)
  }
}
