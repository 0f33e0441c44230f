/// A part of a file, or of another text: nothing is copied to look at it.
public typealias Bytes = UnsafeBufferPointer<UInt8>

extension Bytes {
  public init(_ text: StaticString) { self.init(start: text.utf8Start, count: text.utf8CodeUnitCount) }

  static var none: Bytes { Bytes(start: nil, count: 0) }

  /// The bytes from one place up to another; both lie within it.
  func part(_ start: Int, _ end: Int) -> Bytes { Bytes(start: baseAddress.map { $0 + start }, count: end - start) }
  func from(_ start: Int) -> Bytes { part(start, count) }
  func upTo(_ end: Int) -> Bytes { part(0, end) }

  func starts(with text: StaticString) -> Bool {
    count >= text.utf8CodeUnitCount && upTo(text.utf8CodeUnitCount).isText(text)
  }

  func ends(with byte: Unicode.Scalar) -> Bool { count > 0 && self[count - 1] == UInt8(ascii: byte) }
  func begins(with byte: Unicode.Scalar) -> Bool { count > 0 && self[0] == UInt8(ascii: byte) }

  func isText(_ text: StaticString) -> Bool { isText(Bytes(text)) }

  func isText(_ text: Bytes) -> Bool {
    guard count == text.count else { return false }
    for index in 0..<count where self[index] != text[index] { return false }
    return true
  }

  func has(_ byte: Unicode.Scalar) -> Bool { find(byte) != nil }

  /// The first place of a byte at or behind one.
  func find(_ byte: Unicode.Scalar, from start: Int = 0) -> Int? {
    var index = start
    while index < count {
      if self[index] == UInt8(ascii: byte) { return index }
      index += 1
    }
    return nil
  }

  func find(_ text: StaticString) -> Int? {
    guard count >= text.utf8CodeUnitCount else { return nil }
    for index in 0...(count - text.utf8CodeUnitCount) where from(index).starts(with: text) { return index }
    return nil
  }

  /// What stands before the first such byte, or all of it.
  func before(_ byte: Unicode.Scalar) -> Bytes { find(byte).map { upTo($0) } ?? self }

  /// Without such bytes in front.
  func trimmed(_ isTrimmed: (UInt8) -> Bool) -> Bytes {
    var start = 0
    while start < count, isTrimmed(self[start]) { start += 1 }
    return from(start)
  }

  func trimmedEnd(_ byte: Unicode.Scalar) -> Bytes {
    var end = count
    while end > 0, self[end - 1] == UInt8(ascii: byte) { end -= 1 }
    return upTo(end)
  }

  /// At most so many characters of its beginning.
  func beginning(_ characters: Int) -> Bytes {
    var left = characters
    for index in 0..<count where self[index] & 0xc0 != 0x80 {
      if left == 0 { return upTo(index) }
      left -= 1
    }
    return self
  }

  /// A whole number in all of it, perhaps with a sign.
  func whole(radix: Int = 10) -> Int? {
    let hasSign = begins(with: "-") || begins(with: "+")
    let digits = hasSign ? from(1) : self
    guard digits.count > 0 else { return nil }
    var value = 0
    for digit in digits {
      guard let number = digit.digit(radix) else { return nil }
      let (scaled, isTooMuch) = value.multipliedReportingOverflow(by: radix)
      let (sum, isMore) = scaled.subtractingReportingOverflow(number)
      guard !isTooMuch, !isMore else { return nil }
      value = sum
    }
    if begins(with: "-") { return value }
    return value == Int.min ? nil : 0 - value
  }

  /// The same from 0 on, as far as 64 bits go.
  var natural: UInt64? {
    guard count > 0 else { return nil }
    var value: UInt64 = 0
    for digit in self {
      guard let number = digit.digit(10) else { return nil }
      let (scaled, isTooMuch) = value.multipliedReportingOverflow(by: 10)
      let (sum, isMore) = scaled.addingReportingOverflow(UInt64(number))
      guard !isTooMuch, !isMore else { return nil }
      value = sum
    }
    return value
  }

  /// `12.000345`, seconds with six digits after the point, as nanoseconds, without a detour over floating point.
  var nanoseconds: UInt64? {
    guard let point = find("."), count - point == 7, let seconds = upTo(point).natural, let micros = from(point + 1).natural,
      seconds < 1 << 33
    else { return nil }
    return (seconds * 1_000_000 + micros) * 1000
  }
}

extension UInt8 {
  /// What a digit or a letter counts; nil: it is none of this radix.
  func digit(_ radix: Int) -> Int? {
    let (digit, letter) = (self &- UInt8(ascii: "0"), (self | 0x20) &- UInt8(ascii: "a"))
    let value = digit < 10 ? Int(digit) : letter < 26 ? Int(letter) + 10 : radix
    return value < radix ? value : nil
  }

  var isSpace: Bool { self == UInt8(ascii: " ") || self &- 9 < 5 }
  var isUppercase: Bool { self &- UInt8(ascii: "A") < 26 }
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }
  var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }
  var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
