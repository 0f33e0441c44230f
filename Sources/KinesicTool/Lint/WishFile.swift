import CKinesic
import CKinesicLint

/// A wish of a file: what is to become of some recognizers in a motion.
struct SceneWish {
  enum Motion {
    case named(String, view: String?)
    case played([kin_touch_sample])
  }

  struct Outcome {
    let recognizer: String
    let fires: Bool
    let within: UInt64
    /// `within` counts from the script's first touch.
    var isByTime = false
  }

  let name: String
  let motion: Motion
  let outcomes: [Outcome]
  /// Where it stands.
  let node: Node
}

/// A file of wishes for a scene: a list of entries, each with `wish` (a sentence), a motion of the vocabulary by
/// `motion` and `on`, or a `script` as cases have it, and what it is to do: `fires`, `not`, `within` (seconds). A
/// behaviour case is a wish too: what it expects is to fire by the time that it says, and nothing else until the
/// script ends unless it says `"only": "expected"`.
enum WishFile {
  static func read(_ path: String, for scene: Scene) throws -> [SceneWish] {
    let input = try Input(path)
    let root = Node(json: try JSON.parse(input.bytes, file: input.name), file: input.name, owner: "", path: "")
    var nodes = [root]
    if case .array = root.json.content { nodes = try root.list() }
    return try nodes.map { try wish($0, scene) }
  }

  private static func wish(_ node: Node, _ scene: Scene) throws -> SceneWish {
    if try node.members().contains(where: { $0.key == "expect" }) { return try caseWish(node, scene) }
    let fields = try node.fields(["wish", "motion", "on", "script", "fires", "not", "within"])
    let names = scene.recognizers.map(\.id)
    let within = try fields["within"]?.time() ?? .max
    var outcomes = try fields.list("fires").map {
      SceneWish.Outcome(recognizer: try $0.reference(to: names, "recognizer"), fires: true, within: within)
    }
    outcomes += try fields.list("not").map {
      SceneWish.Outcome(recognizer: try $0.reference(to: names, "recognizer"), fires: false, within: .max)
    }
    guard !outcomes.isEmpty else { throw node.error("a wish says what \"fires\", or what does \"not\"") }
    let name = try fields.required("wish").string()
    if let node = fields["script"] {
      let script = try Script(node, scene)
      if script.endsWaiting { outcomes = outcomes.map { $0.within == .max ? script.bounded($0, by: script.end) : $0 } }
      return SceneWish(name: name, motion: .played(script.samples), outcomes: outcomes, node: node)
    }
    let motion = try fields.required("motion").string()
    let view = try fields["on"]?.reference(to: scene.views.map(\.id), "view")
    return SceneWish(name: name, motion: .named(motion, view: view), outcomes: outcomes, node: node)
  }

  private static func caseWish(_ node: Node, _ scene: Scene) throws -> SceneWish {
    let members = try node.members()
    func member(_ key: String) -> Node? { members.first { $0.key == key }?.node }
    guard let steps = member("script"), let expect = member("expect") else { throw node.error("a case has a \"script\" and \"expect\"") }
    let names = scene.recognizers.map(\.id)
    let script = try Script(steps, scene)
    var outcomes: [SceneWish.Outcome] = []
    for event in try expect.list() {
      let keys = try event.members()
      guard let gesture = keys.first(where: { $0.key == "gesture" })?.node else { continue }
      let name = try gesture.reference(to: names, "recognizer")
      if outcomes.contains(where: { $0.recognizer == name }) { continue }
      let time = try keys.first { $0.key == "t" }?.node.time()
      // A case compares times to the microsecond.
      let outcome = SceneWish.Outcome(recognizer: name, fires: true, within: .max)
      outcomes.append(script.bounded(outcome, by: min(time.map { $0 + 1000 } ?? .max, script.end)))
    }
    let isOpen = try member("only")?.string() == "expected"
    for name in names where !isOpen && !outcomes.contains(where: { $0.recognizer == name }) {
      outcomes.append(script.bounded(SceneWish.Outcome(recognizer: name, fires: false, within: .max), by: script.end))
    }
    let title = try member("title")?.string() ?? member("id")?.string() ?? "case"
    return SceneWish(name: title, motion: .played(script.samples), outcomes: outcomes, node: node)
  }

  /// The touches of a script, and how long it goes on.
  private struct Script {
    private(set) var samples: [kin_touch_sample] = []
    private(set) var end: UInt64 = 0
    /// It lets time pass after its last touch: what has not come by then is late.
    private(set) var endsWaiting = false

    /// What else than touches it does is refused.
    init(_ script: Node, _ scene: Scene) throws {
      var contacts: [UInt64: kin_touch_sample] = [:]
      for node in try script.list() {
        let entry = try Case.Entry(node, scene: scene)
        end = entry.time
        endsWaiting = true
        if case .advance = entry.action { continue }
        endsWaiting = false
        guard case .touch(let touch) = entry.action, touch.view == nil else {
          throw node.error("a wish's script has touches only, which the engine hit-tests")
        }
        var sample = touch.phase == kin_phase(KIN_PHASE_BEGAN) ? kin_touch_sample() : contacts[touch.id] ?? kin_touch_sample()
        sample.touch = touch.id
        sample.time_ns = entry.time
        sample.phase = touch.phase
        if let at = touch.at { (sample.x, sample.y) = (at.x, at.y) }
        if let type = touch.type { sample.type = type }
        contacts[touch.id] = sample
        samples.append(sample)
      }
    }

    /// The same, as far as what comes by a time of the script is concerned.
    func bounded(_ outcome: SceneWish.Outcome, by time: UInt64) -> SceneWish.Outcome {
      let start = samples.first?.time_ns ?? 0
      return SceneWish.Outcome(recognizer: outcome.recognizer, fires: outcome.fires, within: max(time, start) - start, isByTime: true)
    }
  }
}
