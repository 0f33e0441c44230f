import CKinesic
import CKinesicOverlay

/// The panel: a line on the latest touch, one paragraph a recognizer, and a line on what is left out.
extension Overlay {
  /// How many lines of a paragraph are drawn.
  static let mostLines = 4
  private static let mostColumns = 72.0

  mutating func draw(_ width: Double, _ height: Double) {
    shapes.clear()
    drawFingers()
    drawPanel(width, height)
  }

  private mutating func drawPanel(_ width: Double, _ height: Double) {
    let margin = style.lineHeight / 2
    let indent = style.lineHeight
    let columns = max(8, Int(min(Overlay.mostColumns, (width - 4 * margin - indent) / style.characterWidth)))
    let shown = fit(columns, (height - 4 * margin) / style.lineHeight)
    let lines = shown.lines
    let panelWidth = Double(widest(shown.rows)) * style.characterWidth + indent + 2 * margin
    let panelHeight = Double(lines) * style.lineHeight + 2 * margin
    let isRight = style.corner == KIN_OVERLAY_TOP_RIGHT || style.corner == KIN_OVERLAY_BOTTOM_RIGHT
    let isBottom = style.corner == KIN_OVERLAY_BOTTOM_LEFT || style.corner == KIN_OVERLAY_BOTTOM_RIGHT
    let x = isRight ? width - margin - panelWidth : margin
    let y = isBottom ? height - margin - panelHeight : margin
    shapes.appendRectangle(x, y, panelWidth, panelHeight, style.colour(KIN_OVERLAY_PANEL))
    var pen = Pen(x: x + margin, y: y + margin)
    write(heading, KIN_OVERLAY_QUIET, at: &pen)
    pen.x += indent
    for i in 0..<shown.rows { writeRow(i, at: &pen) }
    pen.x -= indent
    if footing.length > 0 { write(footing, KIN_OVERLAY_QUIET, at: &pen) }
  }

  /// Where the next line is written.
  private struct Pen {
    var x: Double
    var y: Double
  }

  /// Breaks all texts into lines, and says how many rows have room, and how many lines there are then.
  private mutating func fit(_ columns: Int, _ room: Double) -> (rows: Int, lines: Int) {
    heading.wrap(columns)
    var lines = min(heading.lineCount, Overlay.mostLines)
    var count = 0
    while count < rows.count {
      rows[count].text.wrap(columns)
      let more = min(rows[count].text.lineCount, Overlay.mostLines)
      if Double(lines + more + 1) > room { break }
      lines += more
      count += 1
    }
    let left = rows.count - count + rows.left
    if left > 0 {
      footing.append(footing.length > 0 ? "; and " : "and ")
      footing.append(left)
      footing.append(" more")
    }
    footing.wrap(columns)
    return (count, footing.length > 0 ? lines + min(footing.lineCount, Overlay.mostLines) : lines)
  }

  private func widest(_ count: Int) -> Int {
    var most = max(heading.widest, footing.widest)
    for i in 0..<count { most = max(most, rows[i].text.widest) }
    return most
  }

  private mutating func writeRow(_ place: Int, at pen: inout Pen) {
    let row = rows[place]
    let colour = style.colour(row.standing.colour)
    let radius = style.lineHeight / 4
    let x = pen.x - style.lineHeight / 2 - radius / 2
    let y = pen.y + style.lineHeight / 2
    if row.isOver {
      shapes.appendDisc(x, y, radius, colour)
    } else {
      shapes.appendRing(x, y, radius, style.lineHeight / 8, colour)
    }
    write(row.text, KIN_OVERLAY_WORDS, at: &pen)
  }

  private mutating func write(_ text: Paragraph, _ purpose: Int, at pen: inout Pen) {
    guard var line = text.firstLine else { return }
    for number in 0..<min(text.lineCount, Overlay.mostLines) {
      if number > 0 { line = text.line(after: line) }
      shapes.appendText(line, pen.x, pen.y, style.lineHeight, style.colour(purpose))
      pen.y += style.lineHeight
    }
  }
}
