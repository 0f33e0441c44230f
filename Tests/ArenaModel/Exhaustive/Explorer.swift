/// A path on which something went wrong at the last step.
struct Counterexample {
  var space: Space
  var path: [PathStep]
  var sentence: String
}

/// A move, in a situation, and what the recognizers answered.
struct PathStep {
  var move: Move
  var choices: [Int]
  var situation: Situation
}

/// How much was searched.
struct Census {
  var worlds = 0
  var states = 0
  var transitions = 0
  /// How many steps lead to the state that is farthest away.
  var depth = 0

  static func + (a: Census, b: Census) -> Census {
    Census(
      worlds: a.worlds + b.worlds, states: a.states + b.states, transitions: a.transitions + b.transitions, depth: max(a.depth, b.depth))
  }
}

/// Searches everything that can happen in one world, the shortest paths first. States of equal key are one: the same
/// can come of them. The engine is brought to a state by playing the path to it; then it makes one more step, all
/// lifts, and it must be as it was made.
final class Explorer {
  private struct Node {
    var parent: Int
    /// What led here from the parent.
    var step: PathStep
    var situation: Situation
    var depth: Int
    /// The second implementation, in this state.
    var model: Model
    var hasTimer: Bool
  }

  private let space: Space
  private var rig: Rig
  private var nodes: [Node] = []
  private var seen: Set<UInt64> = []
  /// The key of the engine as it was made.
  private var rest: UInt64 = 0
  private var transitions = 0

  init(_ space: Space) {
    self.space = space
    rig = Rig(space)
  }

  var census: Census { Census(worlds: 1, states: nodes.count, transitions: transitions, depth: nodes.last?.depth ?? 0) }

  /// The first path on which something goes wrong; nil: there is none.
  func search() -> Counterexample? {
    rest = rig.key
    let nothing = PathStep(move: .timer, choices: [], situation: Situation())
    var model = Model(space.world)
    model.isCounting = false
    nodes = [Node(parent: -1, step: nothing, situation: Situation(), depth: 0, model: model, hasTimer: false)]
    seen = [key(Situation())]
    var place = 0
    while place < nodes.count {
      let path = path(to: place)
      for move in space.moves(nodes[place].situation, hasTimer: nodes[place].hasTimer) {
        if let found = tryAll(move, from: place, path) { return found }
      }
      place += 1
    }
    return nil
  }

  /// Makes one move with all answers, one after the other.
  private func tryAll(_ move: Move, from place: Int, _ path: [PathStep]) -> Counterexample? {
    var step = PathStep(move: move, choices: [], situation: nodes[place].situation)
    while true {
      transitions += 1
      play(path)
      let (made, given, next) = make(step, number: path.count)
      step.choices = given.map { $0.choice }
      if let sentence = judge(made, given, from: place, step) ?? rig.letGo(after: step, rest: rest) {
        return Counterexample(space: space, path: path + [step], sentence: sentence)
      }
      // Who was removed does not come back.
      if step.situation.after(move).removed != 0 { rig = Rig(space) }
      guard let next else { return nil }
      step.choices = next
    }
  }

  private func path(to place: Int) -> [PathStep] {
    var steps: [PathStep] = []
    var place = place
    while nodes[place].parent >= 0 {
      steps.append(nodes[place].step)
      place = nodes[place].parent
    }
    return steps.reversed()
  }

  private func play(_ path: [PathStep]) {
    rig.begin()
    for (number, step) in path.enumerated() {
      _ = make(step, number: number)
      rig.dropOutput()
    }
  }

  private func make(_ step: PathStep, number: Int) -> (entry: Entry, given: [Oracle.Answer], next: [Int]?) {
    Oracle.shared.begin(step.choices)
    let entry = rig.perform(step.move, number: number, step.situation)
    return (entry, Oracle.shared.given, Oracle.shared.next)
  }

  /// What is wrong with a step that the engine has made; if nothing is, a state that is new is kept.
  private func judge(_ entry: Entry, _ given: [Oracle.Answer], from place: Int, _ step: PathStep) -> String? {
    let output = rig.takeOutput()
    if let fault = rig.fault { return fault }
    var model = nodes[place].model
    let before = model.recognizers.map { $0.state }
    Oracle.shared.begin(step.choices)
    model.apply(entry)
    let expected = model.output + [model.standing(at: entry.time)]
    if Oracle.shared.given != given { return "the second implementation asks others what they propose" }
    if output != expected { return "the second implementation comes to something else\n" + Report.sideBySide(expected, output) }
    // A representative that the step removes speaks for its group until the step is over (group.removed).
    var during = model
    during.groups = nodes[place].model.groups
    if let sentence = Winners(during, before: before, output).sentence { return sentence }
    model.output = []
    let situation = step.situation.after(step.move)
    guard seen.insert(key(situation)).inserted else { return nil }
    nodes.append(
      Node(
        parent: place, step: step, situation: situation, depth: nodes[place].depth + 1, model: model, hasTimer: rig.nextTimer != never))
    return nil
  }

  /// Two states are one if the engine is the same and as much may still land and change.
  private func key(_ situation: Situation) -> UInt64 {
    rig.key ^ (UInt64(situation.landings) << 40 | UInt64(situation.hostChanges) << 32 | situation.removed) &* 0x9E37_79B9_7F4A_7C15
  }
}
