import Foundation

/// The picture of a replay: the window with the paths, beside it what was recognized, below the time axis with a lane for each recognizer.
struct Picture {
  let replay: Replay
  let scene: Scene
  let options: PictureOptions
  let story: Story
  let panel: WindowPanel
  let timeline: Timeline

  static let width = 1200.0
  private static let margin = 28.0
  private static let top = 84.0

  /// Throws a sentence for a recognizer or a time that is not there.
  init(_ replay: Replay, scene: Scene, options: PictureOptions = PictureOptions()) throws {
    (self.replay, self.scene, self.options) = (replay, scene, options)
    story = try Story(replay, scene: scene, options: options)
    let inner = Self.width - 2 * Self.margin
    panel = WindowPanel(replay, story, scene: scene, x: Self.margin, y: Self.top, maximum: (inner - 300, 400))
    timeline = Timeline(story, x: Self.margin, y: Self.top + max(panel.height, 200) + 28, width: inner)
  }

  /// One self-contained SVG document.
  func svg() -> String {
    var svg = SVG()
    svg.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    draw(into: &svg, role: "img")
    return svg.text
  }

  /// The element `svg` alone. `role` is what assistive technology takes it for: "img", or "group" where one can go into it.
  func draw(into svg: inout SVG, role: String) {
    let inner = Self.width - 2 * Self.margin
    let summaryX = Self.margin + panel.width + 28
    let summary = Summary(
      story: story, x: summaryX, y: Self.top, width: Self.width - Self.margin - summaryX, height: max(panel.height, 200))
    let legend = Legend(x: Self.margin, y: timeline.y + timeline.height + 8, width: inner, tick: panel.tick, story: story)
    let height = legend.y + legend.height + 14
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": .number(Self.width), "height": .number(height),
        "viewBox": "0 0 \(SVG.number(Self.width)) \(SVG.number(height))", "role": .text(role), "aria-label": .text("\(title): \(outcome)"),
      ], title: title
    ) { svg in
      svg.group("desc", [:]) { $0.raw(SVG.escape("\(facts). \(outcome)")) }
      svg.raw(Palette.styleSheet(options.theme))
      drawHatch(into: &svg)
      svg.element("rect", ["class": "page", "width": "100%", "height": "100%"])
      svg.label(FontMetric.fit(title, .title, into: inner), x: Self.margin, y: 40, style: .title)
      svg.label(FontMetric.fit(facts, .body, into: inner), x: Self.margin, y: 62, style: .body)
      panel.draw(into: &svg)
      summary.draw(into: &svg)
      timeline.draw(into: &svg)
      legend.draw(into: &svg)
    }
  }

  private func drawHatch(into svg: inout SVG) {
    svg.group("defs", [:]) { svg in
      svg.group(
        "pattern",
        ["id": "hatch", "class": "waits", "width": 4, "height": 4, "patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)"]
      ) { svg in
        svg.element("line", ["x1": 0, "x2": 0, "y1": 0, "y2": 4, "stroke": "currentColor", "stroke-width": 2.6])
      }
    }
  }

  var title: String {
    options.title
      ?? URL(fileURLWithPath: replay.recording.file).deletingPathExtension().lastPathComponent.replacingOccurrences(of: "_", with: " ")
  }

  /// What was recognized, in a sentence.
  private var outcome: String {
    let counts = story.lanes.compactMap { lane -> String? in
      let count = lane.attempts.count(where: \.isRecognized)
      return count == 0 ? nil : "\(lane.name) \(count == 1 ? "once" : "\(count) times")"
    }
    return counts.isEmpty ? "No gesture was recognized." : "Recognized: \(counts.joined(separator: ", "))."
  }

  /// Device, length, contacts, size and scale in one line.
  private var facts: String {
    let scale = replay.scale
    let millimetres = (scale.window.width * 25.4 / 163, scale.window.height * 25.4 / 163)
    let contacts = story.contacts.count == 1 ? "1 contact" : "\(story.contacts.count) contacts, at most \(story.fingerCount) at once"
    let (from, to) = (GestureLine.number(story.range.lowerBound, 2), GestureLine.number(story.range.upperBound, 2))
    let parts = [
      replay.recording.device.name, story.range.lowerBound > 0 ? "\(from) s to \(to) s" : "\(to) s", contacts,
      "\(GestureLine.number(millimetres.0, 0)) × \(GestureLine.number(millimetres.1, 0)) mm",
      "\(plain(scale.x)) / \(plain(scale.y)) device units per mm (\(scale.source))",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
