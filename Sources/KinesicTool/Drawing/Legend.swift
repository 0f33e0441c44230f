/// What the marks mean, in lines that wrap.
struct Legend {
  let x, y, width: Double
  let tick: Double
  let showFailures: Bool

  private static let rowHeight = 22.0

  private enum Mark {
    case landing, lift, tick, play, wait, active, cancelled, diamond, failed
  }

  private var entries: [(mark: Mark, text: String)] {
    let all: [(Mark, String)] = [
      (.landing, "finger landed"), (.lift, "lifted"), (.tick, "every \(SVG.number(tick)) s"), (.play, "in play, undecided"),
      (.wait, "waits for others to fail"),
      (.active, "began to ended, ticks: changes"), (.cancelled, "cancelled"), (.diamond, "recognized at once"), (.failed, "failed"),
    ]
    return showFailures ? all : all.dropLast()
  }

  /// Where each entry stands.
  private var places: [(x: Double, y: Double)] {
    var (left, top) = (x, y)
    return entries.map { entry in
      let size = 26 + SVG.width(entry.text, size: 11) + 16
      if left + size > x + width { (left, top) = (x, top + Self.rowHeight) }
      defer { left += size }
      return (left, top)
    }
  }

  var height: Double { (places.last.map { $0.y - y } ?? 0) + Self.rowHeight }

  func draw(into svg: inout SVG) {
    for (entry, at) in zip(entries, places) {
      draw(entry.mark, at.x + 10, at.y + 8, into: &svg)
      svg.label(entry.text, x: at.x + 26, y: at.y + 12, style: "dim")
    }
  }

  private func draw(_ mark: Mark, _ cx: Double, _ cy: Double, into svg: inout SVG) {
    func bar(_ style: String, _ height: Double, _ fill: SVG.Value?) {
      let box: [SVG.Value] = [.number(cx - 10), .number(cy - height / 2), .number(height)]
      guard let fill else {
        return svg.element("rect", ["class": .text(style), "x": box[0], "y": box[1], "width": 20, "height": box[2], "rx": 2])
      }
      svg.element(
        "rect",
        ["class": .text(style), "x": box[0], "y": box[1], "width": 20, "height": box[2], "rx": 2, "fill": fill, "stroke": "currentColor"])
    }
    switch mark {
    case .landing: svg.element("circle", ["class": "f0", "fill": "currentColor", "cx": .number(cx), "cy": .number(cy), "r": 4])
    case .lift:
      svg.element(
        "circle",
        ["class": "f0", "fill": "none", "stroke": "currentColor", "stroke-width": 1.6, "cx": .number(cx), "cy": .number(cy), "r": 6])
    case .tick:
      svg.group("g", ["class": "f0", "stroke": "currentColor"]) { svg in
        svg.element(
          "line",
          ["x1": .number(cx - 10), "x2": .number(cx + 10), "y1": .number(cy), "y2": .number(cy), "stroke-width": 2.5, "opacity": 0.7])
        svg.element(
          "circle", ["class": "halo", "cx": .number(cx), "cy": .number(cy), "r": 2.4, "fill": "currentColor", "stroke-width": 0.8])
      }
    case .play: bar("play", 5, nil)
    case .wait: bar("wait", 5, nil)
    case .active: bar("ink", 12, "currentColor")
    case .cancelled: bar("ink", 12, "url(#hatch)")
    case .diamond: svg.element("path", ["class": "ink", "fill": "currentColor", "d": .text(Shape.diamond(cx, cy, 7))])
    case .failed: svg.element("path", ["class": "miss", "d": .text(Shape.cross(cx, cy, 3.5))])
    }
  }
}
