import CText

/// Numbers that are written in more ways than `PlainDigits` takes: with an exponent, with more digits, hexadecimal.
enum DecimalText {
  /// More digits change no double, but for whether there is something behind them.
  private static let mostDigits = 800
  private static let farthest = 1_000_000

  /// The double that is nearest to the number which all of a text is; nil where it is none, or too large for one.
  static func number(_ text: Bytes) -> Double? {
    var rest = text
    let isNegative = rest.begins(with: "-")
    if isNegative || rest.begins(with: "+") { rest = rest.from(1) }
    let isHexadecimal = rest.starts(with: "0x") || rest.starts(with: "0X")
    if isHexadecimal { rest = rest.from(2) }
    guard let value = magnitude(rest, isHexadecimal ? 16 : 10), value.isFinite else { return nil }
    return isNegative ? -value : value
  }

  /// It is written anew without a point for the C library, whose own point may be a comma.
  private static func magnitude(_ text: Bytes, _ radix: Int) -> Double? {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: mostDigits + 32) { room in
      var sentence = Sentence(room)
      if radix == 16 { sentence.append("0x") }
      guard let exponent = writeDigits(text, radix, to: &sentence) else { return nil }
      sentence.append(radix == 16 ? "p" : "e", exponent)
      room[min(sentence.count, room.count - 1)] = 0
      guard let start = room.baseAddress else { return nil }
      return start.withMemoryRebound(to: CChar.self, capacity: room.count) { text_number($0) }
    }
  }

  /// Writes the digits; the exponent that they are to have, or nil where the text is no number.
  private static func writeDigits(_ text: Bytes, _ radix: Int, to sentence: inout Sentence) -> Int? {
    var (place, digits, written, shift, hasPoint, hasMore) = (0, 0, 0, 0, false, false)
    while place < text.count {
      if text[place] == UInt8(ascii: "."), !hasPoint {
        hasPoint = true
      } else if text[place].digit(radix) != nil {
        digits += 1
        if written < mostDigits {
          sentence.append(text.part(place, place + 1))
          written += 1
          if hasPoint { shift -= 1 }
        } else {
          if text[place] != UInt8(ascii: "0") { hasMore = true }
          if !hasPoint { shift += 1 }
        }
      } else {
        break
      }
      place += 1
    }
    guard digits > 0, let exponent = exponent(text.from(place), radix) else { return nil }
    if hasMore {
      sentence.append("1")
      shift -= 1
    }
    return max(min(shift, farthest), -farthest) * (radix == 16 ? 4 : 1) + exponent
  }

  /// What stands behind the digits: nothing, or `e-12`.
  private static func exponent(_ text: Bytes, _ radix: Int) -> Int? {
    guard text.count > 0 else { return 0 }
    guard text[0] | 0x20 == UInt8(ascii: radix == 16 ? "p" : "e") else { return nil }
    let digits = text.from(text.from(1).begins(with: "-") || text.from(1).begins(with: "+") ? 2 : 1)
    guard digits.count > 0, digits.allSatisfy({ $0.isDigit }) else { return nil }
    let size = Int(clamping: digits.natural ?? UInt64(farthest))
    return text.from(1).begins(with: "-") ? -min(size, farthest) : min(size, farthest)
  }
}
