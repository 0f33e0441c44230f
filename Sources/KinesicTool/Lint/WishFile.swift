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
  }

  let name: String
  let motion: Motion
  let outcomes: [Outcome]
  /// Where it stands.
  let node: Node
}

/// A file of wishes for a scene: a list of entries, each with `wish` (a sentence), a motion of the vocabulary by
/// `motion` and `on`, or a `script` as cases have it, and what it is to do: `fires`, `not`, `within` (seconds). A
/// behaviour case is a wish too: what it expects is to fire, and nothing else unless it says `"only": "expected"`.
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
    if let script = fields["script"] {
      return SceneWish(name: name, motion: .played(try samples(script, scene)), outcomes: outcomes, node: node)
    }
    let motion = try fields.required("motion").string()
    let view = try fields["on"]?.reference(to: scene.views.map(\.id), "view")
    return SceneWish(name: name, motion: .named(motion, view: view), outcomes: outcomes, node: node)
  }

  private static func caseWish(_ node: Node, _ scene: Scene) throws -> SceneWish {
    let members = try node.members()
    func member(_ key: String) -> Node? { members.first { $0.key == key }?.node }
    guard let script = member("script"), let expect = member("expect") else { throw node.error("a case has a \"script\" and \"expect\"") }
    let names = scene.recognizers.map(\.id)
    var fires: [String] = []
    for event in try expect.list() {
      guard let gesture = try event.members().first(where: { $0.key == "gesture" })?.node else { continue }
      let name = try gesture.reference(to: names, "recognizer")
      if !fires.contains(name) { fires.append(name) }
    }
    let isOpen = try member("only")?.string() == "expected"
    let others = isOpen ? [] : names.filter { !fires.contains($0) }
    let outcomes = fires.map { SceneWish.Outcome(recognizer: $0, fires: true, within: .max) }
    let title = try member("title")?.string() ?? member("id")?.string() ?? "case"
    return SceneWish(
      name: title, motion: .played(try samples(script, scene)),
      outcomes: outcomes + others.map { SceneWish.Outcome(recognizer: $0, fires: false, within: .max) }, node: node)
  }

  /// The touches of a script; what else it does is refused.
  private static func samples(_ script: Node, _ scene: Scene) throws -> [kin_touch_sample] {
    var contacts: [UInt64: kin_touch_sample] = [:]
    return try script.list().compactMap { node in
      let entry = try Case.Entry(node, scene: scene)
      if case .advance = entry.action { return nil }
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
      return sample
    }
  }
}
