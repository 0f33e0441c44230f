import CKinesic
import CKinesicLint
import FoundationEssentials

/// The matrix of a lint as a picture: a table for each view, a mark in each cell.
struct LintPicture {
  private let lint: SceneLint
  private let tables: [LintMatrix.Table]
  private let theme: PictureOptions.Theme

  private static let labelWidth = 310.0
  private static let columnWidth = 40.0
  private static let lineHeight = 15.0
  private static let mostLines = 4

  init(_ lint: SceneLint, theme: PictureOptions.Theme) {
    (self.lint, self.theme) = (lint, theme)
    tables = LintMatrix(lint).tables
  }

  func svg() -> String {
    var body = SVG()
    var y = Poster.top
    for table in tables { y = draw(table, y, into: &body) + 30 }
    y = drawLegend(y, into: &body)
    let description = "Which motion makes which recognizer fire. \(facts)."
    let poster = Poster(title: lint.headline, facts: facts, description: description, width: width, theme: theme, isHatched: true)
    return poster.svg(height: y + 16, body)
  }

  private var facts: String { lint.facts }

  private var width: Double {
    let most = Double(tables.map(\.columns.count).max() ?? 0)
    let title = min(FontMetric.width(lint.headline, .title), 1000)
    return max(760, 2 * Poster.margin + title, 2 * Poster.margin + Self.labelWidth + most * Self.columnWidth + 24)
  }

  // MARK: Tables

  /// Draws a table below this height; its lower end.
  private func draw(_ table: LintMatrix.Table, _ top: Double, into svg: inout SVG) -> Double {
    let left = Poster.margin + Self.labelWidth
    let right = left + Double(table.columns.count) * Self.columnWidth
    let heading = LintText.wrapped(table.heading) { FontMetric.width($0, .heading) < width - 2 * Poster.margin }
    for (line, text) in heading.enumerated() {
      svg.label(text, x: Poster.margin, y: top + 12 + Double(line) * Self.lineHeight, style: .heading)
    }
    var y = top + Double(heading.count) * Self.lineHeight
    let names = table.columns.map { FontMetric.fit($0.name, .small, into: 130) }
    let classes = table.columns.map { column in
      FontMetric.fit(column.className + (column.viewID == table.viewID ? "" : " · \(column.view)"), .tiny, into: 130)
    }
    let high = zip(names, classes).map { max(FontMetric.width($0, .small), FontMetric.width($1, .tiny)) }.max() ?? 0
    y += high + 22
    for (number, column) in table.columns.enumerated() {
      let x = left + (Double(number) + 0.5) * Self.columnWidth
      svg.group("g", [:], title: "\(column.className) '\(column.name)', on \(column.view)") { svg in
        svg.upright(names[number], x: x, y: y - 18, style: .small, anchor: "start")
        svg.upright(classes[number], x: x + 12, y: y - 18, style: .tiny, anchor: "start")
        svg.label("\(number + 1)", x: x, y: y - 4, style: .dim, anchor: "middle")
      }
    }
    for (number, row) in table.rows.enumerated() {
      let lines = Self.lines(row.label)
      let height = Double(lines.count) * Self.lineHeight + 7
      let band = LabelPlacer.Box(x: Poster.margin - 8, y: y, width: right - Poster.margin + 16, height: height)
      if number % 2 == 0 { svg.box("band", band, radius: 3) }
      svg.group("g", ["class": "row"], title: "\(row.motions.joined(separator: ", "))") { svg in
        for (line, text) in lines.enumerated() {
          svg.label(text, x: Poster.margin, y: y + 14 + Double(line) * Self.lineHeight, style: row.isAnswered ? .body : .dim)
        }
      }
      for (column, cell) in row.cells.enumerated() where cell.outcome != KIN_LINT_APART {
        let x = left + (Double(column) + 0.5) * Self.columnWidth
        svg.group(
          "g", ["class": .text("cell \(LintMatrix.words[cell.outcome])")],
          title: "\(row.label) \(table.heading): \(table.sentence(row, column))"
        ) { svg in Self.draw(cell, x, y + 11, into: &svg) }
      }
      y += height
    }
    svg.element(
      "line", ["class": "rule", "x1": .number(Poster.margin - 8), "x2": .number(right + 8), "y1": .number(y + 2), "y2": .number(y + 2)])
    guard !table.idle.isEmpty else { return y + 2 }
    let idle = LintText.wrapped("No motion here concerns " + table.idle.map(\.name).joined(separator: ", ")) {
      FontMetric.width($0, .dim) < width - 2 * Poster.margin
    }
    for line in idle {
      y += Self.lineHeight
      svg.label(FontMetric.fit(line, .dim, into: width - 2 * Poster.margin), x: Poster.margin, y: y + 4, style: .dim)
    }
    return y + 6
  }

  private static func lines(_ label: String) -> [String] {
    let room = labelWidth - 18
    var lines = LintText.wrapped(label) { FontMetric.width($0, .body) < room }
    if lines.count > mostLines {
      lines = Array(lines[..<mostLines])
      lines[mostLines - 1] = FontMetric.fit(lines[mostLines - 1] + " …", .body, into: room)
    }
    return lines.map { FontMetric.fit($0, .body, into: room) }
  }

  // MARK: Marks

  private static func draw(_ cell: LintMatrix.Cell, _ x: Double, _ y: Double, into svg: inout SVG) {
    let at = cell.other == nil ? x : x - 6
    switch cell.outcome {
    case KIN_LINT_FIRES: svg.path("ink", Shape.diamond(at, y, 7))
    case KIN_LINT_WAITS:
      svg.element(
        "rect",
        [
          "class": "waits", "fill": "url(#hatch)", "stroke": "currentColor", "stroke-width": 0.8, "x": .number(at - 12),
          "y": .number(y - 4),
          "width": 11, "height": 8, "rx": 1.5,
        ])
      svg.path("ink", Shape.diamond(at + 3, y, 6))
    case KIN_LINT_LOSES:
      svg.element(
        "path", ["class": "prevents", "d": .text(Shape.diamond(at, y, 6.5)), "fill": "none", "stroke": "currentColor", "stroke-width": 1.7])
      svg.element(
        "path",
        ["class": "prevents", "d": .text(Shape.line([(at - 6, y + 6), (at + 6, y - 6)])), "stroke": "currentColor", "stroke-width": 1.7])
    case KIN_LINT_REFUSED:
      svg.element("circle", ["class": "miss", "cx": .number(at), "cy": .number(y), "r": 5.5])
      svg.path("miss", Shape.line([(at - 4, y + 4), (at + 4, y - 4)]))
    default: svg.element("circle", ["class": "note", "cx": .number(x), "cy": .number(y), "r": 1.5])
    }
    if let other = cell.other { svg.label("\(other + 1)", x: at + 11, y: y + 4, style: .tiny) }
  }

  private func drawLegend(_ top: Double, into svg: inout SVG) -> Double {
    let entries: [(outcome: Int, text: String)] = [
      (KIN_LINT_FIRES, "fires"), (KIN_LINT_WAITS, "waits for the one of that number, and fires then"),
      (KIN_LINT_LOSES, "loses to the one of that number: alone it would fire"), (KIN_LINT_REFUSED, "refused by a delegate or a view"),
      (KIN_LINT_UNFIT, "not its gesture"), (KIN_LINT_APART, "(empty) has no part in it"),
    ]
    var (x, y) = (Poster.margin, top)
    svg.group("g", ["class": "legend"]) { svg in
      for entry in entries {
        let mark = entry.outcome == KIN_LINT_APART ? 0.0 : 26
        let size = mark + FontMetric.width(entry.text, .dim) + 20
        if x + size > width - Poster.margin { (x, y) = (Poster.margin, y + 20) }
        Self.draw(LintMatrix.Cell(outcome: entry.outcome, other: nil), x + 10, y + 8, into: &svg, if: mark > 0)
        svg.label(entry.text, x: x + mark, y: y + 12, style: .dim)
        x += size
      }
    }
    return y + 20
  }

  private static func draw(_ cell: LintMatrix.Cell, _ x: Double, _ y: Double, into svg: inout SVG, if isShown: Bool) {
    if isShown { draw(cell, x, y, into: &svg) }
  }
}

extension SceneLint {
  /// What the scene says it is, else its file's name.
  var headline: String {
    title.isEmpty ? URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent.replacing("_", with: " ") : title
  }

  /// "7 recognizers, 64 motions · 0 errors, 1 warning, 3 notes"
  var facts: String {
    let (counts, allowed) = counts
    let found = [2, 1, 0].map { "\(counts[$0]) \(LintText.severities[$0])\(counts[$0] == 1 ? "" : "s")" }.joined(separator: ", ")
    let recognizers = "\(columns.count) recognizer\(columns.count == 1 ? "" : "s")"
    return "\(recognizers), \(linter.motionCount) motions · \(found)" + (allowed > 0 ? ", \(allowed) allowed" : "")
  }
}
