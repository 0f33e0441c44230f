/// The shared cases (Tests/Cases): read into worlds, so that the model can be checked on them, and written, so that a
/// difference found by chance becomes a case.
import Foundation

/// A case that the model can play: a world and what must come out.
struct Case {
  var id: String
  var world: World
  var names: (views: [String], recognizers: [String])
  var expected: [[String: Any]]
  var only: String?
  /// How many calls of its script are to be refused.
  var refusals: Int
}

enum CaseReader {
  private typealias Object = [String: Any]

  /// The cases of a file that need nothing the model lacks.
  static func read(_ path: String) throws -> [Case] {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    guard let list = try JSONSerialization.jsonObject(with: data) as? [Object] else { return [] }
    return list.compactMap(read)
  }

  private static func read(_ object: Object) -> Case? {
    if ["tie_break", "lenient", "palm_filter", "accommodations", "hands"].contains(where: { object[$0] != nil }) { return nil }
    let views = object["views"] as? [Object] ?? []
    let recognizers = object["recognizers"] as? [Object] ?? []
    let viewNames = views.map { $0["id"] as? String ?? "" }
    let names = recognizers.map { $0["id"] as? String ?? "" }
    var world = World()
    for view in views {
      if view["hidden"] != nil || view["interaction_enabled"] != nil || view["transform"] != nil { return nil }
      var spec = ViewSpec()
      if let parent = view["parent"] as? String { spec.parent = viewNames.firstIndex(of: parent) ?? rootView }
      if let frame = view["frame"] as? [Double] { spec.frame = frame }
      spec.wantsTouchesBelow = view["wants_touches_below"] as? Bool ?? false
      spec.wantsTouches = view["wants_touches"] as? Bool ?? false
      spec.multipleTouch = view["multiple_touch_enabled"] as? Bool ?? false
      spec.exclusiveTouch = view["exclusive_touch"] as? Bool ?? false
      spec.boundary = view["arena_boundary"] as? Bool ?? false
      spec.decidesAtLift = view["decides_at_lift"] as? Bool ?? false
      world.views.append(spec)
    }
    for recognizer in recognizers {
      guard let spec = spec(recognizer, viewNames) else { return nil }
      world.recognizers.append(spec)
    }
    for delegate in object["delegates"] as? [Object] ?? [] {
      guard let index = names.firstIndex(of: delegate["recognizer"] as? String ?? "") else { return nil }
      func list(_ key: String) -> [Int] { (delegate[key] as? [String] ?? []).compactMap { names.firstIndex(of: $0) } }
      world.recognizers[index].shouldBegin = delegate["should_begin"] as? Bool ?? true
      if delegate["should_receive_touch"] as? Bool == false { world.recognizers[index].receives = [] }
      if let only = delegate["should_receive_touch"] as? [String] {
        world.recognizers[index].receives = only.compactMap { viewNames.firstIndex(of: $0) }
      }
      world.recognizers[index].simultaneousWith = list("should_recognize_simultaneously_with")
      world.recognizers[index].requiresFailureOf = list("should_require_failure_of")
      world.recognizers[index].requiredToFailBy = list("should_be_required_to_fail_by")
    }
    for relation in object["relations"] as? [[String]] ?? [] {
      guard let a = names.firstIndex(of: relation[1]), let b = names.firstIndex(of: relation[2]) else { return nil }
      switch relation[0] {
      case "require_failure": world.relations.append(.require(waiting: a, required: b))
      case "simultaneous": world.relations.append(.simultaneous(a, b, allowed: true))
      case "require_inactive": world.relations.append(.inactive(recognizer: a, other: b, required: true))
      case "takeover": world.relations.append(.takeover(recognizer: a, other: b, allowed: true))
      case "group": world.relations.append(.group([a, b]))
      case "no_prevention": world.relations.append(.prevention(preventer: a, prevented: b, allowed: false))
      default: return nil
      }
    }
    for entry in object["script"] as? [Object] ?? [] {
      guard add(entry, to: &world, viewNames, names) else { return nil }
    }
    return Case(
      id: object["id"] as? String ?? "", world: world, names: (viewNames, names), expected: object["expect"] as? [Object] ?? [],
      only: object["only"] as? String, refusals: (object["script"] as? [Object] ?? []).count { $0["refused"] as? Bool == true })
  }

  private static func spec(_ object: Object, _ views: [String]) -> RecognizerSpec? {
    guard let name = object["class"] as? String, name == "manual" || Sketch.settings[name] != nil else { return nil }
    var spec = RecognizerSpec()
    spec.view = views.firstIndex(of: object["view"] as? String ?? "") ?? rootView
    spec.kind = name == "manual" ? .manual : name == "press" ? .yielding : .sketch
    if name != "manual" { spec.sketch = name }
    if name == "press" { spec.cancelsTouchesInView = false }
    var numbers = (object["set"] as? [String: NSNumber] ?? [:]).mapValues { $0.doubleValue }
    func flag(_ key: String, _ otherwise: Bool) -> Bool { numbers.removeValue(forKey: key).map { $0 != 0 } ?? otherwise }
    spec.cancelsTouchesInView = flag("cancels_touches_in_view", spec.cancelsTouchesInView)
    spec.delaysTouchesBegan = flag("delays_touches_began", false)
    spec.delaysTouchesEnded = flag("delays_touches_ended", true)
    spec.observeOnly = flag("observe_only", false)
    spec.enabled = flag("enabled", true)
    spec.exclusiveType = flag("requires_exclusive_touch_type", true)
    spec.oneHand = flag("one_hand", false)
    spec.allowedTypes = numbers.removeValue(forKey: "allowed_touch_types").map { Int($0) } ?? 15
    func time(_ key: String, _ otherwise: UInt64) -> UInt64 {
      numbers.removeValue(forKey: key).map { UInt64(($0 * 1e9).rounded()) } ?? otherwise
    }
    spec.lease = time("lease", 0)
    spec.takeoverInterval = time("takeover_interval", 300_000_000)
    spec.defaultState = numbers.removeValue(forKey: "default_winner").flatMap { State(rawValue: Int32($0)) } ?? .possible
    spec.winsAtLift = flag("wins_at_lift", false)
    guard name == "manual" || Sketch.knows(name, Set(numbers.keys)) else { return nil }
    spec.sketchNumbers = numbers
    return spec
  }

  private static let types = ["direct", "indirect", "pencil", "pointer"]
  static let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]

  private static func add(_ entry: Object, to world: inout World, _ views: [String], _ names: [String]) -> Bool {
    let time = UInt64(((entry["t"] as? Double ?? 0) * 1e9).rounded())
    func index(_ key: String) -> Int? { (entry[key] as? String).flatMap { names.firstIndex(of: $0) } }
    let phases: [(String, Phase)] = [("down", .began), ("move", .moved), ("up", .ended), ("cancel", .cancelled)]
    for (key, phase) in phases {
      guard let touch = entry[key] as? UInt64 else { continue }
      var at = (entry["at"] as? [Double]).map { Point(x: $0[0], y: $0[1]) }
      if at == nil { at = place(of: touch, in: world) }
      let sample = Sample(
        touch: touch, phase: phase, at: at ?? Point(x: 0, y: 0), type: types.firstIndex(of: entry["type"] as? String ?? "direct") ?? 0,
        hand: entry["hand"] as? Int ?? 0, view: (entry["view"] as? String).flatMap { views.firstIndex(of: $0) })
      if case .feed(let samples) = world.script.last?.what, world.script.last?.time == time {
        world.script[world.script.count - 1].what = .feed(samples + [sample])
      } else {
        world.script.append(Entry(time: time, what: .feed([sample])))
      }
      return true
    }
    if entry["advance"] != nil {
      world.script.append(Entry(time: time, what: .advance))
    } else if let recognizer = index("enable") {
      world.script.append(Entry(time: time, what: .enable(recognizer)))
    } else if let recognizer = index("disable") {
      world.script.append(Entry(time: time, what: .disable(recognizer)))
    } else if let recognizer = index("abort") {
      world.script.append(Entry(time: time, what: .abort(recognizer)))
    } else if let recognizer = index("remove") {
      world.script.append(Entry(time: time, what: .remove(recognizer)))
    } else if let view = (entry["remove_view"] as? String).flatMap({ views.firstIndex(of: $0) }) {
      world.script.append(Entry(time: time, what: .removeView(view)))
    } else if let parts = entry["set_view"] as? [String], let recognizer = names.firstIndex(of: parts[0]),
      let view = views.firstIndex(of: parts[1])
    {
      world.script.append(Entry(time: time, what: .setView(recognizer, view)))
    } else if let parts = entry["set_parent"] as? [String], let view = views.firstIndex(of: parts[0]),
      let parent = views.firstIndex(of: parts[1])
    {
      world.script.append(Entry(time: time, what: .setParent(view, parent)))
    } else if let propose = entry["propose"] as? [String], let recognizer = names.firstIndex(of: propose[0]),
      let state = states.firstIndex(of: propose[1]).flatMap({ State(rawValue: Int32($0)) })
    {
      world.script.append(Entry(time: time, what: .propose(recognizer, state)))
    } else {
      return false
    }
    return true
  }

  /// Where a contact was last.
  private static func place(of touch: UInt64, in world: World) -> Point? {
    for entry in world.script.reversed() {
      if case .feed(let samples) = entry.what, let last = samples.last(where: { $0.touch == touch }) { return last.at }
    }
    return nil
  }
}
