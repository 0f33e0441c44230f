import CKinesic
import CKinesicStrokes

/// A set of templates of drawn shapes, through its C interface.
final class StrokeSet {
  struct Match {
    let name: String
    let template: Int
    let distance, score, margin, confidence, rotation: Double
  }

  struct Answer {
    let verdict: Verdict
    let matches: [Match]
  }

  enum Verdict: Int32, Encodable, CaseIterable {
    case unknown, recognized, ambiguous

    var word: String { ["unknown", "recognized", "ambiguous"][Int(rawValue)] }

    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(word)
    }
  }

  /// How many names the library gives at most.
  static let mostMatches = 40

  let set: OpaquePointer

  init(_ options: kin_stroke_set_options = StrokeSet.defaults) throws {
    var options = options
    var made: OpaquePointer?
    try StrokeSet.accept(kin_stroke_set_create(&options, &made))
    guard let made else { throw ToolError("a template set cannot be made") }
    set = made
  }

  /// Of drawings, each of which is an example of its name; `options` are for those that have none of their own.
  convenience init(
    _ options: kin_stroke_set_options, _ drawings: some Sequence<StrokeDrawing>, options given: kin_stroke_template_options
  ) throws {
    try self.init(options)
    for drawing in drawings { try add(drawing, given) }
  }

  /// Of the bytes that `bytes` gives; `file` is for complaints.
  init(_ bytes: [UInt8], file: String) throws {
    var made: OpaquePointer?
    var offset: UInt64 = 0
    guard kin_stroke_set_read(bytes, UInt64(bytes.count), &made, &offset) == kin_result(KIN_OK), let made else {
      throw ToolError("\(file): byte \(offset): \(StrokeSet.sentence)")
    }
    set = made
  }

  deinit { kin_stroke_set_destroy(set) }

  static var defaults: kin_stroke_set_options {
    var options = kin_stroke_set_options()
    kin_stroke_set_options_init(&options)
    return options
  }

  static var templateDefaults: kin_stroke_template_options {
    var options = kin_stroke_template_options()
    kin_stroke_template_options_init(&options)
    return options
  }

  static var sentence: String { String(cString: kin_stroke_last_error()) }

  static func accept(_ result: kin_result) throws {
    guard result != kin_result(KIN_OK) else { return }
    throw EngineError(code: result, sentence: sentence)
  }

  func add(_ drawing: StrokeDrawing, _ given: kin_stroke_template_options) throws {
    guard let name = drawing.name else { throw ToolError("\(drawing.place): an example has a name, this drawing has none") }
    guard !name.utf8.contains(0) else { throw ToolError("\(drawing.place): a name cannot have the character U+0000") }
    var options = drawing.options ?? given
    let result = name.withCString { kin_stroke_set_add(set, $0, &options, drawing.points, UInt64(drawing.points.count), nil) }
    guard result == kin_result(KIN_OK) else { throw ToolError("\(drawing.place): \(StrokeSet.sentence)") }
  }

  var options: kin_stroke_set_options {
    var options = StrokeSet.defaults
    kin_stroke_set_get_options(set, &options)
    return options
  }

  var count: Int {
    var count: UInt32 = 0
    kin_stroke_set_count(set, &count)
    return Int(count)
  }

  /// A template as a drawing with options of its own; its place is the file and its number.
  func template(_ index: Int, file: String) throws -> StrokeDrawing {
    var found = kin_stroke_template()
    kin_stroke_template_init(&found)
    try StrokeSet.accept(kin_stroke_set_get(set, UInt32(index), &found))
    let place = "\(file): template \(index)"
    guard let name = String(validatingCString: found.name) else { throw ToolError("\(place): its name is not UTF-8") }
    let points = Array(UnsafeBufferPointer(start: found.points, count: Int(found.point_count)))
    return StrokeDrawing(place: place, name: name, points: points, options: found.options)
  }

  func templates(file: String) throws -> [StrokeDrawing] { try (0..<count).map { try template($0, file: file) } }

  func classify(_ points: [kin_stroke_point], matches wanted: Int = 1) -> Answer {
    var result = kin_stroke_result()
    let matches = [kin_stroke_match](unsafeUninitializedCapacity: wanted) { rows, count in
      kin_stroke_set_classify(set, points, UInt64(points.count), rows.baseAddress, UInt32(wanted), &result)
      count = Int(result.match_count)
    }
    return Answer(
      verdict: Verdict(rawValue: result.verdict) ?? .unknown,
      matches: matches.map {
        Match(
          name: String(cString: $0.name), template: Int($0.index), distance: $0.distance, score: $0.score, margin: $0.margin,
          confidence: $0.confidence, rotation: $0.rotation)
      })
  }

  func report(_ index: Int) throws -> kin_stroke_report {
    var report = kin_stroke_report()
    kin_stroke_report_init(&report)
    try StrokeSet.accept(kin_stroke_set_report(set, UInt32(index), &report))
    return report
  }

  /// Nil: there are too few examples, or another name is as near.
  func suggestedLimit(_ name: String) throws -> Double? {
    var limit = 0.0
    try StrokeSet.accept(kin_stroke_set_suggest_limit(set, name, &limit))
    return limit == 0 ? nil : limit
  }

  func bytes() throws -> [UInt8] {
    var count: UInt64 = 0
    try StrokeSet.accept(kin_stroke_set_write(set, nil, 0, &count))
    var bytes = [UInt8](repeating: 0, count: Int(count))
    try StrokeSet.accept(kin_stroke_set_write(set, &bytes, count, &count))
    return bytes
  }
}
