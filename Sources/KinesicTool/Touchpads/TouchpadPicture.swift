import CKinesicTouchpad
import RecordingReaders

/// What the fingers of a touchpad did, as a picture: the pad with the ways of its contacts, below it when each touched
/// and what came of it, and the decisions with the numbers that they rest on.
struct TouchpadPicture {
  private let source: TouchpadRecording
  private let tracks: [TouchpadTrack]
  private let decisions: [kin_touchpad_event]
  private let results: [TouchpadResult]
  private let size: (width: Double, height: Double)
  private let theme: PictureOptions.Theme

  private static let width = 900.0
  private static let room = width - 2 * Poster.margin
  private static let highest = 420.0
  private static let row = 18.0
  private static let left = 120.0
  /// More decisions than this are counted, not listed.
  private static let mostListed = 60

  init(_ source: TouchpadRecording, _ scale: Scale, _ events: [kin_touchpad_event], theme: PictureOptions.Theme) {
    (self.source, self.theme) = (source, theme)
    size = source.size(scale)
    tracks = TouchpadTrack.all(source, scale)
    decisions = events.filter(\.isDecision)
    results = TouchpadResult.all(events)
  }

  func svg() -> String {
    var body = SVG()
    var y = drawPad(Poster.top, into: &body) + 28
    y = drawTimes(y, into: &body) + 28
    y = drawDecisions(y, into: &body)
    let description = "The pad with the ways of its contacts, when each touched, what came of it, and the decisions."
    let title = source.recording.file.split(separator: "/").last.map(String.init) ?? source.recording.file
    return Poster(title: title, facts: facts, description: description, width: Self.width, theme: theme).svg(height: y + 16, body)
  }

  private var facts: String {
    "\(GestureLine.number(size.width, 0)) by \(GestureLine.number(size.height, 0)) mm · \(counted(tracks.count, "contact")), "
      + "\(counted(results.count, "event")), \(counted(decisions.count, "decision"))"
  }

  private func counted(_ count: Int, _ word: String) -> String { "\(count) \(word)\(count == 1 ? "" : "s")" }

  // MARK: The pad

  private func drawPad(_ top: Double, into svg: inout SVG) -> Double {
    let unit = min(Self.room / size.width, Self.highest / size.height)
    let box = LabelPlacer.Box(x: Poster.margin, y: top, width: size.width * unit, height: size.height * unit)
    func at(_ place: (x: Double, y: Double)) -> (x: Double, y: Double) {
      (box.x + min(max(place.x, 0), size.width) * unit, box.y + min(max(place.y, 0), size.height) * unit)
    }
    svg.box("window", box, radius: 6)
    for (number, track) in tracks.enumerated() {
      svg.group("g", ["class": .text(Palette.finger(number))], title: "contact \(track.id)") { svg in
        let ways = track.points.map { at(($0.x, $0.y)) }
        svg.element(
          "path", ["d": .text(Shape.line(ways)), "fill": "none", "stroke": "currentColor", "stroke-width": 2, "stroke-linejoin": "round"])
        if let start = ways.first {
          svg.element("circle", ["cx": .number(start.x), "cy": .number(start.y), "r": 4, "fill": "currentColor"])
        }
      }
    }
    var labels = LabelPlacer(bounds: box)
    for (number, event) in decisions.prefix(Self.mostListed).enumerated() {
      guard let place = place(of: event).map(at) else { continue }
      svg.group("g", ["class": "decision"], title: event.fullSentence) { svg in
        svg.path("ink", Shape.diamond(place.x, place.y, 4))
        draw("\(number + 1)", beside: place, &labels, into: &svg)
      }
    }
    return box.y + box.height
  }

  /// A number where no other one stands yet; without room it is left out, and the list has its time.
  private func draw(_ number: String, beside place: (x: Double, y: Double), _ labels: inout LabelPlacer, into svg: inout SVG) {
    let (width, height) = (FontMetric.width(number, .small), TextStyle.small.size)
    let places = [8, -16, 20, -28, 32].flatMap { right in
      [-height, 2, -height / 2].map { LabelPlacer.Box(x: place.x + right, y: place.y + $0, width: width, height: height) }
    }
    guard let box = labels.place(places) else { return }
    svg.label(number, x: box.x, y: box.y + height - 1, style: .small)
  }

  /// Where the contact of a decision was; nil: it is about none.
  private func place(of event: kin_touchpad_event) -> (x: Double, y: Double)? {
    guard event.contact != 0, let track = tracks.first(where: { $0.id == event.contact && $0.holds(event.seconds) }) else { return nil }
    return track.place(at: event.seconds)
  }

  // MARK: Times

  private var end: Double { max(tracks.map(\.end).max() ?? 0, results.map(\.start).max() ?? 0, decisions.map(\.seconds).max() ?? 0, 1e-3) }

  private func x(_ seconds: Double) -> Double {
    Poster.margin + Self.left + min(max(seconds, 0), end) / end * (Self.room - Self.left)
  }

  private func drawTimes(_ top: Double, into svg: inout SVG) -> Double {
    var y = top
    for (number, track) in tracks.enumerated() {
      svg.label(FontMetric.fit("contact \(track.id)", .body, into: Self.left - 8), x: Poster.margin, y: y + 13, style: .body)
      svg.group("g", ["class": .text(Palette.finger(number))]) { svg in drawBar(track.start, track.end, y, "currentColor", into: &svg) }
      y += Self.row
    }
    for name in TouchpadResult.names where results.contains(where: { $0.name == name }) {
      svg.label(name, x: Poster.margin, y: y + 13, style: .strong)
      for result in results where result.name == name {
        svg.group("g", ["class": "ink"], title: result.sentence) { svg in
          drawBar(result.start, result.end ?? end, y, "currentColor", into: &svg)
        }
      }
      y += Self.row
    }
    drawTicks(top, y, into: &svg)
    svg.label("0 s", x: x(0), y: y + 13, style: .dim)
    svg.label("\(GestureLine.number(end, 3)) s", x: x(end), y: y + 13, style: .dim, anchor: "end")
    return y + Self.row
  }

  /// A line at the time of each decision, with its number where there is room.
  private func drawTicks(_ top: Double, _ bottom: Double, into svg: inout SVG) {
    var next = 0.0
    for (number, event) in decisions.prefix(Self.mostListed).enumerated() {
      let at = x(event.seconds)
      svg.element("line", ["class": "rule", "x1": .number(at), "x2": .number(at), "y1": .number(top - 8), "y2": .number(bottom)])
      if at < next { continue }
      svg.label("\(number + 1)", x: at, y: top - 10, style: .tiny, anchor: "middle")
      next = at + 14
    }
  }

  private func drawBar(_ start: Double, _ end: Double, _ y: Double, _ fill: String, into svg: inout SVG) {
    svg.element(
      "rect",
      [
        "x": .number(x(start)), "y": .number(y + 4), "width": .number(max(2, x(end) - x(start))), "height": .number(Self.row - 8),
        "rx": 3, "fill": .text(fill),
      ])
  }

  // MARK: Decisions

  private func drawDecisions(_ top: Double, into svg: inout SVG) -> Double {
    var y = top
    svg.label(decisions.isEmpty ? "No decision" : "Decisions", x: Poster.margin, y: y, style: .heading)
    for (number, event) in decisions.prefix(Self.mostListed).enumerated() {
      y += Self.row
      svg.label("\(number + 1)", x: Poster.margin + 18, y: y, style: .small, anchor: "end")
      svg.label("\(GestureLine.number(event.seconds, 3)) s", x: Poster.margin + 80, y: y, style: .dim, anchor: "end")
      svg.label(FontMetric.fit(event.fullSentence, .body, into: Self.room - 92), x: Poster.margin + 92, y: y, style: .body)
    }
    if decisions.count <= Self.mostListed { return y }
    svg.label("and \(decisions.count - Self.mostListed) more", x: Poster.margin + 92, y: y + Self.row, style: .dim)
    return y + Self.row
  }
}
