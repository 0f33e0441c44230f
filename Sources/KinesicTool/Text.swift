import Glibc

extension String {
  /// A number as C's printf writes it: the format has one conversion of a double, `%10.6f`.
  init(format: String, _ number: Double) {
    let count = withVaList([number]) { vsnprintf(nil, 0, format, $0) }
    var text = [CChar](repeating: 0, count: Int(count) + 1)
    _ = withVaList([number]) { vsnprintf(&text, text.count, format, $0) }
    self = String(decoding: text.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// With spaces at the end, so many characters long at least.
  func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }

  /// Without spaces at the end.
  var trimmingTrailingSpaces: String {
    var text = self
    while text.hasSuffix(" ") { text.removeLast() }
    return text
  }
}
