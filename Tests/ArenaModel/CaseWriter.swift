/// Writes a world as a case, with the model's events as what must come out, where the format can say it: only manual
/// recognizers, and nothing that the format has no key for.
import Foundation

enum CaseWriter {
  private typealias Object = [String: Any]

  static func write(_ world: World, id: String) -> String? {
    guard world.recognizers.allSatisfy({ $0.kind == .manual && $0.enabled }), world.views.allSatisfy({ $0.gestureShouldBegin }) else {
      return nil
    }
    var relations: [[String]] = []
    for relation in world.relations {
      switch relation {
      case .require(let a, let b): relations.append(["require_failure", "r\(a)", "r\(b)"])
      case .simultaneous(let a, let b, allowed: true): relations.append(["simultaneous", "r\(a)", "r\(b)"])
      case .prevention(let a, let b, allowed: false): relations.append(["no_prevention", "r\(a)", "r\(b)"])
      case .inactive(let a, let b, required: true): relations.append(["require_inactive", "r\(a)", "r\(b)"])
      case .takeover(let a, let b, allowed: true): relations.append(["takeover", "r\(a)", "r\(b)"])
      case .group(let all): relations += all.dropFirst().map { ["group", "r\(all[0])", "r\($0)"] }
      default: return nil
      }
    }
    var script: [Object] = []
    for entry in world.script {
      guard let objects = objects(entry) else { return nil }
      script += objects
    }
    let object: Object = [
      "id": id, "title": "Found by comparing the engine with its reference model", "source": "arena-model, seed \(world.seed)",
      "views": world.views.indices.map { view($0, world) }, "recognizers": world.recognizers.indices.map { recognizer($0, world) },
      "relations": relations, "delegates": world.recognizers.indices.map { delegate($0, world) }.filter { $0.count > 1 },
      "script": script, "expect": Comparison.model(world).compactMap(expected),
    ]
    guard let data = try? JSONSerialization.data(withJSONObject: [object], options: [.prettyPrinted, .sortedKeys]) else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  private static func view(_ index: Int, _ world: World) -> Object {
    let spec = world.views[index]
    var object: Object = ["id": "v\(index)", "frame": spec.frame]
    if spec.parent != rootView { object["parent"] = "v\(spec.parent)" }
    if spec.wantsTouchesBelow { object["wants_touches_below"] = true }
    if spec.wantsTouches { object["wants_touches"] = true }
    if spec.multipleTouch { object["multiple_touch_enabled"] = true }
    if spec.exclusiveTouch { object["exclusive_touch"] = true }
    if spec.boundary { object["arena_boundary"] = true }
    if spec.decidesAtLift { object["decides_at_lift"] = true }
    return object
  }

  private static func recognizer(_ index: Int, _ world: World) -> Object {
    let spec = world.recognizers[index]
    var object: Object = ["id": "r\(index)", "class": "manual"]
    if spec.view != rootView { object["view"] = "v\(spec.view)" }
    var set: Object = [:]
    if !spec.cancelsTouchesInView { set["cancels_touches_in_view"] = false }
    if spec.delaysTouchesBegan { set["delays_touches_began"] = true }
    if !spec.delaysTouchesEnded { set["delays_touches_ended"] = false }
    if spec.observeOnly { set["observe_only"] = true }
    if spec.allowedTypes != 15 { set["allowed_touch_types"] = spec.allowedTypes }
    if spec.lease != 0 { set["lease"] = Double(spec.lease) / 1e9 }
    if spec.takeoverInterval != 300_000_000 { set["takeover_interval"] = Double(spec.takeoverInterval) / 1e9 }
    if spec.defaultState != .possible { set["default_winner"] = spec.defaultState.rawValue }
    if spec.winsAtLift { set["wins_at_lift"] = true }
    if !spec.exclusiveType { set["requires_exclusive_touch_type"] = false }
    if spec.oneHand { set["one_hand"] = true }
    if !set.isEmpty { object["set"] = set }
    return object
  }

  private static func delegate(_ index: Int, _ world: World) -> Object {
    let spec = world.recognizers[index]
    var object: Object = ["recognizer": "r\(index)"]
    if !spec.shouldBegin { object["should_begin"] = false }
    if let receives = spec.receives { object["should_receive_touch"] = receives.isEmpty ? false as Any : receives.map { "v\($0)" } as Any }
    let lists = [
      ("should_recognize_simultaneously_with", spec.simultaneousWith), ("should_require_failure_of", spec.requiresFailureOf),
      ("should_be_required_to_fail_by", spec.requiredToFailBy),
    ]
    for (key, list) in lists where !list.isEmpty { object[key] = list.map { "r\($0)" } }
    return object
  }

  private static func objects(_ entry: Entry) -> [Object]? {
    let time = Double(entry.time) / 1e9
    switch entry.what {
    case .feed(let samples):
      return samples.map { sample in
        let keys: [Phase: String] = [.began: "down", .moved: "move", .ended: "up", .cancelled: "cancel"]
        var object: Object = ["t": time, keys[sample.phase] ?? "down": sample.touch, "at": [sample.at.x, sample.at.y]]
        if sample.phase == .began, sample.type != 0 { object["type"] = ["direct", "indirect", "pencil", "pointer"][sample.type] }
        if sample.phase == .began, sample.hand != 0 { object["hand"] = sample.hand }
        if sample.phase == .began, let view = sample.view { object["view"] = "v\(view)" }
        return object
      }
    case .advance: return [["t": time, "advance": true]]
    case .enable(let index): return [["t": time, "enable": "r\(index)"]]
    case .disable(let index): return [["t": time, "disable": "r\(index)"]]
    case .abort(let index): return [["t": time, "abort": "r\(index)"]]
    case .remove(let index): return [["t": time, "remove": "r\(index)"]]
    case .removeView(let view): return [["t": time, "remove_view": "v\(view)"]]
    case .setView(let index, let view): return view == rootView ? nil : [["t": time, "set_view": ["r\(index)", "v\(view)"]]]
    case .setParent(let view, let parent): return parent == rootView ? nil : [["t": time, "set_parent": ["v\(view)", "v\(parent)"]]]
    case .propose(let index, let state): return [["t": time, "propose": ["r\(index)", CaseReader.states[Int(state.rawValue)]]]]
    case .relate, .cancelAll: return nil
    }
  }

  private static func expected(_ output: Output) -> Object? {
    let time = Double(output.time) / 1e9
    switch output.what {
    case .gesture(let recognizer, let state, _):
      return ["t": time, "gesture": "r\(recognizer)", "state": CaseReader.states[Int(state.rawValue)]]
    case .standing: return nil
    case .touch(let view, let phase, let touch, _, let at):
      let phases = ["began", "moved", "ended", "cancelled"]
      return ["t": time, "view": "v\(view)", "phase": phases[Int(phase.rawValue)], "touch": touch, "at": [at.x, at.y]]
    }
  }
}
