import CKinesic

/// Records on their way to a trace.
extension Tape {
  /// Begins a record: the marks of callbacks first, where one is due.
  @inline(__always) mutating func begin(_ operation: Operation) {
    if callback == .silent { writeCallback() }
    write(operation)
  }

  @inline(never) private mutating func writeCallback() {
    callback = .written
    var calls = invocations &- writtenInvocations
    writtenInvocations = invocations
    write(.callback)
    writer.code(&calls)
  }

  @inline(never) mutating func write(_ operation: Operation) {
    writer.write(atMost: 1) { $0.write(byte: UInt8(truncatingIfNeeded: operation.rawValue)) }
  }

  @inline(never) mutating func write(_ operation: Operation, _ given: TraceRecord, text name: CString?) {
    begin(operation)
    var record = given
    let fields = operation.row.fields
    record.code(fields, &writer, &writtenSamples)
    if fields.contains(.text) { writer.code(name ?? cString(""), into: &text) }
  }

  /// A feed of one sample: its head says that it is one.
  @inline(__always) mutating func write(_ samples: Samples) {
    if callback != .silent, samples.count == 1, let sample = samples.baseAddress { write(sample) } else { writeAll(samples) }
  }

  @inline(never) private mutating func write(_ sample: SamplePointer) { writtenSamples.write(sample, &writer) }

  @inline(never) private mutating func writeAll(_ samples: Samples) {
    if callback == .silent { writeCallback() }
    var count = samples.count
    if count != 1 {
      write(.feed)
      writer.code(count: &count)
    }
    guard let first = samples.baseAddress else { return }
    for i in 0..<count { write(first + i) }
  }

  mutating func write(_ samples: ScrollSamples) {
    begin(.feedScroll)
    var count = samples.count
    writer.code(count: &count)
    for i in 0..<count {
      var sample = samples[i]
      writtenSamples.code(&sample, &writer)
    }
  }

  /// What a class left behind, as what differs from the copy that was taken before.
  mutating func write(outcomeOf instance: Instance, _ row: StateRow) { instance.codeOutcome(&writer, row, since: earlier) }
}

/// Records of a trace that is played.
extension Tape {
  /// The operation of the next record, which is not taken; nil at the end, or when there is no such operation.
  var nextOperation: Operation? {
    guard let code = reader.peek else { return nil }
    return code >= SampleCoder.head ? .feed : Operation(rawValue: Int32(code))
  }

  /// The operation of the next record. That of a single sample stays, as the head of the sample.
  mutating func takeOperation() -> Operation? {
    guard let operation = nextOperation else {
      reader.fail()
      return nil
    }
    takesSingleSample = reader.peek ?? 0 >= SampleCoder.head
    if !takesSingleSample { reader.move(to: reader.position + 1) }
    return operation
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
      record.code(fields, &reader, &readSamples)
      if fields.contains(.text) { reader.code(cString(""), into: &text) }
    }
    return record
  }

  private mutating func takeSamples() {
    var count = 1
    if !takesSingleSample { reader.code(count: &count) }
    while samples.count < count && reader.isSound {
      if !samples.appendIfPossible(readSamples.read(&reader)) { reader.failForMemory() }
    }
  }

  private mutating func takeScrolls() {
    var count = 0
    reader.code(count: &count)
    while scrolls.count < count && reader.isSound {
      var sample = kin_scroll_sample()
      readSamples.code(&sample, &reader)
      if !scrolls.appendIfPossible(sample) { reader.failForMemory() }
    }
  }

  mutating func record(outcomeOf instance: Instance, _ row: StateRow) {
    row.copy(to: &readEarlier)
    instance.codeOutcome(&reader, row, since: readEarlier)
  }

  mutating func takeNumber() -> UInt32 {
    var number: UInt32 = 0
    reader.code(&number)
    return number
  }
}

/// Runs `body` with an archive of the tape taken out of it, so that a walk over the whole engine may access the tape.
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
