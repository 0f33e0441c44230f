import CKinesic

extension Scene {
  /// Reads a scene file: one object with the keys of a scene, and an optional `title`.
  static func read(_ path: String) throws -> Scene { try parse(try readFile(path), file: Input.name(path)) }

  /// Reads a scene from its text.
  static func parse(_ bytes: [UInt8], file: String) throws -> Scene {
    let node = Node(json: try JSON.parse(bytes, file: file), file: file, owner: "", path: "")
    let fields = try node.fields(["title"] + keys)
    var scene = try Scene(fields)
    scene.title = try fields["title"]?.string() ?? ""
    return scene
  }

  /// Reads the scene's part of an object. References are checked, property names are left to the engine.
  init(_ fields: Fields) throws {
    var views: [View] = []
    for node in try fields.list("views") { views.append(try View(node, known: views.map(\.id))) }
    self.views = views
    let viewNames = views.map(\.id)
    var recognizers: [Recognizer] = []
    for node in try fields.list("recognizers") {
      recognizers.append(try Recognizer(node, taken: recognizers.map(\.id), views: viewNames))
    }
    self.recognizers = recognizers
    let names = recognizers.map(\.id)
    relations = try fields.list("relations").map { try Relation($0, recognizers: names) }
    var delegates: [Delegate] = []
    for node in try fields.list("delegates") {
      let delegate = try Delegate(node, recognizers: names, views: viewNames)
      guard !delegates.contains(where: { $0.recognizer == delegate.recognizer }) else {
        throw node.error("\"\(delegate.recognizer)\" has a delegate already")
      }
      delegates.append(delegate)
    }
    self.delegates = delegates
    lint = try LintSettings(fields["lint"], recognizers: names, views: viewNames)
  }
}

extension Node {
  /// A name that is one of `known`.
  func reference(to known: [String], _ what: String) throws -> String {
    let name = try string()
    guard known.contains(name) else { throw error("there is no \(what) \"\(name)\" here") }
    return name
  }

  /// A name that is not one of `taken`.
  fileprivate func newName(_ taken: [String]) throws -> String {
    let name = try string()
    guard !name.isEmpty, !taken.contains(name) else { throw error(name.isEmpty ? "an id is empty" : "the id \"\(name)\" is taken") }
    return name
  }
}

extension Scene.View {
  static let flagNames = [
    "hidden", "interaction_enabled", "multiple_touch_enabled", "exclusive_touch", "arena_boundary", "wants_touches",
    "wants_touches_below", "decides_at_lift",
  ]

  fileprivate init(_ node: Node, known: [String]) throws {
    let fields = try node.fields(["id", "parent", "frame"] + Self.flagNames)
    id = try fields.required("id").newName(known)
    parent = try fields["parent"]?.reference(to: known, "view")
    frame = try fields["frame"]?.rect()
    flags = try Self.flagNames.compactMap { name in try fields[name].map { (name, try $0.bool()) } }
    self.node = node
  }
}

extension Scene.Recognizer {
  fileprivate init(_ node: Node, taken: [String], views: [String]) throws {
    let fields = try node.fields(["id", "class", "view", "set"])
    id = try fields.required("id").newName(taken)
    className = try fields.required("class").string()
    view = try fields["view"]?.reference(to: views, "view")
    numbers = try fields["set"]?.members().map { ($0.key, try $0.node.numberOrBool(), $0.node) } ?? []
    self.node = node
  }
}

extension Scene.Relation {
  fileprivate init(_ node: Node, recognizers: [String]) throws {
    let parts = try node.list(of: 3)
    guard let kind = Kind(rawValue: try parts[0].string()) else {
      throw parts[0].error("a relation is one of \(Kind.allCases.map(\.rawValue).joined(separator: ", "))")
    }
    self.kind = kind
    first = try parts[1].reference(to: recognizers, "recognizer")
    second = try parts[2].reference(to: recognizers, "recognizer")
    self.node = node
  }
}

extension Scene.Delegate {
  fileprivate init(_ node: Node, recognizers: [String], views: [String]) throws {
    let fields = try node.fields([
      "recognizer", "should_begin", "should_receive_touch", "should_recognize_simultaneously_with", "should_require_failure_of",
      "should_be_required_to_fail_by",
    ])
    func names(_ key: String) throws -> [String]? {
      try fields[key]?.list().map { try $0.reference(to: recognizers, "recognizer") }
    }
    recognizer = try fields.required("recognizer").reference(to: recognizers, "recognizer")
    shouldBegin = try fields["should_begin"]?.bool()
    receives = try fields["should_receive_touch"].map { answer in
      if case .array = answer.json.content { return .views(try answer.list().map { try $0.reference(to: views, "view") }) }
      return .always(try answer.bool())
    }
    simultaneous = try names("should_recognize_simultaneously_with")
    requires = try names("should_require_failure_of")
    requiredBy = try names("should_be_required_to_fail_by")
    self.node = node
  }
}
