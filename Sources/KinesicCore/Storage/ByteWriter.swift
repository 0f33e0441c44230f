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

  /// As `Archive.carry` does, at most 10 bytes.
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
  /// Appends what `body` writes, at most `most` bytes.
  @inline(__always) mutating func append(atMost most: Int, _ body: (inout ByteWriter) -> Void) {
    reserve(count &+ most)
    var writer = ByteWriter(end)
    body(&writer)
    didAppend(writer.count)
  }
}
