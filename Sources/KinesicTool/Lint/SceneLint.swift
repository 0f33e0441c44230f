import CKinesic
import CKinesicLint

/// A lint of a scene file, or of a trace: its scene at the end.
final class SceneLint {
  let linter: Linter
  /// Names by id.
  let names: [UInt64: String]
  let recognizers: [(id: kin_recognizer_id, name: String)]
  private let session: Session?
  private let player: TracePlayer?
  /// Relations that the engine refuses.
  let refused: [String]

  init(scene path: String, wishes: String?, plugins: [String], findsRemedies: Bool, showsProgress: Bool) throws {
    let scene = try Scene.read(path)
    let session = try Session(scene: scene, plugins: plugins, keepsRefused: true)
    let views = session.views
    let linter = try Linter(
      session.engine, width: scene.lint.window?.width, height: scene.lint.window?.height, findsRemedies: findsRemedies,
      showsProgress: showsProgress)
    func id(_ name: String?) -> UInt64 { name.map { session.recognizer($0)?.id ?? views[$0] ?? 0 } ?? 0 }
    for allowed in scene.lint.allowed { try linter.allow(allowed.kind, id(allowed.first), id(allowed.second)) }
    if let wishes {
      for wish in try WishFile.read(wishes, for: scene) { try SceneLint.add(wish, to: linter, id) }
    }
    self.linter = linter
    self.session = session
    player = nil
    refused = session.refused
    recognizers = session.recognizers.map { ($0.id, $0.name) }
    var names = Dictionary(uniqueKeysWithValues: session.recognizers.map { ($0.id, $0.name) })
    for (name, id) in views { names[id] = name }
    self.names = names
    try linter.run()
  }

  init(trace path: String, plugins: [String], findsRemedies: Bool, showsProgress: Bool) throws {
    let player = try TracePlayer(try TraceFile.read(path), plugins: plugins)
    player.keepsEvents = false
    try player.play()
    linter = try Linter(player.engine, findsRemedies: findsRemedies, showsProgress: showsProgress)
    self.player = player
    session = nil
    refused = []
    let scene = EngineScene(player.engine)
    recognizers = scene.recognizers
    names = scene.names
    try linter.run()
  }

  private static func add(_ wish: SceneWish, to linter: Linter, _ id: (String?) -> UInt64) throws {
    let outcomes = wish.outcomes.map {
      kin_wish_outcome(recognizer: id($0.recognizer), fires: $0.fires ? 1 : 0, reserved: 0, within_ns: $0.within)
    }
    try wish.name.withCString { name in
      try outcomes.withUnsafeBufferPointer { outcomes in
        var given = kin_wish()
        given.name = name
        given.outcomes = outcomes.baseAddress
        given.outcome_count = UInt32(outcomes.count)
        switch wish.motion {
        case .named(let motion, let view):
          given.view = id(view)
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

  func name(_ id: UInt64) -> String { names[id] ?? "window" }
}

/// The recognizers and views of an engine, with their names.
struct EngineScene {
  private(set) var recognizers: [(id: kin_recognizer_id, name: String)] = []
  private(set) var names: [UInt64: String] = [:]

  init(_ engine: OpaquePointer) {
    var root: kin_view_id = 0
    kin_engine_root_view(engine, &root)
    add(root, engine)
  }

  private mutating func add(_ view: kin_view_id, _ engine: OpaquePointer) {
    var name: UnsafePointer<CChar>?
    kin_view_get_name(engine, view, &name)
    names[view] = text(name)
    var count: UInt32 = 0
    kin_view_list_recognizers(engine, view, nil, 0, &count)
    var ids = [kin_recognizer_id](repeating: 0, count: Int(count))
    kin_view_list_recognizers(engine, view, &ids, count, &count)
    for id in ids.reversed() {
      kin_recognizer_get_name(engine, id, &name)
      var word = text(name)
      if word.isEmpty {
        var className: UnsafePointer<CChar>?
        kin_recognizer_get_class(engine, id, &className)
        word = text(className)
      }
      recognizers.append((id, word))
      names[id] = word
    }
    kin_view_list_children(engine, view, nil, 0, &count)
    var children = [kin_view_id](repeating: 0, count: Int(count))
    kin_view_list_children(engine, view, &children, count, &count)
    for child in children.reversed() { add(child, engine) }
  }
}
