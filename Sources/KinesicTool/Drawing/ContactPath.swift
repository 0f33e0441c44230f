/// One contact's path in the window, or several contacts that lie on one spot.
struct ContactPath {
  var contacts: [Story.Contact]
  /// Where it went, in pixels, without the points that a picture does not need.
  let points: [(x: Double, y: Double)]
  private let isLarge: Bool
  private let lineWidth: Double
  private let place: (Double, Double) -> (x: Double, y: Double)

  /// How far a path may be from what was recorded, in pixels.
  static let tolerance = 0.3

  /// `count`: how many contacts the window shows; they are drawn finer where there are many.
  init(_ contact: Story.Contact, of count: Int, place: @escaping (Double, Double) -> (x: Double, y: Double)) {
    (contacts, isLarge, self.place) = ([contact], count <= WindowPanel.fewContacts, place)
    lineWidth = isLarge ? 2.5 : count <= WindowPanel.manyContacts ? 1.5 : 0.8
    let all = contact.points.map { place($0.x, $0.y) }
    points = Simplifier.kept(all.map { SIMD3($0.x, $0.y, 0) }, tolerance: Self.tolerance).map { all[$0] }
  }

  /// Whether it hardly moves: less than three pixels.
  var isDot: Bool { points.allSatisfy { abs($0.x - points[0].x) < 3 && abs($0.y - points[0].y) < 3 } }

  func draw(_ tick: Double?, into svg: inout SVG) {
    let contact = contacts[0]
    let shown = contacts.prefix(8).map(\.sentence) + (contacts.count > 8 ? ["and \(contacts.count - 8) more"] : [])
    svg.group(
      "g",
      [
        "class": .text("contact \(Palette.finger(contact.finger))"), "fill": "none", "stroke": "currentColor",
        "data-contact": .number(Double(contact.number)),
      ], title: shown.joined(separator: "\n")
    ) { svg in
      if !isDot || isLarge { drawLine(into: &svg) }
      if let tick { drawTicks(contact, tick, into: &svg) }
      drawEnds(contact, into: &svg)
    }
  }

  /// Up to eight pieces, each stronger than the one before.
  private func drawLine(into svg: inout SVG) {
    let steps = points.count - 1
    let pieces = min(isLarge ? 8 : 2, steps)
    for piece in 0..<max(pieces, 0) {
      let part = points[(piece * steps / pieces)...((piece + 1) * steps / pieces)]
      let strength = pieces == 1 ? 0.8 : 0.35 + 0.6 * Double(piece) / Double(pieces - 1)
      svg.element(
        "path",
        [
          "d": .text(Shape.line(Array(part))), "stroke-width": .number(lineWidth), "stroke-linejoin": "round",
          "opacity": .text(GestureLine.number(strength, 2)),
        ])
    }
  }

  private func drawTicks(_ contact: Story.Contact, _ tick: Double, into svg: inout SVG) {
    var next = contact.landed + tick
    for (earlier, later) in zip(contact.points, contact.points.dropFirst()) {
      while next < contact.left, next <= later.time {
        let part = later.time > earlier.time ? (next - earlier.time) / (later.time - earlier.time) : 1
        let (cx, cy) = place(earlier.x + part * (later.x - earlier.x), earlier.y + part * (later.y - earlier.y))
        if next > earlier.time {
          svg.element(
            "circle", ["class": "halo", "cx": .number(cx), "cy": .number(cy), "r": 2.4, "fill": "currentColor", "stroke-width": 0.8])
        }
        next += tick
      }
    }
  }

  private func drawEnds(_ contact: Story.Contact, into svg: inout SVG) {
    let (first, last) = (points[0], points[points.count - 1])
    if contact.showsLanding {
      svg.element(
        "circle",
        [
          "cx": .number(first.x), "cy": .number(first.y), "r": .number(isLarge ? 4 : 1 + lineWidth * 0.8), "fill": "currentColor",
          "stroke": "none",
        ])
    }
    guard contact.showsEnd || contact.fate == .cancelled, isLarge || !isDot else { return }
    if contact.fate == .cancelled {
      svg.element("path", ["d": .text(Shape.cross(last.x, last.y, 5)), "stroke-width": 2])
    } else {
      svg.element(
        "circle",
        [
          "cx": .number(last.x), "cy": .number(last.y), "r": .number(isLarge ? 7 : 1 + 1.7 * lineWidth),
          "stroke-width": .number(0.5 + lineWidth * 0.4),
        ])
    }
  }
}
