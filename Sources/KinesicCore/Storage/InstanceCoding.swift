import CKinesic

/// A recognizer's memory as a snapshot, a class's outcome in a trace, or a hash has it.
extension Instance {
  /// What its class asks for, with so many of the values.
  func codeRequest(_ archive: inout Archive, values count: Int) {
    archive.code(&request.flags)
    archive.code(&request.deadline_ns)
    archive.code(&request.ignore.0)
    archive.code(&request.ignore.1)
    archive.code(&request.x)
    archive.code(&request.y)
    archive.code(&request.crossing)
    archive.code(&request.reason)
    for i in 0..<count { archive.code(&values[i]) }
  }

  /// What a call of its class left behind: the request, and of a row of its state what differs from an earlier copy.
  func codeOutcome(_ archive: inout Archive, _ row: StateRow, since earlier: borrowing StateCopy) {
    codeRequest(&archive, values: Int(KIN_VALUE_CAPACITY))
    archive.code(&request.report_count)
    for i in 0..<min(reportCount, reportCapacity) { reports?[i].code(&archive) }
    row.code(&archive, from: 0, since: earlier)
  }

  /// Reads over what `codeOutcome` wrote.
  static func skip(_ archive: inout Archive) {
    var word: UInt64 = 0
    for _ in 0..<8 + Int(KIN_VALUE_CAPACITY) { archive.code(&word) }
    var reportCount: UInt32 = 0
    archive.code(&reportCount)
    var report = kin_report()
    for _ in 0..<min(Int(clamping: reportCount), Instance.mostReports) { report.code(&archive) }
    var size = 0
    archive.code(&size, in: 0...Instance.mostState)
    var offset = 0
    while offset < size && archive.isSound {
      var same = 0
      var other = 0
      archive.code(&same, in: 0...size - offset)
      archive.code(&other, in: 0...size - offset - same)
      if same + other == 0 { return archive.fail() }
      archive.move(to: archive.position + other)
      offset += same + other
    }
  }
}

/// Rows of bytes in runs: how many bytes are as they were, how many are not, then those.
extension StateRow {
  /// The bytes from `first` on, as what differs from a copy.
  func code(_ archive: inout Archive, from first: Int, since earlier: borrowing StateCopy) {
    var size = count - first
    archive.code(&size, in: size...size)
    if archive.isReading { read(from: &archive, first, earlier) } else { write(to: &archive, first, earlier) }
  }

  private func write(to archive: inout Archive, _ first: Int, _ earlier: borrowing StateCopy) {
    var offset = first
    while offset < count {
      var same = sameBytes(from: offset, earlier)
      offset += same
      var other = otherBytes(from: offset, earlier)
      archive.code(&same, in: 0...count)
      archive.code(&other, in: 0...count)
      for i in offset..<offset + other {
        var byte = self[i]
        archive.code(byte: &byte)
      }
      offset += other
    }
  }

  private func sameBytes(from first: Int, _ earlier: borrowing StateCopy) -> Int {
    var end = first
    while end < count && self[end] == earlier[end] { end += 1 }
    return end - first
  }

  /// Two equal bytes between others cost less than another run.
  private func otherBytes(from first: Int, _ earlier: borrowing StateCopy) -> Int {
    var end = first
    while end < count && sameBytes(from: end, earlier) < 3 { end += 1 }
    return end - first
  }

  private func read(from archive: inout Archive, _ first: Int, _ earlier: borrowing StateCopy) {
    for i in first..<count { self[i] = earlier[i] }
    var offset = first
    while offset < count && archive.isSound {
      var same = 0
      var other = 0
      archive.code(&same, in: 0...count - offset)
      offset += same
      archive.code(&other, in: 0...count - offset)
      if same + other == 0 { return archive.fail() }
      for i in offset..<offset + other where archive.isSound {
        var byte: UInt8 = 0
        archive.code(byte: &byte)
        self[i] = byte
      }
      offset += other
    }
  }

  /// Takes a copy of it.
  func copy(to earlier: inout StateCopy) {
    earlier.clear()
    for i in 0..<count { earlier.append(self[i]) }
  }
}

/// A row of a class's state at an earlier time; zeros where there was none.
struct StateCopy: ~Copyable {
  private var bytes = List<UInt8>()

  init() {}

  subscript(index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func reserve(_ count: Int) { bytes.reserve(count) }
  mutating func clear() { bytes.removeAll() }
  mutating func append(_ byte: UInt8) { bytes.append(byte) }
}
