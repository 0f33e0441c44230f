/// How the times of a trace are written: each as what has passed since the one before, beside what had passed the last
/// time. A code of four bits, and the bytes that follow.
struct TimeCoder {
  private var time: UInt64
  /// What passed the last time that something did.
  private var tick: UInt64 = 0

  init(_ time: UInt64 = 0) { self.time = time }

  // Codes: 0 no time has passed; these and the number of bytes: nanoseconds, or microseconds, more than the tick.
  private static let nanoseconds: UInt8 = 1
  private static let microseconds: UInt8 = 9
  private static let mostMicroseconds = 6
  private static let nanosecondsPerMicrosecond: Int64 = 1000

  /// The room that what follows the code takes while it is written.
  static let mostBytes = 8

  /// Writes what follows the code of a time, and gives the code.
  @inline(__always) mutating func write(_ moment: UInt64, _ writer: inout ByteWriter) -> UInt8 {
    let passed = moment &- time
    if passed == 0 { return 0 }
    let change = Int64(bitPattern: passed &- tick)
    time = moment
    tick = passed
    return change == 0 ? TimeCoder.nanoseconds : TimeCoder.write(change, &writer)
  }

  @inline(__always) private static func write(_ change: Int64, _ writer: inout ByteWriter) -> UInt8 {
    let whole = change / nanosecondsPerMicrosecond
    let isWhole = whole &* nanosecondsPerMicrosecond == change && byteCount(signed: UInt64(bitPattern: whole)) <= mostMicroseconds
    let bits = UInt64(bitPattern: isWhole ? whole : change)
    let size = byteCount(signed: bits)
    writer.write(bits, size: size)
    return (isWhole ? microseconds : nanoseconds) &+ UInt8(truncatingIfNeeded: size)
  }

  mutating func read(_ code: UInt8, _ archive: inout Archive) -> UInt64 {
    if code == 0 { return time }
    let isMicroseconds = code > TimeCoder.microseconds
    let change = archive.readSigned(Int(code - (isMicroseconds ? TimeCoder.microseconds : TimeCoder.nanoseconds)))
    tick &+= UInt64(bitPattern: change &* (isMicroseconds ? TimeCoder.nanosecondsPerMicrosecond : 1))
    time &+= tick
    return time
  }

  /// A time with a byte for its code.
  mutating func code(_ moment: inout UInt64, _ archive: inout Archive) {
    if archive.isReading {
      var code: UInt8 = 0
      archive.code(byte: &code)
      if code > 15 { return archive.fail() }
      moment = read(code, &archive)
      return
    }
    archive.write(atMost: 1 + TimeCoder.mostBytes) { writer in
      writer.leaveRoom(for: 1)
      writer.set(write(moment, &writer), at: 0)
    }
  }
}
