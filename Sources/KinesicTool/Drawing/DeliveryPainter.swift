/// Draws what views get of touches: withheld, then delivered, ended, cancelled, or never delivered.
struct DeliveryPainter {
  let story: Story
  let axis: TimeAxis
  let layout: TimelineLayout
  let left: Double

  func draw(into svg: inout SVG) {
    for row in layout.deliveries {
      svg.group("g", ["class": "delivery", "data-view": .text(row.name)]) { svg in
        let text = FontMetric.fit("\(row.name) gets", .dim, into: axis.left - left - 18)
        svg.label(text, x: axis.left - 12, y: row.middle + 4, style: .dim, anchor: "end")
        for fold in folds(story.deliveries.filter { $0.view.id == row.view }) { draw(fold, row, into: &svg) }
      }
    }
  }

  /// Deliveries on one track that would touch in the picture share a mark.
  private func folds(_ deliveries: [Story.Delivery]) -> [[Story.Delivery]] {
    var folds: [[Story.Delivery]] = []
    var latest: [Int: Int] = [:]
    for delivery in deliveries {
      let track = delivery.track
      if let index = latest[track], axis.place(delivery.end) - axis.place(folds[index][0].contact.landed) < 5 {
        folds[index].append(delivery)
      } else {
        latest[track] = folds.count
        folds.append([delivery])
      }
    }
    return folds
  }

  private func draw(_ fold: [Story.Delivery], _ row: TimelineLayout.Row, into svg: inout SVG) {
    let delivery = fold[0]
    let contact = delivery.contact
    let tracks = story.deliveries.filter { $0.view.id == row.view }.map(\.track).max() ?? 0
    let y = row.middle + (Double(delivery.track) - Double(tracks) / 2) * TimelineLayout.trackHeight
    svg.group(
      "g", ["class": .text("told \(Palette.finger(contact.finger))"), "data-outcome": .text(delivery.outcome.rawValue)],
      title: Array(fold.prefix(8)).map(title).joined(separator: "\n")
    ) { svg in
      let told = axis.place(delivery.told ?? delivery.end)
      withheld(axis.place(contact.landed), told, y, into: &svg)
      if delivery.told == nil { return delivery.outcome == .pending ? () : svg.path("miss", Shape.cross(told, y, 2.5)) }
      let end = max(axis.place(delivery.end), told + 2)
      svg.element(
        "rect", ["x": .number(told), "y": .number(y - 2.5), "width": .number(end - told), "height": 5, "rx": 2, "fill": "currentColor"])
      if delivery.outcome == .cancelled {
        svg.element("path", ["d": .text(Shape.cross(end, y, 3)), "fill": "none", "stroke": "currentColor", "stroke-width": 1.6])
      } else if delivery.outcome == .ended {
        svg.element(
          "circle", ["cx": .number(end), "cy": .number(y), "r": 2.8, "class": "page", "stroke": "currentColor", "stroke-width": 1.4])
      }
    }
  }

  private func withheld(_ start: Double, _ end: Double, _ y: Double, into svg: inout SVG) {
    guard end - start > 0.5 else { return }
    svg.element(
      "path",
      ["d": .text(Shape.line([(start, y), (end, y)])), "stroke": "currentColor", "stroke-width": 1.6, "stroke-dasharray": "2 2"])
  }

  private func title(_ delivery: Story.Delivery) -> String {
    let never =
      delivery.told == nil && delivery.outcome == .untold
      ? ["view '\(delivery.view.label)' never gets contact \(delivery.contact.number)"] : []
    let withheld = delivery.told.map { $0 > delivery.contact.landed ? ["withheld until \(GestureLine.number($0, 3)) s"] : [] } ?? []
    return ([delivery.contact.sentence] + never + withheld + delivery.sentences).joined(separator: "\n")
  }
}
