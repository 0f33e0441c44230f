/// Path data of small marks.
enum Shape {
  static func diamond(_ x: Double, _ y: Double, _ r: Double) -> String {
    "M\(SVG.number(x)) \(SVG.number(y - r)) L\(SVG.number(x + r)) \(SVG.number(y)) L\(SVG.number(x)) \(SVG.number(y + r)) L\(SVG.number(x - r)) \(SVG.number(y)) Z"
  }

  static func cross(_ x: Double, _ y: Double, _ r: Double) -> String {
    "M\(SVG.number(x - r)) \(SVG.number(y - r)) L\(SVG.number(x + r)) \(SVG.number(y + r)) M\(SVG.number(x + r)) \(SVG.number(y - r)) L\(SVG.number(x - r)) \(SVG.number(y + r))"
  }
}
