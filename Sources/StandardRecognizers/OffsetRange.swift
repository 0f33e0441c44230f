/// A range of displacements of a finger, in units; equal to a limit is still inside. Not yet scaled.
struct OffsetRange {
  var minimum: Vector
  var maximum: Vector

  /// "No limit" of the range properties, and their bound.
  static let unlimited = 1e9

  func contains(_ displacement: Vector, scale: Double) -> Bool {
    displacement.x >= minimum.x * scale && displacement.x <= maximum.x * scale && displacement.y >= minimum.y * scale
      && displacement.y <= maximum.y * scale
  }

  /// Where inside `movement`, which starts at `before`, the range was left; 1: it was not.
  func exit(_ before: Vector, _ movement: Vector, scale: Double) -> Double {
    if !contains(before, scale: scale) { return 0 }
    return min(
      axisExit(before.x, movement.x, minimum.x * scale, maximum.x * scale),
      axisExit(before.y, movement.y, minimum.y * scale, maximum.y * scale))
  }

  private func axisExit(_ before: Double, _ movement: Double, _ minimum: Double, _ maximum: Double) -> Double {
    if before + movement > maximum { return (maximum - before) / movement }
    return before + movement < minimum ? (minimum - before) / movement : 1
  }
}
