/// Links of one kind at one moment that have a recognizer in common: one upright line with a mark at each end.
struct Comb {
  let kind: Story.Link.Kind
  /// The lane that all of the links have in common: who is waited for, who failed, who won.
  let hub: Int
  private(set) var spokes: Set<Int>
  private(set) var x: Double
  private var entries: [(time: Double, sentence: String)]

  private static let spacing = 4.0

  private init(_ link: Story.Link, x: Double) {
    (kind, self.x, entries) = (link.kind, x, [(link.time, link.sentence)])
    (hub, spokes) = link.kind == .waits ? (link.to, [link.from]) : (link.from, [link.to])
  }

  /// The links as combs that stand side by side where they would cover each other.
  static func all(_ links: [Story.Link], _ axis: TimeAxis, _ layout: TimelineLayout) -> [Comb] {
    var combs: [Comb] = []
    var latest: [[Int]: Int] = [:]
    for link in links {
      let comb = Comb(link, x: axis.place(link.time))
      let key = [Story.Link.Kind.allCases.firstIndex(of: link.kind) ?? 0, comb.hub]
      if let index = latest[key], comb.x - combs[index].x < 3 {
        combs[index].spokes.formUnion(comb.spokes)
        combs[index].entries += comb.entries
      } else {
        latest[key] = combs.count
        combs.append(comb)
      }
    }
    return apart(combs, within: axis.left...axis.right)
  }

  /// Moves combs aside, up to two places, where another one passes already.
  private static func apart(_ combs: [Comb], within range: ClosedRange<Double>) -> [Comb] {
    var placed: [Comb] = []
    for comb in combs {
      let near = placed.suffix(40).filter { abs($0.x - comb.x) < 4 * spacing && $0.overlaps(comb) }
      var moved = comb
      for offset in [0, -1, 1, -2, 2] {
        moved.x = min(max(comb.x + Double(offset) * spacing, range.lowerBound), range.upperBound)
        if !near.contains(where: { abs($0.x - moved.x) < spacing - 0.5 }) { break }
      }
      placed.append(moved)
    }
    return placed
  }

  private var first: Int { min(hub, spokes.min() ?? hub) }
  private var last: Int { max(hub, spokes.max() ?? hub) }

  private func overlaps(_ other: Comb) -> Bool { first <= other.last && other.first <= last }

  /// Whether its line passes this height.
  func crosses(_ y: Double, _ layout: TimelineLayout) -> Bool {
    layout.lanes[first].middle <= y && y <= layout.lanes[last].middle
  }

  func draw(_ layout: TimelineLayout, into svg: inout SVG) {
    let sorted = spokes.sorted()
    let list = sorted.map(String.init).joined(separator: " ")
    let (from, to) = kind == .waits ? (list, "\(hub)") : ("\(hub)", list)
    svg.group(
      "g", ["class": "link \(kind.rawValue)", "data-kind": .text(kind.rawValue), "data-from": .text(from), "data-to": .text(to)],
      title: Lines.text(entries)
    ) { svg in
      svg.path("line", Shape.line([(x, end(first, layout)), (x, end(last, layout))]))
      let targets = kind == .waits ? [hub] : sorted
      svg.path("heads", targets.map { head(at: $0, layout) }.joined())
      for source in kind == .waits ? sorted : [hub] {
        svg.element("circle", ["class": "dot", "cx": .number(x), "cy": .number(layout.lanes[source].middle), "r": 2.2])
      }
    }
  }

  private func gap(_ layout: TimelineLayout) -> Double { layout.lanes[first].height * 0.24 }

  /// Where the line ends at a lane: in the middle of a source, short of a target's mark.
  private func end(_ lane: Int, _ layout: TimelineLayout) -> Double {
    let isSource = kind == .waits ? lane != hub : lane == hub
    return layout.lanes[lane].middle + (isSource ? 0 : (lane == first ? 1 : -1) * gap(layout))
  }

  /// On which sides of a target the links arrive: −1 above it, 1 below.
  private func sides(of lane: Int) -> [Double] {
    guard kind == .waits else { return [lane > hub ? -1 : 1] }
    return (first < hub ? [-1] : []) + (last > hub ? [1] : [])
  }

  private func head(at lane: Int, _ layout: TimelineLayout) -> String {
    let size = min(layout.lanes[lane].height * 0.17, 4.5)
    return sides(of: lane).map { side in
      let y = layout.lanes[lane].middle + side * gap(layout)
      return kind == .prevents ? Shape.bar(x, y, size) : Shape.head(x, y, size, -side)
    }.joined()
  }
}
