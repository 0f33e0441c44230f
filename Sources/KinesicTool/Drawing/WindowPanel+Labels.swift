/// A discrete gesture in the window: a diamond at its place.
struct DiscreteGesture {
  let name: String
  let x, y: Double
  let title: String
  /// Half its width.
  let size: Double

  func draw(into svg: inout SVG) { svg.path("stack place", Shape.diamond(x, y, size), title: title) }
}

extension WindowPanel {
  /// Discrete gestures that were recognized, with their places in the picture.
  var discrete: [DiscreteGesture] {
    let size = story.contacts.count > Self.manyContacts ? 3.0 : story.contacts.count > Self.fewContacts ? 5.0 : 9.0
    return story.lanes.flatMap { lane in
      lane.attempts.compactMap { attempt in
        guard case .recognized = attempt.outcome, let event = attempt.last else { return nil }
        let at = place(event.record.x, event.record.y)
        return DiscreteGesture(
          name: "\(lane.name) \(attempt.label)".trimmingTrailingSpaces, x: at.x, y: at.y, title: GestureLine.text(event), size: size)
      }
    }
  }

  /// Names of discrete gestures and numbers of contacts, where there is room.
  func drawLabels(into svg: inout SVG) {
    var placer = LabelPlacer(bounds: .init(x: x + 2, y: y + 2, width: width - 4, height: height - 4))
    let gestures = discrete
    for contact in story.contacts {
      let points = contact.points.map { place($0.x, $0.y) }
      for point in points { placer.avoid(.init(around: point.x, point.y, 3)) }
      for point in [points.first, points.last].compactMap({ $0 }) { placer.take(.init(around: point.x, point.y, 14)) }
    }
    for gesture in gestures { placer.take(.init(around: gesture.x, gesture.y, 2 * gesture.size)) }
    for group in Self.groups(gestures) {
      let count = group.count > 1 ? " ×\(group.count)" : ""
      label(group[0].name + count, group.map { ($0.x, $0.y) }, style: .strong, &placer, into: &svg)
    }
    guard story.contacts.count <= 40 else { return }
    for contact in story.contacts {
      label(String(contact.number), [place(contact.points[0].x, contact.points[0].y)], style: .dim, &placer, into: &svg)
    }
  }

  /// Gestures of one name that lie close together share a label.
  private static func groups(_ gestures: [DiscreteGesture]) -> [[DiscreteGesture]] {
    var groups: [[DiscreteGesture]] = []
    for gesture in gestures {
      let near = groups.firstIndex { $0[0].name == gesture.name && abs($0[0].x - gesture.x) < 60 && abs($0[0].y - gesture.y) < 40 }
      if let near { groups[near].append(gesture) } else { groups.append([gesture]) }
    }
    return groups
  }

  /// Puts a text beside one of its marks, or leaves it out.
  private func label(
    _ text: String, _ marks: [(x: Double, y: Double)], style: TextStyle, _ placer: inout LabelPlacer, into svg: inout SVG
  ) {
    let (w, h) = (FontMetric.width(text, style) + 3, style.size + 2)
    let offsets = [(11, -h / 2), (-11 - w, -h / 2), (-w / 2, -11 - h), (-w / 2, 11), (9, -9 - h), (9, 9), (-9 - w, -9 - h), (-9 - w, 9)]
    let boxes = marks.flatMap { mark in offsets.map { LabelPlacer.Box(x: mark.x + $0.0, y: mark.y + $0.1, width: w, height: h) } }
    guard let box = placer.place(boxes) else { return }
    svg.label(text, x: box.x + 1, y: box.y + style.size, style: style)
  }
}
