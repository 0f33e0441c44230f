import CKinesic
import RecordingReaders

extension Recording {
  /// Reads a recording, or the touches of a trace. Without `format` the contents tell it, else the ending. `range`:
  /// the largest x and y in TUIO's shares. A recording without a touch is refused.
  static func read(
    _ path: String, as format: RecordingFormat? = nil, range: (Double, Double)? = nil, _ progress: Progress = Progress("reading")
  ) throws -> Recording {
    let input = try Input(path)
    guard format == nil, TraceFile.isTrace(input.bytes) else {
      return try read(input.bytes, file: input.name, as: format, range: range, progress).recording
    }
    let recording = try TraceTouches.read(input.bytes, file: input.name)
    guard !recording.frames.isEmpty else { throw ToolError("\(input.name): there is no touch in it") }
    return recording
  }

  /// Reads a recording from its bytes, and all events of the device where the format has them; `file` is for
  /// complaints, and for what its name may say.
  static func read(
    _ bytes: [UInt8], file: String, as format: RecordingFormat?, range: (Double, Double)?, _ progress: Progress
  ) throws -> (recording: Recording, events: [EvdevEvent]?) {
    let axes = try format == .csv || RecordingFormat(beginning: bytes) == .csv ? Manifest.find(file)?.axes : nil
    let read = try file.withBytes { file in
      try bytes.withUnsafeBufferPointer { bytes in
        var source = Source(file: file)
        (source.format, source.range, source.axes) = (format, range.map { (x: $0.0, y: $0.1) }, axes ?? Axes())
        do throws(Complaint) { return try Self.read(bytes, source, progress) } catch { throw ToolError(error, file) }
      }
    }
    progress.finish()
    return read
  }

  private static func read(
    _ bytes: Bytes, _ source: Source, _ progress: Progress
  ) throws(Complaint) -> (recording: Recording, events: [EvdevEvent]?) {
    let reading = try Reading(bytes, source) { progress.report($0, of: bytes.count) }
    Console.note { reading.linesBefore.write(source.file, reading.format, to: &$0) }
    Console.note { reading.log.strangeLines.write(source.file, reading.format, to: &$0) }
    try reading.check()
    Console.note { reading.writePassedOver(source.file, to: &$0) }
    let device = Device(name: String(decoding: reading.log.name.all, as: UTF8.self), axes: reading.axes)
    let recording = Recording(file: String(decoding: source.file, as: UTF8.self), device: device, frames: Frames(reading.builder))
    return (recording, reading.format.isEvdev ? Array(reading.log.events.all) : nil)
  }
}

extension String {
  /// A sentence that the readers of recordings write.
  init(_ write: (inout Sentence) -> Void) {
    var measured = Sentence(UnsafeMutableBufferPointer(start: nil, count: 0))
    write(&measured)
    let bytes = [UInt8](unsafeUninitializedCapacity: measured.count) { room, written in
      var sentence = Sentence(room)
      write(&sentence)
      written = measured.count
    }
    self = String(decoding: bytes, as: UTF8.self)
  }

  func withBytes<Result>(_ body: (Bytes) throws -> Result) rethrows -> Result {
    var text = self
    return try text.withUTF8(body)
  }
}

extension ToolError {
  init(_ complaint: Complaint, _ file: Bytes) {
    self.init(String { complaint.write(file, to: &$0) })
    complaint.release()
  }
}

extension Console {
  /// Notes a sentence, if one is written.
  fileprivate static func note(_ write: (inout Sentence) -> Void) {
    let sentence = String(write)
    if !sentence.isEmpty { note("note: \(sentence)") }
  }
}
