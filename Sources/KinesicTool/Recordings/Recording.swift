import CKinesic

/// A recorded touchscreen session in the device's own units.
struct Recording {
  /// One contact's part of a frame.
  struct Sample {
    let contact: UInt64
    let phase: kin_phase
    let x, y: Double
  }

  /// What the device reported at one moment.
  struct Frame {
    let time: UInt64  // nanoseconds since the beginning of the recording
    var samples: [Sample]
  }

  /// What the file says about its device, as far as it says it.
  struct Device {
    var name = ""
    var x: Axis?
    var y: Axis?
  }

  /// A device axis; `unitsPerMM` is nil where the device does not tell its resolution.
  struct Axis {
    let minimum, maximum: Double
    let unitsPerMM: Double?
  }

  let file: String
  let device: Device
  let frames: [Frame]

  /// The time of the last frame.
  var end: UInt64 { frames.last?.time ?? 0 }

  /// Reads a recording, CSV or an event log by `evemu-record`, whichever the file is.
  static func read(_ path: String) throws -> Recording {
    let bytes = try readFile(path)
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { line in
      String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }
    let recording = lines.first == CSVReader.header ? try CSVReader.read(lines, file: path) : try EvdevReader.read(lines, file: path)
    guard !recording.frames.isEmpty else { throw ToolError("\(path): there is no touch in it") }
    return recording
  }
}

/// Collects samples into frames and sees to it that contacts come and go in order.
struct RecordingBuilder {
  let file: String
  private(set) var frames: [Recording.Frame] = []
  private var down: Set<UInt64> = []

  init(file: String) { self.file = file }

  func failure(_ sentence: String, line: Int) -> ToolError { ToolError("\(file):\(line): \(sentence)") }

  /// Adds a sample to the frame of its time; `line` is where it stands in the file.
  mutating func add(_ sample: Recording.Sample, at time: UInt64, line: Int) throws {
    if let last = frames.last?.time, time < last { throw failure("the time runs backwards", line: line) }
    if sample.phase == kin_phase(KIN_PHASE_BEGAN) {
      guard down.insert(sample.contact).inserted else { throw failure("contact \(sample.contact) goes down twice", line: line) }
      guard down.count <= 64 else { throw failure("more than 64 contacts at one time", line: line) }
    } else {
      guard down.contains(sample.contact) else { throw failure("contact \(sample.contact) is not down", line: line) }
      if sample.phase != kin_phase(KIN_PHASE_MOVED) { down.remove(sample.contact) }
    }
    if frames.last?.time == time {
      frames[frames.count - 1].samples.append(sample)
    } else {
      frames.append(.init(time: time, samples: [sample]))
    }
  }
}
