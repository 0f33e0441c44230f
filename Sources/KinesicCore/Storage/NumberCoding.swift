/// A number as it is written beside another one that is near to it: a code of four bits, and the bytes that follow.
///
/// Three ways: the same bits; so many pitches of a grid away, and a few units in the last place, which is how device
/// units look that were scaled; the bits that differ. docs/trace-format.md has the table of codes.
struct CodedNumber {
  private(set) var code: UInt8 = 0
  /// What follows, the lowest byte first, and how many bytes of it.
  private var bits: UInt64 = 0
  private var size = 0
  /// What the grid's pitch is from here on, if it is another one.
  private var newPitch: Double?

  /// The code of the other's bits, and that of so many pitches as one byte tells.
  static let same: UInt8 = 0
  static let oneByte: UInt8 = 1

  static var unchanged: CodedNumber { CodedNumber() }

  private init() {}

  // A code of the first two kinds is this and the number of bytes.
  private static let onGrid: UInt8 = 0
  private static let nearGrid: UInt8 = 3
  private static let givesPitch: UInt8 = 7
  /// How many pitches away a number may be, and how many units in the last place from there: 20 bits and 4.
  private static let mostPitches: UInt64 = 1 << 19
  private static let mostUnits: UInt64 = 8
  /// What is less than 2^51 and added to it leaves its nearest whole number in the low bits.
  private static let rounding = 0x1.8p52

  /// How many pitches away a number lies, as a single byte; nil: they do not reach it, or are more.
  @inline(__always) static func byte(_ number: Double, near: Double, pitch: Double, inverse: Double) -> UInt8? {
    let rounded = (number - near) * inverse + CodedNumber.rounding
    let reached = near + (rounded - CodedNumber.rounding) * pitch
    let pitches = rounded.bitPattern &- CodedNumber.rounding.bitPattern
    return pitches &+ 128 < 256 && reached.bitPattern == number.bitPattern ? UInt8(truncatingIfNeeded: pitches) : nil
  }

  /// What lies a whole number of pitches away, but for some units in the last place; nil: it does not.
  init?(_ number: Double, near: Double, pitch: Double, inverse: Double) {
    let rounded = (number - near) * inverse + CodedNumber.rounding
    let pitches = rounded.bitPattern &- CodedNumber.rounding.bitPattern
    if pitches &+ CodedNumber.mostPitches >= 2 &* CodedNumber.mostPitches { return nil }
    let reached = near + (rounded - CodedNumber.rounding) * pitch
    let units = number.bitPattern &- reached.bitPattern &+ CodedNumber.mostUnits
    if units >= 2 &* CodedNumber.mostUnits { return nil }
    bits = pitches
    var kind = CodedNumber.onGrid
    if units != CodedNumber.mostUnits {
      bits = bits << 4 | units
      kind = CodedNumber.nearGrid
    }
    size = byteCount(signed: bits)
    code = kind &+ UInt8(truncatingIfNeeded: size)
  }

  /// The same on a grid that has another pitch from here on.
  init?(_ number: Double, near: Double, newPitch pitch: Double) {
    self.init(number, near: near, pitch: pitch, inverse: 1 / pitch)
    if code <= CodedNumber.nearGrid { bits = bits << 4 | CodedNumber.mostUnits }
    code = CodedNumber.givesPitch
    size = 4
    newPitch = pitch
  }

  /// The bits that differ; of numbers with few digits only the upper ones do.
  init(_ number: Double, differingFrom near: Double) {
    let differing = number.bitPattern ^ near.bitPattern
    let zeros = differing.trailingZeroBitCount
    let shift: UInt64 = zeros >= 40 ? 40 : zeros >= 24 ? 24 : 0
    bits = differing >> shift
    size = max(byteCount(bits), shift == 0 ? 5 : shift == 24 ? 4 : 2)
    code = UInt8(truncatingIfNeeded: (shift == 0 ? 16 : 17) - size)
  }

  /// One for which no grid was found: numbers of views, mostly whole.
  init(_ number: Double, near: Double) {
    if number.bitPattern == near.bitPattern {
      code = CodedNumber.same
    } else {
      self = CodedNumber(number, near: near, pitch: 1, inverse: 1) ?? CodedNumber(number, differingFrom: near)
    }
  }

  /// What `init` made of a number, read from its bytes.
  static func read(_ code: UInt8, near: Double, pitch: inout Double, _ archive: inout Archive) -> Double {
    switch code {
    case 0: return near
    case 1...3: return near + Double(archive.readSigned(Int(code))) * pitch
    case 4...7:
      if code == givesPitch { pitch = Double(bitPattern: archive.readBytes(8)) }
      let bits = archive.readSigned(Int(code - nearGrid))
      let reached = near + Double(bits >> 4) * pitch
      return Double(bitPattern: reached.bitPattern &+ UInt64(bits & 15) &- mostUnits)
    case 8...11: return Double(bitPattern: near.bitPattern ^ archive.readBytes(Int(16 - code)))
    default: return Double(bitPattern: near.bitPattern ^ archive.readBytes(Int(17 - code)) << (code >= 14 ? 40 : 24))
    }
  }

  /// The room that what follows the code takes while it is written.
  static let mostBytes = 16

  @inline(__always) func write(_ writer: inout ByteWriter) {
    if size == 0 { return }
    if let newPitch { writer.write(newPitch.bitPattern, size: 8) }
    writer.write(bits, size: size)
  }
}

extension Archive {
  /// Two numbers, with the two that they are compared to: a byte for their codes, then what follows of each.
  @inline(never) mutating func code(_ x: inout Double, _ y: inout Double, near nearX: Double, _ nearY: Double) {
    if isReading { return read(&x, &y, near: nearX, nearY) }
    let codedX = CodedNumber(x, near: nearX)
    let codedY = CodedNumber(y, near: nearY)
    write(atMost: 1 + 2 * CodedNumber.mostBytes) { writer in
      writer.write(byte: codedX.code | codedY.code << 4)
      codedX.write(&writer)
      codedY.write(&writer)
    }
  }

  private mutating func read(_ x: inout Double, _ y: inout Double, near nearX: Double, _ nearY: Double) {
    var codes: UInt8 = 0
    var pitch = 1.0
    code(byte: &codes)
    x = CodedNumber.read(codes & 15, near: nearX, pitch: &pitch, &self)
    pitch = 1
    y = CodedNumber.read(codes >> 4, near: nearY, pitch: &pitch, &self)
  }
}

/// How many bytes a number takes, one at least.
@inline(__always) func byteCount(_ number: UInt64) -> Int { (71 &- (number | 1).leadingZeroBitCount) >> 3 }

/// The same of one whose highest bit is its sign.
@inline(__always) func byteCount(signed number: UInt64) -> Int { byteCount(zigzag(Int64(bitPattern: number))) }

/// Signed as unsigned, small when its size is small.
@inline(__always) func zigzag(_ number: Int64) -> UInt64 { UInt64(bitPattern: number << 1 ^ number >> 63) }
@inline(__always) func unzigzag(_ number: UInt64) -> Int64 { Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1) }
