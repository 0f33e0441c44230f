import CKinesic

/// What `kinesic check` prints about a case that fails: both sides, line by line, and how the engine came to its own.
enum CaseReport {
  /// - Parameter picture: the file with the picture of the run; nil: there is none.
  static func lines(_ testCase: Case, _ comparison: CaseComparison, decisions: [Event], picture: String? = nil) -> [String] {
    var lines = ["FAIL \(testCase.id): \(testCase.title) (\(testCase.file))"]
    let rows = comparison.rows.map { row in
      (mark(row, comparison), row.expected.map(line) ?? "", row.actual.map { line($0, beside: row.expected) } ?? "")
    }
    if !comparison.differsNowhere {
      let width = max(rows.map(\.1.count).max() ?? 0, "expected".count)
      func columns(_ mark: String, _ left: String, _ right: String) -> String {
        "  \(mark) \(left.padded(to: width))   \(right)".trimmingTrailingSpaces
      }
      lines.append(columns(" ", "expected", "actual"))
      lines += rows.map(columns)
    }
    lines += comparison.faults.map { "  ! \($0)" }
    if !decisions.isEmpty { lines.append("  decisions") }
    lines += decisions.map { String(format: "    %.6f  ", $0.seconds) + $0.sentence }
    if let picture { lines.append("  picture: \(picture)") }
    return lines + [""]
  }

  /// `!` for a pair that differs, `-` for an event that did not come, `+` for one that nobody expects, where that
  /// counts.
  private static func mark(_ row: CaseComparison.Row, _ comparison: CaseComparison) -> String {
    if row.matches || (row.expected == nil && !comparison.isComplete) { return " " }
    return row.actual == nil ? "-" : row.expected == nil ? "+" : "!"
  }

  private static func line(_ expected: Case.Expectation) -> String {
    var parts = [expected.time.map(time) ?? "any time"]
    switch expected.subject {
    case .gesture(let name, let state): parts += [name] + touch(expected.touch) + [Names.word(state, in: Names.states)]
    case .viewTouch(let name, let phase):
      parts += [name, "touch \(expected.touch.map(String.init) ?? "?")", Names.word(phase, in: Names.phases)]
    }
    if let at = expected.at { parts.append(place(at.x, at.y)) }
    parts += expected.values.map { "\($0.name)=\(number($0.number))" }
    return parts.joined(separator: " ")
  }

  /// An event with as much as its partner compares; all of it without a partner.
  private static func line(_ event: Event, beside expected: Case.Expectation?) -> String {
    var parts = [time(event.record.time_ns), event.source]
    parts += touch(event.touch) + [event.word]
    if expected == nil || expected?.at != nil { parts.append(place(event.record.x, event.record.y)) }
    let values =
      expected.map { wanted in event.values.filter { value in wanted.values.contains { $0.name == value.name } } } ?? event.values
    parts += values.map { "\($0.name)=\(number($0.number))" }
    return parts.joined(separator: " ")
  }

  private static func touch(_ touch: UInt64?) -> [String] { touch.map { ["touch \($0)"] } ?? [] }
  private static func time(_ time: UInt64) -> String { String(format: "%.6f", Double(time) / 1e9) }
  private static func place(_ x: Double, _ y: Double) -> String { "at (\(number(x)), \(number(y)))" }
  private static func number(_ number: Double) -> String { String(format: "%.9g", number) }
}
