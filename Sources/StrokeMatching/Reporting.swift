import CKinesic
import CKinesicStrokes

/// What the other templates say of one.
extension TemplateSet {
  public func report(_ index: Int, into report: inout kin_stroke_report) {
    let template = templates[index]
    report.own_index = UInt32(KIN_STROKE_NONE)
    report.other_index = UInt32(KIN_STROKE_NONE)
    let matches = matches(ofTemplate: index)
    report.verdict = verdict(matches)
    for i in 0..<matches.count { note(matches, i, isOwn: matches[i].name == template.name, &report) }
    report.clashes = report.other_index != UInt32(KIN_STROKE_NONE) && isTooNear(report) ? 1 : 0
  }

  /// Those of its own points, without it.
  func matches(ofTemplate index: Int) -> Matches {
    let drawing = Drawing(points: points.place(templates[index].firstPoint), count: Int(templates[index].pointCount))
    return Prepared.with(drawing, samples: samples) { prepared in
      prepared == nil ? Matches() : matches(&prepared!, without: index)
    }
  }

  private func note(_ matches: Matches, _ i: Int, isOwn: Bool, _ report: inout kin_stroke_report) {
    if isOwn {
      report.own_index = UInt32(matches[i].template)
      report.own_distance = Double(matches[i].distance)
      report.score = Double(score(matches, i))
    } else if report.other_index == UInt32(KIN_STROKE_NONE) {
      report.other_index = UInt32(matches[i].template)
      report.other_distance = Double(matches[i].distance)
    }
  }

  /// An only example says nothing of how much its shape varies: then the distance of two drawings by one hand counts.
  private func isTooNear(_ report: kin_stroke_report) -> Bool {
    let own = report.own_index == UInt32(KIN_STROKE_NONE) ? TemplateSet.usual : report.own_distance
    return report.other_distance * (1 - options.margin) < own
  }

  /// The median distance of two drawings of one shape by one person.
  private static let usual = 0.068
}

/// A limit from the templates.
extension TemplateSet {
  /// Nil: no template has that name. 0: there is no such limit.
  public func suggestedLimit(_ name: UnsafePointer<CChar>) -> Double? {
    guard let number = knownNumber(of: name), has(number) else { return nil }
    var own = 0.0
    var other = Double.infinity
    for i in 0..<templates.count {
      let score = self.score(ofTemplate: i, for: number)
      if templates[i].name == number { own = max(own, score ?? 0) } else { other = min(other, score ?? .infinity) }
    }
    let wanted = own * 1.25
    return own == 0 || other <= own ? 0 : min(wanted, (own + other) / 2)
  }

  /// A name outlives its templates.
  private func has(_ name: Int32) -> Bool {
    for i in 0..<templates.count where templates[i].name == name { return true }
    return false
  }

  /// What score its points get for a name, without it; nil: none.
  private func score(ofTemplate index: Int, for name: Int32) -> Double? {
    let matches = matches(ofTemplate: index)
    for i in 0..<matches.count where matches[i].name == name { return Double(score(matches, i)) }
    return nil
  }
}
