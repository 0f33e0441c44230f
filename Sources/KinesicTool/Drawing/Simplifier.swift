/// Leaves out points that a picture does not need (Douglas and Peucker, "Algorithms for the reduction of the number of
/// points required to represent a digitized line or its caricature", 1973).
enum Simplifier {
  /// Which points to keep, by index: none of those left out lies farther than `tolerance` from the line between its
  /// kept neighbours. Points are compared in all of their coordinates. O(n log n) for usual paths, O(n²) at worst.
  static func kept(_ points: [SIMD3<Double>], tolerance: Double) -> [Int] {
    guard points.count > 2 else { return Array(points.indices) }
    var keep = [Bool](repeating: false, count: points.count)
    (keep[0], keep[points.count - 1]) = (true, true)
    var open = [(0, points.count - 1)]
    while let (first, last) = open.popLast() {
      guard let (index, square) = farthest(points, first, last), square > tolerance * tolerance else { continue }
      keep[index] = true
      open += [(first, index), (index, last)]
    }
    return points.indices.filter { keep[$0] }
  }

  private static func farthest(_ points: [SIMD3<Double>], _ first: Int, _ last: Int) -> (index: Int, square: Double)? {
    var best: (index: Int, square: Double)?
    for index in (first + 1)..<max(last, first + 1) {
      let square = squaredDistance(points[index], points[first], points[last])
      if square > best?.square ?? -1 { best = (index, square) }
    }
    return best
  }

  private static func squaredDistance(_ point: SIMD3<Double>, _ a: SIMD3<Double>, _ b: SIMD3<Double>) -> Double {
    let line = b - a
    let length = (line * line).sum()
    let part = length > 0 ? min(max(((point - a) * line).sum() / length, 0), 1) : 0
    let off = point - (a + part * line)
    return (off * off).sum()
  }
}
