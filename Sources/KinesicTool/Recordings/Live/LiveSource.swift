/// A report of a device, as it comes in; without samples where nothing of a contact changed.
struct LiveReport {
  /// Nanoseconds on the source's own clock, nil where it does not tell the time.
  let stamp: UInt64?
  let samples: [Recording.Sample]
}

/// Where live touches come from.
protocol LiveSource {
  /// For complaints.
  var name: String { get }
  /// Readable when there is something to read.
  var descriptor: Int32 { get }
  /// What is known of the device; complete before the first sample.
  var device: Recording.Device { get }
  /// No more will come: it ended, or it failed.
  var isAtEnd: Bool { get }
  /// Why it failed, nil where it did not. What came before is read first.
  var failure: ToolError? { get }
  /// Takes what is there, without waiting; what is not a whole report yet stays for the next call.
  mutating func read() -> [LiveReport]
}
