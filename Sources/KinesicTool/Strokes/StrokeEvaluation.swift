import CKinesicStrokes

/// What came of one protocol.
struct StrokeEvaluation {
  let name: String
  /// How many sets of templates took turns.
  private(set) var splits = 0
  /// How many tests have a nearest template of their own name, whatever the limits say.
  private(set) var right = 0
  /// Tests by what they are named: rows by shape, columns by shape, then ambiguous, then unknown.
  private(set) var counts: [[Int]]
  /// The same for drawings that are none of the shapes; one row.
  private(set) var others: [Int]
  let shapes: [String]

  var tests: Int { counts.joined().reduce(0, +) }
  var otherTests: Int { others.reduce(0, +) }
  /// By the limits of the set: named as what they are, as something else, as nothing.
  var named: Int { shapes.indices.reduce(0) { $0 + counts[$1][$1] } }
  var misnamed: Int { shapes.indices.reduce(0) { sum, row in sum + counts[row][..<shapes.count].reduce(0, +) - counts[row][row] } }
  var ambiguous: Int { counts.reduce(0) { $0 + $1[shapes.count] } }
  var unknown: Int { counts.reduce(0) { $0 + $1[shapes.count + 1] } }
  /// How many of the others are named as something.
  var falseAccepts: Int { others[..<shapes.count].reduce(0, +) }

  /// Runs a protocol; `report` gets how many splits are done.
  init(
    _ rule: StrokeProtocol, _ collection: StrokeCollection, others: [StrokeDrawing], set options: kin_stroke_set_options,
    options templateOptions: kin_stroke_template_options, report: (_ done: Int, _ total: Int) -> Void
  ) throws {
    name = rule.name
    shapes = collection.shapes
    counts = shapes.map { _ in [Int](repeating: 0, count: collection.shapes.count + 2) }
    self.others = [Int](repeating: 0, count: collection.shapes.count + 2)
    let columns = Dictionary(uniqueKeysWithValues: shapes.enumerated().map { ($1, $0) })
    let splits = rule.splits(collection)
    for (number, split) in splits.enumerated() {
      report(number, splits.count)
      let set = try StrokeSet(options, split.templates.lazy.map { collection.drawings[$0] }, options: templateOptions)
      for test in split.tests {
        let drawing = collection.drawings[test]
        let answer = set.classify(drawing.points)
        if answer.matches.first?.name == drawing.name { right += 1 }
        counts[columns[drawing.name ?? ""] ?? 0][column(answer, columns)] += 1
      }
      for drawing in others { self.others[column(set.classify(drawing.points), columns)] += 1 }
    }
    self.splits = splits.count
  }

  private func column(_ answer: StrokeSet.Answer, _ columns: [String: Int]) -> Int {
    switch answer.verdict {
    case .recognized: columns[answer.matches.first?.name ?? ""] ?? shapes.count + 1
    case .ambiguous: shapes.count
    case .unknown: shapes.count + 1
    }
  }

  static func percent(_ count: Int, of total: Int) -> Double { total == 0 ? 0 : 100 * Double(count) / Double(total) }
}

extension StrokeEvaluation: Encodable {
  private enum Key: String, CodingKey {
    case `protocol`, splits, tests, right, named, misnamed, ambiguous, unknown, others, falseAccepts = "false_accepts", shapes, matrix
    case otherRow = "others_matrix"
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(name, forKey: .protocol)
    try container.encode(splits, forKey: .splits)
    try container.encode(tests, forKey: .tests)
    try container.encode(right, forKey: .right)
    try container.encode(named, forKey: .named)
    try container.encode(misnamed, forKey: .misnamed)
    try container.encode(ambiguous, forKey: .ambiguous)
    try container.encode(unknown, forKey: .unknown)
    try container.encode(otherTests, forKey: .others)
    try container.encode(falseAccepts, forKey: .falseAccepts)
    try container.encode(shapes, forKey: .shapes)
    try container.encode(counts, forKey: .matrix)
    try container.encode(others, forKey: .otherRow)
  }
}
