/// A counterexample for people: the world, what happened, what each recognizer proposed, what came and why; and a
/// behaviour case, if one shows it too.
struct Story {
  private(set) var text: String

  init(_ found: Counterexample) {
    text = "  \(found.sentence)\n" + Report.describe(found.space.world)
    let rig = Rig(found.space, explains: true)
    var world = found.space.world
    var told = 0
    for (number, step) in found.path.enumerated() {
      Oracle.shared.begin(step.choices)
      let entry = rig.perform(step.move, number: number, step.situation)
      let given = Oracle.shared.given
      let output = rig.takeOutput()
      let proposals = given.map { "r\($0.recognizer) \($0.state)" }.joined(separator: ", ")
      text += "  \(number + 1). \(Report.describe(entry.what))" + (proposals.isEmpty ? "" : ": proposed \(proposals)") + "\n"
      for line in rig.story[told...] { text += "       \(line)\n" }
      told = rig.story.count
      if let last = output.last { text += "     \(Report.line(last))\n" }
      world.script.append(entry)
      world.script += given.map { Entry(time: entry.time, what: .propose($0.recognizer, $0.state)) }
    }
    if let shown = Story.asCase(world) { text += "  as a case:\n" + shown + "\n" }
  }

  /// With recognizers whose states the host proposes, each as a step of its own: often that shows it too.
  private static func asCase(_ world: World) -> String? {
    var world = world
    for index in world.recognizers.indices where world.recognizers[index].kind.isChoice { world.recognizers[index].kind = .manual }
    guard let difference = Comparison.difference(world, varied: false) else { return nil }
    return CaseWriter.write(Comparison.shrink(world, difference, without: []), id: "arena-exhaustive")
  }
}
