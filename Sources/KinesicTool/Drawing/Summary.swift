/// The list of recognized gestures beside the window, in the order of time, in as many columns as there is room for.
struct Summary {
  private let x, y, width, height: Double

  private static let columnWidth = 270.0
  private static let rowHeight = 19.0
  private let entries: [(name: String, attempt: Story.Attempt)]
  /// Where names begin, right of the times.
  private let indent: Double

  init(_ story: Story, x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
    entries = story.lanes.flatMap { lane in lane.attempts.filter(\.isRecognized).map { (lane.name, $0) } }.sorted {
      $0.1.decided < $1.1.decided
    }
    indent = max(100, (entries.map { FontMetric.width(Self.times($0.attempt), .dim) }.max() ?? 0) + 8)
  }

  func draw(into svg: inout SVG) {
    svg.label(entries.isEmpty ? "No gesture was recognized" : "What was recognized", x: x, y: y + 12, style: .heading)
    let rows = max(1, Int((height - 24) / Self.rowHeight))
    let columns = max(1, Int(width / Self.columnWidth))
    let shown = entries.count <= rows * columns ? entries.count : rows * columns - 1
    for (index, entry) in entries.prefix(shown).enumerated() { draw(entry.name, entry.attempt, at: place(index, rows), into: &svg) }
    if shown < entries.count {
      let at = place(shown, rows)
      svg.label("and \(entries.count - shown) more", x: at.x + indent, y: at.y, style: .dim)
    }
  }

  private func place(_ index: Int, _ rows: Int) -> (x: Double, y: Double) {
    (x + Double(index / rows) * Self.columnWidth, y + 34 + Double(index % rows) * Self.rowHeight)
  }

  private func draw(_ name: String, _ attempt: Story.Attempt, at: (x: Double, y: Double), into svg: inout SVG) {
    let what = attempt.outcome == .cancelled ? "cancelled" : attempt.label
    let room = Self.columnWidth - indent - 14
    let shown = FontMetric.fit(name, .strong, into: max(room - FontMetric.width(what, .body) - 8, 60))
    let left = at.x + indent
    svg.label(Self.times(attempt), x: left - 8, y: at.y, style: .dim, anchor: "end")
    svg.label(shown, x: left, y: at.y, style: .strong)
    if !what.isEmpty {
      svg.label(what, x: left + FontMetric.width(shown, .strong) + 8, y: at.y, style: .body)
    }
  }

  /// "1.20 s", "1.20–1.45 s", "from 1.20 s" where there is no end.
  private static func times(_ attempt: Story.Attempt) -> String {
    let start = GestureLine.number(attempt.decided, 2)
    switch attempt.outcome {
    case .recognized: return start + " s"
    case .active: return "from \(start) s"
    default: return "\(start)–\(GestureLine.number(attempt.end, 2)) s"
    }
  }
}
