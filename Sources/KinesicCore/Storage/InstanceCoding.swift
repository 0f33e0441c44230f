import CKinesic

/// A recognizer's memory as a snapshot, a class's outcome in a trace, or a hash has it.
extension Instance {
  /// What a class sees and keeps: the request's fields, and its bytes as what differs from a copy of an earlier time.
  func carry(_ archive: inout Archive, since earlier: borrowing StateCopy) {
    archive.carry(&request.flags)
    archive.carry(&request.deadline_ns)
    archive.carry(&request.ignore.0)
    archive.carry(&request.ignore.1)
    archive.carry(&request.x)
    archive.carry(&request.y)
    archive.carry(&request.crossing)
    archive.carry(&request.reason)
    for i in 0..<Int(KIN_VALUE_CAPACITY) { archive.carry(&values[i]) }
    carryReports(&archive)
    var size = stateSize
    archive.carry(&size, in: stateSize...stateSize)
    switch archive.purpose {
    case .hashing: hash(into: &archive)
    case .writing: write(to: &archive, since: earlier)
    case .reading: read(from: &archive, since: earlier)
    }
  }

  /// The reports of the present step; between two steps there are none.
  private func carryReports(_ archive: inout Archive) {
    archive.carry(&request.report_count)
    for i in 0..<min(reportCount, reportCapacity) { reports?[i].carry(&archive) }
  }

  private func hash(into archive: inout Archive) {
    var hash = archive.hash
    hash.add(UnsafeRawBufferPointer(start: state, count: stateSize))
    archive.setHash(hash)
  }

  /// In runs: how many bytes are as they were, how many are not, then those.
  private func write(to archive: inout Archive, since earlier: borrowing StateCopy) {
    var offset = 0
    while offset < stateSize {
      var same = sameBytes(from: offset, earlier)
      offset += same
      var other = otherBytes(from: offset, earlier)
      archive.carry(&same, in: 0...stateSize)
      archive.carry(&other, in: 0...stateSize)
      for i in offset..<offset + other {
        var byte = state.load(fromByteOffset: i, as: UInt8.self)
        archive.carry(byte: &byte)
      }
      offset += other
    }
  }

  private func sameBytes(from first: Int, _ earlier: borrowing StateCopy) -> Int {
    var end = first
    while end < stateSize && state.load(fromByteOffset: end, as: UInt8.self) == earlier[end] { end += 1 }
    return end - first
  }

  /// Two equal bytes between others cost less than another run.
  private func otherBytes(from first: Int, _ earlier: borrowing StateCopy) -> Int {
    var end = first
    while end < stateSize && sameBytes(from: end, earlier) < 3 { end += 1 }
    return end - first
  }

  private func read(from archive: inout Archive, since earlier: borrowing StateCopy) {
    for i in 0..<stateSize { state.storeBytes(of: earlier[i], toByteOffset: i, as: UInt8.self) }
    var offset = 0
    while offset < stateSize && archive.isSound {
      var same = 0
      var other = 0
      archive.carry(&same, in: 0...stateSize - offset)
      offset += same
      archive.carry(&other, in: 0...stateSize - offset)
      if same + other == 0 { return archive.fail() }
      for i in offset..<offset + other {
        var byte: UInt8 = 0
        archive.carry(byte: &byte)
        state.storeBytes(of: byte, toByteOffset: i, as: UInt8.self)
      }
      offset += other
    }
  }

  /// Reads over what `carry` wrote.
  static func skip(_ archive: inout Archive) {
    var word: UInt64 = 0
    for _ in 0..<8 + Int(KIN_VALUE_CAPACITY) { archive.carry(&word) }
    var reportCount: UInt32 = 0
    archive.carry(&reportCount)
    var report = kin_report()
    for _ in 0..<min(Int(clamping: reportCount), Instance.mostReports) { report.carry(&archive) }
    var size = 0
    archive.carry(&size, in: 0...1 << 20)
    var offset = 0
    while offset < size && archive.isSound {
      var same = 0
      var other = 0
      archive.carry(&same, in: 0...size - offset)
      archive.carry(&other, in: 0...size - offset - same)
      if same + other == 0 { return archive.fail() }
      archive.move(to: archive.position + other)
      offset += same + other
    }
  }

  /// Takes a copy of the class's bytes.
  func copy(to earlier: inout StateCopy) {
    earlier.clear()
    for i in 0..<stateSize { earlier.append(state.load(fromByteOffset: i, as: UInt8.self)) }
  }
}

/// A class's bytes at an earlier time; zeros where there was none.
struct StateCopy: ~Copyable {
  private var bytes = List<UInt8>()

  init() {}

  subscript(index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  mutating func reserve(_ count: Int) { bytes.reserve(count) }
  mutating func clear() { bytes.removeAll() }
  mutating func append(_ byte: UInt8) { bytes.append(byte) }
}
