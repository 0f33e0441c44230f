/// How near a drawing is to a line, whichever way it lies.
struct LineLikeness: BitwiseCopyable {
  /// The spread across its main direction by the spread along it, 0 to 1.
  private let narrowness: Double
  /// The length of a line with its spread by the length of its strokes: 1 for a straight line, less where it winds.
  private let straightness: Double

  /// A line that is drawn by hand is narrower than the first number, and what may stand for one narrower than the
  /// second, with a path that is as straight by this factor at least.
  private static let narrow = 0.06, narrowEnough = 0.12, straightEnough = 0.88

  init(_ path: UnsafePointer<Path>, length: Double) {
    let count = path.pointee.count
    var x = 0.0, y = 0.0, xx = 0.0, yy = 0.0, xy = 0.0
    for i in 0..<count {
      x += path.pointee.x[i]
      y += path.pointee.y[i]
    }
    x /= Double(count)
    y /= Double(count)
    for i in 0..<count {
      let a = path.pointee.x[i] - x
      let b = path.pointee.y[i] - y
      xx += a * a
      yy += b * b
      xy += a * b
    }
    let mean = (xx + yy) / 2
    let spread = ((xx - yy) * (xx - yy) / 4 + xy * xy).squareRoot()
    narrowness = mean + spread > 0 ? (max(mean - spread, 0) / (mean + spread)).squareRoot() : 0
    // The variance of points at equal steps along a line is a twelfth of the square of its length.
    straightness = min((12 * (mean + spread) / Double(count)).squareRoot() / length, 1)
  }

  /// A line is never named as something else, nor something else as a line.
  func mayBe(_ other: LineLikeness) -> Bool {
    if min(narrowness, other.narrowness) >= LineLikeness.narrow { return true }
    return max(narrowness, other.narrowness) < LineLikeness.narrowEnough
      && min(straightness, other.straightness) >= LineLikeness.straightEnough * max(straightness, other.straightness)
  }
}
