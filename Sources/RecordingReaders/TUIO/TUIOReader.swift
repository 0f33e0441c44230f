/// Reads a file of TUIO 1.1: OSC packets, each behind its size (four bytes, big-endian), as OSC is sent over streams.
/// Bundles need their times; times count from the first.
enum TUIOReader {
  static func read(
    _ bytes: Bytes, range: (x: Double, y: Double), into builder: inout RecordingBuilder, _ progress: (Int) -> Void
  ) throws(Complaint) {
    var stream = OSCReader(bytes)
    var decoder = TUIODecoder(range: range)
    var samples = List<Sample>()
    var start: UInt64?
    while !stream.isAtEnd {
      var packet = try stream.block("a packet")
      let place = packet.index
      progress(stream.index)
      guard let time = try packet.bundle().time else {
        throw Complaint(.byte(place), "the packet has no time; a recording needs bundles with time tags")
      }
      let begin = start ?? time
      start = begin
      guard time >= begin else { throw Complaint(.byte(place), "the time runs backwards") }
      try decoder.takeMessages(&packet, true, into: &samples)
      for sample in samples.all { try builder.add(sample, at: time - begin, line: place) }
      samples.shorten(to: 0)
    }
  }
}
