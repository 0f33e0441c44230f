import CKinesic

/// Collects samples with their times and sees to it that contacts come and go in order.
public struct RecordingBuilder: ~Copyable {
  /// What a place in the file counts.
  public enum Places { case lines, bytes }

  private let places: Places
  public private(set) var samples = List<Sample>()
  /// Of each sample, nanoseconds since the beginning of the recording.
  public private(set) var times = List<UInt64>()
  /// The latest samples of the contacts that are down: few, so that they are looked through.
  private var down = List<Sample>()

  /// How many contacts may be down at one time: as many as an engine takes.
  public static let capacity = 64

  public init(places: Places = .lines) { self.places = places }

  /// Makes room for so many samples, which is a guess.
  mutating func reserve(_ count: Int) throws(Complaint) {
    try samples.reserve(count)
    try times.reserve(count)
  }

  private func failure(_ words: StaticString, _ place: Int) -> Complaint { Complaint(self.place(place), words) }

  private func place(_ place: Int) -> Complaint.Place { places == .lines ? .line(place) : .byte(place) }

  public func isDown(_ contact: UInt64) -> Bool { place(of: contact) != nil }

  @inline(__always)
  private func place(of contact: UInt64) -> Int? {
    for place in 0..<down.count where down[place].contact == contact { return place }
    return nil
  }

  /// Whether a sample lands where there is room, or goes on with a contact that is down.
  public func hasPlace(for sample: Sample) -> Bool {
    sample.isA(KIN_PHASE_BEGAN) ? down.count < Self.capacity : isDown(sample.contact)
  }

  /// Adds a sample at its time; `line` is where it stands in the file.
  public mutating func add(_ sample: Sample, at time: UInt64, line: Int) throws(Complaint) {
    if let last = times.last, time < last { throw failure("the time runs backwards", line) }
    let place = place(of: sample.contact)
    if sample.isA(KIN_PHASE_BEGAN) {
      guard place == nil else { throw Complaint(self.place(line), .words("contact "), .large(sample.contact), .words(" goes down twice")) }
      guard down.count < Self.capacity else {
        throw Complaint(self.place(line), .words("more than "), .number(Self.capacity), .words(" contacts at one time"))
      }
      try down.append(sample)
    } else {
      guard let place else { throw Complaint(self.place(line), .words("contact "), .large(sample.contact), .words(" is not down")) }
      if sample.leaves { down.remove(at: place) } else { down[place] = sample }
    }
    try append(sample, at: time)
  }

  @inline(__always)
  private mutating func append(_ sample: Sample, at time: UInt64) throws(Complaint) {
    try samples.append(sample)
    try times.append(time)
  }

  /// Cancels the contacts that are down, where they are; `time` is not before the last frame.
  public mutating func cancelAll(at time: UInt64) throws(Complaint) {
    while var sample = takeSmallest() {
      sample.phase = kin_phase(KIN_PHASE_CANCELLED)
      try append(sample, at: time)
    }
  }

  /// The contact of the smallest number among those that are down, which is down no more.
  private mutating func takeSmallest() -> Sample? {
    guard !down.isEmpty else { return nil }
    var smallest = 0
    for place in 0..<down.count where down[place].contact < down[smallest].contact { smallest = place }
    let sample = down[smallest]
    down.remove(at: smallest)
    return sample
  }
}
