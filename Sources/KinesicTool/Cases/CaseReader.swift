import CKinesic

extension Case {
  /// Reads a file of cases: a list of cases, or one case. Cases that are malformed are returned as complaints.
  static func read(_ path: String) throws -> (cases: [Case], complaints: [ToolError]) {
    try parse(try readFile(path), file: Input.name(path))
  }

  /// Reads them from their text.
  static func parse(_ bytes: [UInt8], file: String) throws -> (cases: [Case], complaints: [ToolError]) {
    let root = Node(json: try JSON.parse(bytes, file: file), file: file, owner: "", path: "")
    var nodes = [root]
    if case .array = root.json.content { nodes = try root.list() }
    var cases: [Case] = []
    var complaints: [ToolError] = []
    for node in nodes {
      do {
        let next = try Case(node)
        guard !cases.contains(where: { $0.id == next.id }) else { throw node.error("the id \"\(next.id)\" is taken by an earlier case") }
        cases.append(next)
      } catch let complaint as ToolError { complaints.append(complaint) }
    }
    return (cases, complaints)
  }

  private init(_ node: Node) throws {
    let id = try node.members().first { $0.key == "id" }?.node.string()
    guard let id else { throw node.error("a case has an \"id\"") }
    self.id = id
    file = node.file
    let fields = try node.owned(by: id).fields(
      ["id", "title", "source", "adaptation"] + Scene.keys + CaseFilters.keys
        + ["tie_break", "script", "expect", "only", "tolerance", "states_after", "reasons"])
    title = try fields["title"]?.string() ?? ""
    let scene = try Scene(fields)
    self.scene = scene
    tieBreak = try fields["tie_break"]?.word(in: Names.tieBreaks) ?? kin_tie_break(KIN_TIE_BREAK_DEPTH)
    filters = try CaseFilters(fields)
    script = try fields.required("script").list().map { try Entry($0, scene: scene) }
    try Case.checkOrder(script)
    expected = try fields.required("expect").list().map { try Expectation($0, scene: scene) }
    scope =
      try fields["only"].map { only in
        guard let scope = Scope(rawValue: try only.string()), scope != .everything else {
          throw only.error("\"only\" is \"gestures\", \"states\" or \"expected\"")
        }
        return scope
      } ?? .everything
    tolerance = try fields["tolerance"]?.number() ?? 1e-6
    let names = scene.recognizers.map(\.id)
    statesAfter =
      try fields["states_after"]?.members().map { name, node in
        guard names.contains(name) else { throw node.error("there is no recognizer \"\(name)\" here") }
        return (name, try node.state())
      } ?? []
    reasons = try fields.list("reasons").map { node in
      let reason = try node.fields(["recognizer", "reason", "other"])
      return Reason(
        recognizer: try reason.required("recognizer").reference(to: names, "recognizer"),
        reason: try reason.required("reason").word(in: Names.reasons), other: try reason["other"]?.reference(to: names, "recognizer"))
    }
  }

  private static func checkOrder(_ script: [Entry]) throws {
    for (earlier, later) in zip(script, script.dropFirst()) where later.time < earlier.time {
      throw later.node.error("the time runs backwards, the entry before is later")
    }
  }
}

extension Case.Entry {
  /// The keys that say what an entry does.
  private static let verbs = [
    "down", "move", "up", "cancel", "enter", "hover", "exit", "advance", "enable", "disable", "abort", "remove", "remove_view", "set_view",
    "set_parent", "set_frame", "propose", "set", "reject",
  ]

  init(_ node: Node, scene: Scene) throws {
    let verbs = try node.members().map(\.key).filter(Self.verbs.contains)
    guard let verb = verbs.first, verbs.count == 1 else {
      throw node.error(
        verbs.isEmpty
          ? "an entry needs one of \(Self.verbs.joined(separator: ", "))"
          : "an entry does one thing, not \(verbs.joined(separator: " and "))")
    }
    let fields = try node.fields(["t", verb, "refused"] + Self.details(of: verb))
    self.node = node
    time = try fields.required("t").time()
    action = try Self.action(verb, try fields.required(verb), fields, scene)
    isRefused = try fields["refused"]?.bool() ?? false
  }

  /// What may stand beside a verb. `tap` tells readers which tap of a series it is; the engine counts taps itself.
  private static func details(of verb: String) -> [String] {
    switch verb {
    case "down": ["at", "view", "type", "force", "radius", "hand", "tap"]
    case "move": ["at", "force", "radius"]
    case "up", "cancel": ["at"]
    case "enter", "hover": ["at", "view", "type"]
    case "exit": ["at", "type"]
    default: []
    }
  }

  private static func action(_ verb: String, _ object: Node, _ fields: Fields, _ scene: Scene) throws -> Case.Action {
    let recognizers = scene.recognizers.map(\.id)
    func recognizer(_ node: Node) throws -> String { try node.reference(to: recognizers, "recognizer") }
    switch verb {
    case "advance":
      guard try object.bool() else { throw object.error("\"advance\" is true") }
      return .advance
    case "enable": return .setEnabled(try recognizer(object), true)
    case "disable": return .setEnabled(try recognizer(object), false)
    case "abort": return .abort(try recognizer(object))
    case "remove": return .remove(try recognizer(object))
    case "remove_view": return .removeView(try object.reference(to: scene.views.map(\.id), "view"))
    case "set_view":
      let parts = try object.list(of: 2)
      return .setView(try recognizer(parts[0]), try parts[1].reference(to: scene.views.map(\.id), "view"))
    case "set_parent":
      let parts = try object.list(of: 2).map { try $0.reference(to: scene.views.map(\.id), "view") }
      return .setParent(parts[0], parts[1])
    case "set_frame":
      let parts = try object.list(of: 2)
      return .setFrame(try parts[0].reference(to: scene.views.map(\.id), "view"), try parts[1].rect())
    case "propose":
      let parts = try object.list(of: 2)
      return .propose(try recognizer(parts[0]), try parts[1].state())
    case "set":
      let parts = try object.list(of: 2)
      return .set(try recognizer(parts[0]), try parts[1].members().map { ($0.key, try $0.node.numberOrBool(), $0.node) })
    case "reject": return .reject(try object.identifier())
    default: return .touch(try touch(verb, object, fields, scene))
    }
  }

  private static func touch(_ verb: String, _ object: Node, _ fields: Fields, _ scene: Scene) throws -> Case.Touch {
    let phases = [
      "down": KIN_PHASE_BEGAN, "move": KIN_PHASE_MOVED, "up": KIN_PHASE_ENDED, "cancel": KIN_PHASE_CANCELLED,
      "enter": KIN_PHASE_ENTERED, "hover": KIN_PHASE_HOVERED, "exit": KIN_PHASE_EXITED,
    ]
    let needsPlace = verb != "up" && verb != "cancel"
    _ = try fields["tap"]?.identifier()
    return Case.Touch(
      id: try object.identifier(), phase: kin_phase(phases[verb] ?? KIN_PHASE_MOVED),
      at: needsPlace ? try fields.required("at").point() : try fields["at"]?.point(),
      view: try fields["view"]?.reference(to: scene.views.map(\.id), "view"), type: try fields["type"]?.word(in: Names.touchTypes),
      force: try fields["force"]?.number(), radius: try fields["radius"]?.number(), hand: try fields["hand"]?.hand())
  }
}

extension Node {
  /// The number of a hand.
  fileprivate func hand() throws -> UInt32 {
    guard let hand = UInt32(exactly: try identifier()) else { throw error("a hand is a number below 2^32") }
    return hand
  }
}

extension Case.Expectation {
  fileprivate init(_ node: Node, scene: Scene) throws {
    let keys = try node.members().map(\.key)
    let isGesture = keys.contains("gesture")
    guard isGesture != keys.contains("view") else { throw node.error("an expected event has either \"gesture\" or \"view\"") }
    let fields = try node.fields(isGesture ? ["t", "gesture", "state", "touch", "at", "values"] : ["t", "view", "phase", "touch", "at"])
    if isGesture {
      let name = try fields.required("gesture").reference(to: scene.recognizers.map(\.id), "recognizer")
      subject = .gesture(name, try fields.required("state").state())
    } else {
      let name = try fields.required("view").reference(to: scene.views.map(\.id), "view")
      subject = .viewTouch(name, try fields.required("phase").word(in: Names.phases))
    }
    time = try fields["t"]?.time()
    touch = try fields["touch"]?.identifier()
    at = try fields["at"]?.point()
    values = try fields["values"]?.members().map { ($0.key, try $0.node.number()) } ?? []
  }
}
