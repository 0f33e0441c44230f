/// Writes bytes into room that was made for them: no check, no call. For what is written with every sample.
struct ByteWriter: ~Copyable {
  private let start: UnsafeMutablePointer<UInt8>
  private var next: UnsafeMutablePointer<UInt8>

  fileprivate init(_ start: UnsafeMutablePointer<UInt8>) {
    self.start = start
    next = start
  }

  fileprivate var count: Int { next - start }

  @inline(__always) mutating func write(byte: UInt8) {
    next.pointee = byte
    next += 1
  }

  /// Leaves room for bytes that are set later, counted from the start.
  @inline(__always) mutating func leaveRoom(for count: Int) { next += count }
  @inline(__always) func set(_ byte: UInt8, at place: Int) { start[place] = byte }

  /// The lowest bytes of a number, the lowest first; all eight are stored, and what comes next is written over those
  /// that are too many.
  @inline(__always) mutating func write(_ number: UInt64, size: Int) {
    UnsafeMutableRawPointer(next).storeBytes(of: number.littleEndian, as: UInt64.self)
    next += size
  }

  /// As `Archive.code` does, at most 10 bytes.
  @inline(__always) mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      write(byte: UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    write(byte: UInt8(truncatingIfNeeded: rest))
  }
}

extension List where Element == UInt8 {
  /// Appends what `body` writes into room that was reserved.
  @inline(__always) mutating func append(_ body: (inout ByteWriter) -> Void) {
    var writer = ByteWriter(end)
    body(&writer)
    didAppend(writer.count)
  }
}
