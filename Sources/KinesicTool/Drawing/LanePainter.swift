/// Draws one recognizer's lane: its name, its attempts, what came of them in words, and the sum of it.
struct LanePainter {
  private let lane: Story.Lane
  private let index: Int
  private let axis: TimeAxis
  private let row: TimelineLayout.Row
  private let layout: TimelineLayout
  /// Where links pass: no text goes there.
  private let crossed: [Double]
  private let tallyWidth: Double
  private let left: Double

  /// Attempts that take less room than this together are drawn as one, in pixels.
  private static let foldWidth = 7.0

  init(
    _ lane: Story.Lane, _ index: Int, _ axis: TimeAxis, _ layout: TimelineLayout, _ crossed: [Double], tallyWidth: Double, left: Double
  ) {
    (self.lane, self.index, self.axis, self.layout, self.crossed) = (lane, index, axis, layout, crossed)
    (self.tallyWidth, self.left) = (tallyWidth, left)
    row = layout.lanes[index]
  }

  func draw(into svg: inout SVG) {
    svg.group("g", ["class": "lane", "data-lane": .number(Double(index)), "data-name": .text(lane.name)]) { svg in
      drawName(into: &svg)
      let folds = self.folds
      for (number, fold) in folds.enumerated() { draw(fold, number, until: room(after: number, folds), into: &svg) }
      drawNotes(into: &svg)
      let style = layout.labelStyle
      svg.group("g", ["class": "tally"]) { svg in
        svg.label(FontMetric.fit(lane.tally, style, into: tallyWidth), x: axis.right + 16, y: row.middle + 4, style: style)
      }
    }
  }

  private func drawName(into svg: inout SVG) {
    let text = FontMetric.fit(lane.name, layout.nameStyle, into: axis.left - left - 18)
    svg.group("g", [:], title: "\(lane.name): a recognizer of class \(lane.className), on \(lane.view.phrase)") { svg in
      svg.label(text, x: axis.left - 12, y: row.middle + layout.nameStyle.size * 0.35, style: layout.nameStyle, anchor: "end")
    }
  }

  // MARK: Attempts

  private var folds: [[Story.Attempt]] {
    var folds: [[Story.Attempt]] = []
    for attempt in lane.attempts {
      if let first = folds.last?[0], axis.place(attempt.end) - axis.place(first.start) < Self.foldWidth {
        folds[folds.count - 1].append(attempt)
      } else {
        folds.append([attempt])
      }
    }
    return folds
  }

  /// Where the next fold begins, its mark included.
  private func room(after number: Int, _ folds: [[Story.Attempt]]) -> Double {
    guard number + 1 < folds.count else { return axis.right + 6 }
    return min(axis.place(folds[number + 1][0].start), axis.place(folds[number + 1][0].decided) - markSize) - 4
  }

  /// Half the width of a mark: smaller in a lane that has many.
  private var markSize: Double { lane.attempts.count > 120 ? 4 : min(row.height * 0.25, 7.5) }

  private func draw(_ fold: [Story.Attempt], _ number: Int, until limit: Double, into svg: inout SVG) {
    let attempt = fold.first(where: \.isRecognized) ?? fold[0]
    svg.group(
      "g", ["class": "attempt", "data-outcome": .text(attempt.outcome.rawValue)], title: title(fold)
    ) { svg in
      if fold.count > 1, attempt.outcome == .recognized {
        svg.path("stack", Shape.diamond(axis.place(attempt.end) + 3, row.middle, markSize))
      }
      let painter = AttemptPainter(attempt: attempt, axis: axis, middle: row.middle, markSize: markSize)
      let right = painter.draw(into: &svg)
      guard fold.count == 1 else { return }
      drawLabel(attempt, after: right + 4, limit, into: &svg)
    }
  }

  private func title(_ fold: [Story.Attempt]) -> String {
    var entries: [(time: Double, sentence: String)] = []
    for attempt in fold {
      entries += attempt.decisions.map { ($0.seconds, $0.sentence) }
      if let last = attempt.last { entries.append((last.seconds, last.sentence)) }
    }
    let first = fold[0]
    let head = fold.count > 1 ? "\(fold.count) attempts" : "in play"
    let from = GestureLine.number(first.start, 3)
    let to = GestureLine.number(fold[fold.count - 1].end, 3)
    return "\(lane.name): \(head) from \(from) s to \(to) s\n" + Lines.text(entries)
  }

  /// What came of it, where there is room before the next mark and no link passes.
  private func drawLabel(_ attempt: Story.Attempt, after start: Double, _ limit: Double, into svg: inout SVG) {
    let text = attempt.isRecognized ? attempt.label : attempt.reason
    let style = attempt.isRecognized && layout.labelStyle == .dim ? TextStyle.body : .tiny
    let end = start + FontMetric.width(text, style)
    guard !text.isEmpty, end <= limit, !crossed.contains(where: { start - 3 < $0 && $0 < end + 3 }) else { return }
    guard !axis.pieces.contains(where: { $0.isCut && start < $0.right && $0.left < end }) else { return }
    svg.label(text, x: start, y: row.middle + style.size * 0.35, style: style)
  }

  /// Decisions outside of any attempt: small dots, one for all that would touch.
  private func drawNotes(into svg: inout SVG) {
    var rest = lane.notes[...]
    while let first = rest.first {
      let x = axis.place(first.seconds)
      let same = rest.prefix { axis.place($0.seconds) - x < 5 }
      rest = rest.dropFirst(same.count)
      svg.element("circle", ["class": "note", "cx": .number(x), "cy": .number(row.middle), "r": 2], title: Lines.text(Array(same)))
    }
  }
}

extension Story.Lane {
  /// How its attempts went, in words.
  fileprivate var tally: String {
    let outcomes: [Story.Attempt.Outcome] = [.recognized, .ended, .active, .cancelled, .failed]
    let parts = outcomes.compactMap { outcome in
      let number = attempts.count { $0.outcome == outcome }
      return number == 0 ? nil : "\(number) \(outcome.rawValue)"
    }
    return parts.isEmpty ? "–" : parts.joined(separator: ", ")
  }
}
