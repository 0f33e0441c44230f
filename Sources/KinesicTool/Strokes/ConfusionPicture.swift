/// Evaluations as a picture: a matrix for each protocol, the darker a cell the more of its row are named so.
struct ConfusionPicture {
  private let title: String
  private let evaluations: [StrokeEvaluation]
  private let theme: PictureOptions.Theme

  private static let cell = 30.0
  private static let longestName = 150.0

  init(_ evaluations: [StrokeEvaluation], title: String, theme: PictureOptions.Theme) {
    (self.evaluations, self.title, self.theme) = (evaluations, title, theme)
  }

  func svg() -> String {
    var body = SVG()
    var y = Poster.top
    for evaluation in evaluations { y = draw(evaluation, y, into: &body) + 36 }
    let description = "Rows: what was drawn. Columns: what it was named. Percent of each row."
    return Poster(title: title, facts: facts, description: description, width: width, theme: theme).svg(height: y, body)
  }

  private var facts: String { "rows: what was drawn, columns: what it was named, percent of each row" }

  private var names: [String] { (evaluations.first?.shapes ?? []) + ["ambiguous", "unknown"] }

  private var labelWidth: Double {
    min(Self.longestName, (names + ["others"]).map { FontMetric.width($0, .body) }.max() ?? 0) + 12
  }

  private var width: Double { max(640, 2 * Poster.margin + labelWidth + Double(names.count) * Self.cell) }

  /// Draws a matrix below this height; its lower end.
  private func draw(_ evaluation: StrokeEvaluation, _ top: Double, into svg: inout SVG) -> Double {
    let right = String(format: "%.2f", StrokeEvaluation.percent(evaluation.right, of: evaluation.tests))
    svg.label(
      "\(evaluation.name): \(evaluation.tests) tests, the nearest name is right for \(right) %", x: Poster.margin, y: top, style: .heading)
    let left = Poster.margin + labelWidth
    let fitted = names.map { FontMetric.fit($0, .body, into: Self.longestName) }
    var y = top + 16 + (fitted.map { FontMetric.width($0, .body) }.max() ?? 0)
    for (column, name) in fitted.enumerated() {
      svg.upright(name, x: left + (Double(column) + 0.5) * Self.cell + 4, y: y, style: .body, anchor: "start")
    }
    y += 8
    var rows = zip(evaluation.shapes, evaluation.counts).map { ($0, $1) }
    if evaluation.otherTests > 0 { rows.append(("others", evaluation.others)) }
    for (name, counts) in rows {
      svg.label(FontMetric.fit(name, .body, into: Self.longestName), x: Poster.margin, y: y + Self.cell / 2 + 4, style: .body)
      draw(counts, name, left, y, into: &svg)
      y += Self.cell
    }
    return y
  }

  private func draw(_ counts: [Int], _ name: String, _ left: Double, _ y: Double, into svg: inout SVG) {
    let total = counts.reduce(0, +)
    for (column, count) in counts.enumerated() {
      let x = left + Double(column) * Self.cell
      let box = LabelPlacer.Box(x: x + 1, y: y + 1, width: Self.cell - 2, height: Self.cell - 2)
      guard count > 0 else {
        svg.box("band", box, radius: 3)
        continue
      }
      let percent = StrokeEvaluation.percent(count, of: total)
      svg.group("g", ["class": "cell"], title: "\(count) of \(total) \(name): \(names[column])") { svg in
        svg.element(
          "rect",
          [
            "class": "ink", "fill-opacity": .text(String(format: "%.2f", 0.08 + 0.27 * percent / 100)), "x": .number(box.x),
            "y": .number(box.y), "width": .number(box.width), "height": .number(box.height), "rx": 3,
          ])
        svg.label(String(format: "%.0f", percent), x: x + Self.cell / 2, y: y + Self.cell / 2 + 4, style: .strong, anchor: "middle")
      }
    }
  }
}
