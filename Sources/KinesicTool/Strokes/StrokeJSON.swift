import CKinesic
import CKinesicStrokes

/// Drawings and template sets as JSON: docs/strokes.md has the form.
enum StrokeJSON {
  static let format = "kinesic-strokes"
  static let version = 1.0

  private static let switches: [(key: String, bit: Int)] = [
    ("any_order", KIN_STROKE_ANY_ORDER), ("any_direction", KIN_STROKE_ANY_DIRECTION), ("keep_aspect", KIN_STROKE_KEEP_ASPECT),
    ("free_aspect", KIN_STROKE_FREE_ASPECT),
  ]
  private static var numbers: [(key: String, path: WritableKeyPath<kin_stroke_template_options, Double>)] {
    [("rotation", \.rotation), ("size_ratio", \.size_ratio), ("duration_ratio", \.duration_ratio), ("limit", \.limit)]
  }
  private static var setNumbers: [(key: String, path: WritableKeyPath<kin_stroke_set_options, Double>)] {
    [("limit", \.limit), ("margin", \.margin), ("minimum_size", \.minimum_size)]
  }
  private static var templateKeys: [String] { ["name"] + switches.map(\.key) + numbers.map(\.key) + ["strokes"] }

  // MARK: Reading

  /// Whether it is meant to be a set.
  static func isSet(_ node: Node) throws -> Bool { try node.members().contains { $0.key == "templates" } }

  static func set(_ node: Node) throws -> (options: kin_stroke_set_options, templates: [StrokeDrawing]) {
    let fields = try node.fields(["format", "version", "sample_count"] + setNumbers.map(\.key) + ["templates"])
    let (format, version) = (try fields.required("format"), try fields.required("version"))
    guard try format.string() == Self.format else { throw format.error("\"\(Self.format)\" is wanted") }
    guard try version.number() == Self.version else {
      throw version.error("a set of version \(plain(try version.number())); this tool reads version \(plain(Self.version))")
    }
    var options = StrokeSet.defaults
    if let count = fields["sample_count"] {
      guard let number = UInt32(exactly: try count.number()) else { throw count.error("a whole number of 0 or more is wanted") }
      options.sample_count = number
    }
    for (key, path) in setNumbers { options[keyPath: path] = try fields[key]?.number() ?? options[keyPath: path] }
    do { _ = try StrokeSet(options) } catch let refusal as EngineError { throw node.error(refusal.sentence) }
    let templates = try fields.required("templates").list().map { node in
      let fields = try node.fields(templateKeys)
      _ = try fields.required("name")
      var drawing = try drawing(fields)
      drawing.options = drawing.options ?? StrokeSet.templateDefaults
      return drawing
    }
    return (options, templates)
  }

  /// A drawing, which may say who drew it, and how it is to be compared.
  static func drawing(_ node: Node) throws -> StrokeDrawing {
    try drawing(try node.fields(templateKeys + ["user", "speed", "repetition"]))
  }

  private static func drawing(_ fields: Fields) throws -> StrokeDrawing {
    let node = fields.node
    let strokes = try fields.required("strokes")
    var drawing = StrokeDrawing(
      place: "\(node.file):\(node.json.line)" + (node.path.isEmpty ? "" : ": \(node.path)"), name: try fields["name"]?.string(),
      points: try points(strokes))
    drawing.user = try fields["user"]?.string() ?? drawing.user
    drawing.speed = try fields["speed"]?.string() ?? drawing.speed
    drawing.repetition = try fields["repetition"]?.repetition()
    drawing.options = try options(fields)
    return drawing
  }

  /// Nil where none is given.
  private static func options(_ fields: Fields) throws -> kin_stroke_template_options? {
    var options = StrokeSet.templateDefaults
    var isGiven = false
    for (key, bit) in switches {
      guard let node = fields[key] else { continue }
      isGiven = true
      if try node.bool() { options.flags |= UInt32(bit) }
    }
    for (key, path) in numbers {
      guard let node = fields[key] else { continue }
      isGiven = true
      options[keyPath: path] = try node.number()
    }
    return isGiven ? options : nil
  }

  private static func points(_ strokes: Node) throws -> [kin_stroke_point] {
    var points: [kin_stroke_point] = []
    for (number, stroke) in try strokes.list().enumerated() {
      for point in try stroke.list() {
        let parts = try point.list()
        guard parts.count == 2 || parts.count == 3 else { throw point.error("[x, y] or [x, y, nanoseconds] is wanted") }
        points.append(
          kin_stroke_point(
            x: try parts[0].number(), y: try parts[1].number(), time_ns: parts.count == 3 ? try parts[2].identifier() : 0,
            stroke: UInt32(number), reserved: 0))
      }
    }
    return points
  }

  // MARK: Writing

  static func text(_ set: StrokeSet, file: String) throws -> String {
    let options = set.options
    let head = [("format", JSONText.string(format)), ("version", exact(version)), ("sample_count", "\(options.sample_count)")]
    let members = head + setNumbers.map { ($0.key, exact(options[keyPath: $0.path])) }
    let templates = try set.templates(file: file).map { "\n    " + text($0) }.joined(separator: ",")
    return "{\n" + members.map { "  \(JSONText.string($0.0)): \($0.1),\n" }.joined() + "  \"templates\": [\(templates)\n  ]\n}\n"
  }

  /// Only the switches that are on, and the numbers that are not 0; times only where one is known.
  private static func text(_ template: StrokeDrawing) -> String {
    let options = template.options ?? StrokeSet.templateDefaults
    let flags = switches.filter { Int(options.flags) & $0.bit != 0 }.map { ($0.key, "true") }
    let given = numbers.filter { options[keyPath: $0.path] != 0 }.map { ($0.key, exact(options[keyPath: $0.path])) }
    let hasTimes = template.points.contains { $0.time_ns != 0 }
    let strokes = template.points.strokes.map { stroke in
      let points = template.points[stroke].map { point in
        "[\(exact(point.x)), \(exact(point.y))\(hasTimes ? ", \(point.time_ns)" : "")]"
      }
      return JSONText.list(points)
    }
    return JSONText.object([("name", JSONText.string(template.name ?? ""))] + flags + given + [("strokes", JSONText.list(strokes))])
  }

  /// The shortest text that reads as the same number, also as -0.
  private static func exact(_ number: Double) -> String { number == 0 && number.sign == .minus ? "-0.0" : JSONText.number(number) }
}

extension Node {
  /// How often something was done before.
  func repetition() throws -> Int {
    guard let number = Int(exactly: try number()), (0..<1_000_000).contains(number) else {
      throw error("a whole number from 0 to 999999 is wanted")
    }
    return number
  }
}
