import CKinesic
import CKinesicStrokes

/// The best distance of another name counts at most so much: that of two shapes which have nothing in common.
private let farthest: Float = 0.35

/// What a drawing is named.
extension TemplateSet {
  /// Writes the best matches, and the verdict.
  public func classify(
    _ points: UnsafePointer<kin_stroke_point>?, _ count: Int, _ out: UnsafeMutablePointer<kin_stroke_match>?, _ capacity: Int
  ) -> kin_stroke_result {
    Prepared.with(Drawing(points: points, count: count), samples: samples) { prepared in
      guard prepared != nil, prepared!.extent.size >= options.minimum_size else { return kin_stroke_result() }
      return name(&prepared!, out, capacity)
    }
  }

  private func name(_ prepared: inout Prepared, _ out: UnsafeMutablePointer<kin_stroke_match>?, _ capacity: Int) -> kin_stroke_result {
    var result = kin_stroke_result()
    let matches = self.matches(&prepared, without: -1)
    result.match_count = UInt32(min(matches.count, capacity))
    for i in 0..<Int(result.match_count) { out.unsafelyUnwrapped[i] = row(matches, i) }
    result.verdict = verdict(matches)
    return result
  }

  /// 1 for a score of 0, 0.5 at the limit; with a limit of 0 nothing but a score of 0 is any match.
  private func confidence(_ score: Double, _ limit: Double) -> Double {
    limit > 0 ? max(0, 1 - score / (2 * limit)) : score > 0 ? 0 : 1
  }

  private func row(_ matches: Matches, _ i: Int) -> kin_stroke_match {
    let score = score(matches, i)
    var row = kin_stroke_match()
    row.name = text(matches[i].name)
    row.index = UInt32(matches[i].template)
    row.distance = Double(matches[i].distance)
    row.score = Double(score)
    row.margin = i == 0 ? margin(matches) : 0
    row.confidence = confidence(Double(score), limit(matches[i]))
    row.rotation = matches[i].angle
    return row
  }

  func limit(_ match: Match) -> Double {
    let own = templates[Int(match.template)].fit.options.limit
    return own > 0 ? own : options.limit
  }

  /// The best distance of a name that is not this one's.
  private func other(_ matches: Matches, _ i: Int) -> Float {
    i > 0 ? min(matches[0].distance, farthest) : matches.count > 1 ? min(matches[1].distance, farthest) : farthest
  }

  func score(_ matches: Matches, _ i: Int) -> Float {
    let other = other(matches, i)
    let distance = matches[i].distance
    return other > 0 ? distance * (distance / other).squareRoot() : distance
  }

  func margin(_ matches: Matches) -> Double {
    let other = other(matches, 0)
    return other > 0 ? max(0, 1 - Double(matches[0].distance / other)) : 0
  }

  func verdict(_ matches: Matches) -> kin_stroke_verdict {
    guard matches.count > 0, Double(score(matches, 0)) <= limit(matches[0]) else { return kin_stroke_verdict(KIN_STROKE_UNKNOWN) }
    let isClear = margin(matches) >= options.margin
    return kin_stroke_verdict(isClear ? KIN_STROKE_RECOGNIZED : KIN_STROKE_AMBIGUOUS)
  }
}
