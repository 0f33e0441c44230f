/// The model on the shared cases: every one that manual recognizers and the sketches can play.
import Foundation

enum SelfTest {
  /// Runs the cases of a folder; prints what differs and gives the numbers of those that passed and failed.
  static func run(_ folder: String) throws -> (passed: Int, failed: Int) {
    var passed = 0
    var failed = 0
    for file in try FileManager.default.contentsOfDirectory(atPath: folder).sorted() where file.hasSuffix(".json") && !isOfOneClass(file) {
      for test in try CaseReader.read(folder + "/" + file) {
        var model = Model(test.world)
        model.run()
        let got = model.output.filter { matters($0, test) }
        let refusals = refusals(of: model)
        if refusals.values.reduce(0, +) == test.refusals && agree(got, test) {
          passed += 1
        } else {
          failed += 1
          print("case \(test.id): the model gives")
          for output in got { print("  ", Report.line(output)) }
          for (rule, count) in refusals { print("   \(rule.rawValue): \(count), the case says \(test.refusals)") }
          print("  expected", test.expected.map { $0.filter { $0.key != "values" } })
        }
      }
    }
    return (passed, failed)
  }

  /// The files that are about the fine print of one class: own_pan.json and the like.
  private static func isOfOneClass(_ file: String) -> Bool {
    let ofTheArena = ["arena", "delivery", "groups", "hands", "host", "manual", "policies"].map { "own_\($0).json" }
    return file.hasPrefix("own_") && !ofTheArena.contains(file)
  }

  /// What the model did not take: relations, proposals, feeds.
  private static func refusals(of model: Model) -> [Rule: Int] {
    model.reached.filter {
      [.staticCircle, .groupRefused, .groupCircle, .proposalRefused, .proposalWhileDisabled, .feedRefused].contains($0.key)
    }
  }

  /// All that is expected, in its order, and, unless the case says otherwise, nothing else.
  private static func agree(_ got: [Output], _ test: Case) -> Bool {
    var rest = got[...]
    for expected in test.expected {
      guard let place = rest.firstIndex(where: { same($0, expected, test) }) else { return false }
      if test.only != "expected", place != rest.startIndex { return false }
      rest = rest[(place + 1)...]
    }
    return test.only == "expected" || rest.isEmpty
  }

  private static func matters(_ output: Output, _ test: Case) -> Bool {
    if case .standing = output.what { return false }
    guard let only = test.only, only != "expected" else { return true }
    switch output.what {
    case .touch, .standing: return false
    case .gesture(_, let state, _): return only != "states" || state != .changed
    }
  }

  private static func same(_ output: Output, _ expected: [String: Any], _ test: Case) -> Bool {
    if let time = expected["t"] as? Double, abs(Double(output.time) / 1e9 - time) >= 1e-6 { return false }
    switch output.what {
    case .standing: return false
    case .gesture(let recognizer, let state, _):
      return expected["gesture"] as? String == test.names.recognizers[recognizer]
        && expected["state"] as? String == CaseReader.states[Int(state.rawValue)]
    case .touch(let view, let phase, let touch, _, let at):
      let phases = ["began", "moved", "ended", "cancelled"]
      let place = expected["at"] as? [Double]
      return expected["view"] as? String == test.names.views[view] && expected["phase"] as? String == phases[Int(phase.rawValue)]
        && expected["touch"] as? UInt64 == touch && (place == nil || place == [at.x, at.y])
    }
  }
}
