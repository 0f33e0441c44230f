import CKinesic
import CKinesicRecordings
import CMemory
import RecordingReaders

/// A recording behind a host's pointer.
struct Kept: ~Copyable {
  let reading: Reading
  let scale: Scale
  /// Texts that a zero byte ends.
  let device: Text
  let notes: Text

  init(_ bytes: Bytes, _ options: kin_recording_options) throws(Complaint) {
    let source = options.source
    var reading = try Reading(bytes, source) { _ in }
    try reading.check()
    let scale = Self.findScale(reading, source, options)
    try scale.check(reading)
    let device = try Text { $0.append(reading.log.name.all) }
    let notes = try Text { Self.writeNotes(reading, source.file, scale, to: &$0) }
    reading.forgetEvents()
    self.scale = scale
    self.reading = reading
    self.device = device
    self.notes = notes
  }

  private static func findScale(_ reading: borrowing Reading, _ source: Source, _ options: kin_recording_options) -> Scale {
    let samples = reading.builder.samples.all
    var axes = reading.axes
    var surface = Surface(source.file, axes, samples)
    if let range = options.range {
      (axes.x, axes.y) = surface.ranged(range)
      surface = Surface(source.file, axes, samples)
    }
    return Scale(surface, isTold: axes.x?.unitsPerMM != nil, unitsPerMM: options.unitsPerMM, deviceSize: options.size)
  }

  private static func writeNotes(_ reading: borrowing Reading, _ file: Bytes, _ scale: Scale, to text: inout Sentence) {
    var end = text.count
    func endLine(_ text: inout Sentence) {
      if text.count > end { text.append("\n") }
      end = text.count
    }
    reading.linesBefore.write(file, reading.format, to: &text)
    endLine(&text)
    reading.log.strangeLines.write(file, reading.format, to: &text)
    endLine(&text)
    reading.writePassedOver(file, to: &text)
    endLine(&text)
    if scale.isGuess {
      text.append(file)
      text.append(": units per mm are unknown, taking 10; units_per_mm or device_size set them")
    }
    endLine(&text)
  }
}

/// A text in memory of its own, which a zero byte ends; it has no other.
struct Text: ~Copyable {
  let start: UnsafeMutablePointer<UInt8>

  init(_ write: (inout Sentence) -> Void) throws(Complaint) {
    var measured = Sentence(UnsafeMutableBufferPointer(start: nil, count: 0))
    write(&measured)
    guard let memory = memory_allocate(measured.count + 1) else { throw .noMemory }
    start = memory.bindMemory(to: UInt8.self, capacity: measured.count + 1)
    let room = UnsafeMutableBufferPointer(start: start, count: measured.count + 1)
    var sentence = Sentence(room)
    write(&sentence)
    end(room, at: measured.count)
  }

  deinit { memory_release(start) }
}

/// Ends a text of so many bytes by a zero byte, and takes others out of it. There is room for one byte.
func end(_ room: UnsafeMutableBufferPointer<UInt8>, at count: Int) {
  let count = min(count, room.count - 1)
  for place in 0..<count where room[place] == 0 { room[place] = UInt8(ascii: " ") }
  room[count] = 0
}
