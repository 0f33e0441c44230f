/// The time axis with the fingers that are down on top, what views get, and a lane for each recognizer.
struct Timeline {
  let story: Story
  let axis: TimeAxis
  let layout: TimelineLayout
  let x, y, width: Double

  private static let tally = 180.0
  private static let numbers = 18.0

  init(_ story: Story, x: Double, y: Double, width: Double) {
    (self.story, self.x, self.y, self.width) = (story, x, y, width)
    let layout = TimelineLayout(story, top: y + Self.numbers + 4)
    let names =
      story.lanes.map { FontMetric.width($0.name, layout.nameStyle) }
      + story.deliveries.map { FontMetric.width("\($0.view.label) gets", .dim) }
    let gutter = min(max(names.max() ?? 0, FontMetric.width("finger 10", .dim)) + 24, 240)
    self.layout = layout
    axis = TimeAxis(story.range, busy: story.busy, left: x + gutter, right: x + width - Self.tally)
  }

  /// With the numbers above and below.
  var height: Double { layout.bottom + Self.numbers + 6 - y }

  func draw(into svg: inout SVG) {
    let combs = Comb.all(story.links, axis, layout)
    drawBands(into: &svg)
    drawAxis(into: &svg)
    drawFingers(into: &svg)
    DeliveryPainter(story: story, axis: axis, layout: layout, left: x).draw(into: &svg)
    for row in layout.headings {
      svg.label(FontMetric.fit("in \(row.name)", .dim, into: axis.left - x - 12), x: x + 6, y: row.top + 13, style: .dim)
    }
    svg.group("g", ["class": combs.count > 200 ? "links crowded" : combs.count > 40 ? "links dense" : "links"]) { svg in
      for comb in combs { comb.draw(layout, into: &svg) }
    }
    for index in story.lanes.indices {
      let crossed = combs.filter { $0.crosses(layout.lanes[index].middle, layout) }.map(\.x).sorted()
      LanePainter(story.lanes[index], index, axis, layout, crossed, tallyWidth: Self.tally - 20, left: x).draw(into: &svg)
    }
    drawIdle(into: &svg)
  }

  private func drawBands(into svg: inout SVG) {
    for (index, row) in layout.lanes.enumerated() where index % 2 == 0 {
      svg.box("band", .init(x: x, y: row.top, width: width, height: row.height), radius: 4)
    }
    for piece in axis.pieces where piece.isCut { drawCut(piece, into: &svg) }
  }

  private func drawCut(_ piece: TimeAxis.Piece, into svg: inout SVG) {
    let top = layout.fingers.first?.top ?? y
    let (x, pause) = ((piece.left + piece.right) / 2, GestureLine.number(piece.end - piece.start, 1))
    let bottom = layout.idle?.top ?? layout.bottom
    svg.group("g", ["class": "pause"], title: "a pause, cut short: nothing happens for \(pause) s") { svg in
      svg.box("cut", .init(x: piece.left + 5, y: top, width: TimeAxis.cutWidth - 10, height: bottom - top), radius: 3)
      svg.upright("\(pause) s pause", x: x + 3.5, y: (top + bottom) / 2, style: .tiny)
    }
  }

  private func drawAxis(into svg: inout SVG) {
    var free = (top: -Double.infinity, unit: "")
    let top = layout.fingers.first?.top ?? y
    for tick in axis.ticks {
      svg.element(
        "line", ["class": "grid", "x1": .number(tick.x), "x2": .number(tick.x), "y1": .number(top - 3), "y2": .number(layout.bottom)])
      let text = free.top == -.infinity ? tick.text + " s" : tick.text
      let half = FontMetric.width(text, .dim) / 2
      guard tick.x - half >= free.top else { continue }
      svg.label(text, x: tick.x, y: layout.bottom + 15, style: .dim, anchor: "middle")
      svg.label(text, x: tick.x, y: top - 7, style: .dim, anchor: "middle")
      free.top = tick.x + half + 6
    }
    svg.element(
      "line",
      ["class": "rule", "x1": .number(axis.left), "x2": .number(axis.right), "y1": .number(layout.bottom), "y2": .number(layout.bottom)])
  }

  private func drawFingers(into svg: inout SVG) {
    for row in layout.fingers {
      svg.label(row.name, x: axis.left - 12, y: row.middle + 4, style: .dim, anchor: "end")
    }
    for bars in Bars.merged(story.contacts, axis) {
      let row = layout.fingers[bars[0].finger]
      let (start, end) = (axis.place(bars[0].landed), axis.place(bars[bars.count - 1].left))
      let thick = row.height - 5
      svg.element(
        "rect",
        [
          "class": .text(Palette.finger(bars[0].finger)), "fill": "currentColor", "x": .number(start),
          "width": .number(max(end - start, 2.5)), "y": .number(row.middle - thick / 2), "height": .number(thick), "rx": 2.5,
        ], title: Bars.title(bars))
    }
  }

  private func drawIdle(into svg: inout SVG) {
    guard let row = layout.idle else { return }
    let others = story.lanes.isEmpty ? "" : " other"
    let text = story.idle.count == 1 ? "1\(others) recognizer saw no touch" : "\(story.idle.count)\(others) recognizers saw no touch"
    let names = story.idle.map { "\($0.name) (\($0.className), on \($0.view.label))" }
    let notes = Lines.text(story.idle.flatMap(\.notes))
    svg.group("g", ["class": "idle"], title: (names + [notes]).filter { !$0.isEmpty }.joined(separator: "\n")) { svg in
      svg.label(text, x: x + 6, y: row.middle + 4, style: .dim)
    }
  }
}

/// Fingers as bars; those of one finger that would touch in the picture share one.
private enum Bars {
  static func merged(_ contacts: [Story.Contact], _ axis: TimeAxis) -> [[Story.Contact]] {
    var bars: [[Story.Contact]] = []
    var latest: [Int: Int] = [:]
    for contact in contacts {
      if let index = latest[contact.finger], let last = bars[index].last, axis.place(contact.landed) - axis.place(last.left) < 1 {
        bars[index].append(contact)
      } else {
        latest[contact.finger] = bars.count
        bars.append([contact])
      }
    }
    return bars
  }

  static func title(_ contacts: [Story.Contact]) -> String {
    let shown = contacts.prefix(8).map(\.sentence)
    return (contacts.count > 8 ? shown + ["and \(contacts.count - 8) more"] : shown).joined(separator: "\n")
  }
}
