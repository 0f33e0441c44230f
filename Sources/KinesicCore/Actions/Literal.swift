/// A number as it stands in a signature: digits, times a power of ten.
struct Literal {
  private var isNegative = false
  private var digits: UInt64 = 0
  /// The power of ten.
  private var power = 0
  /// Written without a point and an exponent.
  private var isWhole = true
  /// It has more digits than can be kept.
  private(set) var isTooLong = false

  /// Reads "-5", "0x1F", "2.5e-3". Nil: no number is next, or it breaks off.
  init?(reading scanner: inout Scanner) {
    isNegative = scanner.byte == UInt8(ascii: "-")
    if isNegative || scanner.byte == UInt8(ascii: "+") { scanner.advance() }
    guard (48...57).contains(scanner.byte) else { return nil }
    if scanner.byte == 48 && scanner.following | 32 == UInt8(ascii: "x") {
      guard readHexadecimal(&scanner) else { return nil }
      return
    }
    while let digit = scanner.takeDigit() { add(digit, base: 10) }
    if scanner.byte == UInt8(ascii: ".") {
      scanner.advance()
      guard readFraction(&scanner) else { return nil }
    }
    if scanner.byte | 32 == UInt8(ascii: "e") {
      scanner.advance()
      guard readExponent(&scanner) else { return nil }
    }
  }

  private mutating func add(_ digit: UInt64, base: UInt64) {
    let (product, overflow) = digits.multipliedReportingOverflow(by: base)
    let (sum, carry) = product.addingReportingOverflow(digit)
    if overflow || carry { isTooLong = true } else { digits = sum }
  }

  private mutating func readHexadecimal(_ scanner: inout Scanner) -> Bool {
    scanner.advance()
    scanner.advance()
    let first = scanner.place
    while true {
      if let digit = scanner.takeDigit() {
        add(digit, base: 16)
      } else if (97...102).contains(scanner.byte | 32) {
        add(UInt64(scanner.byte | 32) - 87, base: 16)
        scanner.advance()
      } else {
        return scanner.place > first
      }
    }
  }

  private mutating func readFraction(_ scanner: inout Scanner) -> Bool {
    isWhole = false
    let first = scanner.place
    while let digit = scanner.takeDigit() { add(digit, base: 10) }
    power = first - scanner.place
    return power < 0
  }

  private mutating func readExponent(_ scanner: inout Scanner) -> Bool {
    isWhole = false
    let isDown = scanner.byte == UInt8(ascii: "-")
    if isDown || scanner.byte == UInt8(ascii: "+") { scanner.advance() }
    let first = scanner.place
    var exponent = 0
    while let digit = scanner.takeDigit() { exponent = min(exponent * 10 + Int(digit), 9999) }
    power += isDown ? -exponent : exponent
    return scanner.place > first
  }

  /// The bytes of the number in a type, in the low bits; nil: it is not whole, or does not fit.
  func bits(as type: ArgumentType) -> UInt64? {
    if isTooLong { return nil }
    if let range = type.range {
      guard isWhole, digits <= (isNegative ? range.smallest : range.largest) else { return nil }
      return isNegative ? 0 &- digits : digits
    }
    guard let number else { return nil }
    if type == .f64 { return number.bitPattern }
    let single = Float(number)
    return single.isFinite ? UInt64(single.bitPattern) : nil
  }

  /// The nearest double, where one multiplication or division of exact numbers gives it; else nil.
  /// (W. Clinger, "How to read floating point numbers accurately", 1990: the fast path.)
  private var number: Double? {
    guard digits <= 1 << 53, (-22...22).contains(power) else { return nil }
    var ten = 1.0
    for _ in 0..<power.magnitude { ten *= 10 }
    let size = power < 0 ? Double(digits) / ten : Double(digits) * ten
    return isNegative ? -size : size
  }
}
