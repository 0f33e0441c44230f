/// Writes SVG text: elements with attributes in the order given, numbers to a tenth of a pixel, texts escaped. Control
/// characters and direction marks become replacement characters.
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

  /// A path; nothing for empty data.
  mutating func path(_ style: String, _ data: String, title: String? = nil) {
    guard !data.isEmpty else { return }
    element("path", ["class": .text(style), "d": .text(data)], title: title)
  }

  /// An upright rectangle.
  mutating func box(_ style: String, _ box: LabelPlacer.Box, radius: Double = 0, title: String? = nil) {
    element(
      "rect",
      [
        "class": .text(style), "x": .number(box.x), "y": .number(box.y), "width": .number(box.width), "height": .number(box.height),
        "rx": .number(radius),
      ], title: title)
  }

  /// A line of text; `anchor` is start, middle or end.
  mutating func label(_ string: String, x: Double, y: Double, style: TextStyle, anchor: String = "start") {
    let attributes = Self.list(["class": .text(style.rawValue), "x": .number(x), "y": .number(y), "text-anchor": .text(anchor)])
    line("<text\(attributes)>\(Self.escape(string))</text>")
  }

  /// A line of text that runs upwards, its middle or start at the place.
  mutating func upright(_ string: String, x: Double, y: Double, style: TextStyle, anchor: String = "middle") {
    let turn = "rotate(-90 \(Self.number(x)) \(Self.number(y)))"
    let attributes = Self.list([
      "class": .text(style.rawValue), "x": .number(x), "y": .number(y), "text-anchor": .text(anchor), "transform": .text(turn),
    ])
    line("<text\(attributes)>\(Self.escape(string))</text>")
  }

  /// Text that is not escaped: the style sheet.
  mutating func raw(_ string: String) { line(string) }

  private mutating func line(_ string: String) { text += String(repeating: " ", count: depth) + string + "\n" }

  private static func list(_ attributes: Attributes) -> String {
    attributes.map { " \($0)=\"\($1.written)\"" }.joined()
  }

  /// A number to a tenth, without needless zeros.
  static func number(_ number: Double) -> String {
    guard number.isFinite else { return "0" }
    let tenths = Int((min(max(number, -1e9), 1e9) * 10).rounded())
    let whole = "\(tenths < 0 ? "-" : "")\(abs(tenths) / 10)"
    return tenths % 10 == 0 ? whole : "\(whole).\(abs(tenths) % 10)"
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
      default: escaped.unicodeScalars.append(isAllowed(character) ? character : "\u{FFFD}")
      }
    }
    return escaped
  }

  /// What XML 1.0 lets stand in a document, and shows.
  private static func isAllowed(_ character: Unicode.Scalar) -> Bool {
    !character.isControl && character.value != 0xFFFE && character.value != 0xFFFF
  }
}
