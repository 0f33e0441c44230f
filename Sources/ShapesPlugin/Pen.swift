import CKinesicStrokes
import KinesicPlugin

/// Draws a template: straight legs between corners that are rounded, and arcs. y grows downwards.
struct Pen {
  static let capacity = 64

  private(set) var points = InlineArray<64, kin_stroke_point>(repeating: kin_stroke_point())
  private(set) var count = 0
  /// What share of the legs beside a corner its curve takes.
  private let rounding: Double
  private var corners = InlineArray<12, Vector>(repeating: .zero)
  private var cornerCount = 1

  /// The first corner is (0, 0).
  init(rounding: Double) { self.rounding = rounding }

  /// The next corner, from the latest one: in degrees clockwise from the right.
  @inline(never) mutating func go(_ degrees: Double, _ length: Double) {
    let (cosine, sine) = cosineAndSine(degrees * .pi / 180)
    go(to: corners[cornerCount - 1] + Vector(x: cosine, y: sine) * length)
  }

  @inline(never) mutating func go(to corner: Vector) {
    corners[cornerCount] = corner
    cornerCount += 1
  }

  /// Ends the drawing: each corner becomes a quadratic Bézier curve.
  @inline(never) mutating func lift() {
    draw(corners[0])
    for i in 1..<cornerCount - 1 {
      let corner = corners[i]
      let before = corner + (corners[i - 1] - corner) * (rounding / 2)
      let after = corner + (corners[i + 1] - corner) * (rounding / 2)
      for step in 0...4 {
        let t = Double(step) / 4
        draw(before * ((1 - t) * (1 - t)) + corner * (2 * t * (1 - t)) + after * (t * t))
      }
    }
    draw(corners[cornerCount - 1])
  }

  /// An arc about a centre, from an angle on, degrees clockwise; the radius grows from `inner` to 1. `height` makes it
  /// part of an ellipse, whose long axis is turned by `tilt`.
  @inline(never) mutating func arc(from start: Double, sweep: Double, height: Double = 1, tilt: Double = 0, inner: Double = 1) {
    let axis = cosineAndSine(tilt * .pi / 180)
    for i in 0..<Pen.capacity {
      let share = Double(i) / Double(Pen.capacity - 1)
      let (cosine, sine) = cosineAndSine((start + sweep * share) * .pi / 180)
      let radius = inner + (1 - inner) * share
      let (x, y) = (radius * cosine, radius * sine * height)
      draw(Vector(x: axis.cosine * x - axis.sine * y, y: axis.sine * x + axis.cosine * y))
    }
  }

  private mutating func draw(_ place: Vector) {
    points[count].x = place.x
    points[count].y = place.y
    count += 1
  }
}
