/// Draws one attempt: a thin line while nothing is decided, hatched while it waits for others, solid while it is
/// active, and a mark for its end.
struct AttemptPainter {
  let attempt: Story.Attempt
  let axis: TimeAxis
  let middle: Double
  /// Half the width of a mark, in pixels.
  let markSize: Double

  /// Returns the right end of what was drawn.
  func draw(into svg: inout SVG) -> Double {
    let (start, decided, end) = (axis.place(attempt.start), axis.place(attempt.decided), axis.place(attempt.end))
    let waits = attempt.waits.map(axis.place) ?? decided
    bar("play", start, waits, thickness: 2.5, into: &svg)
    drawWait(waits, decided, into: &svg)
    switch attempt.outcome {
    case .undecided: return decided
    case .failed:
      svg.path("miss", Shape.cross(end, middle, markSize * 0.5))
      return end + markSize * 0.5
    case .recognized:
      svg.path("ink halo", Shape.diamond(end, middle, markSize))
      return end + markSize
    case .ended, .active, .cancelled: return drawActive(decided, end, into: &svg)
    }
  }

  private func bar(_ style: String, _ start: Double, _ end: Double, thickness: Double, into svg: inout SVG) {
    guard end > start else { return }
    svg.box(style, .init(x: start, y: middle - thickness / 2, width: max(end - start, 0.8), height: thickness), radius: 1.2)
  }

  private func drawWait(_ start: Double, _ end: Double, into svg: inout SVG) {
    guard end > start else { return }
    let height = markSize * 1.1
    svg.element(
      "rect",
      [
        "class": "waits pending", "fill": "url(#hatch)", "stroke": "currentColor", "stroke-width": 0.8, "x": .number(start),
        "y": .number(middle - height / 2), "width": .number(max(end - start, 1)), "height": .number(height), "rx": 1.5,
      ])
  }

  /// A bar with a tick at each change; one that was cancelled is pale and closes with a cross.
  private func drawActive(_ start: Double, _ end: Double, into svg: inout SVG) -> Double {
    let (right, half) = (max(end, start + 3), markSize)
    let box = LabelPlacer.Box(x: start, y: middle - half, width: right - start, height: 2 * half)
    guard attempt.outcome != .cancelled else {
      svg.box("gave", box, radius: 3)
      svg.path("stack cancel", Shape.cross(right, middle, half * 0.6))
      return right + half * 0.6
    }
    svg.box("ink", box, radius: min(3, (right - start) / 2))
    if Double(attempt.changes.count) * 3 < right - start {
      svg.path(
        "tick", attempt.changes.map { Shape.line([(axis.place($0), middle + half * 0.4), (axis.place($0), middle + half * 0.8)]) }.joined())
    }
    return right
  }
}
