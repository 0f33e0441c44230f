/// The time axis with the fingers that are down on top and a lane for each recognizer below.
struct Timeline {
  let story: Story
  let x, y, width: Double
  let showFailures: Bool

  private let gutter: Double
  private let tally = 150.0
  private let fingerHeight = 14.0
  private let laneHeight: Double

  init(_ story: Story, x: Double, y: Double, width: Double, showFailures: Bool) {
    (self.story, self.x, self.y, self.width, self.showFailures) = (story, x, y, width, showFailures)
    let names = story.lanes.map { SVG.width($0.name, size: 15) }
    gutter = min(max(names.max() ?? 0, SVG.width("finger 10", size: 11)) + 20, 260)
    laneHeight = story.lanes.count > 12 ? 24 : 30
  }

  private var left: Double { x + gutter }
  private var right: Double { x + width - tally }
  private var lanesTop: Double { y + Double(max(story.fingerCount, 1)) * fingerHeight + 14 }
  private var lanesBottom: Double { lanesTop + Double(story.lanes.count) * laneHeight }
  /// Its height with the numbers below the axis.
  var height: Double { lanesBottom + 26 - y }

  private func place(_ time: Double) -> Double { left + min(max(time / (story.duration * 1.01), 0), 1) * (right - left) }

  func draw(into svg: inout SVG) {
    for index in story.lanes.indices where index % 2 == 0 {
      svg.element(
        "rect",
        ["class": "band", "x": .number(x), "y": .number(laneTop(index)), "width": .number(width), "height": .number(laneHeight), "rx": 4])
    }
    drawAxis(into: &svg)
    drawFingers(into: &svg)
    for (index, lane) in story.lanes.enumerated() { draw(lane, middle: laneTop(index) + laneHeight / 2, into: &svg) }
  }

  private func laneTop(_ index: Int) -> Double { lanesTop + Double(index) * laneHeight }

  private func drawAxis(into svg: inout SVG) {
    let step = Self.step(story.duration)
    var count = 0
    while Double(count) * step <= story.duration * 1.01 {
      let at = place(Double(count) * step)
      svg.element("line", ["class": "grid", "x1": .number(at), "x2": .number(at), "y1": .number(y - 4), "y2": .number(lanesBottom)])
      svg.label(
        Self.text(Double(count) * step, step) + (count == 0 ? " s" : ""), x: at, y: lanesBottom + 16, style: "dim", anchor: "middle")
      count += 1
    }
    svg.element(
      "line", ["class": "rule", "x1": .number(left), "x2": .number(right), "y1": .number(lanesBottom), "y2": .number(lanesBottom)])
  }

  /// 1, 2 or 5 times a power of ten, for at most a dozen numbers.
  private static func step(_ duration: Double) -> Double {
    var unit = 0.001
    while true {
      for factor in [1.0, 2, 5] where duration / (unit * factor) <= 12 { return unit * factor }
      unit *= 10
    }
  }

  private static func text(_ time: Double, _ step: Double) -> String {
    GestureLine.number(time, step >= 1 ? 0 : step >= 0.1 ? 1 : step >= 0.01 ? 2 : 3)
  }

  private func drawFingers(into svg: inout SVG) {
    for finger in 0..<story.fingerCount {
      svg.label("finger \(finger + 1)", x: left - 12, y: y + Double(finger) * fingerHeight + 10, style: "dim", anchor: "end")
    }
    for contact in story.contacts {
      let (start, end) = (place(contact.start), place(contact.end))
      let seconds = "\(GestureLine.number(contact.start, 3)) s to \(GestureLine.number(contact.end, 3)) s"
      svg.element(
        "rect",
        [
          "class": .text(Palette.finger(contact.finger)), "fill": "currentColor", "x": .number(start),
          "width": .number(max(end - start, 2.5)),
          "y": .number(y + Double(contact.finger) * fingerHeight + 2), "height": .number(fingerHeight - 5), "rx": 2.5,
        ], title: "contact \(contact.number), finger \(contact.finger + 1): \(seconds)\(contact.cancelled ? ", cancelled" : "")")
    }
  }

  private func draw(_ lane: Story.Lane, middle: Double, into svg: inout SVG) {
    svg.group("g", [:], title: "\(lane.name): a recognizer of class \(lane.className)") { svg in
      svg.label(lane.name, x: left - 12, y: middle + 4.5, style: "name", anchor: "end")
    }
    for attempt in lane.attempts { drawInPlay(attempt, middle, into: &svg) }
    for attempt in lane.attempts { drawOutcome(attempt, middle, into: &svg) }
    drawLabels(lane, middle, into: &svg)
    svg.label(lane.tally, x: right + 14, y: middle + 4.5, style: lane.attempts.contains(where: \.isRecognized) ? "body" : "dim")
  }

  /// A thin bar while nothing is decided, stronger while it waits for others.
  private func drawInPlay(_ attempt: Story.Attempt, _ middle: Double, into svg: inout SVG) {
    func bar(_ style: String, _ from: Double, _ to: Double, _ title: String) {
      guard to > from else { return }
      svg.element(
        "rect",
        [
          "class": .text(style), "x": .number(place(from)), "width": .number(max(place(to) - place(from), 1)), "y": .number(middle - 2.5),
          "height": 5, "rx": 1.5,
        ], title: title)
    }
    let sentences = attempt.sentences.joined(separator: "\n")
    bar("play", attempt.start, attempt.waits ?? attempt.decided, "in play from \(GestureLine.number(attempt.start, 3)) s\n\(sentences)")
    if let waits = attempt.waits { bar("wait", waits, attempt.decided, "waits from \(GestureLine.number(waits, 3)) s\n\(sentences)") }
  }

  /// Half the width of a diamond: smaller where there are many.
  private var markSize: Double {
    let most = story.lanes.map(\.attempts.count).max() ?? 0
    return min(max((right - left) / Double(max(most, 1)) * 0.75, 5.5), 8)
  }

  private func drawOutcome(_ attempt: Story.Attempt, _ middle: Double, into svg: inout SVG) {
    let title = ([attempt.last.map(GestureLine.text)] + attempt.sentences).compactMap { $0 }.joined(separator: "\n")
    switch attempt.outcome {
    case .recognized:
      svg.element(
        "path", ["class": "ink halo", "fill": "currentColor", "d": .text(Shape.diamond(place(attempt.end), middle, markSize))], title: title
      )
    case .ended, .cancelled: drawActive(attempt, middle, title, into: &svg)
    case .failed where showFailures:
      svg.element("path", ["class": "miss", "d": .text(Shape.cross(place(attempt.end), middle, markSize * 0.45))], title: title)
    case .failed, .undecided: break
    }
  }

  private func drawActive(_ attempt: Story.Attempt, _ middle: Double, _ title: String, into svg: inout SVG) {
    let (start, end) = (place(attempt.decided), max(place(attempt.end), place(attempt.decided) + 3))
    var cancelled = false
    if case .cancelled = attempt.outcome { cancelled = true }
    svg.element(
      "rect",
      [
        "class": "ink", "x": .number(start), "y": .number(middle - 8), "width": .number(end - start), "height": 16, "rx": 3,
        "fill": cancelled ? "url(#hatch)" : "currentColor", "stroke": "currentColor", "stroke-width": cancelled ? 1.4 : 0,
      ], title: title)
    guard !cancelled, Double(attempt.changes.count) * 3 < end - start else { return }
    let ticks = attempt.changes.map { "M\(SVG.number(place($0))) \(SVG.number(middle + 3)) v4" }.joined(separator: " ")
    if !ticks.isEmpty { svg.element("path", ["class": "tick", "d": .text(ticks), "pointer-events": "none"]) }
  }

  /// What came of it, right of each mark that leaves room before the next one.
  private func drawLabels(_ lane: Story.Lane, _ middle: Double, into svg: inout SVG) {
    for (index, attempt) in lane.attempts.enumerated() where attempt.isRecognized && !attempt.label.isEmpty {
      let start = max(place(attempt.end), place(attempt.decided)) + 11
      let next = lane.attempts[(index + 1)...].first.map { place($0.start) - 4 } ?? right
      if start + SVG.width(attempt.label, size: 12) <= min(next, right) {
        svg.label(attempt.label, x: start, y: middle + 4.5, style: "body")
      }
    }
  }
}

extension Story.Lane {
  /// How its attempts went, in words.
  fileprivate var tally: String {
    func count(_ word: String, _ matches: (Story.Attempt.Outcome) -> Bool) -> String? {
      let number = attempts.count { matches($0.outcome) }
      return number == 0 ? nil : "\(number) \(word)"
    }
    let parts = [
      count("recognized") { if case .recognized = $0 { true } else { false } },
      count("ended") { if case .ended = $0 { true } else { false } },
      count("cancelled") { if case .cancelled = $0 { true } else { false } },
    ].compactMap { $0 }
    return parts.isEmpty ? "–" : parts.joined(separator: ", ")
  }
}
