import CKinesic
import CKinesicLint

/// The report of a lint for people.
struct LintText {
  private static let severities = ["note", "warning", "error"]
  private static let marks = ["", ".", "fires", "waits", "LOSES", "refused"]

  let lint: SceneLint

  func lines(notes: Bool) -> [String] {
    var lines: [String] = []
    for sentence in lint.refused { lines += ["error    stuck     " + sentence] }
    var counts = [0, 0, lint.refused.count]
    var allowed = 0
    for finding in lint.linter.findings {
      if finding.isAllowed { allowed += 1 } else { counts[Int(finding.severity)] += 1 }
      if finding.isAllowed || finding.severity == kin_lint_severity(KIN_LINT_NOTE) && !notes { continue }
      lines.append("\(Self.severities[Int(finding.severity)].padded(to: 8)) \(finding.kind.padded(to: 9)) \(finding.sentence)")
      lines += finding.remedies.map { String(repeating: " ", count: 19) + "mends it: " + $0 }
    }
    let parts = [(counts[2], "error"), (counts[1], "warning"), (counts[0], "note")].map { "\($0) \($1)\($0 == 1 ? "" : "s")" }
    var closing = parts.joined(separator: ", ")
    if allowed > 0 { closing += ", \(allowed) allowed" }
    lines.append("\(closing); \(lint.linter.motionCount) motions")
    return lines
  }

  /// The most severe of what is not allowed; nil: nothing was found.
  var worst: kin_lint_severity? {
    let found = lint.linter.findings.filter { !$0.isAllowed }.map(\.severity).max()
    return lint.refused.isEmpty ? found : kin_lint_severity(KIN_LINT_ERROR)
  }

  /// Motions by recognizers, for each view.
  func matrix() -> [String] {
    let recognizers = lint.recognizers
    let widths = recognizers.map { max($0.name.count, 5) + 2 }
    var lines: [String] = []
    var latest: kin_view_id?
    for index in 0..<lint.linter.motionCount {
      let motion = lint.linter.motion(index)
      let outcomes = recognizers.map { lint.linter.outcome(index, $0.id).outcome }
      if outcomes.allSatisfy({ $0 == KIN_LINT_APART }) { continue }
      if motion.view != latest {
        latest = motion.view
        if !lines.isEmpty { lines.append("") }
        let name = lint.name(motion.view)
        lines.append(row("on \(name.isEmpty ? "window" : name)", zip(recognizers.map(\.name), widths)))
      }
      lines.append(row("  " + motion.name, zip(outcomes.map { Self.marks[$0] }, widths)))
    }
    return lines
  }

  private func row(_ head: String, _ cells: Zip2Sequence<[String], [Int]>) -> String {
    (head.padded(to: 34) + cells.map { $0.padded(to: $1) }.joined()).trimmingTrailingSpaces
  }
}
