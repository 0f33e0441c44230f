import CKinesic
import CKinesicStrokes

/// The points of a drawing as they were given, and those of them that count: finite ones, each different from the one
/// before it in its stroke.
struct Drawing {
  let points: UnsafePointer<kin_stroke_point>?
  let count: Int

  /// How far from the origin a point may lie.
  private static let farthest = 1e15

  static func isUsable(_ point: kin_stroke_point) -> Bool {
    point.x.magnitude <= farthest && point.y.magnitude <= farthest
  }

  /// Gives the points that count, in their order, with whether each one continues the stroke of the one before.
  @inline(__always) func forEach(_ body: (kin_stroke_point, Bool) -> Void) {
    guard let points else { return }
    var last = kin_stroke_point()
    var isFirst = true
    for i in 0..<count where Drawing.isUsable(points[i]) {
      let point = points[i]
      let continues = !isFirst && point.stroke == last.stroke
      if continues && point.x == last.x && point.y == last.y { continue }
      body(point, continues)
      last = point
      isFirst = false
    }
  }

  var strokeCount: UInt32 {
    var count: UInt32 = 0
    forEach { _, continues in count += continues ? 0 : 1 }
    return count
  }
}

/// How long and how large a drawing is.
struct Extent {
  /// Along the strokes, without the ways between them.
  var length = 0.0
  private var left = Double.infinity, right = -Double.infinity, top = Double.infinity, bottom = -Double.infinity
  private var begin: UInt64 = 0, end: UInt64 = 0
  var pointCount = 0

  init(_ drawing: Drawing) {
    var last = kin_stroke_point()
    drawing.forEach { point, continues in
      if pointCount == 0 { begin = point.time_ns }
      end = point.time_ns
      pointCount += 1
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
      if continues { length += distance(last, point) }
      last = point
    }
  }

  /// The larger side of its box.
  var size: Double { pointCount == 0 ? 0 : max(right - left, bottom - top) }

  /// Seconds from the first point to the last; 0 where time steps back.
  var duration: Double { end > begin ? Double(end - begin) * 1e-9 : 0 }

  /// Whether there is a line at all.
  var isLine: Bool { length > 0 && length.isFinite && size > 0 }
}

func distance(_ a: kin_stroke_point, _ b: kin_stroke_point) -> Double {
  let x = b.x - a.x
  let y = b.y - a.y
  return (x * x + y * y).squareRoot()
}
