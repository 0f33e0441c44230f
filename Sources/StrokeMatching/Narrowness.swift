/// How narrow a drawing is, whichever way it lies: the spread across its main direction by the spread along it, 0 to
/// 1.
func narrowness(of path: UnsafePointer<Path>) -> Double {
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
  return mean + spread > 0 ? (max(mean - spread, 0) / (mean + spread)).squareRoot() : 0
}

/// A line that is drawn by hand is narrower than the first number, and what may stand for one narrower than the
/// second. A line is never named as something else, nor something else as a line.
private let narrowLine = 0.06, narrowEnough = 0.12

func mayBeOne(_ a: Double, _ b: Double) -> Bool {
  min(a, b) >= narrowLine || max(a, b) < narrowEnough
}
