import CKinesic
import CKinesicLint

/// What a scene file says of its own lint: findings that are meant, and the size of the window.
struct LintSettings {
  struct Allowed {
    let kind: kin_finding_kind
    /// Ids of the scene; nil: any.
    let recognizer: String?
    let view: String?
    let other: String?
    /// Where it stands.
    let node: Node
  }

  var allowed: [Allowed] = []
  var window: (width: Double, height: Double)?

  static let kinds = (0...KIN_FINDING_LOST).map { text(kin_finding_kind_name(kin_finding_kind($0))) }

  init() {}

  init(_ node: Node?, recognizers: [String], views: [String]) throws {
    guard let fields = try node?.fields(["allow", "window"]) else { return }
    window = try fields["window"].map { node in
      let numbers = try node.list(of: 2).map { try $0.number() }
      guard numbers.allSatisfy({ $0 > 0 && $0.isFinite }) else { throw node.error("a window is a width and a height above 0") }
      return (numbers[0], numbers[1])
    }
    allowed = try fields.list("allow").map { node in
      let entry = try node.fields(["finding", "recognizer", "other", "view", "because"])
      _ = try entry["because"]?.string()
      let kind = try entry.required("finding").word(in: LintSettings.kinds)
      return Allowed(
        kind: kind, recognizer: try entry["recognizer"]?.reference(to: recognizers, "recognizer"),
        view: try entry["view"]?.reference(to: views, "view"), other: try entry["other"]?.reference(to: recognizers, "recognizer"),
        node: node)
    }
  }
}
