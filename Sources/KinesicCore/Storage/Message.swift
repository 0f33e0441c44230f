/// A sentence under construction, in a buffer of fixed size. It always ends with a zero byte, and is cut when the
/// buffer is full.
///
/// Sentences are written rarely and in many places. So its functions are not inlined: each place has only the calls.
public struct Message: ~Copyable {
  /// Three names of KIN_NAME_LIMIT bytes, and 250 around them.
  static let capacity = 640
  private let base: UnsafeMutablePointer<CChar>
  /// How many bytes the uncut text would need, without the zero byte.
  private(set) var needed = 0

  init() {
    base = UnsafeMutablePointer<CChar>.allocate(capacity: Message.capacity)
    base.initialize(repeating: 0, count: Message.capacity)
  }

  /// The bytes of its block.
  static var byteCount: Int { Heap.whole(capacity) }

  deinit { base.deallocate() }

  /// The text; valid until this value changes or its lifetime ends.
  var cString: CString { CString(base) }

  @inline(never) mutating func clear() {
    needed = 0
    base[0] = 0
  }

  @inline(never) private mutating func append(byte: UInt8) {
    if needed + 1 < Message.capacity {
      base[needed] = CChar(bitPattern: byte)
      base[needed + 1] = 0
    }
    needed += 1
  }

  @inline(__always) public mutating func append(_ literal: StaticString) { append(KinesicCore.cString(literal)) }

  /// Not for literals, which would go through `String`.
  @inline(never) @_disfavoredOverload public mutating func append(_ text: CString) {
    var i = 0
    while text[i] != 0 {
      append(byte: UInt8(bitPattern: text[i]))
      i += 1
    }
  }

  /// The first bytes of a longer text.
  @inline(never) public mutating func append(_ text: CString, count: Int) {
    for i in 0..<count { append(byte: UInt8(bitPattern: text[i])) }
  }

  @inline(never) public mutating func append(_ number: UInt64) {
    if number >= 10 { append(number / 10) }
    append(byte: 48 + UInt8(number % 10))
  }

  /// At least `digits` decimal digits, with zeros in front.
  private mutating func append(_ number: UInt64, digits: Int) {
    var bound: UInt64 = 1
    for _ in 1..<digits { bound *= 10 }
    while bound > max(number, 1) {
      append(byte: 48)
      bound /= 10
    }
    append(number)
  }

  @inline(never) mutating func append(hex number: UInt64) {
    append("0x")
    var shift = 60
    while shift > 0 && number >> UInt64(shift) == 0 { shift -= 4 }
    while shift >= 0 {
      let digit = UInt8(truncatingIfNeeded: number >> UInt64(shift)) & 15
      append(byte: digit < 10 ? 48 + digit : 87 + digit)
      shift -= 4
    }
  }

  /// A number with as many decimals, up to six, as it has.
  @inline(never) mutating func append(_ number: Double) {
    if number.isNaN { return append("NaN") }
    if number < 0 { append("-") }
    let size = number.magnitude
    if size.isInfinite { return append("infinity") }
    if size >= 1e15 { return append("1e15 or more") }
    let whole = UInt64(size)
    var millionths = UInt64(((size - Double(whole)) * 1e6).rounded())
    if millionths == 1_000_000 { return append(whole + 1) }
    append(whole)
    if millionths == 0 { return }
    var digits = 6
    while millionths % 10 == 0 {
      millionths /= 10
      digits -= 1
    }
    append(".")
    append(millionths, digits: digits)
  }

  /// Nanoseconds as seconds, "0.35 s".
  @inline(never) mutating func append(seconds time: UInt64) {
    append(Double(time / 1000) / 1e6)
    append(" s")
  }

  /// Copies what fits, with a zero byte, into a host's buffer.
  func copy(to buffer: TextBuffer?, capacity: Int) {
    guard let buffer, capacity > 0 else { return }
    let length = min(needed, Message.capacity - 1, capacity - 1)
    for i in 0..<length { buffer[i] = base[i] }
    buffer[length] = 0
  }
}
