import Foundation

/// The picture of a replay: the window with the paths, beside it what was recognized, below the time axis with a lane for each recognizer.
struct Picture {
  private let replay: Replay
  private let scene: Scene
  private let story: Story
  private let showFailures: Bool

  private static let width = 1200.0
  private static let margin = 28.0

  init(_ replay: Replay, scene: Scene, showFailures: Bool) {
    self.replay = replay
    self.scene = scene
    self.showFailures = showFailures
    story = Story(replay)
  }

  /// One self-contained SVG document.
  func svg() -> String {
    let (inner, top) = (Self.width - 2 * Self.margin, 84.0)
    let panel = WindowPanel(replay, story, scene: scene, x: Self.margin, y: top, maximum: (inner - 300, 400))
    let summaryX = Self.margin + panel.width + 28
    let summary = Summary(story: story, x: summaryX, y: top, width: Self.width - Self.margin - summaryX, height: max(panel.height, 200))
    let timeline = Timeline(story, x: Self.margin, y: top + max(panel.height, 200) + 34, width: inner, showFailures: showFailures)
    let legend = Legend(x: Self.margin, y: timeline.y + timeline.height + 10, width: inner, tick: panel.tick, showFailures: showFailures)
    let height = legend.y + legend.height + 16
    var svg = SVG()
    svg.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    let size: (SVG.Value, SVG.Value) = (.number(Self.width), .number(height))
    svg.group(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "width": size.0, "height": size.1,
        "viewBox": "0 0 \(SVG.number(Self.width)) \(SVG.number(height))",
      ], title: "\(name): \(facts)"
    ) { svg in
      svg.raw(Palette.styleSheet)
      drawHatch(into: &svg)
      svg.element("rect", ["class": "page", "width": "100%", "height": "100%"])
      svg.label(name, x: Self.margin, y: 40, style: "h1")
      svg.label(facts, x: Self.margin, y: 62, style: "body")
      panel.draw(into: &svg)
      summary.draw(into: &svg)
      timeline.draw(into: &svg)
      legend.draw(into: &svg)
    }
    return svg.text
  }

  private func drawHatch(into svg: inout SVG) {
    svg.group("defs", [:]) { svg in
      svg.group(
        "pattern",
        ["id": "hatch", "class": "ink", "width": 5, "height": 5, "patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)"]
      ) { svg in
        svg.element("line", ["x1": 0, "x2": 0, "y1": 0, "y2": 5, "stroke": "currentColor", "stroke-width": 2.4])
      }
    }
  }

  private var name: String {
    URL(fileURLWithPath: replay.recording.file).deletingPathExtension().lastPathComponent.replacingOccurrences(of: "_", with: " ")
  }

  /// Device, length, contacts, size and scale in one line.
  private var facts: String {
    let scale = replay.scale
    let millimetres = (scale.window.width * 25.4 / 163, scale.window.height * 25.4 / 163)
    let contacts = story.contacts.count == 1 ? "1 contact" : "\(story.contacts.count) contacts, at most \(story.fingerCount) at once"
    let parts = [
      replay.recording.device.name, "\(GestureLine.number(Double(replay.recording.end) / 1e9, 2)) s", contacts,
      "\(GestureLine.number(millimetres.0, 0)) × \(GestureLine.number(millimetres.1, 0)) mm",
      "\(SVG.number(scale.x)) / \(SVG.number(scale.y)) device units per mm (\(scale.source))",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: "  ·  ")
  }
}
