/// Reads a file of TUIO 1.1: OSC packets, each behind its size (four bytes, big-endian), as OSC is sent over streams.
/// Bundles need their times; times count from the first.
enum TUIOReader {
  /// What is taken for the largest x and y where nobody says: TUIO does not.
  static let range = (4096.0, 4096.0)

  static func read(_ bytes: [UInt8], file: String, range: (Double, Double)?, _ progress: Progress) throws -> Recording {
    let range = range ?? Self.range
    var builder = RecordingBuilder(file: file, places: .bytes)
    do {
      try bytes.withUnsafeBufferPointer { try frames($0[...], range, into: &builder, progress) }
    } catch let failure as OSCReader.Failure {
      throw builder.failure(failure.sentence, line: failure.place)
    }
    func axis(_ range: Double) -> Recording.Axis { .init(minimum: 0, maximum: range) }
    return Recording(file: file, device: .init(x: axis(range.0), y: axis(range.1)), frames: builder.frames)
  }

  private static func frames(
    _ bytes: OSC.Bytes, _ range: (Double, Double), into builder: inout RecordingBuilder, _ progress: Progress
  ) throws {
    var stream = OSCReader(bytes)
    var decoder = TUIODecoder(range: range)
    var samples: [Recording.Sample] = []
    var start: UInt64?
    while !stream.isAtEnd {
      let block = try stream.block("a packet")
      progress.report(block.endIndex, of: bytes.count)
      let packet = try OSCReader.packet(block)
      guard let time = packet.time else {
        throw builder.failure("the packet has no time; a recording needs bundles with time tags", line: block.startIndex)
      }
      let begin = start ?? time
      start = begin
      guard time >= begin else { throw builder.failure("the time runs backwards", line: block.startIndex) }
      try decoder.take(packet, into: &samples)
      for sample in samples { try builder.add(sample, at: time - begin, line: block.startIndex) }
      samples.removeAll(keepingCapacity: true)
    }
  }
}
