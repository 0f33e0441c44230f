import CKinesic

/// Collects samples into frames and sees to it that contacts come and go in order.
struct RecordingBuilder {
  /// What a place in the file counts.
  enum Places { case lines, bytes }

  let file: String
  let places: Places
  private(set) var frames: [Recording.Frame] = []
  /// The latest samples of the contacts that are down.
  private var down: [UInt64: Recording.Sample] = [:]

  /// How many contacts may be down at one time: as many as an engine takes.
  static let capacity = 64

  init(file: String, places: Places = .lines) {
    self.file = file
    self.places = places
  }

  /// A complaint about a line (from 1) or a byte (from 0) of the file.
  func failure(_ sentence: String, line place: Int) -> ToolError {
    ToolError(places == .lines ? "\(file):\(place): \(sentence)" : "\(file): byte \(place): \(sentence)")
  }

  func isDown(_ contact: UInt64) -> Bool { down[contact] != nil }

  /// Adds a sample to the frame of its time; `line` is where it stands in the file.
  mutating func add(_ sample: Recording.Sample, at time: UInt64, line: Int) throws {
    if let last = frames.last?.time, time < last { throw failure("the time runs backwards", line: line) }
    if sample.isA(KIN_PHASE_BEGAN) {
      guard down[sample.contact] == nil else { throw failure("contact \(sample.contact) goes down twice", line: line) }
      guard down.count < Self.capacity else { throw failure("more than \(Self.capacity) contacts at one time", line: line) }
    } else {
      guard down[sample.contact] != nil else { throw failure("contact \(sample.contact) is not down", line: line) }
    }
    down[sample.contact] = sample.leaves ? nil : sample
    append(sample, at: time)
  }

  /// Cancels the contacts that are down, where they are; `time` is not before the last frame.
  mutating func cancelAll(at time: UInt64) {
    for (_, sample) in down.sorted(by: { $0.key < $1.key }) {
      var cancelled = sample
      cancelled.phase = kin_phase(KIN_PHASE_CANCELLED)
      append(cancelled, at: time)
    }
    down = [:]
  }

  private mutating func append(_ sample: Recording.Sample, at time: UInt64) {
    if frames.last?.time == time {
      frames[frames.count - 1].samples.append(sample)
    } else {
      frames.append(.init(time: time, samples: [sample]))
    }
  }
}
