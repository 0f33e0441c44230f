import CKinesic
import RecordingReaders

/// Writes the file that TUIOReader reads. Each report of the device is a bundle with its time, the cursors that are
/// there, those that changed with their velocities, and a frame number; an empty bundle says when the recording began.
struct TUIOWriter {
  private struct Cursor {
    let id: Int32
    var x, y: Double
    var time: UInt64
    var speed = 0.0
  }

  /// 1 January 1970 in NTP's time: recordings do not say on what day they were made.
  private static let epoch: UInt64 = 2_208_988_800 * 1_000_000_000

  private let surface: Surface
  private var cursors: [(contact: UInt64, cursor: Cursor)] = []
  private var landings: Int32 = 0
  private var frames: Int32 = 0

  static func bytes(_ recording: Recording, _ progress: Progress) -> [UInt8] {
    var writer = TUIOWriter(surface: Surface(recording))
    var bytes: [UInt8] = []
    if let first = recording.frames.first, first.time > 0 { bytes += writer.packet([], at: 0) }
    for (index, frame) in recording.frames.enumerated() {
      progress.report(index, of: recording.frames.count)
      for report in frame.reports { bytes += writer.packet(report, at: frame.time) }
    }
    return bytes
  }

  private init(surface: Surface) { self.surface = surface }

  private mutating func packet(_ samples: [Recording.Sample], at time: UInt64) -> [UInt8] {
    let sets = samples.compactMap { set($0, at: time) }
    let alive = cursors.map { OSC.Argument.int($0.cursor.id) }
    frames += 1
    let messages = [[.string("source"), .string("kinesic")], [.string("alive")] + alive] + sets + [[.string("fseq"), .int(frames)]]
    let bundle = OSC.bundle(messages.map { ("\(TUIODecoder.address)", $0) }, tag: OSC.timeTag(Self.epoch + time))
    return OSC.bigEndian(UInt32(bundle.count)) + bundle
  }

  /// What is said of one contact; nothing where it leaves, as it is not alive any more.
  private mutating func set(_ sample: Recording.Sample, at time: UInt64) -> [OSC.Argument]? {
    let index = cursors.firstIndex { $0.contact == sample.contact }
    guard !sample.leaves else {
      if let index { cursors.remove(at: index) }
      return nil
    }
    let (x, y) = (sample.x / surface.width, sample.y / surface.height)
    guard let index else {
      landings += 1
      cursors.append((sample.contact, Cursor(id: landings, x: x, y: y, time: time)))
      return message(landings, [x, y, 0, 0, 0])
    }
    let old = cursors[index].cursor
    let seconds = Double(max(time - old.time, 1)) / 1e9
    let velocity = ((x - old.x) / seconds, (y - old.y) / seconds)
    let speed = (velocity.0 * velocity.0 + velocity.1 * velocity.1).squareRoot()
    cursors[index].cursor = Cursor(id: old.id, x: x, y: y, time: time, speed: speed)
    return message(old.id, [x, y, velocity.0, velocity.1, (speed - old.speed) / seconds])
  }

  private func message(_ id: Int32, _ numbers: [Double]) -> [OSC.Argument] {
    [.string("set"), .int(id)] + numbers.map { .float(Float($0)) }
  }
}
