import CKinesic

/// The window with the fingers' paths: a dot where a finger landed, a ring where it lifted, the line stronger with
/// time, a small dot at every `tick` seconds; a diamond where a discrete gesture was recognized.
struct WindowPanel {
  let story: Story
  let window: kin_rect
  /// The part of the window that is drawn, in window units: where everything happened, with the window's proportions.
  let shown: kin_rect
  /// Left upper corner and size in the picture.
  let x, y, width, height: Double
  /// Seconds between the dots of a path; nil where so many contacts are drawn that dots would hide them.
  let tick: Double?

  /// Fits the window into `maximum` without changing its proportions.
  init(_ story: Story, x: Double, y: Double, maximum: (width: Double, height: Double)) {
    self.story = story
    window = story.window
    shown = Self.part(of: window, with: story.contacts)
    let factor = min(maximum.width / window.width, maximum.height / window.height)
    (self.x, self.y, width, height) = (x, y, max(window.width * factor, 1), max(window.height * factor, 1))
    let longest = story.contacts.map { $0.points[$0.points.count - 1].time - $0.points[0].time }.max() ?? 0
    tick = story.contacts.count > Self.fewContacts ? nil : [0.1, 0.2, 0.5, 1, 2, 5].first { longest / $0 <= 30 } ?? 10
  }

  /// Up to this many contacts each is drawn with all of its marks.
  static let fewContacts = 60
  /// Above this many, contacts that share a spot share a mark.
  static let manyContacts = 240

  func place(_ px: Double, _ py: Double) -> (x: Double, y: Double) {
    (x + (px - shown.x) / shown.width * width, y + (py - shown.y) / shown.height * height)
  }

  /// The window, or where the contacts were, enlarged up to five times, when they used less than half of it.
  private static func part(of window: kin_rect, with contacts: [Story.Contact]) -> kin_rect {
    let points = contacts.flatMap(\.points)
    guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
      let bottom = points.map(\.y).max()
    else { return window }
    let share = max((right - left) / window.width, (bottom - top) / window.height) * 1.4
    guard share < 0.5 else { return window }
    let (w, h) = (window.width * max(share, 0.2), window.height * max(share, 0.2))
    return kin_rect(
      x: min(max((left + right - w) / 2, 0), window.width - w), y: min(max((top + bottom - h) / 2, 0), window.height - h), width: w,
      height: h)
  }

  /// In a corner where no path is: the whole window with the part that is shown.
  private func drawMap(into svg: inout SVG) {
    guard shown.width < window.width else { return }
    let (w, h) = (width * 0.14, height * 0.14)
    let corners = [(x + width - w - 8, y + height - h - 8), (x + 8, y + height - h - 8), (x + width - w - 8, y + 8), (x + 8, y + 8)]
    let places = story.contacts.flatMap { $0.points.map { place($0.x, $0.y) } }
    func isFree(_ corner: (Double, Double)) -> Bool {
      !places.contains { $0.x > corner.0 - 30 && $0.x < corner.0 + w + 30 && $0.y > corner.1 - 20 && $0.y < corner.1 + h + 20 }
    }
    guard let corner = corners.first(where: isFree) else { return }
    let note = "the whole window, and the part that is shown: \(GestureLine.number(window.width / shown.width, 1)) times as large"
    svg.group("g", ["class": "map-inset"], title: note) { svg in
      svg.box("page rim", .init(x: corner.0, y: corner.1, width: w, height: h), radius: 2)
      svg.box(
        "part",
        .init(
          x: corner.0 + shown.x / window.width * w, y: corner.1 + shown.y / window.height * h, width: shown.width / window.width * w,
          height: shown.height / window.height * h), radius: 1)
    }
  }

  func draw(into svg: inout SVG) {
    svg.box("window", .init(x: x, y: y, width: width, height: height), radius: 6)
    svg.group(
      "svg",
      [
        "x": .number(x), "y": .number(y), "width": .number(width), "height": .number(height),
        "viewBox": "\(SVG.number(x)) \(SVG.number(y)) \(SVG.number(width)) \(SVG.number(height))",
      ]
    ) { svg in
      drawViews(into: &svg)
      drawMap(into: &svg)
      for path in paths { path.draw(tick, into: &svg) }
      for gesture in discrete { gesture.draw(into: &svg) }
    }
    svg.group("g", ["class": "map"]) { drawLabels(into: &$0) }
  }

  /// Views that have bounds, as dashed outlines.
  private func drawViews(into svg: inout SVG) {
    for view in story.views {
      let outline = Shape.line(view.corners.map { place($0.x, $0.y) }) + "Z"
      svg.path("view", outline, title: "view '\(view.label)'")
    }
  }

  /// The contacts to draw. Where there are many, those of one finger that hardly move and lie together share a mark.
  private var paths: [ContactPath] {
    let all = story.contacts.map { ContactPath($0, of: story.contacts.count, place: place) }
    guard all.count > Self.manyContacts else { return all }
    var paths: [ContactPath] = []
    var cells: [[Int]: Int] = [:]
    for path in all {
      let cell = [path.contacts[0].finger, Int(path.points[0].x / 4), Int(path.points[0].y / 4)]
      if path.isDot, let index = cells[cell] {
        paths[index].contacts += path.contacts
      } else {
        if path.isDot { cells[cell] = paths.count }
        paths.append(path)
      }
    }
    return paths
  }
}
