import CKinesicStrokes

/// What the examples of a set say of one another: each is left out in turn and named by the others.
struct TrainingReport: Encodable {
  struct Shape: Encodable {
    let name: String
    var examples = 0
    /// The largest distance to the nearest other example of the name; nil: there is one example only.
    var own: Double?
    /// The least distance to an example of another name, and which; nil: there is no other name.
    var other: Double?
    var otherName: String?
    /// A limit that fits the examples; nil: there is none.
    var limit: Double?

    private enum CodingKeys: String, CodingKey {
      case name, examples, own, other, otherName = "other_name", limit
    }
  }

  struct Clash: Encodable {
    let name, other: String
    /// The examples of `name` that are as near to `other` as to their own kind.
    var places: [String]
  }

  private(set) var shapes: [Shape] = []
  private(set) var clashes: [Clash] = []
  /// Of the examples that have another of their name: how many are named rightly, how many something else, how many
  /// are ambiguous, and how many unknown.
  private(set) var right = 0
  private(set) var wrong = 0
  private(set) var ambiguous = 0
  private(set) var unknown = 0

  /// `examples` are the templates of the set in their order.
  init(_ set: StrokeSet, _ examples: [StrokeDrawing]) throws {
    let progress = Progress("comparing")
    var numbers: [String: Int] = [:]
    let hasOther = Dictionary(examples.map { ($0.name ?? "", false) }, uniquingKeysWith: { _, _ in true })
    for (index, example) in examples.enumerated() {
      progress.report(index, of: examples.count)
      let name = example.name ?? ""
      if numbers[name] == nil {
        numbers[name] = shapes.count
        shapes.append(Shape(name: name))
      }
      let report = try set.report(index)
      let other = report.other_index == UInt32(KIN_STROKE_NONE) ? nil : examples[Int(report.other_index)].name
      shapes[numbers[name] ?? 0].note(report, other)
      if hasOther[name] ?? false { count(report, other) }
      if report.clashes != 0, let other { note(Clash(name: name, other: other, places: [example.place])) }
    }
    for number in shapes.indices { shapes[number].limit = try set.suggestedLimit(shapes[number].name) }
    progress.finish()
  }

  private mutating func count(_ report: kin_stroke_report, _ other: String?) {
    let isNearest = report.own_index != UInt32(KIN_STROKE_NONE) && (other == nil || report.own_distance <= report.other_distance)
    switch StrokeSet.Verdict(rawValue: report.verdict) {
    case .recognized where isNearest: right += 1
    case .recognized: wrong += 1
    case .ambiguous: ambiguous += 1
    default: unknown += 1
    }
  }

  private mutating func note(_ clash: Clash) {
    if let known = clashes.firstIndex(where: { $0.name == clash.name && $0.other == clash.other }) {
      clashes[known].places += clash.places
    } else {
      clashes.append(clash)
    }
  }

  // MARK: Text

  var lines: [String] {
    let rows = shapes.map { shape in
      [
        shape.name.shown, "\(shape.examples)", shape.own.map(Self.number) ?? "-",
        shape.other.map { "\(Self.number($0)) \(shape.otherName ?? "")".shown } ?? "-", shape.limit.map(Self.number) ?? "-",
      ]
    }
    let table = EvaluationText.table([["shape", "examples", "own", "nearest other", "suggested limit"]] + rows)
    return table + [closing] + clashes.map(Self.sentence)
  }

  private var closing: String {
    let total = right + wrong + ambiguous + unknown
    guard total > 0 else { return "no shape has a second example, by which the first could be named" }
    let parts = [(right, "named rightly"), (wrong, "named something else"), (ambiguous, "ambiguous"), (unknown, "unknown")]
    return "left out one at a time, of \(total): " + parts.map { "\($0) \($1)" }.joined(separator: ", ")
  }

  private static func sentence(_ clash: Clash) -> String {
    let many = clash.places.count
    let places = clash.places.prefix(3).joined(separator: "; ") + (many > 3 ? " and \(many - 3) more" : "")
    return
      "warning: \(many) example\(many == 1 ? "" : "s") of '\(clash.name)' \(many == 1 ? "is" : "are") as near to '\(clash.other)': \(places)"
  }

  private static func number(_ number: Double) -> String { String(format: "%.3f", number) }
}

extension TrainingReport.Shape {
  fileprivate mutating func note(_ report: kin_stroke_report, _ name: String?) {
    examples += 1
    if report.own_index != UInt32(KIN_STROKE_NONE) { own = max(own ?? 0, report.own_distance) }
    guard let name, report.other_distance < other ?? .infinity else { return }
    (other, otherName) = (report.other_distance, name)
  }
}
