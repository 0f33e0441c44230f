import CKinesic
import CKinesicLint

/// The report of a lint for people.
struct LintText {
  static let severities = ["note", "warning", "error"]
  private static let marks = ["", ".", "fires", "waits", "LOSES", "refused"]
  /// A matrix that is wider has letters in place of names.
  private static let width = 118
  private static let labelWidth = 40

  let lint: SceneLint

  func lines(notes: Bool) -> [String] {
    var lines = lint.refused.map { "error    stuck     " + $0.sentence }
    for finding in lint.linter.findings {
      if finding.isAllowed || finding.severity == kin_lint_severity(KIN_LINT_NOTE) && !notes { continue }
      lines.append("\(Self.severities[Int(finding.severity)].padded(to: 8)) \(finding.kind.padded(to: 9)) \(finding.sentence)")
      lines += finding.remedies.map { String(repeating: " ", count: 19) + "mends it: " + $0 }
    }
    lines += lint.wishesThatHold.map { "holds".padded(to: 9) + "wish".padded(to: 10) + "wish '\($0)' holds" }
    return lines + [closing]
  }

  /// "1 error, 0 warnings, 3 notes, 2 allowed; 64 motions"
  var closing: String {
    let (counts, allowed) = lint.counts
    let parts = [2, 1, 0].map { "\(counts[$0]) \(Self.severities[$0])\(counts[$0] == 1 ? "" : "s")" }
    return parts.joined(separator: ", ") + (allowed > 0 ? ", \(allowed) allowed" : "") + wishes + "; \(lint.linter.motionCount) motions"
  }

  /// "; 1 of 2 wishes holds"
  private var wishes: String {
    if lint.wishCount == 0 { return "" }
    let holding = lint.wishesThatHold.count
    return "; \(holding) of \(lint.wishCount) wishes \(holding == 1 ? "holds" : "hold")"
  }

  /// Motions by recognizers, for each view.
  func matrix() -> [String] {
    let tables = LintMatrix(lint).tables.map { table in
      let widths = table.columns.indices.map { column in
        max(table.columns[column].name.count, table.rows.map { Self.word(table, $0.cells[column]).count }.max() ?? 0) + 2
      }
      return Self.labelWidth + 2 + widths.reduce(0, +) <= Self.width ? named(table, widths) : lettered(table)
    }
    return Array(tables.joined(separator: [""]))
  }

  private func named(_ table: LintMatrix.Table, _ widths: [Int]) -> [String] {
    let head = row([""], zip(table.columns.map(\.name), widths)).map(\.trimmingTrailingSpaces)
    return [table.heading] + head
      + table.rows.flatMap { each in row(Self.wrapped(each.label), zip(each.cells.map { Self.word(table, $0) }, widths)) }
  }

  /// "LOSES:menu"
  private static func word(_ table: LintMatrix.Table, _ cell: LintMatrix.Cell) -> String {
    marks[cell.outcome] + (cell.other.map { ":" + table.columns[$0].name } ?? "")
  }

  /// With a letter for each recognizer; those who wait or lose say by its letter for whom or to whom.
  private func lettered(_ table: LintMatrix.Table) -> [String] {
    let letters = table.columns.indices.map(Self.letter)
    let width = (letters.map(\.count).max() ?? 1) + 4
    let widths = letters.map { _ in width }
    let key = zip(letters, table.columns).map {
      "  \($0) \($1.className) '\($1.name)'" + ($1.viewID == table.viewID ? "" : " of \($1.view)")
    }
    func mark(_ cell: LintMatrix.Cell) -> String {
      let other = cell.other.map { ":" + letters[$0] } ?? ""
      return ["", ".", "F", "w" + other, "L" + other, "R" + other][cell.outcome]
    }
    return [table.heading] + Self.columned(key) + ["  F fires, w:a waits for a, L:a loses to a, R is refused"]
      + row([""], zip(letters, widths))
      + table.rows.flatMap { each in row(Self.wrapped(each.label), zip(each.cells.map(mark), widths)) }
  }

  /// a … z, aa, ab …
  private static func letter(_ number: Int) -> String {
    let own = String(UnicodeScalar(UInt8(97 + number % 26)))
    return number < 26 ? own : letter(number / 26 - 1) + own
  }

  /// As many beside one another as there is room for.
  private static func columned(_ entries: [String]) -> [String] {
    let size = (entries.map(\.count).max() ?? 1) + 2
    let count = max(1, width / size)
    let height = (entries.count + count - 1) / count
    return (0..<height).map { line in
      stride(from: line, to: entries.count, by: height).map { entries[$0].padded(to: size) }.joined().trimmingTrailingSpaces
    }
  }

  /// The cells stand beside the first line of the label.
  private func row(_ label: [String], _ cells: Zip2Sequence<[String], [Int]>) -> [String] {
    let first = ("  " + (label.first ?? "")).padded(to: Self.labelWidth + 2) + cells.map { $0.padded(to: $1) }.joined()
    return [first.trimmingTrailingSpaces] + label.dropFirst().map { "    " + $0 }
  }

  /// In lines that end between words.
  static func wrapped(_ text: String, fits: (String) -> Bool = { $0.count < labelWidth - 2 }) -> [String] {
    var lines = [""]
    for word in text.split(separator: " ") {
      let longer = lines[lines.count - 1].isEmpty ? String(word) : lines[lines.count - 1] + " " + word
      if fits(longer) || lines[lines.count - 1].isEmpty { lines[lines.count - 1] = longer } else { lines.append(String(word)) }
    }
    return lines
  }
}

extension SceneLint {
  /// The most severe of what is not allowed; nil: nothing was found.
  var worst: kin_lint_severity? {
    let found = linter.findings.filter { !$0.isAllowed }.map(\.severity).max()
    return refused.isEmpty ? found : kin_lint_severity(KIN_LINT_ERROR)
  }

  /// How many of each severity, and how many are allowed.
  var counts: (bySeverity: [Int], allowed: Int) {
    var counts = [0, 0, refused.count]
    let findings = linter.findings
    for finding in findings where !finding.isAllowed { counts[Int(finding.severity)] += 1 }
    return (counts, findings.count(where: \.isAllowed))
  }
}
