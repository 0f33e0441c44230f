import CKinesic

/// Reads the records of a trace as docs/trace-format.md has them, by the library's own table of operations. A replay
/// makes the calls of callbacks without telling of them: this is where they are seen.
struct RecordReader {
  /// One record; of several fields those that the operation has, as in kin_trace_call.
  struct Record {
    let operation: Int
    var target: UInt64 = 0
    var other: UInt64 = 0
    var number: UInt64 = 0
    var value = 0.0
    var text = ""
  }

  private let bytes: [UInt8]
  private var position = 0

  init(_ trace: TraceFile) {
    var payload: [UInt8] = []
    var place = 12
    while place + 12 <= trace.bytes.count {
      let size = trace.blockSize(at: place)
      payload += trace.bytes[place...].dropFirst(12).prefix(size)
      place += 12 + size
    }
    bytes = payload
  }

  /// The next record; nil at the end, and where the bytes are no records.
  mutating func next() -> Record? {
    guard position < bytes.count else { return nil }
    if bytes[position] >= 128 {
      skipSample()
      return Record(operation: Int(KIN_OPERATION_FEED))
    }
    guard let row = Operations.row(ofCode: UInt32(byte())) else { return nil }
    var record = Record(operation: Int(row.operation))
    for field in row.fields { read(field, of: row, &record) }
    return position <= bytes.count ? record : nil
  }

  private mutating func read(_ field: String, of row: Operations.Row, _ record: inout Record) {
    switch field {
    case "view" where Int(row.operation) == KIN_OPERATION_ADD_RECOGNIZER, "other", "parent": record.other = number()
    case "view", "recognizer": record.target = number()
    case "to": record.value = double()
    case "class" where Int(row.operation) == KIN_OPERATION_ADD_RECOGNIZER, "name": record.text = text()
    case "class": skipClass()
    case "listing": if byte() == 1 { skipClass() }
    case "classes": skip(Int(byte()) | Int(byte()) << 8 | Int(byte()) << 16 | Int(byte()) << 24)
    case "count", "7 hashes": break  // counted with what follows them
    case "state" where Int(row.operation) == KIN_OPERATION_SNAPSHOT: break  // skipped with the classes
    case "samples": skipEach { $0.skipSample() }
    case "scroll samples": skipEach { $0.skipScroll() }
    case "hash of the records": skipNumbers(8)
    case "time": skipTime()
    case "frame": skipPairs(2)
    case "transform": skipPairs(3)
    case "request":
      skipNumbers(16)
      skipEach { $0.skipNumbers(14) }
    case "bytes": skipRuns()
    default: record.number = number()
    }
  }

  // MARK: Numbers

  /// 0 behind the end.
  private mutating func byte() -> UInt8 {
    defer { position += 1 }
    return position < bytes.count ? bytes[position] : 0
  }

  private mutating func number() -> UInt64 {
    var (value, shift): (UInt64, UInt64) = (0, 0)
    while true {
      let next = byte()
      value |= UInt64(next & 127) << shift
      if next < 128 { return value }
      shift += 7
    }
  }

  private mutating func signed() -> Int {
    let coded = number()
    return Int(truncatingIfNeeded: coded >> 1) ^ -Int(truncatingIfNeeded: coded & 1)
  }

  private mutating func double() -> Double { Double(bitPattern: number().byteSwapped) }

  private mutating func text() -> String {
    let size = Int(clamping: number())
    defer { skip(size) }
    return String(decoding: bytes[min(position, bytes.count)...].prefix(size), as: UTF8.self)
  }

  // MARK: What nobody here asks for

  private mutating func skip(_ count: Int) { position += min(max(count, 0), bytes.count) }
  private mutating func skipNumbers(_ count: Int) { for _ in 0..<count { _ = number() } }
  private mutating func skipTexts(_ count: Int) { for _ in 0..<count { _ = text() } }

  /// As many as are counted first, or as follow.
  private mutating func skipEach(_ skipOne: (inout Self) -> Void) { skip(number(), skipOne) }
  private mutating func skip(_ count: UInt64, _ skipOne: (inout Self) -> Void) {
    var left = count
    while left > 0, position < bytes.count {
      skipOne(&self)
      left -= 1
    }
  }

  /// How many bytes follow the code of a time, and that of a near number.
  private static let timeSizes = [0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 6]
  private static let nearSizes = [0, 1, 2, 3, 1, 2, 3, 12, 8, 7, 6, 5, 5, 4, 3, 2]

  private mutating func skipTime() { skip(Self.timeSizes[Int(byte() & 15)]) }

  private mutating func skipPairs(_ count: Int) { for _ in 0..<count { skipPair(of: byte()) } }
  private mutating func skipPair(of codes: UInt8) { skip(Self.nearSizes[Int(codes & 15)] + Self.nearSizes[Int(codes >> 4)]) }

  private mutating func skipSample() {
    let time = byte() & 15
    let hasRest = byte() & 128 != 0
    let codes = byte()
    skip(Self.timeSizes[Int(time)])
    skipPair(of: codes)
    guard hasRest else { return }
    let parts = byte()
    skipNumbers((parts & 1 != 0 ? 1 : 0) + (parts & 2 != 0 ? 1 : 0) + (parts & 4 != 0 ? 3 : 0))
    for part: UInt8 in [8, 16, 32, 64] where parts & part != 0 { skip(Self.nearSizes[Int(byte() & 15)]) }
  }

  private mutating func skipScroll() {
    skipNumbers(1)
    skipTime()
    skipNumbers(3)
    skipPairs(3)
    skipNumbers(1)
  }

  private mutating func skipClass() {
    if byte() == 1 {
      skipTexts(1)
      skipNumbers(3)
      skipEach {
        $0.skipTexts(1)
        $0.skipNumbers(1)
      }
      skipEach { $0.skipTexts(1) }
    } else {
      skipTexts(3)
      skipNumbers(4)
      skip(UInt64(clamping: signed())) {
        $0.skipTexts(4)
        $0.skipNumbers(5)
      }
      skip(UInt64(clamping: signed())) {
        $0.skipTexts(3)
        $0.skipNumbers(1)
      }
      skipEach { $0.skipTexts(1) }
      skipNumbers(1)
    }
    skipNumbers(1)
  }

  private mutating func skipRuns() {
    var left = signed()
    while left > 0, position < bytes.count {
      left &-= signed()
      let changed = signed()
      skip(changed)
      left &-= changed
    }
  }
}

extension RecordReader.Record {
  init(_ call: kin_trace_call) {
    self.init(
      operation: Int(call.operation), target: call.target, other: call.other, number: call.number, value: call.value,
      text: KinesicTool.text(call.text))
  }
}

extension TraceFile {
  /// What the host called inside of callbacks, by the number of the call during which it did.
  var callsInCallbacks: [UInt64: [RecordReader.Record]] {
    var reader = RecordReader(self)
    var found: [UInt64: [RecordReader.Record]] = [:]
    var (depth, calls): (Int, UInt64) = (0, 0)
    while let record = reader.next() {
      switch record.operation {
      case KIN_OPERATION_CALLBACK: depth += 1
      case KIN_OPERATION_CALLBACK_END: depth -= 1
      case KIN_OPERATION_FEED..<KIN_OPERATION_ANSWER where depth == 0: calls += 1
      case KIN_OPERATION_FEED..<KIN_OPERATION_ANSWER: found[calls &- 1, default: []].append(record)
      default: break
      }
    }
    return found
  }

  /// How many bytes a block has behind its head; at its beginning stand that size, 4 bytes, and a checksum, 8.
  func blockSize(at place: Int) -> Int { (0..<4).map { Int(bytes[place + $0]) << (8 * $0) }.reduce(0, +) }

  /// The trace up to the end of the block in which this byte stands.
  func cut(after offset: UInt64) -> [UInt8] {
    var end = 12
    while end + 12 <= bytes.count, UInt64(end) <= offset { end += 12 + blockSize(at: end) }
    return Array(bytes.prefix(end))
  }
}
