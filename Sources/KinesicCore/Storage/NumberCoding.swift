/// How a number is written beside one that is near to it: the shortest way that gives back the same bits.
private enum NumberCode: UInt8 {
  /// The same bits.
  case same = 0
  /// A whole number of 64ths away.
  case binary
  /// A whole number of thousandths, some away from the other's.
  case decimal
  /// A single-precision number: its bits, reversed.
  case single
  /// The bits that differ, reversed: few, of the binary kind.
  case reversed
  /// The bits that differ: a number of the same size.
  case near
}

/// A number as it is written.
struct CodedNumber {
  private var code: NumberCode
  private(set) var bits: UInt64 = 0

  init(_ number: Double, near: Double) {
    if number.bitPattern == near.bitPattern {
      code = .same
    } else if let steps = CodedNumber.steps(number, near) {
      code = .binary
      bits = zigzag(steps)
    } else if let steps = CodedNumber.thousandths(number), let start = CodedNumber.thousandths(near, isExact: false) {
      code = .decimal
      bits = zigzag(steps - start)
    } else if Double(Float(number)).bitPattern == number.bitPattern {
      code = .single
      bits = UInt64(Float(number).bitPattern.byteSwapped)
    } else {
      let differing = number.bitPattern ^ near.bitPattern
      code = differing.byteSwapped < differing ? .reversed : .near
      bits = code == .reversed ? differing.byteSwapped : differing
    }
  }

  /// One that is being read: its bits come, if it has any.
  init?(number: UInt8) {
    guard let code = NumberCode(rawValue: number) else { return nil }
    self.code = code
  }

  /// The code, of four bits.
  var number: UInt8 { code.rawValue }
  var hasBits: Bool { code != .same }

  mutating func carryBits(_ archive: inout Archive) {
    if hasBits { archive.carry(&bits) }
  }

  func decoded(near: Double) -> Double {
    switch code {
    case .same: near
    case .binary: near + Double(unzigzag(bits)) / 64
    case .decimal: Double((CodedNumber.thousandths(near, isExact: false) ?? 0) &+ unzigzag(bits)) / 1000
    case .single: Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits).byteSwapped))
    case .reversed: Double(bitPattern: bits.byteSwapped ^ near.bitPattern)
    case .near: Double(bitPattern: bits ^ near.bitPattern)
    }
  }

  /// How many 64ths lie between the two, when that is a small whole number and leads back.
  private static func steps(_ number: Double, _ near: Double) -> Int64? {
    let difference = (number - near) * 64
    guard difference.magnitude < 8192 else { return nil }
    let steps = Int64(difference)
    return (near + Double(steps) / 64).bitPattern == number.bitPattern ? steps : nil
  }

  /// The nearest whole number of thousandths, of a number that is one if `isExact`; nil: none.
  private static func thousandths(_ number: Double, isExact: Bool = true) -> Int64? {
    let scaled = number * 1000
    guard scaled.magnitude < 1e12 else { return nil }
    let nearest = Int64(scaled + (scaled < 0 ? -0.5 : 0.5))
    return !isExact || (Double(nearest) / 1000).bitPattern == number.bitPattern ? nearest : nil
  }
}

extension Archive {
  /// Two numbers, with the two that they are compared to: one byte for how, then what differs.
  mutating func carry(_ x: inout Double, _ y: inout Double, near nearX: Double, _ nearY: Double) {
    if isReading { return read(&x, &y, near: nearX, nearY) }
    let codedX = CodedNumber(x, near: nearX)
    let codedY = CodedNumber(y, near: nearY)
    write(atMost: ByteWriter.longestPair) { $0.write(codedX, codedY) }
  }

  private mutating func read(_ x: inout Double, _ y: inout Double, near nearX: Double, _ nearY: Double) {
    var codes: UInt8 = 0
    carry(byte: &codes)
    guard var codedX = CodedNumber(number: codes & 15), var codedY = CodedNumber(number: codes >> 4) else { return fail() }
    codedX.carryBits(&self)
    codedY.carryBits(&self)
    x = codedX.decoded(near: nearX)
    y = codedY.decoded(near: nearY)
  }
}

extension ByteWriter {
  /// How many bytes two numbers take at most.
  static let longestPair = 21

  @inline(__always) mutating func write(_ x: CodedNumber, _ y: CodedNumber) {
    write(byte: x.number | y.number << 4)
    if x.hasBits { write(x.bits) }
    if y.hasBits { write(y.bits) }
  }
}

/// Signed as unsigned, small when its size is small.
@inline(__always) func zigzag(_ number: Int64) -> UInt64 { UInt64(bitPattern: number << 1 ^ number >> 63) }
@inline(__always) func unzigzag(_ number: UInt64) -> Int64 { Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1) }
