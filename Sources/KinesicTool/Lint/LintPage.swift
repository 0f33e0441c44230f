import CKinesic
import CKinesicLint

/// The report of a lint as a page for a review: what was found, with the motions that show it, and which motion makes
/// which recognizer fire. One file, without any outside resource.
struct LintPage {
  private let lint: SceneLint
  private let theme: PictureOptions.Theme
  private let plugins: [String]
  /// A picture takes some room: of so many findings there is one.
  private static let mostPictures = 40

  init(_ lint: SceneLint, theme: PictureOptions.Theme, plugins: [String]) {
    (self.lint, self.theme, self.plugins) = (lint, theme, plugins)
  }

  func html() throws -> String {
    let tables = LintMatrix(lint).tables
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'">
      <title>\(SVG.escape(lint.headline)): lint</title>
      \(Palette.styleSheet(theme))
      <style>
      \(LintPageText.styleSheet(theme))
      </style>
      </head>
      <body>
      \(hatch)<main>
      <header>
      <h1>\(SVG.escape(lint.headline))</h1>
      <p class="facts">\(SVG.escape(lint.facts))</p>
      \(tally)
      </header>
      <section aria-labelledby="found">
      <h2 id="found">What was found</h2>
      \(try findings())</section>
      <section aria-labelledby="matrix">
      <h2 id="matrix">Which motion makes which recognizer fire</h2>
      \(tables.isEmpty ? "<p>No motion concerns any recognizer.</p>\n" : LintPageText.legend + tables.enumerated().map(table).joined())</section>
      </main>
      \(LintPageText.footer)
      <script>
      \(LintPageText.script)
      </script>
      </body>
      </html>

      """
  }

  /// What the pictures' hatched marks refer to, once for all of them.
  private var hatch: String {
    var svg = SVG()
    svg.group("svg", ["width": 0, "height": 0, "class": "defs", "aria-hidden": "true"]) { Picture.drawHatch(into: &$0) }
    return svg.text
  }

  private var tally: String {
    let (counts, allowed) = lint.counts
    let entries = [2, 1, 0].map { (LintText.severities[$0], counts[$0], counts[$0] == 1 ? "" : "s") } + [("allowed", allowed, "")]
    let items = entries.map { word, count, ending in
      "<li class=\"\(word)\(count == 0 ? " none" : "")\"><b>\(count)</b> \(word)\(ending)</li>"
    }
    return "<ul class=\"tally\">\(items.joined())</ul>"
  }

  // MARK: Findings

  private func findings() throws -> String {
    var open = lint.refused.map { refusal in
      """
      <article class="finding error">
      <h3><span class="badge">error</span> stuck: <code>\(SVG.escape(refusal.first))</code> and <code>\(SVG.escape(refusal.second))</code></h3>
      <p>\(SVG.escape(refusal.sentence))</p>
      </article>

      """
    }
    var allowed: [String] = []
    for (place, finding) in lint.linter.findings.enumerated() {
      let played = place < Self.mostPictures ? try FindingTrace(lint, finding, number: place + 1) : nil
      let text = try article(finding, place + 1, played)
      if finding.isAllowed { allowed.append(text) } else { open.append(text) }
    }
    let meant =
      allowed.isEmpty
      ? "" : "<details class=\"meant\"><summary>\(allowed.count) allowed by the scene</summary>\n\(allowed.joined())</details>\n"
    return (open.isEmpty ? "<p class=\"none\">Nothing.</p>\n" : open.joined()) + meant
  }

  private func article(_ finding: Linter.Finding, _ number: Int, _ played: FindingTrace?) throws -> String {
    let severity = LintText.severities[Int(finding.severity)]
    let first = finding.recognizer != 0 ? lint.name(finding.recognizer) : lint.viewPhrase(finding.view)
    let names = [first] + (finding.other == 0 ? [] : [lint.name(finding.other)])
    let about = names.map { "<code>\(SVG.escape($0))</code>" }.joined(separator: " and ")
    let remedies = finding.remedies.map { "<li>\(Self.code($0))</li>" }
    let mending = remedies.isEmpty ? "" : "<p class=\"lead\">What mends it, tried:</p>\n<ol>\(remedies.joined())</ol>\n"
    return """
      <article class="finding \(severity)" id="finding-\(number)">
      <h3><span class="badge">\(severity)</span> \(finding.kind): \(about)</h3>
      <p>\(SVG.escape(finding.sentence))</p>
      \(mending)\(try played.map { try figure($0, isOpen: finding.severity > kin_lint_severity(KIN_LINT_NOTE) && !finding.isAllowed) } ?? "")</article>

      """
  }

  private func figure(_ played: FindingTrace, isOpen: Bool) throws -> String {
    var svg = SVG()
    try played.picture(theme: theme, plugins: plugins).draw(into: &svg, role: "img", standsAlone: false)
    return """
      <details\(isOpen ? " open" : "")><summary>The motion that shows it: \(SVG.escape(played.motion))</summary>
      <figure tabindex="0" role="group" aria-label="\(SVG.escape(played.motion))">
      \(svg.text)</figure></details>

      """
  }

  /// The change that a remedy begins with, up to its colon, stands out.
  private static func code(_ remedy: String) -> String {
    guard let colon = remedy.firstRange(of: ": ") else { return SVG.escape(remedy) }
    return "<code>\(SVG.escape(String(remedy[..<colon.lowerBound])))</code>: \(SVG.escape(String(remedy[colon.upperBound...])))"
  }

  // MARK: The matrix

  private func table(_ number: Int, _ table: LintMatrix.Table) -> String {
    let head = table.columns.map { column in
      let place = column.viewID == table.viewID ? "" : ", on \(column.view)"
      return "<th scope=\"col\"><span><b>\(SVG.escape(column.name))</b> <small>\(SVG.escape(column.className + place))</small></span></th>"
    }
    let rows = table.rows.map { row in
      let cells = row.cells.indices.map { cell(table, row, $0) }
      let style = row.isContested ? "" : row.isAnswered ? " class=\"plain\"" : " class=\"plain void\""
      return "<tr\(style)><th scope=\"row\">\(SVG.escape(row.label))</th>\(cells.joined())</tr>\n"
    }
    let idle = table.idle.map { SVG.escape($0.name) }.joined(separator: ", ")
    let heading = "on \(SVG.escape(table.view))"
    let alike = table.alike.isEmpty ? "" : "<small>, and the same on \(SVG.escape(table.alike.joined(separator: ", ")))</small>"
    return """
      <h3 id="table-\(number)">\(heading)\(alike)</h3>
      <div class="wide" tabindex="0" role="region" aria-labelledby="table-\(number)">
      <table>
      <thead><tr><td></td>\(head.joined())</tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </div>
      \(idle.isEmpty ? "" : "<p class=\"idle\">No motion here concerns \(idle).</p>\n")
      """
  }

  private func cell(_ table: LintMatrix.Table, _ row: LintMatrix.Row, _ column: Int) -> String {
    let cell = row.cells[column]
    let other = cell.other.map { "<small>\(SVG.escape(table.columns[$0].name))</small>" } ?? ""
    let sentence = SVG.escape(table.sentence(row, column))
    let word = LintMatrix.words[cell.outcome]
    return
      "<td class=\"\(word)\"><span aria-hidden=\"true\" title=\"\(sentence)\"><i></i>\(other)</span><span class=\"said\">\(sentence)</span></td>"
  }
}
