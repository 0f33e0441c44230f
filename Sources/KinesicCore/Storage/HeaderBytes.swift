import CKinesic

/// The address of bytes; lent for a call.
typealias BytePointer = UnsafePointer<UInt8>

/// The header of a trace or of one of its blocks: at most 16 bytes.
struct HeaderBytes {
  private var bytes: (UInt64, UInt64) = (0, 0)
  private var count = 0

  mutating func append(_ literal: StaticString) {
    for i in 0..<literal.utf8CodeUnitCount { append(literal.utf8Start[i]) }
  }

  /// A number, little end first.
  mutating func append(_ number: UInt64, size: Int) {
    for i in 0..<size { append(UInt8(truncatingIfNeeded: number >> UInt64(8 * i))) }
  }

  private mutating func append(_ byte: UInt8) {
    let place = count
    withUnsafeMutableBytes(of: &bytes) { $0[place] = byte }
    count += 1
  }

  /// Copies the bytes, for which there is room; gives their number.
  func copy(to room: ByteRoom) -> Int {
    withUnsafeBytes(of: bytes) { room.copyMemory(from: TraceBytes(rebasing: $0[..<count])) }
    return count
  }

  /// Gives the bytes to a sink; false: it refused them.
  func send(to sink: TraceSink, _ userData: UserData?) -> Bool {
    withUnsafeBytes(of: bytes) {
      sink($0.baseAddress, UInt32(truncatingIfNeeded: count), userData) == kin_result(KIN_OK)
    }
  }
}

/// Gives bytes to a sink; false: it refused them.
func send(_ bytes: BytePointer, _ count: Int, to sink: TraceSink, _ userData: UserData?) -> Bool {
  sink(bytes, UInt32(truncatingIfNeeded: count), userData) == kin_result(KIN_OK)
}

/// Room of a host for bytes, lent for a call.
public typealias ByteRoom = UnsafeMutableRawBufferPointer

/// The checksum of a block.
func checksum(of bytes: BytePointer, _ count: Int) -> UInt64 {
  var hash = StateHash()
  hash.add(UnsafeRawBufferPointer(start: bytes, count: count))
  return hash.value
}

/// Where bytes are copied to, in such a room.
typealias BytePlace = UnsafeMutableRawPointer

/// Copies a block of a trace to a place where there is room for it and its head: its size and its checksum, 12 bytes.
@inline(__always) func copyBlock(_ bytes: BytePointer, _ count: Int, to place: BytePlace) {
  place.storeBytes(of: UInt32(truncatingIfNeeded: count).littleEndian, as: UInt32.self)
  (place + 4).storeBytes(of: checksum(of: bytes, count).littleEndian, as: UInt64.self)
  (place + 12).copyMemory(from: bytes, byteCount: count)
}

extension TraceBytes {
  /// A number, little end first.
  func number(at offset: Int, size: Int) -> UInt64 {
    var number: UInt64 = 0
    for i in 0..<size { number |= UInt64(self[offset + i]) << UInt64(8 * i) }
    return number
  }

  /// The checksum of a block.
  func checksum(from first: Int, count: Int) -> UInt64 {
    var hash = StateHash()
    hash.add(TraceBytes(rebasing: self[first..<first + count]))
    return hash.value
  }
}

/// The contents of a trace's blocks, without their headers, one behind another. It knows the offset that each byte has
/// in the trace.
struct Payload: ~Copyable {
  private var bytes = List<UInt8>()
  private var starts = List<Int>()

  init() {}

  var count: Int { bytes.count }

  /// For an archive to read, as long as this value lives.
  var lent: TraceBytes { TraceBytes(start: bytes.address, count: bytes.count) }

  /// Appends the contents of a block that begin at `offset` in the trace.
  mutating func append(_ trace: TraceBytes, from offset: Int, count: Int) {
    starts.append(bytes.count)
    starts.append(offset)
    bytes.reserve(bytes.count + count)
    for i in offset..<offset + count { bytes.append(trace[i]) }
  }

  /// The only byte of the last block, nil when that has more.
  var lastByteAlone: UInt8? {
    let isAlone = starts.count > 0 && starts[starts.count - 2] == bytes.count - 1
    return isAlone ? bytes[bytes.count - 1] : nil
  }

  /// The offset in the trace of byte `position` of the payload.
  func offset(of position: Int) -> Int {
    var block = starts.count - 2
    while block > 0 && starts[block] > position { block -= 2 }
    return block < 0 ? position : starts[block + 1] + position - starts[block]
  }
}
