/// How far apart two forms are.
///
/// Each point of one looks for the point of the other for which this is least: the square of their distance, and what
/// their directions, and for an ordered template their places along the path, differ. The roots are summed over the
/// points of both. The loops go over rows element by element, without a sum or a minimum that is carried from one to
/// the next: so the compiler makes vectors of them.
struct Chamfer {
  private let count: Int
  private let direction: Float
  private let place: Float

  /// What counts how much: the values about which the recognition rates are flat.
  init(_ fit: Fit, count: Int) {
    self.count = count
    direction = fit.isUndirected ? 0.15 : 0.3
    // Along the path, which has the length 0.3 there.
    place = fit.isOrdered ? 0.3 / Float(count - 1) : 0
  }

  /// The mean over all points, or something above `limit` when it is above it.
  func distance(_ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, limit: Float) -> Float {
    var rows = InlineArray<128, Float>(repeating: 0)
    return withUnsafeMutableBytes(of: &rows) {
      let least = $0.baseAddress.unsafelyUnwrapped.assumingMemoryBound(to: Float.self)
      let places = least + 64
      for j in 0..<count { places[j] = Float(j) * place }
      let one = sum(a, b, least, UnsafePointer(places))
      if one > limit * Float(2 * count) { return one / Float(2 * count) }
      return (one + sum(b, a, least, UnsafePointer(places))) / Float(2 * count)
    }
  }

  /// Over the points of `b`, of how far the nearest of `a` is.
  private func sum(
    _ a: UnsafePointer<Float>, _ b: UnsafePointer<Float>, _ least: UnsafeMutablePointer<Float>, _ places: UnsafePointer<Float>
  ) -> Float {
    for j in 0..<count { least[j] = .greatestFiniteMagnitude }
    for i in 0..<count { lower(least, a + i, places[i], b, places) }
    for j in 0..<count { least[j] = (least[j] > 0 ? least[j] : 0).squareRoot() }
    var sum: Float = 0
    for j in 0..<count { sum += least[j] }
    return sum
  }

  /// What a point of `a` costs with all of `b`, where that is less than before.
  @inline(__always) private func lower(
    _ least: UnsafeMutablePointer<Float>, _ a: UnsafePointer<Float>, _ along: Float, _ b: UnsafePointer<Float>,
    _ places: UnsafePointer<Float>
  ) {
    let x = a[0], y = a[count], u = a[2 &* count] * direction, v = a[3 &* count] * direction
    let bx = b, by = b + count, bu = b + 2 &* count, bv = b + 3 &* count
    var j = 0
    while j < count {
      let dx = x - bx[j], dy = y - by[j], step = along - places[j]
      let cost = dx * dx + dy * dy + (direction - (u * bu[j] + v * bv[j])) + step * step
      least[j] = cost < least[j] ? cost : least[j]
      j &+= 1
    }
  }
}
