/// What stands between spaces and tabs, or between others of two bytes.
struct Words {
  private var rest: Bytes
  private let separator: UInt8
  private let other: UInt8

  init(_ text: Bytes, separatedBy separator: Unicode.Scalar = " ", or other: Unicode.Scalar = "\t") {
    (rest, self.separator, self.other) = (text, UInt8(ascii: separator), UInt8(ascii: other))
  }

  mutating func next() -> Bytes? {
    var start = 0
    while start < rest.count, isSeparator(rest[start]) { start += 1 }
    var end = start
    while end < rest.count, !isSeparator(rest[end]) { end += 1 }
    defer { rest = rest.from(end) }
    return end > start ? rest.part(start, end) : nil
  }

  private func isSeparator(_ byte: UInt8) -> Bool { byte == separator || byte == other }
}

extension Bytes {
  /// The words of a line that is looked at slowly: those from `first` on are counted, and found by their number.
  var wordCount: Int {
    var (words, count) = (Words(self), 0)
    while words.next() != nil { count += 1 }
    return count
  }

  func word(_ number: Int) -> Bytes? {
    var words = Words(self)
    for _ in 0..<number where words.next() == nil { return nil }
    return words.next()
  }

  var lastWord: Bytes? {
    var (words, last) = (Words(self, or: " "), Bytes?.none)
    while let word = words.next() { last = word }
    return last
  }
}
