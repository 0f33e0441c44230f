/// Reads the kernel's own event logs as `evemu-record` writes them, line by line.
///
///     N: name of the device
///     A: 35 0 4095 0 0 12           an axis: code (hexadecimal), minimum, maximum, fuzz, flat, units per mm
///     E: 0.000001 0003 0035 1204    an event: seconds, type and code (hexadecimal), value
///
/// Other description lines (I: P: B: L: S:) and comments from # on are passed over.
struct EvemuReader: ~Copyable {
  private(set) var axes = Axes()
  private(set) var name = List<UInt8>()

  /// Takes a line; the event that it tells, if it tells one.
  mutating func event(_ line: Bytes, number: Int) throws(Complaint) -> EvdevEvent? {
    let content = line.before("#")
    guard let first = content.word(0) else { return nil }
    if first.isText("E:") { return try Self.event(content, number) }
    if first.isText("N:") {
      try setName(content)
    } else if first.isText("A:") {
      try setAxis(content, number)
    } else if first.count != 2 || first[1] != UInt8(ascii: ":") || !Bytes("IPBLS").contains(first[0]) {
      throw Complaint(
        .line(number), .words("not a line of an evemu event log (N: I: P: B: A: L: S: E:): '"), .beginning(content), .words("'"))
    }
    return nil
  }

  /// An event line as `evemu-record` writes it, nearly all of a file: one space between the words, then the end or a
  /// comment. Nil for all others.
  @inline(__always)
  func plainEvent(_ line: Bytes, number: Int) -> EvdevEvent? {
    guard var digits = PlainDigits(line) else { return nil }
    guard digits.skip("E: "), let time = digits.time(), digits.skip(" "), let type = digits.hexadecimal(), digits.skip(" "),
      let code = digits.hexadecimal(), digits.skip(" "), let value = digits.signed(),
      digits.isAtEnd || digits.skip("\t#") || digits.skip(" #")
    else { return nil }
    return EvdevEvent(time: time, type: type, code: code, value: value, line: number)
  }

  private mutating func setName(_ content: Bytes) throws(Complaint) {
    name.shorten(to: 0)
    var words = Words(content)
    _ = words.next()
    while let word = words.next() {
      if !name.isEmpty { try name.append(UInt8(ascii: " ")) }
      try name.append(word)
    }
  }

  private mutating func setAxis(_ content: Bytes, _ line: Int) throws(Complaint) {
    var words = Words(content)
    _ = words.next()
    var (code, numbers, isRight) = (words.next()?.whole(radix: 16), (0, 0, 0), true)
    var count = 0
    while let word = words.next() {
      let number = word.whole()
      if number == nil { isRight = false }
      if count == 0 { numbers.0 = number ?? 0 }
      if count == 1 { numbers.1 = number ?? 0 }
      if count == 4 { numbers.2 = number ?? 0 }
      count += 1
    }
    if count < 2 || !isRight { code = nil }
    guard let code else { throw Complaint(.line(line), "an axis line is 'A: code minimum maximum fuzz flat resolution'") }
    axes.set(code, minimum: numbers.0, maximum: numbers.1, resolution: count > 4 ? numbers.2 : nil)
  }

  private static func event(_ content: Bytes, _ line: Int) throws(Complaint) -> EvdevEvent {
    var words = Words(content)
    _ = words.next()
    guard let time = words.next()?.nanoseconds, let type = words.next()?.whole(radix: 16), let code = words.next()?.whole(radix: 16),
      let value = words.next()?.whole(), Int32(exactly: value) != nil, words.next() == nil
    else { throw Complaint(.line(line), "an event line is 'E: seconds.microseconds type code value'") }
    return EvdevEvent(time: time, type: type, code: code, value: value, line: line)
  }
}
