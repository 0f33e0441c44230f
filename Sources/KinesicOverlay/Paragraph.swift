import CKinesic

/// A text in memory of its own, broken into lines for a width: the byte after each line is 0, so that a line can be
/// lent as it stands.
struct Paragraph {
  /// The bytes of a text, its zero byte included; a longer one is cut.
  static let capacity = 512

  private let all: UnsafeMutableBufferPointer<CChar>
  private(set) var length = 0
  private(set) var lineCount = 0
  /// How many characters the longest line has.
  private(set) var widest = 0
  /// For how many characters it is broken; 0: not yet.
  private var columns = 0

  /// A text in a part of `memory`, which has room for several of them.
  init(_ memory: UnsafeMutableBufferPointer<CChar>, place: Int) {
    all = UnsafeMutableBufferPointer(rebasing: memory[place * Paragraph.capacity..<(place + 1) * Paragraph.capacity])
    clear()
  }

  mutating func clear() {
    length = 0
    columns = 0
    lineCount = 0
    all[0] = 0
  }

  mutating func append(_ text: StaticString) { append(text: UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)) }

  /// As much of a text as fits, in whole characters. Named, so that no literal comes here through a `String`.
  mutating func append(text: UnsafePointer<CChar>?) {
    guard let text else { return }
    var i = 0
    while text[i] != 0 && length < Paragraph.capacity - 1 {
      all[length] = text[i]
      length += 1
      i += 1
    }
    if text[i] != 0 { while length > 0 && UInt8(bitPattern: text[i]) & 0xC0 == 0x80 { cutByte(&i) } }
    all[length] = 0
    columns = 0
  }

  private mutating func cutByte(_ i: inout Int) {
    length -= 1
    i -= 1
  }

  /// A place in window units, rounded.
  mutating func append(_ number: Double) {
    if number < 0 { append("-") }
    append(Int(number.magnitude.rounded()))
  }

  /// A number that is not below 0.
  mutating func append(_ number: Int) {
    if number >= 10 { append(number / 10) }
    if length == Paragraph.capacity - 1 { return }
    all[length] = CChar(48 + number % 10)
    length += 1
    all[length] = 0
    columns = 0
  }

  /// Writes over the text by `write`, which gets the memory and its size and ends what it writes by a zero byte.
  mutating func fill(_ write: (UnsafeMutablePointer<CChar>, UInt32) -> kin_result) -> kin_result {
    guard let memory = all.baseAddress else { return kin_result(KIN_OK) }
    let result = write(memory, UInt32(Paragraph.capacity))
    length = 0
    while all[length] != 0 { length += 1 }
    columns = 0
    return result
  }

  /// Breaks it at spaces into lines of at most `width` characters; a longer word is a line of its own. Does nothing
  /// where it is broken so already.
  mutating func wrap(_ width: Int) {
    if width == columns { return }
    for i in 0..<length where all[i] == 0 { all[i] = Paragraph.space }
    columns = width
    lineCount = 1
    widest = 0
    var used = 0
    var space = -1
    for i in 0..<length {
      if UInt8(bitPattern: all[i]) & 0xC0 == 0x80 { continue }
      if all[i] == Paragraph.space { space = i }
      used += 1
      if used <= width || space < 0 { continue }
      all[space] = 0
      lineCount += 1
      let rest = characters(from: space + 1, through: i)
      widest = max(widest, used - rest - 1)
      used = rest
      space = -1
    }
    widest = max(widest, used)
  }

  private func characters(from first: Int, through last: Int) -> Int {
    var count = 0
    for i in first..<max(first, last + 1) where UInt8(bitPattern: all[i]) & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// The first line; nil: there is no memory, which cannot be.
  var firstLine: UnsafePointer<CChar>? { UnsafePointer(all.baseAddress) }

  /// The line after one that is not the last.
  func line(after line: UnsafePointer<CChar>) -> UnsafePointer<CChar> {
    var end = line
    while end[0] != 0 { end += 1 }
    return end + 1
  }

  private static let space = CChar(32)
}
