import CKinesic

/// Reads the bytes as a file of drawings, makes a set of them, keeps it as JSON and as bytes, and names the drawings
/// by it.
@_cdecl("fuzz_drawings")
public func fuzzDrawings(_ start: UnsafePointer<UInt8>?, _ count: Int) {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  complaining {
    var files = DrawingFiles(pause: 1_000_000_000)
    let drawings = try files.read(bytes, file: "drawings", Progress("reading"))
    complaining { try evaluate(drawings) }
    let set = try StrokeSet(
      files.setOptions ?? StrokeSet.defaults, drawings.map { named($0) }.prefix(24), options: StrokeSet.templateDefaults)
    try keep(set)
    for drawing in drawings.prefix(24) { _ = set.classify(drawing.points, matches: 3) }
    _ = try TrainingReport(set, Array(drawings.map { named($0) }.prefix(24))).lines
  }
}

private func named(_ drawing: StrokeDrawing) -> StrokeDrawing {
  var drawing = drawing
  drawing.name = drawing.name ?? "drawing"
  return drawing
}

/// What is written is read again, and is the same set.
private func keep(_ set: StrokeSet) throws {
  let text = try StrokeJSON.text(set, file: "set")
  var files = DrawingFiles(pause: 0)
  do {
    let templates = try files.read(Array(text.utf8), file: "set.json", Progress("reading"))
    guard let options = files.setOptions else { return require(false, "a set that was written is read as drawings") }
    let again = try StrokeSet(options, templates, options: StrokeSet.templateDefaults)
    require(try StrokeJSON.text(again, file: "set") == text, "a set that was written and read is another one")
    let bytes = try again.bytes()
    require(try StrokeSet(bytes, file: "set").bytes() == bytes, "bytes that were written and read are others")
  } catch { fatalError("a set that was written cannot be read: \(error)") }
}

private func evaluate(_ drawings: [StrokeDrawing]) throws {
  let collection = try StrokeCollection(Array(drawings.map { named($0) }.prefix(24)))
  let evaluation = try StrokeEvaluation(
    .own(each: 1), collection, others: [], set: StrokeSet.defaults, options: StrokeSet.templateDefaults, report: { _, _ in })
  require(evaluation.named + evaluation.misnamed + evaluation.ambiguous + evaluation.unknown == evaluation.tests, "tests are lost")
  _ = EvaluationText.matrix(evaluation) + EvaluationText.summary([evaluation])
  _ = ConfusionPicture([evaluation], title: "drawings", theme: .auto).svg()
}
