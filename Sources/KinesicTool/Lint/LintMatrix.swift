import CKinesic
import CKinesicLint

/// Which motion makes which recognizer fire, as it is shown: a table for each view. Motions of equal outcomes share a
/// row, views of equal tables share a table, and recognizers that no motion on a view concerns have no column in it.
struct LintMatrix {
  struct Column {
    let id: kin_recognizer_id
    let name, className: String
    let viewID: kin_view_id
    let view: String
  }

  struct Cell: Hashable {
    let outcome: Int
    /// The column of who kept it from firing, or made it wait.
    let other: Int?
  }

  struct Row {
    var motions: [String]
    var label = ""
    let cells: [Cell]
    /// Whether anybody waits, loses or is refused.
    var isContested: Bool { cells.contains { $0.outcome > KIN_LINT_FIRES } }
    /// Whether anybody fires.
    var isAnswered: Bool { cells.contains { $0.outcome > KIN_LINT_UNFIT } }
  }

  struct Table {
    let viewID: kin_view_id
    let view: String
    /// Views that have the same table, but for the names.
    var alike: [String] = []
    let columns: [Column]
    let rows: [Row]
    /// Those that no motion here concerns.
    let idle: [Column]
    fileprivate let form: [String]
  }

  private(set) var tables: [Table] = []
  static let words = ["apart", "unfit", "fires", "waits", "loses", "refused"]

  init(_ lint: SceneLint) {
    let linter = lint.linter
    var motions: [(view: kin_view_id, places: [UInt32])] = []
    for index in 0..<linter.motionCount {
      let view = linter.view(ofMotion: index)
      if let place = motions.firstIndex(where: { $0.view == view }) {
        motions[place].places.append(index)
      } else {
        motions.append((view, [index]))
      }
    }
    for (view, places) in motions {
      let table = LintMatrix.table(lint, view, places)
      if table.columns.isEmpty { continue }
      if let place = tables.firstIndex(where: { $0.form == table.form }) {
        tables[place].alike.append(table.view)
      } else {
        tables.append(table)
      }
    }
  }

  private static func table(_ lint: SceneLint, _ view: kin_view_id, _ places: [UInt32]) -> Table {
    let outcomes = places.map { place in lint.columns.map { lint.linter.outcome(place, $0.id) } }
    let shown = lint.columns.indices.filter { column in outcomes.contains { $0[column].outcome != KIN_LINT_APART } }
    let columns = shown.map { lint.columns[$0] }
    var rows: [Row] = []
    for (place, all) in zip(places, outcomes) {
      let cells = shown.map { column in
        Cell(outcome: all[column].outcome, other: columns.firstIndex { $0.id == all[column].other })
      }
      let name = lint.linter.motion(place).name
      let row = Row(motions: [name], cells: cells)
      // Where nothing comes of a motion it is all the same who looked at it.
      if let same = rows.firstIndex(where: { $0.cells == cells || !$0.isAnswered && !row.isAnswered }) {
        rows[same].motions.append(name)
      } else {
        rows.append(row)
      }
    }
    let names = rows.flatMap(\.motions)
    for place in rows.indices { rows[place].label = MotionLabel.text(rows[place].motions, of: names) }
    rows = rows.filter(\.isAnswered) + rows.filter { !$0.isAnswered }
    let above = lint.ancestors(of: view)
    let idle = lint.columns.indices.filter { !shown.contains($0) }.map { lint.columns[$0] }
    let heads = columns.map { column in
      column.viewID == view ? "own \(column.className)" : above.contains(column.viewID) ? "\(column.id)" : "elsewhere \(column.className)"
    }
    let form = heads + rows.map { row in row.label + row.cells.map { " \($0.outcome):\($0.other ?? -1)" }.joined() }
    return Table(
      viewID: view, view: lint.viewPhrase(view), columns: columns, rows: rows, idle: idle, form: form)
  }
}

extension LintMatrix.Table {
  /// What a cell says.
  func sentence(_ row: LintMatrix.Row, _ column: Int) -> String {
    let name = "\(columns[column].className) '\(columns[column].name)'"
    let cell = row.cells[column]
    let other = cell.other.map { "\(columns[$0].className) '\(columns[$0].name)'" }
    switch cell.outcome {
    case KIN_LINT_FIRES: return "\(name) fires"
    case KIN_LINT_WAITS: return "\(name) waits\(other.map { " for \($0)" } ?? "") to fail, and fires then"
    case KIN_LINT_LOSES: return "\(name) loses\(other.map { " to \($0)" } ?? ""): alone it would fire"
    case KIN_LINT_REFUSED: return "\(name) is refused by a delegate or a view\(other.map { ", for \($0)" } ?? "")"
    case KIN_LINT_UNFIT: return "it is not the gesture of \(name)"
    default: return "\(name) has no part in it"
    }
  }

  /// "on row", "on card_1, and the same on card_2, card_3"
  var heading: String { "on \(view)" + (alike.isEmpty ? "" : ", and the same on \(alike.joined(separator: ", "))") }
}

/// The names of several motions as one: "drag up/down; flick any way".
enum MotionLabel {
  private static let ways = [
    "up right", "up left", "down right", "down left", "right", "left", "up", "down", "top", "bottom", "out", "in", "clockwise",
    "counterclockwise",
  ]

  static func text(_ names: [String], of all: [String]) -> String {
    let parts = names.map(split)
    var heads: [String] = []
    for part in parts where !heads.contains(part.head) { heads.append(part.head) }
    return heads.map { head in
      let own = parts.filter { $0.head == head }.compactMap(\.way)
      guard !own.isEmpty else { return head }
      let known = all.map(split).filter { $0.head == head }.count
      let isAny = own.count == known && known > 2
      let way = own.joined(separator: "/")
      if head.hasSuffix("# edge") { return isAny ? head.replacing("the # edge", with: "any edge") : head.replacing("#", with: way) }
      return isAny ? head + " any way" : "\(head) \(way)"
    }.joined(separator: "; ")
  }

  private static func split(_ name: String) -> (head: String, way: String?) {
    for way in ways where name.hasSuffix(" from the \(way) edge") {
      return (name.dropLast(way.count + 5) + "# edge", way)
    }
    for way in ways where name.hasSuffix(" " + way) { return (String(name.dropLast(way.count + 1)), way) }
    return (name, nil)
  }
}
