import KinesicMath

/// A short description of an ordered form: 16 points and the 15 directions between them, each half of length one. The
/// product of two is 2 for the same shape. First all x, then all y, each row filled up with a zero.
enum Signature {
  private static let points = 16
  private static let row = 32
  static let size = 2 * row

  static func fill(_ numbers: UnsafeMutablePointer<Float>, _ form: Form) {
    let last = points - 1
    var previous = 0
    var length: Float = 0
    for k in 0...last {
      let i = (k * (form.count - 1) + last / 2) / last
      let x = form.numbers[i]
      let y = form.numbers[form.count + i]
      set(numbers, k, x, y)
      length += x * x + y * y
      if k > 0 { setDirection(numbers, last + k, x - form.numbers[previous], y - form.numbers[form.count + previous]) }
      previous = i
    }
    set(numbers, row - 1, 0, 0)
    if length > 0 { scale(numbers, 0...last, by: 1 / length.squareRoot()) }
    scale(numbers, last + 1...2 * last, by: 1 / Float(last).squareRoot())
  }

  private static func set(_ numbers: UnsafeMutablePointer<Float>, _ k: Int, _ x: Float, _ y: Float) {
    numbers[k] = x
    numbers[row + k] = y
  }

  private static func setDirection(_ numbers: UnsafeMutablePointer<Float>, _ k: Int, _ x: Float, _ y: Float) {
    let length = (x * x + y * y).squareRoot()
    set(numbers, k, length > 0 ? x / length : 0, length > 0 ? y / length : 0)
  }

  private static func scale(_ numbers: UnsafeMutablePointer<Float>, _ range: ClosedRange<Int>, by factor: Float) {
    for k in range { set(numbers, k, numbers[k] * factor, numbers[row + k] * factor) }
  }

  /// How alike two are as they lie.
  static func likeness(_ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>) -> Float {
    var sum = SIMD4<Float>.zero
    var i = 0
    while i < size {
      sum += four(a, i) * four(b, i)
      i += 4
    }
    return (sum[0] + sum[1]) + (sum[2] + sum[3])
  }

  /// How alike they are with the first one turned by the angle at which they are most alike, no further than `bound`.
  static func likeness(_ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, turnedUpTo bound: Double) -> (value: Float, angle: Double) {
    let along = likeness(a, b)
    var sum = SIMD4<Float>.zero
    var i = 0
    while i < row {
      sum += four(a, i) * four(b, row + i) - four(a, row + i) * four(b, i)
      i += 4
    }
    let across = (sum[0] + sum[1]) + (sum[2] + sum[3])
    let angle = min(max(arcTangent(Double(across), Double(along)), -bound), bound)
    let (cosine, sine) = cosineAndSine(angle)
    return (along * Float(cosine) + across * Float(sine), angle)
  }
}

/// Four numbers of a row.
@inline(__always) func four(_ numbers: UnsafePointer<Float>, _ index: Int) -> SIMD4<Float> {
  UnsafeRawPointer(numbers + index).loadUnaligned(as: SIMD4<Float>.self)
}
