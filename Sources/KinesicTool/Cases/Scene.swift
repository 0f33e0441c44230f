import CKinesic

/// A small world: views, recognizers, relations and delegates, as scene files and cases describe it.
struct Scene {
  struct View {
    let id: String
    let parent: String?
    let frame: kin_rect?
    let flags: [(name: String, value: Bool)]
    let node: Node
  }

  struct Recognizer {
    let id: String
    let className: String
    let view: String?
    let numbers: [(name: String, value: Double, node: Node)]
    let node: Node
  }

  struct Relation {
    enum Kind: String, CaseIterable {
      case requireFailure = "require_failure"
      case simultaneous
      case noPrevention = "no_prevention"
      case requireInactive = "require_inactive"
      case takeover
      case group
    }

    let kind: Kind
    let first: String
    let second: String
    let node: Node
  }

  /// Constant answers; nil: the question is left to the engine's default.
  struct Delegate {
    enum Receives {
      case always(Bool)
      case views([String])
    }

    let recognizer: String
    let shouldBegin: Bool?
    let receives: Receives?
    let simultaneous: [String]?
    let requires: [String]?
    let requiredBy: [String]?
    let node: Node
  }

  let views: [View]
  let recognizers: [Recognizer]
  let relations: [Relation]
  let delegates: [Delegate]
  /// What it says for `kinesic lint`.
  let lint: LintSettings
  /// "" where it has none.
  var title = ""

  /// Nothing but the root view.
  static var empty: Scene { Scene(views: [], recognizers: [], relations: [], delegates: [], lint: LintSettings()) }

  /// The keys of a scene; a case has them too.
  static let keys = ["views", "recognizers", "relations", "delegates", "lint"]
}
