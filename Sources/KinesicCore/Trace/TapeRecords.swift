import CKinesic

/// Records on their way to a trace.
extension Tape {
  /// Begins a record: the marks of callbacks first, where one is due.
  @inline(__always) mutating func begin(_ operation: Operation) {
    if callback == .silent { writeCallback() }
    write(operation)
  }

  private mutating func writeCallback() {
    callback = .written
    var calls = callouts &- writtenCallouts
    writtenCallouts = callouts
    write(.callback)
    writer.carry(&calls)
  }

  @inline(__always) mutating func write(_ operation: Operation) {
    writer.write(atMost: 1) { $0.write(byte: UInt8(truncatingIfNeeded: operation.rawValue)) }
  }

  mutating func write(_ operation: Operation, _ given: TraceRecord, text name: CString?) {
    begin(operation)
    var record = given
    let fields = operation.row.fields
    record.carry(fields, &writer, &writtenSamples)
    if fields.contains(.text) { writer.carry(name ?? cString(""), into: &text) }
  }

  mutating func write(_ samples: Samples) {
    begin(.feed)
    let count = samples.count
    writer.write(atMost: 10) { $0.write(UInt64(count)) }
    for i in 0..<count { writtenSamples.write(samples[i], &writer) }
  }

  mutating func write(_ samples: ScrollSamples) {
    begin(.feedScroll)
    var count = samples.count
    writer.carry(count: &count)
    for i in 0..<count {
      var sample = samples[i]
      writtenSamples.carry(&sample, &writer)
    }
  }

  /// What a class left behind, as what differs from the copy that was taken before.
  mutating func write(stateOf instance: Instance) { instance.carry(&writer, since: earlier) }
}

/// Records of a trace that is played.
extension Tape {
  /// The operation of the next record.
  mutating func takeOperation() -> Operation? {
    var code: UInt8 = 0
    reader.carry(byte: &code)
    return reader.isSound ? Operation(rawValue: Int32(code)) : nil
  }

  /// The rest of a record; samples and text stay here.
  mutating func takeRecord(_ operation: Operation) -> TraceRecord {
    var record = TraceRecord()
    samples.removeAll()
    scrolls.removeAll()
    text.clear()
    switch operation {
    case .feed: takeSamples()
    case .feedScroll: takeScrolls()
    case .registerClass: break
    default:
      let fields = operation.row.fields
      record.carry(fields, &reader, &readSamples)
      if fields.contains(.text) { reader.carry(cString(""), into: &text) }
    }
    return record
  }

  private mutating func takeSamples() {
    var count = 0
    reader.carry(count: &count)
    while samples.count < count && reader.isSound { samples.append(readSamples.read(&reader)) }
  }

  private mutating func takeScrolls() {
    var count = 0
    reader.carry(count: &count)
    while scrolls.count < count && reader.isSound {
      var sample = kin_scroll_sample()
      readSamples.carry(&sample, &reader)
      scrolls.append(sample)
    }
  }

  mutating func take(stateOf instance: Instance) { instance.carry(&reader, since: earlier) }

  mutating func takeNumber() -> UInt32 {
    var number: UInt32 = 0
    reader.carry(&number)
    return number
  }
}

/// For who walks over the whole engine while the tape is looked at.
extension Engine {
  func withWriter(_ body: (inout Archive) -> Void) {
    var archive = Archive(.writing)
    swap(&archive, &tape.writer)
    body(&archive)
    swap(&archive, &tape.writer)
  }

  func withReader(_ body: (inout Archive) -> Void) {
    var archive = Archive(.reading)
    swap(&archive, &tape.reader)
    body(&archive)
    swap(&archive, &tape.reader)
  }
}
