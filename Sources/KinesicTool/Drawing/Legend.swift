/// What the marks mean, in lines that wrap.
struct Legend {
  let x, y, width: Double
  /// Seconds between the dots of a path; nil: there are none.
  let tick: Double?
  /// Only what the picture has.
  let story: Story

  private static let rowHeight = 20.0

  private enum Mark: Equatable {
    case landing, lift, tick, play, wait, active, cancelled, diamond, failed, told
    case link(Story.Link.Kind)
  }

  private var entries: [(mark: Mark, text: String)] {
    func has(_ test: (Story.Attempt) -> Bool) -> Bool { story.lanes.contains { $0.attempts.contains(where: test) } }
    func has(_ kind: Story.Link.Kind) -> Bool { story.links.contains { $0.kind == kind } }
    let all: [(shown: Bool, mark: Mark, text: String)] = [
      (true, .landing, "finger landed"), (true, .lift, "lifted"), (tick != nil, .tick, "every \(plain(tick ?? 0)) s"),
      (!story.deliveries.isEmpty, .told, "withheld, then delivered to the view"),
      (true, .play, "in play, undecided"), (has { $0.waits != nil }, .wait, "waits for others to fail"),
      (has { $0.outcome == .ended || $0.outcome == .active }, .active, "began to ended, with changes"),
      (has { $0.outcome == .cancelled }, .cancelled, "cancelled"),
      (has { $0.outcome == .recognized }, .diamond, "recognized at once"), (has { $0.outcome == .failed }, .failed, "failed"),
      (has(.waits), .link(.waits), "waits for"), (has(.releases), .link(.releases), "failed: releases"),
      (has(.prevents), .link(.prevents), "keeps from recognition"),
    ]
    return all.filter(\.shown).map { ($0.mark, $0.text) }
  }

  /// Where each entry stands.
  private var places: [(x: Double, y: Double)] {
    var (left, top) = (x, y)
    return entries.map { entry in
      let size = 26 + FontMetric.width(entry.text, .dim) + 18
      if left + size > x + width { (left, top) = (x, top + Self.rowHeight) }
      defer { left += size }
      return (left, top)
    }
  }

  var height: Double { (places.last.map { $0.y - y } ?? 0) + Self.rowHeight }

  func draw(into svg: inout SVG) {
    svg.group("g", ["class": "legend"]) { svg in
      for (entry, at) in zip(entries, places) {
        draw(entry.mark, at.x + 10, at.y + 8, into: &svg)
        svg.label(entry.text, x: at.x + 26, y: at.y + 12, style: .dim)
      }
    }
  }

  private func draw(_ mark: Mark, _ cx: Double, _ cy: Double, into svg: inout SVG) {
    func box(_ style: String, _ height: Double) {
      svg.box(style, .init(x: cx - 10, y: cy - height / 2, width: 20, height: height), radius: min(3, height / 2))
    }
    switch mark {
    case .landing: svg.element("circle", ["class": "f0", "fill": "currentColor", "cx": .number(cx), "cy": .number(cy), "r": 4])
    case .lift:
      svg.element(
        "circle",
        ["class": "f0", "fill": "none", "stroke": "currentColor", "stroke-width": 1.6, "cx": .number(cx), "cy": .number(cy), "r": 5.5])
    case .tick: drawTick(cx, cy, into: &svg)
    case .told: drawTold(cx, cy, into: &svg)
    case .play: box("play", 2.5)
    case .wait:
      svg.element(
        "rect",
        [
          "class": "waits", "fill": "url(#hatch)", "stroke": "currentColor", "stroke-width": 0.8, "x": .number(cx - 10),
          "y": .number(cy - 4), "width": 20, "height": 8, "rx": 1.5,
        ])
    case .active: box("ink", 13)
    case .cancelled:
      svg.box("gave", .init(x: cx - 10, y: cy - 6.5, width: 16, height: 13), radius: 3)
      svg.path("stack", Shape.cross(cx + 6, cy, 4))
    case .diamond: svg.path("ink", Shape.diamond(cx, cy, 7))
    case .failed: svg.path("miss", Shape.cross(cx, cy, 3.5))
    case .link(let kind): draw(kind, cx, cy, into: &svg)
    }
  }

  private func drawTick(_ cx: Double, _ cy: Double, into svg: inout SVG) {
    svg.group("g", ["class": "f0", "stroke": "currentColor"]) { svg in
      svg.element("path", ["d": .text(Shape.line([(cx - 10, cy), (cx + 10, cy)])), "stroke-width": 2.2])
      svg.element("circle", ["class": "halo", "cx": .number(cx), "cy": .number(cy), "r": 2.4, "fill": "currentColor", "stroke-width": 0.8])
    }
  }

  private func drawTold(_ cx: Double, _ cy: Double, into svg: inout SVG) {
    svg.group("g", ["class": "f0"]) { svg in
      svg.element(
        "path",
        ["d": .text(Shape.line([(cx - 11, cy), (cx, cy)])), "stroke": "currentColor", "stroke-width": 1.6, "stroke-dasharray": "2 2"])
      svg.element("rect", ["x": .number(cx), "y": .number(cy - 2.5), "width": 11, "height": 5, "rx": 2, "fill": "currentColor"])
    }
  }

  /// From the left to the right what goes down in the picture.
  private func draw(_ kind: Story.Link.Kind, _ cx: Double, _ cy: Double, into svg: inout SVG) {
    svg.group("g", ["class": .text("link \(kind.rawValue)")]) { svg in
      svg.path("line", Shape.line([(cx, cy - 8), (cx, cy + 7)]))
      svg.path("heads", kind == .prevents ? Shape.bar(cx, cy + 7, 4) : Shape.head(cx, cy + 7, 4, 1))
      svg.element("circle", ["class": "dot", "cx": .number(cx), "cy": .number(cy - 8), "r": 2.2])
    }
  }
}
