import CKinesic
import CKinesicLint

/// A lint of a scene file, or of a trace: its scene at the end.
final class SceneLint {
  let linter: Linter
  /// Names by id.
  let names: [UInt64: String]
  let columns: [LintMatrix.Column]
  /// What the file is called, and what it says it is.
  let path: String
  let title: String
  private let session: Session?
  private let player: TracePlayer?
  /// Relations that the engine refuses.
  let refused: [Session.Refusal]
  private let wishes: [SceneWish]
  /// What the scene says is meant, though nothing of the kind was found: where it stands.
  let unmatched: [String]
  /// The classes of a trace that are not loaded: what the trace says stands in for them, and never fires again.
  let absent: [String]

  init(scene path: String, wishes: String?, plugins: [String], findsRemedies: Bool, showsProgress: Bool) throws {
    let scene = try Scene.read(path)
    let session = try Session(scene: scene, plugins: plugins, keepsRefused: true)
    let views = session.views
    let linter = try Linter(
      session.engine, width: scene.lint.window?.width, height: scene.lint.window?.height, findsRemedies: findsRemedies,
      showsProgress: showsProgress)
    // A view and a recognizer may have one name.
    func recognizer(_ name: String?) -> UInt64 { name.flatMap { session.recognizer($0)?.id } ?? 0 }
    func view(_ name: String?) -> UInt64 { name.flatMap { views[$0] } ?? 0 }
    func target(_ allowed: LintSettings.Allowed) -> UInt64 {
      allowed.recognizer == nil ? view(allowed.view) : recognizer(allowed.recognizer)
    }
    for allowed in scene.lint.allowed { try linter.allow(allowed.kind, target(allowed), recognizer(allowed.other)) }
    let wanted = try wishes.map { try WishFile.read($0, for: scene) } ?? []
    for wish in wanted {
      do { try SceneLint.add(wish, to: linter, recognizer: recognizer, view: view) } catch let refusal as EngineError {
        throw wish.node.error(refusal.sentence)
      }
    }
    self.linter = linter
    self.session = session
    (self.path, title, self.wishes) = (Input.name(path), scene.title, wanted)
    player = nil
    absent = []
    refused = session.refused
    columns = SceneLint.columns(session.recognizers.map { ($0.id, $0.name, $0.className) }, session.engine) { id in
      let name = session.viewName(id)
      return name == "root" && views["root"] == nil ? "the window" : name
    }
    var names = Dictionary(uniqueKeysWithValues: session.recognizers.map { ($0.id, $0.name) })
    for (name, id) in views { names[id] = name }
    self.names = names
    try linter.run()
    unmatched = scene.lint.allowed.filter { allowed in
      !linter.findings.contains { SceneLint.matches($0, allowed.kind, target(allowed), recognizer(allowed.other)) }
    }
    .map { $0.node.error("nothing is found that this allows").description }
  }

  /// Whether a finding is one that the scene says is meant: 0 stands for any, and the order of two does not matter.
  private static func matches(_ finding: Linter.Finding, _ kind: kin_finding_kind, _ first: UInt64, _ second: UInt64) -> Bool {
    let subject = finding.recognizer != 0 ? finding.recognizer : finding.view
    func fits(_ one: UInt64, _ other: UInt64) -> Bool { (one == 0 || one == subject) && (other == 0 || other == finding.other) }
    return finding.isAllowed && finding.kind == text(kin_finding_kind_name(kind)) && (fits(first, second) || fits(second, first))
  }

  init(_ trace: TraceFile, plugins: [String], findsRemedies: Bool, showsProgress: Bool) throws {
    let player = try TracePlayer(trace, plugins: plugins)
    player.keepsEvents = false
    try player.play()
    linter = try Linter(player.engine, findsRemedies: findsRemedies, showsProgress: showsProgress)
    self.player = player
    session = nil
    refused = []
    (self.path, title, wishes, unmatched) = (trace.name, "", [], [])
    let fresh = try player.trace.makeEngine(plugins: plugins)
    defer { kin_engine_destroy(fresh) }
    // Those that are there at the end.
    let roster = Roster()
    roster.refresh(player.engine)
    absent = Set(roster.recognizers.map(\.className)).filter { classTable($0, fresh) == nil }.sorted()
    var names = Dictionary(uniqueKeysWithValues: roster.recognizers.map { ($0.id, $0.label) })
    for view in roster.views { names[view.id] = view.parent == 0 ? "the window" : view.label }
    self.names = names
    columns = SceneLint.columns(roster.recognizers.map { ($0.id, $0.label, $0.className) }, player.engine) { names[$0] ?? "the window" }
    try linter.run()
  }

  private static func columns(
    _ recognizers: [(id: kin_recognizer_id, name: String, className: String)], _ engine: OpaquePointer, viewName: (kin_view_id) -> String
  ) -> [LintMatrix.Column] {
    recognizers.map { recognizer in
      var view: kin_view_id = 0
      kin_recognizer_get_view(engine, recognizer.id, &view)
      return LintMatrix.Column(
        id: recognizer.id, name: recognizer.name, className: recognizer.className, viewID: view, view: viewName(view))
    }
  }

  private static func add(
    _ wish: SceneWish, to linter: Linter, recognizer: (String?) -> UInt64, view: (String?) -> UInt64
  ) throws {
    let outcomes = wish.outcomes.map {
      let by = $0.isByTime ? UInt32(KIN_WISH_BY) : 0
      return kin_wish_outcome(
        recognizer: recognizer($0.recognizer), flags: by | ($0.fires ? UInt32(KIN_WISH_FIRES) : 0), reserved: 0, within_ns: $0.within)
    }
    try wish.name.withCString { name in
      try outcomes.withUnsafeBufferPointer { outcomes in
        var given = kin_wish()
        given.name = name
        given.outcomes = outcomes.baseAddress
        given.outcome_count = UInt32(outcomes.count)
        switch wish.motion {
        case .named(let motion, let place):
          given.view = view(place)
          try motion.withCString {
            given.motion = $0
            try linter.accept(kin_lint_add_wish(linter.lint, &given))
          }
        case .played(let samples):
          try samples.withUnsafeBufferPointer {
            given.samples = $0.baseAddress
            given.sample_count = UInt32($0.count)
            try linter.accept(kin_lint_add_wish(linter.lint, &given))
          }
        }
      }
    }
  }

  func name(_ id: UInt64) -> String { names[id] ?? "the window" }

  /// "row", "the window"
  func viewPhrase(_ id: kin_view_id) -> String { ancestors(of: id).isEmpty ? "the window" : name(id) }

  /// The engine that the lint has copied.
  var engine: OpaquePointer? { session?.engine ?? player?.engine }

  /// The size that the lint gives a root view without a frame.
  private(set) lazy var window: kin_rect? = {
    var root: kin_view_id = 0
    var frame = kin_rect()
    guard let engine, kin_engine_root_view(engine, &root) == kin_result(KIN_OK) else { return nil }
    kin_view_get_frame(engine, root, &frame)
    if frame.width.isFinite, frame.height.isFinite, frame.width > 0 { return nil }
    guard let json = try? linter.json(), let report = try? JSON.parse(Array(json.utf8), file: path) else { return nil }
    let node = Node(json: report, file: path, owner: "", path: "")
    let sides = (try? node.members().first { $0.key == "window" }?.node.list(of: 4).map { try $0.number() }) ?? []
    return sides.count == 4 ? kin_rect(x: sides[0], y: sides[1], width: sides[2], height: sides[3]) : nil
  }()

  func ancestors(of view: kin_view_id) -> [kin_view_id] {
    guard let engine else { return [] }
    var found: [kin_view_id] = []
    var next = view
    while kin_view_get_parent(engine, next, &next) == kin_result(KIN_OK), next != 0 { found.append(next) }
    return found
  }

  /// How many wishes there are, and the sentences of those that hold.
  var wishCount: Int { wishes.count }
  var wishesThatHold: [String] {
    let broken = linter.findings.compactMap(\.wish)
    return wishes.indices.filter { !broken.contains(UInt32($0)) }.map { wishes[$0].name }
  }

  /// Those that a wish wants to fire.
  func wanted(by wish: UInt32) -> [kin_recognizer_id] {
    guard wishes.indices.contains(Int(wish)), let session else { return [] }
    return wishes[Int(wish)].outcomes.filter(\.fires).compactMap { session.recognizer($0.recognizer)?.id }
  }

  /// The whole report as JSON: the library's, and the relations that the engine has refused before it could see them.
  func json() throws -> String {
    let whole = try linter.json()
    guard !refused.isEmpty else { return whole }
    let findings = refused.map { refusal in
      JSONText.object([
        ("kind", "\"stuck\""), ("severity", "\"error\""), ("allowed", "false"), ("recognizer", JSONText.string(refusal.first)),
        ("other", JSONText.string(refusal.second)), ("view", "null"), ("cover", "null"), ("alike", "[]"), ("delay_ms", "0"),
        ("sentence", JSONText.string(refusal.sentence)), ("motions", "[]"), ("remedies", "[]"),
      ])
    }
    let mark = "\"findings\":["
    guard let place = whole.firstRange(of: mark) else { return whole }
    let isLast = whole[place.upperBound...].hasPrefix("]")
    return whole[..<place.upperBound] + findings.joined(separator: ",") + (isLast ? "" : ",") + whole[place.upperBound...]
  }
}
