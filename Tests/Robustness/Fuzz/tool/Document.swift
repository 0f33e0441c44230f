import CKinesic

/// Reads the bytes as a scene and as a file of cases, builds the scene, and runs the cases. A complaint is an answer
/// like any other.
@_cdecl("fuzz_document")
public func fuzzDocument(_ start: UnsafePointer<UInt8>?, _ count: Int) {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  complaining { _ = try Session(scene: try Scene.parse(bytes, file: "scene.json"), explain: true) }
  complaining {
    let (cases, complaints) = try Case.parse(bytes, file: "cases.json")
    require(complaints.allSatisfy { !$0.description.isEmpty }, "a complaint without words")
    for testCase in cases { complaining { try run(testCase) } }
  }
}

/// As `kinesic check` does.
private func run(_ testCase: Case) throws {
  let outcome = try CaseRunner.run(testCase, plugins: [], explain: true)
  let comparison = CaseComparison(testCase, outcome)
  let report = CaseReport.lines(testCase, comparison, decisions: outcome.events.filter(\.isDecision))
  require(!report.isEmpty, "a report without words")
}

/// Runs `body`; what it throws must be a sentence for the user.
func complaining(_ body: () throws -> Void) {
  do { try body() } catch is ToolError, is EngineError {} catch { fatalError("an error of another kind: \(error)") }
}

/// What must hold; libFuzzer takes the trap for a crash.
func require(_ condition: Bool, _ sentence: @autoclosure () -> String) {
  if !condition { fatalError(sentence()) }
}
