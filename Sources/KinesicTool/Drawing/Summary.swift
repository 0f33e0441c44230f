/// The list of recognized gestures beside the window, in the order of time, in as many columns as there is room for.
struct Summary {
  let story: Story
  let x, y, width, height: Double

  private static let columnWidth = 270.0
  private static let rowHeight = 19.0

  func draw(into svg: inout SVG) {
    let entries = story.lanes.flatMap { lane in lane.attempts.filter(\.isRecognized).map { (lane.name, $0) } }.sorted {
      $0.1.decided < $1.1.decided
    }
    svg.label(entries.isEmpty ? "No gesture was recognized" : "What was recognized", x: x, y: y + 12, style: "h2")
    let rows = max(1, Int((height - 24) / Self.rowHeight))
    let columns = max(1, Int(width / Self.columnWidth))
    let shown = entries.count <= rows * columns ? entries.count : rows * columns - 1
    for (index, entry) in entries.prefix(shown).enumerated() { draw(entry.0, entry.1, at: place(index, rows), into: &svg) }
    if shown < entries.count {
      let at = place(shown, rows)
      svg.label("and \(entries.count - shown) more", x: at.x + 84, y: at.y, style: "dim")
    }
  }

  private func place(_ index: Int, _ rows: Int) -> (x: Double, y: Double) {
    (x + Double(index / rows) * Self.columnWidth, y + 34 + Double(index % rows) * Self.rowHeight)
  }

  private func draw(_ name: String, _ attempt: Story.Attempt, at: (x: Double, y: Double), into svg: inout SVG) {
    let isInstant = if case .recognized = attempt.outcome { true } else { false }
    let times = GestureLine.number(attempt.decided, 2) + (isInstant ? "" : "–" + GestureLine.number(attempt.end, 2)) + " s"
    var what = attempt.label
    if case .cancelled = attempt.outcome { what = "cancelled" }
    svg.label(times, x: at.x + 76, y: at.y, style: "dim", anchor: "end")
    svg.label(name, x: at.x + 84, y: at.y, style: "strong")
    svg.label(what, x: at.x + 84 + SVG.width(name, size: 13.8) + 8, y: at.y, style: "body")
  }
}
