import FoundationEssentials
import RecordingReaders

/// The picture of a trace: the window with the paths, beside it what was recognized, below the time axis with a lane
/// for each recognizer.
struct Picture {
  private let trace: TraceFile
  let options: PictureOptions
  let story: Story
  let panel: WindowPanel
  let timeline: Timeline

  static let width = 1200.0
  private static let margin = 28.0
  private static let top = 84.0

  /// Throws a sentence for a recognizer or a time that is not there.
  init(_ account: Account, options: PictureOptions = PictureOptions()) throws {
    (trace, self.options) = (account.trace, options)
    story = try Story(account, options: options)
    let inner = Self.width - 2 * Self.margin
    panel = WindowPanel(story, x: Self.margin, y: Self.top, maximum: (inner - 300, 400))
    timeline = Timeline(story, x: Self.margin, y: Self.top + max(panel.height, 200) + 28, width: inner)
  }

  /// One self-contained SVG document.
  func svg() -> String {
    var svg = SVG()
    svg.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    draw(into: &svg, role: "img")
    return svg.text
  }

  /// The element `svg` alone. `role` is what assistive technology takes it for: "img", or "group" where one can go
  /// into it. One that does not stand alone takes style sheet and hatch from the page.
  func draw(into svg: inout SVG, role: String, standsAlone: Bool = true) {
    let inner = Self.width - 2 * Self.margin
    let summaryX = Self.margin + panel.width + 28
    let summary = Summary(
      story, x: summaryX, y: Self.top, width: Self.width - Self.margin - summaryX, height: max(panel.height, 200))
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
      if standsAlone {
        svg.raw(Palette.styleSheet(options.theme))
        Self.drawHatch(into: &svg)
      }
      svg.element("rect", ["class": "page", "width": "100%", "height": "100%"])
      svg.label(FontMetric.fit(title, .title, into: inner), x: Self.margin, y: 40, style: .title)
      svg.label(FontMetric.fit(facts, .body, into: inner), x: Self.margin, y: 62, style: .body)
      panel.draw(into: &svg)
      summary.draw(into: &svg)
      timeline.draw(into: &svg)
      legend.draw(into: &svg)
    }
  }

  static func drawHatch(into svg: inout SVG) {
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
      ?? URL(fileURLWithPath: trace.name).deletingPathExtension().lastPathComponent.replacing("_", with: " ")
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
    let contacts = story.contacts.count == 1 ? "1 contact" : "\(story.contacts.count) contacts, at most \(story.fingerCount) at once"
    let (from, to) = (GestureLine.number(story.range.lowerBound, 2), GestureLine.number(story.range.upperBound, 2))
    let perInch = trace.info.options.units_per_inch
    func millimetres(_ units: Double) -> String { GestureLine.number(units * 25.4 / perInch, 0) }
    let scale = trace.source.map { "\(plain($0.scale.x)) / \(plain($0.scale.y)) device units per mm (\($0.scale.sourceWords))" }
    let parts = [
      trace.source?.device ?? "", story.range.lowerBound > 0 ? "\(from) s to \(to) s" : "\(to) s", contacts,
      story.isWindowGiven ? "\(millimetres(story.window.width)) × \(millimetres(story.window.height)) mm" : "",
      scale ?? "\(plain(perInch)) units an inch",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }
}
