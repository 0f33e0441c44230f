import CKinesic
import CKinesicStrokes

/// Lines of collections of drawings, `{"u": user, "v": speed, "g": shape, "r": repetition, "s": strokes}`, behind a
/// line `{"meta": {"xy_scale": 1, "t": "ms"}}`. A stroke is a list of numbers, three of each point: x, y and time;
/// those of all points but the first are differences from the point before. Times count where the unit is `ms`. Other
/// keys are left out.
struct CompactDrawings {
  private var scale = 1.0
  private var hasTimes = false

  static func isOne(_ node: Node) throws -> Bool { try node.members().contains { $0.key == "s" || $0.key == "meta" } }

  /// Nil for the line that is about all others.
  mutating func drawing(_ node: Node) throws -> StrokeDrawing? {
    if let meta = try node.members().first(where: { $0.key == "meta" })?.node {
      let members = try meta.members()
      scale = try members.first { $0.key == "xy_scale" }?.node.number() ?? 1
      hasTimes = try members.first { $0.key == "t" }?.node.string() == "ms"
      return nil
    }
    let members = try node.members()
    func member(_ key: String) -> Node? { members.first { $0.key == key }?.node }
    var drawing = StrokeDrawing(place: "\(node.file):\(node.json.line)", name: try member("g")?.string(), points: [])
    drawing.user = try member("u")?.string() ?? drawing.user
    drawing.speed = try member("v")?.string() ?? drawing.speed
    drawing.repetition = try member("r")?.repetition()
    for (number, stroke) in try (member("s")?.list() ?? []).enumerated() { drawing.points += try points(stroke, UInt32(number)) }
    return drawing
  }

  private func points(_ stroke: Node, _ number: UInt32) throws -> [kin_stroke_point] {
    let numbers = try stroke.list().map { try $0.number() }
    guard numbers.count.isMultiple(of: 3) else { throw stroke.error("three numbers of each point are wanted, there are \(numbers.count)") }
    var (x, y, time) = (0.0, 0.0, 0.0)
    return stride(from: 0, to: numbers.count, by: 3).map { place in
      x += numbers[place]
      y += numbers[place + 1]
      time += numbers[place + 2]
      // A clock that steps back before the beginning stands at it.
      let milliseconds = hasTimes ? min(max(time, 0), 1e12) : 0
      return kin_stroke_point(
        x: x * scale, y: y * scale, time_ns: UInt64((milliseconds * 1e6).rounded()), stroke: number, reserved: 0)
    }
  }
}
