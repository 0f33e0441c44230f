/// The grid on which the numbers of a device lie: they are whole numbers of its units, scaled by a host, and moved
/// perhaps.
///
/// A writer finds it in the numbers themselves, and writes its pitch beside the first number that needs it. A reader
/// only reads.
struct Grid {
  private var pitch = 1.0
  private var inverse = 1.0
  private var finder = PitchFinder()

  /// Writes what follows the code of a number beside one that is near to it, and gives the code. What takes no more
  /// than a byte is done here.
  @inline(__always) mutating func write(_ number: Double, near: Double, _ writer: inout ByteWriter) -> UInt8 {
    if number.bitPattern == near.bitPattern { return CodedNumber.same }
    if let byte = CodedNumber.byte(number, near: near, pitch: pitch, inverse: inverse) {
      writer.write(byte: byte)
      return CodedNumber.oneByte
    }
    let coded = code(number, near: near)
    coded.write(&writer)
    return coded.code
  }

  @inline(never) private mutating func code(_ number: Double, near: Double) -> CodedNumber {
    if number.bitPattern == near.bitPattern { return CodedNumber.unchanged }
    if let coded = CodedNumber(number, near: near, pitch: pitch, inverse: inverse) { return coded }
    if let found = finder.pitch(with: number), let coded = CodedNumber(number, near: near, newPitch: found) {
      pitch = found
      inverse = 1 / found
      return coded
    }
    return CodedNumber(number, differingFrom: near)
  }

  /// A number with a byte for its code.
  mutating func code(_ number: inout Double, near: Double, _ archive: inout Archive) {
    if archive.isReading {
      var code: UInt8 = 0
      archive.code(byte: &code)
      if code > 15 { return archive.fail() }
      number = read(code, near: near, &archive)
      return
    }
    let coded = code(number, near: near)
    archive.write(atMost: 1 + CodedNumber.mostBytes) { writer in
      writer.write(byte: coded.code)
      coded.write(&writer)
    }
  }

  /// What `code` made of a number.
  mutating func read(_ code: UInt8, near: Double, _ archive: inout Archive) -> Double {
    CodedNumber.read(code, near: near, pitch: &pitch, &archive)
  }
}

/// Looks for the pitch of a grid in numbers that lie on it, with the errors of their rounding: the greatest common
/// divisor of how far they are from the first, by Euclid. The farther two numbers are, the better the pitch is known.
private struct PitchFinder {
  private var anchor: Double?
  /// The pitch so far, 0: none, and how far away the number was from which it was computed.
  private var pitch = 0.0
  private var span = 0.0
  /// How many numbers it was found in.
  private var count = 0
  /// So many numbers are not looked at; twice as many after each that lay on no grid.
  private var pause = 0
  private var nextPause = 1

  /// So many numbers must agree.
  private static let enough = 3
  private static let longestPause = 1024
  /// In parts of the greatest number: what is taken for an error of rounding, and what is too small for a pitch.
  private static let error = 0x1p-38
  private static let least = 0x1p-24

  /// The pitch with one more number that is on no known grid; nil: not yet known.
  mutating func pitch(with number: Double) -> Double? {
    if pause > 0 {
      pause -= 1
      return nil
    }
    guard let anchor else {
      anchor = number
      return nil
    }
    let distance = (number - anchor).magnitude
    let greatest = max(number.magnitude, anchor.magnitude)
    if distance <= greatest * PitchFinder.error { return nil }
    let divisor = PitchFinder.divisor(distance, pitch, error: greatest * PitchFinder.error)
    if !(divisor >= greatest * PitchFinder.least) {
      startAgain()
      return nil
    }
    take(divisor, distance)
    count += 1
    return count >= PitchFinder.enough ? pitch : nil
  }

  /// The best of what is known: the farthest number, or the one before it, divided by a whole number.
  private mutating func take(_ divisor: Double, _ distance: Double) {
    if pitch == 0 || distance > span {
      span = distance
      pitch = divisor
    }
    pitch = span / PitchFinder.nearest(span / divisor)
  }

  private mutating func startAgain() {
    let longer = min(nextPause * 2, PitchFinder.longestPause)
    self = PitchFinder()
    pause = longer
    nextPause = longer
  }

  private static func divisor(_ first: Double, _ second: Double, error: Double) -> Double {
    var (larger, smaller) = first > second ? (first, second) : (second, first)
    while smaller > error {
      let rest = (larger - nearest(larger / smaller) * smaller).magnitude
      (larger, smaller) = (smaller, rest)
    }
    return larger
  }

  /// The nearest whole number, of what is less than 2^51.
  private static func nearest(_ number: Double) -> Double { number + 0x1.8p52 - 0x1.8p52 }
}
