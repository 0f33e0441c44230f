/// Path data of small marks, and of lines.
enum Shape {
  private static func at(_ x: Double, _ y: Double) -> String { "\(SVG.number(x)) \(SVG.number(y))" }

  static func line(_ points: [(x: Double, y: Double)]) -> String {
    points.isEmpty ? "" : "M" + points.map { at($0.x, $0.y) }.joined(separator: "L")
  }

  static func diamond(_ x: Double, _ y: Double, _ r: Double) -> String {
    line([(x, y - r), (x + r, y), (x, y + r), (x - r, y)]) + "Z"
  }

  static func cross(_ x: Double, _ y: Double, _ r: Double) -> String {
    line([(x - r, y - r), (x + r, y + r)]) + line([(x + r, y - r), (x - r, y + r)])
  }

  /// The head of an arrow whose tip is at the place; it points down for a `direction` of 1, up for −1.
  static func head(_ x: Double, _ y: Double, _ r: Double, _ direction: Double) -> String {
    line([(x - r * 0.75, y - r * 1.5 * direction), (x, y), (x + r * 0.75, y - r * 1.5 * direction)])
  }

  /// A short line across: the head of what shuts out.
  static func bar(_ x: Double, _ y: Double, _ r: Double) -> String { line([(x - r, y), (x + r, y)]) }
}
