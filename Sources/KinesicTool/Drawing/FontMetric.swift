/// How wide texts are. The numbers are those of DejaVu Sans 2.37 and its bold cut, in hundredths of an em, for the
/// characters from space to tilde: the widest of the faces that the style sheet can end up with, so that a text takes
/// this much room or less.
enum FontMetric {
  private static let plain: [UInt8] = [
    32, 40, 46, 84, 64, 95, 78, 27, 39, 39, 50, 84, 32, 36, 32, 34, 64, 64, 64, 64, 64, 64, 64, 64, 64, 64, 34, 34, 84, 84, 84, 53, 100, 68,
    69, 70, 77, 63, 58, 77, 75, 29, 29, 66, 56, 86, 75, 79, 60, 79, 69, 63, 61, 73, 68, 99, 69, 61, 69, 39, 34, 39, 84, 50, 50, 61, 63, 55,
    63, 62, 35, 63, 63, 28, 28, 58, 28, 97, 63, 61, 63, 63, 41, 52, 39, 63, 59, 82, 59, 59, 52, 64, 34, 64, 84,
  ]
  private static let bold: [UInt8] = [
    35, 46, 52, 84, 70, 100, 87, 31, 46, 46, 52, 84, 38, 42, 38, 37, 70, 70, 70, 70, 70, 70, 70, 70, 70, 70, 40, 40, 84, 84, 84, 58, 100,
    77, 76, 73, 83, 68, 68, 82, 84, 37, 37, 77, 64, 100, 84, 85, 73, 85, 77, 72, 68, 81, 77, 110, 77, 72, 73, 46, 37, 46, 84, 50, 50, 67,
    72,
    59, 72, 68, 44, 72, 71, 34, 34, 67, 34, 104, 71, 69, 72, 72, 49, 60, 48, 71, 65, 92, 65, 65, 58, 71, 37, 71, 84,
  ]

  /// The width of a text in a style, in pixels. A character outside of the table counts as a full em.
  static func width(_ text: String, _ style: TextStyle) -> Double {
    let table = style.isBold ? bold : plain
    let hundredths = text.unicodeScalars.reduce(0) { sum, scalar in
      sum + ((32..<127).contains(scalar.value) ? Int(table[Int(scalar.value) - 32]) : 100)
    }
    return Double(hundredths) / 100 * style.size
  }

  /// The text, or as much of it as fits into this width, with an ellipsis.
  static func fit(_ text: String, _ style: TextStyle, into width: Double) -> String {
    guard self.width(text, style) > width else { return text }
    var short = text
    while !short.isEmpty, self.width(short + "…", style) > width { short.removeLast() }
    return short + "…"
  }
}

/// The sizes and weights of the pictures' texts; the raw value is the class in the style sheet.
enum TextStyle: String, CaseIterable {
  case title = "h1"
  case heading = "h2"
  case name
  case small = "name-s"
  case body
  case strong
  case dim
  case tiny

  /// Pixels.
  var size: Double {
    switch self {
    case .title: 22
    case .heading, .body, .strong: 12
    case .name: 13
    case .small: 10.5
    case .dim: 11
    case .tiny: 9.5
    }
  }

  var isBold: Bool {
    switch self {
    case .title, .heading, .name, .small, .strong: true
    case .body, .dim, .tiny: false
    }
  }
}
