import Foundation

/// Writes SVG text: elements with attributes in the order given, numbers to a hundredth, texts escaped.
struct SVG {
  private(set) var text = ""
  private var depth = 0

  /// One attribute value.
  enum Value: ExpressibleByStringInterpolation, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case text(String)
    case number(Double)

    init(stringLiteral value: String) { self = .text(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }

    fileprivate var written: String {
      switch self {
      case .text(let text): SVG.escape(text)
      case .number(let number): SVG.number(number)
      }
    }
  }

  typealias Attributes = KeyValuePairs<String, Value>

  /// An element without children, or with a hover text.
  mutating func element(_ name: String, _ attributes: Attributes, title: String? = nil) {
    guard let title else { return line("<\(name)\(Self.list(attributes))/>") }
    line("<\(name)\(Self.list(attributes))><title>\(Self.escape(title))</title></\(name)>")
  }

  /// An element around what `body` writes.
  mutating func group(_ name: String, _ attributes: Attributes, title: String? = nil, _ body: (inout SVG) -> Void) {
    line("<\(name)\(Self.list(attributes))>")
    depth += 1
    if let title { line("<title>\(Self.escape(title))</title>") }
    body(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// A line of text; `anchor` is start, middle or end.
  mutating func label(_ string: String, x: Double, y: Double, style: String, anchor: String = "start") {
    line(
      "<text\(Self.list(["class": .text(style), "x": .number(x), "y": .number(y), "text-anchor": .text(anchor)]))>\(Self.escape(string))</text>"
    )
  }

  /// Text that is not escaped: the style sheet.
  mutating func raw(_ string: String) { line(string) }

  private mutating func line(_ string: String) { text += String(repeating: " ", count: depth) + string + "\n" }

  private static func list(_ attributes: Attributes) -> String {
    attributes.map { " \($0)=\"\($1.written)\"" }.joined()
  }

  /// A number to a hundredth, without needless zeros.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(format: "%.2f", rounded).trimmingTrailing("0")
  }

  static func escape(_ text: String) -> String {
    var escaped = ""
    for character in text.unicodeScalars {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n", "\t": escaped.unicodeScalars.append(character)
      default: escaped.unicodeScalars.append(character.value < 0x20 ? "\u{FFFD}" : character)
      }
    }
    return escaped
  }

  /// About how wide a text is in the sans-serif face of the pictures.
  static func width(_ text: String, size: Double) -> Double {
    text.reduce(0) { $0 + ("iljt.,:|'() ".contains($1) ? 0.34 : "mwMW×→".contains($1) ? 0.86 : $1.isUppercase ? 0.68 : 0.58) } * size
  }
}

extension String {
  fileprivate func trimmingTrailing(_ character: Character) -> String {
    var text = self
    while text.last == character { text.removeLast() }
    return text
  }
}
