import CKinesic
import CKinesicStrokes

/// What a drawing is, or what it may become.
public struct Reading {
  public fileprivate(set) var verdict = kin_stroke_verdict(KIN_STROKE_UNKNOWN)
  /// The best templates of the three nearest names; -1: there are fewer.
  public fileprivate(set) var templates: InlineArray<3, Int32> = [-1, -1, -1]
  /// Of the first one.
  public fileprivate(set) var distance = 0.0
  public fileprivate(set) var margin = 0.0
  public fileprivate(set) var confidence = 0.0
  /// How much of the first one was drawn, 0 to 1.
  public fileprivate(set) var progress = 0.0
  /// The distance by the limit of the first one; infinite where there is none.
  public fileprivate(set) var excess = Double.infinity
  /// Whether it may become a template that has more strokes.
  public fileprivate(set) var mayGrow = false

  public init() {}

  /// Whether its beginning is near enough to that of the first one.
  public var isNear: Bool { confidence >= 0.5 }
}

extension SharedSet {
  /// What a drawing is that is over. `limit` is that of all templates, 0: their own.
  public func name(_ points: UnsafePointer<kin_stroke_point>, _ count: Int, limit: Double) -> Reading {
    Prepared.with(Drawing(points: points, count: count), samples: whole.samples) { prepared in
      guard prepared != nil, prepared!.extent.size >= whole.options.minimum_size else { return Reading() }
      let matches = whole.matches(&prepared!, without: -1)
      var reading = self.reading(matches, limit)
      if matches.count > 0 && reading.isNear {
        let isClear = whole.margin(matches) >= whole.options.margin
        reading.verdict = kin_stroke_verdict(isClear ? KIN_STROKE_RECOGNIZED : KIN_STROKE_AMBIGUOUS)
        reading.progress = 1
      }
      return reading
    }
  }

  /// What a drawing may become that goes on. No shape is larger than `room`.
  public func follow(_ points: UnsafePointer<kin_stroke_point>, _ count: Int, limit: Double, room: Double) -> Reading {
    let drawing = Drawing(points: points, count: count)
    return Prepared.with(drawing, samples: whole.samples) { prepared in
      guard prepared != nil else { return Reading() }
      let strokes = drawing.strokeCount
      var mayGrow = growsInAnyOrder(strokes)
      let matches = outlook(&prepared!, room) { match in
        if match.share < 1 && whole.templates[Int(match.template)].strokeCount > strokes
          && Double(match.distance) <= self.limit(match, limit)
        {
          mayGrow = true
        }
      }
      var reading = self.reading(matches, limit)
      if matches.count > 0 {
        reading.verdict = kin_stroke_verdict(KIN_STROKE_UNFINISHED)
        reading.progress = Double(matches[0].share)
      }
      reading.mayGrow = mayGrow
      return reading
    }
  }

  private func reading(_ matches: Matches, _ limit: Double) -> Reading {
    var reading = Reading()
    for i in 0..<min(matches.count, 3) { reading.templates[i] = matches[i].template }
    if matches.count == 0 { return reading }
    let most = self.limit(matches[0], limit)
    reading.distance = Double(matches[0].distance)
    reading.margin = whole.margin(matches)
    if most > 0 {
      reading.confidence = max(0, 1 - Double(whole.score(matches, 0)) / (2 * most))
      reading.excess = reading.distance / most
    }
    return reading
  }

  private func limit(_ match: Match, _ limit: Double) -> Double { limit > 0 ? limit : whole.limit(match) }

  /// Of a template without order nobody knows how it begins: with any of its strokes.
  private func growsInAnyOrder(_ strokes: UInt32) -> Bool {
    if isOrdered { return false }
    for i in 0..<whole.count where !whole.templates[i].fit.isOrdered && whole.templates[i].strokeCount > strokes { return true }
    return false
  }
}

/// Beginnings that a drawing is like.
extension SharedSet {
  /// The best of the nearest names; gives each one that was compared.
  private func outlook(_ prepared: inout Prepared, _ room: Double, _ body: (Match) -> Void) -> Matches {
    var ordered = ShortList(most: 16)
    var unordered = ShortList(most: 24)
    var i = 0
    while i < beginnings.rows.count {
      let row = best(&prepared, room, &i)
      if row.index < 0 { continue }
      if beginnings.set.templates[row.index].fit.isOrdered {
        ordered.insert(row.index, likeness: row.likeness, angle: row.angle)
      } else {
        unordered.insert(row.index, likeness: row.likeness, angle: row.angle)
      }
    }
    var matches = Matches()
    func compare(_ list: ShortList) {
      for i in 0..<list.count {
        let match = best(&prepared, room, near: Int(list.templates[i]), list.angles[i])
        body(match)
        matches.insert(match)
      }
    }
    compare(ordered)
    compare(unordered)
    return matches
  }

  /// The beginning of one template that looks nearest; -1: none may be. Goes on to the next template.
  private func best(_ prepared: inout Prepared, _ room: Double, _ i: inout Int) -> (index: Int, likeness: Float, angle: Double) {
    var found = (index: -1, likeness: -Float.infinity, angle: 0.0)
    let template = beginnings.rows[i].template
    while i < beginnings.rows.count, beginnings.rows[i].template == template {
      if mayBe(i, prepared, room) {
        let isOrdered = beginnings.set.templates[i].fit.isOrdered
        let (likeness, angle) =
          isOrdered ? beginnings.set.likenessBySignature(i, &prepared) : beginnings.set.likenessByField(i, &prepared)
        if likeness > found.likeness { found = (i, likeness, angle) }
      }
      i += 1
    }
    return found
  }

  /// A drawing that has hardly begun is a line: it is judged by its form alone.
  private func mayBe(_ i: Int, _ prepared: borrowing Prepared, _ room: Double) -> Bool {
    let beginning = beginnings.set.templates.place(i)
    if prepared.extent.size * beginnings.rows[i].growth > room { return false }
    return beginning.pointee.fit.allows(prepared.extent, beginning.pointee.size)
  }

  /// The nearest one of a beginning and of its neighbours, which are a little shorter and longer.
  private func best(_ prepared: inout Prepared, _ room: Double, near index: Int, _ angle: Double) -> Match {
    var found = match(&prepared, index, angle)
    for i in stride(from: index - 1, through: index + 1, by: 2)
    where beginnings.rows[index].template == template(ofBeginning: i) && mayBe(i, prepared, room) {
      let other = match(&prepared, i, angle)
      if other.distance < found.distance { found = other }
    }
    return found
  }

  private func template(ofBeginning index: Int) -> Int32 {
    index >= 0 && index < beginnings.rows.count ? beginnings.rows[index].template : -1
  }

  private func match(_ prepared: inout Prepared, _ index: Int, _ angle: Double) -> Match {
    var match = beginnings.set.match(&prepared, index, angle)
    let row = beginnings.rows[index]
    match.template = row.template
    match.share = row.share
    return match
  }
}
