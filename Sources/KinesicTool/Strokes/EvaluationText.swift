/// Evaluations for people.
enum EvaluationText {
  private static let headings = ["protocol", "tests", "right %", "named %", "misnamed %", "ambiguous %", "unknown %"]

  /// A table with a line for each protocol.
  static func summary(_ evaluations: [StrokeEvaluation]) -> [String] {
    let hasOthers = evaluations.contains { $0.otherTests > 0 }
    let rows = evaluations.map { each in
      let shares = [each.right, each.named, each.misnamed, each.ambiguous, each.unknown].map { share($0, each.tests) }
      return [each.name, "\(each.tests)"] + shares + (hasOthers ? [share(each.falseAccepts, each.otherTests)] : [])
    }
    return table([headings + (hasOthers ? ["false accepts %"] : [])] + rows)
  }

  private static func share(_ count: Int, _ total: Int) -> String { String(format: "%.2f", StrokeEvaluation.percent(count, of: total)) }

  /// The first column to the left, all others to the right.
  static func table(_ rows: [[String]], leading: Int = 1) -> [String] {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      row.indices.map { $0 < leading ? row[$0].padded(to: widths[$0]) : row[$0].leftPadded(to: widths[$0]) }.joined(separator: "  ")
        .trimmingTrailingSpaces
    }
  }

  /// What is named what, in percent of each row: columns by the numbers of the shapes.
  static func matrix(_ evaluation: StrokeEvaluation) -> [String] {
    let shapes = evaluation.shapes
    let head = ["", ""] + shapes.indices.map { "\($0 + 1)" } + ["ambiguous", "unknown"]
    var rows = shapes.indices.map { ["\($0 + 1)", shapes[$0].shown] + cells(evaluation.counts[$0]) }
    if evaluation.otherTests > 0 { rows.append(["", "others"] + cells(evaluation.others)) }
    return ["\(evaluation.name): what is named what, % of each row"] + table([head] + rows, leading: 2)
  }

  /// Nothing is a point, and what is less than half a percent, but not nothing, is 0.
  private static func cells(_ counts: [Int]) -> [String] {
    let total = counts.reduce(0, +)
    return counts.map { $0 == 0 ? "." : String(format: "%.0f", StrokeEvaluation.percent($0, of: total)) }
  }
}

extension String {
  /// With spaces before it, so many characters long at least.
  func leftPadded(to width: Int) -> String { String(repeating: " ", count: max(0, width - count)) + self }
}
