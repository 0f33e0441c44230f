import CKinesic

/// The window with the fingers' paths: a dot where a finger landed, a ring where it lifted, the line stronger with time, a small
/// dot at every `tick` seconds; a diamond where a discrete gesture was recognized.
struct WindowPanel {
  let story: Story
  let scene: Scene
  let window: kin_rect
  /// Left upper corner and size in the picture.
  let x, y, width, height: Double
  let tick: Double

  /// Fits the window into `maximum` without changing its proportions.
  init(_ replay: Replay, _ story: Story, scene: Scene, x: Double, y: Double, maximum: (width: Double, height: Double)) {
    self.story = story
    self.scene = scene
    window = replay.scale.window
    let factor = min(maximum.width / window.width, maximum.height / window.height)
    (self.x, self.y, width, height) = (x, y, window.width * factor, window.height * factor)
    let longest = story.contacts.map { $0.end - $0.start }.max() ?? 0
    tick = [0.1, 0.2, 0.5, 1, 2, 5].first { longest / $0 <= 30 } ?? 10
  }

  func place(_ px: Double, _ py: Double) -> (x: Double, y: Double) { (x + px / window.width * width, y + py / window.height * height) }

  func draw(into svg: inout SVG) {
    svg.element("rect", ["class": "window", "x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height), "rx": 6])
    svg.group(
      "svg",
      [
        "x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height),
        "viewBox": "\(SVG.number(x)) \(SVG.number(y)) \(SVG.number(width)) \(SVG.number(height))",
      ]
    ) { svg in
      drawViews(into: &svg)
      for contact in story.contacts { drawContact(contact, into: &svg) }
      for gesture in discrete { gesture.draw(into: &svg) }
    }
    svg.group("g", ["class": "map"]) { drawLabels(into: &$0) }
  }

  /// Views that have a frame, as dashed outlines.
  private func drawViews(into svg: inout SVG) {
    var origins: [String: kin_point] = [:]
    for view in scene.views {
      let parent = view.parent.flatMap { origins[$0] } ?? kin_point(x: 0, y: 0)
      let frame = view.frame ?? kin_rect(x: 0, y: 0, width: 0, height: 0)
      let origin = kin_point(x: parent.x + frame.x, y: parent.y + frame.y)
      origins[view.id] = origin
      guard view.frame != nil else { continue }
      let (left, top) = place(origin.x, origin.y)
      let (right, bottom) = place(origin.x + frame.width, origin.y + frame.height)
      svg.element(
        "rect", ["class": "view", "x": .number(left), "y": .number(top), "width": .number(right - left), "height": .number(bottom - top)],
        title: view.id)
    }
  }

  private func drawContact(_ contact: Story.Contact, into svg: inout SVG) {
    let points = contact.points.map { place($0.x, $0.y) }
    guard let first = points.first, let last = points.last else { return }
    let seconds = { (time: Double) in GestureLine.number(time, 3) }
    let fate = contact.cancelled ? "cancelled" : "lifted"
    let title =
      "contact \(contact.number), finger \(contact.finger + 1): landed at \(seconds(contact.start)) s, \(fate) at \(seconds(contact.end)) s"
    svg.group("g", ["class": .text(Palette.finger(contact.finger)), "fill": "none", "stroke": "currentColor"], title: title) { svg in
      drawPath(points, into: &svg)
      drawTicks(contact, into: &svg)
      svg.element("circle", ["cx": .number(first.x), "cy": .number(first.y), "r": 4, "fill": "currentColor", "stroke": "none"])
      if contact.cancelled {
        svg.element("path", ["d": .text(Shape.cross(last.x, last.y, 5)), "stroke-width": 2])
      } else {
        svg.element("circle", ["cx": .number(last.x), "cy": .number(last.y), "r": 7, "stroke-width": 1.6])
      }
    }
  }

  /// Up to eight pieces, each stronger than the one before.
  private func drawPath(_ points: [(x: Double, y: Double)], into svg: inout SVG) {
    let steps = points.count - 1
    let pieces = min(8, steps)
    for piece in 0..<max(pieces, 0) {
      let part = points[(piece * steps / pieces)...((piece + 1) * steps / pieces)]
      let line = part.map { "\(SVG.number($0.x)) \(SVG.number($0.y))" }.joined(separator: " L")
      let strength = pieces == 1 ? 0.8 : 0.3 + 0.65 * Double(piece) / Double(pieces - 1)
      svg.element(
        "path", ["d": "M\(line)", "stroke-width": 2.5, "stroke-linejoin": "round", "stroke-linecap": "butt", "opacity": .number(strength)])
    }
  }

  private func drawTicks(_ contact: Story.Contact, into svg: inout SVG) {
    var next = contact.start + tick
    for (earlier, later) in zip(contact.points, contact.points.dropFirst()) {
      while next < contact.end, next <= later.time {
        let part = later.time > earlier.time ? (next - earlier.time) / (later.time - earlier.time) : 1
        let (cx, cy) = place(earlier.x + part * (later.x - earlier.x), earlier.y + part * (later.y - earlier.y))
        svg.element(
          "circle", ["class": "halo", "cx": .number(cx), "cy": .number(cy), "r": 2.4, "fill": "currentColor", "stroke-width": 0.8])
        next += tick
      }
    }
  }
}
