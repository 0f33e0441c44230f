import KinesicMath

/// A resampled drawing, moved to its centroid and scaled: what is compared. Four rows of `count` numbers: x, y, and a
/// unit vector along the line; of a form without direction the one at twice the angle, which is the same both ways.
struct Form {
  let numbers: UnsafeMutablePointer<Float>
  let count: Int

  /// A side shorter than this share of the larger one is not enlarged further: a line stays one.
  private static let leastSide = 0.3

  func fill(_ path: UnsafePointer<Path>, _ framing: Framing, isUndirected: Bool) {
    let frame = Frame(path, framing, leastSide: Form.leastSide)
    for i in 0..<count {
      numbers[i] = Float((path.pointee.x[i] - frame.x) * frame.xScale)
      numbers[count + i] = Float((path.pointee.y[i] - frame.y) * frame.yScale)
    }
    for i in 0..<count { setDirection(i, path, isUndirected) }
  }

  /// From the neighbours in the same stroke.
  private func setDirection(_ i: Int, _ path: UnsafePointer<Path>, _ isUndirected: Bool) {
    let before = path.pointee.continues[i] ? i - 1 : i
    let after = i + 1 < count && path.pointee.continues[i + 1] ? i + 1 : i
    let x = numbers[after] - numbers[before]
    let y = numbers[count + after] - numbers[count + before]
    let length = (x * x + y * y).squareRoot()
    let u = length > 0 ? x / length : 0
    let v = length > 0 ? y / length : 0
    numbers[2 * count + i] = isUndirected ? u * u - v * v : u
    numbers[3 * count + i] = isUndirected ? 2 * u * v : v
  }

  /// Becomes another one, turned by an angle.
  func fill(_ other: Form, turnedBy angle: Double, isUndirected: Bool) {
    let (c, s) = cosineAndSine(angle)
    let (c2, s2) = isUndirected ? cosineAndSine(2 * angle) : (c, s)
    for i in 0..<count {
      turn(other, i, count + i, Float(c), Float(s))
      turn(other, 2 * count + i, 3 * count + i, Float(c2), Float(s2))
    }
  }

  private func turn(_ other: Form, _ i: Int, _ j: Int, _ cosine: Float, _ sine: Float) {
    let x = other.numbers[i]
    let y = other.numbers[j]
    numbers[i] = cosine * x - sine * y
    numbers[j] = sine * x + cosine * y
  }
}

/// Where the centroid of a path is, and by what it is scaled.
private struct Frame {
  var x = 0.0, y = 0.0
  var xScale = 1.0, yScale = 1.0

  init(_ path: UnsafePointer<Path>, _ framing: Framing, leastSide: Double) {
    let count = path.pointee.count
    var left = path.pointee.x[0], right = left, top = path.pointee.y[0], bottom = top
    for i in 0..<count {
      x += path.pointee.x[i]
      y += path.pointee.y[i]
      left = min(left, path.pointee.x[i])
      right = max(right, path.pointee.x[i])
      top = min(top, path.pointee.y[i])
      bottom = max(bottom, path.pointee.y[i])
    }
    x /= Double(count)
    y /= Double(count)
    let size = max(right - left, bottom - top)
    if framing == .turnable {
      setRadius(path)
    } else if size > 0 {
      setSides(max((right - left) / size, leastSide), max((bottom - top) / size, leastSide), size, framing)
    }
  }

  private mutating func setSides(_ width: Double, _ height: Double, _ size: Double, _ framing: Framing) {
    switch framing {
    case .tolerant: (xScale, yScale) = (1 / (size * width.squareRoot()), 1 / (size * height.squareRoot()))
    case .free: (xScale, yScale) = (1 / (size * width), 1 / (size * height))
    case .kept, .turnable: (xScale, yScale) = (1 / size, 1 / size)
    }
  }

  /// A circle of radius 0.4 and a square of side 0.75 come out about as large as by their sides.
  private mutating func setRadius(_ path: UnsafePointer<Path>) {
    var sum = 0.0
    for i in 0..<path.pointee.count {
      let a = path.pointee.x[i] - x
      let b = path.pointee.y[i] - y
      sum += a * a + b * b
    }
    let radius = (sum / Double(path.pointee.count)).squareRoot()
    if radius > 0 { (xScale, yScale) = (0.4 / radius, 0.4 / radius) }
  }
}
