import CKinesic

/// Collects samples into frames and sees to it that contacts come and go in order.
struct RecordingBuilder {
  /// What a place in the file counts.
  enum Places { case lines, bytes }

  let file: String
  let places: Places
  private(set) var frames = Recording.Frames()
  /// The latest samples of the contacts that are down: few, so that they are looked through.
  private var down: [Recording.Sample] = []

  /// How many contacts may be down at one time: as many as an engine takes.
  static let capacity = 64

  init(file: String, places: Places = .lines) {
    self.file = file
    self.places = places
  }

  /// Makes room for so many samples, which is a guess.
  mutating func reserve(_ samples: Int) { frames.reserve(samples) }

  /// A complaint about a line (from 1) or a byte (from 0) of the file.
  func failure(_ sentence: String, line place: Int) -> ToolError {
    ToolError(places == .lines ? "\(file):\(place): \(sentence)" : "\(file): byte \(place): \(sentence)")
  }

  func isDown(_ contact: UInt64) -> Bool { place(of: contact) != nil }

  private func place(of contact: UInt64) -> Int? { down.firstIndex { $0.contact == contact } }

  /// Whether a sample lands where there is room, or goes on with a contact that is down.
  func hasPlace(for sample: Recording.Sample) -> Bool {
    sample.isA(KIN_PHASE_BEGAN) ? down.count < Self.capacity : isDown(sample.contact)
  }

  /// Adds a sample to the frame of its time; `line` is where it stands in the file.
  mutating func add(_ sample: Recording.Sample, at time: UInt64, line: Int) throws {
    if let last = frames.lastTime, time < last { throw failure("the time runs backwards", line: line) }
    let place = place(of: sample.contact)
    if sample.isA(KIN_PHASE_BEGAN) {
      guard place == nil else { throw failure("contact \(sample.contact) goes down twice", line: line) }
      guard down.count < Self.capacity else { throw failure("more than \(Self.capacity) contacts at one time", line: line) }
      down.append(sample)
    } else {
      guard let place else { throw failure("contact \(sample.contact) is not down", line: line) }
      if sample.leaves { down.remove(at: place) } else { down[place] = sample }
    }
    frames.append(sample, at: time)
  }

  /// Cancels the contacts that are down, where they are; `time` is not before the last frame.
  mutating func cancelAll(at time: UInt64) {
    for sample in down.sorted(by: { $0.contact < $1.contact }) {
      var cancelled = sample
      cancelled.phase = kin_phase(KIN_PHASE_CANCELLED)
      frames.append(cancelled, at: time)
    }
    down = []
  }
}
