/// A range of displacements of a finger, in units; equal to a limit is still inside. Not yet scaled.
///
/// As a field it is four properties, named after it: `activeOffset` is `active_offset_x_minimum` and so on.
struct OffsetRange: BitwiseCopyable {
  var xMinimum = -unlimited
  var xMaximum = unlimited
  var yMinimum = -unlimited
  var yMaximum = unlimited

  /// "No limit" of the range properties, and their bound.
  static let unlimited = 1e9

  func contains(_ displacement: Vector, scale: Double) -> Bool {
    displacement.x >= xMinimum * scale && displacement.x <= xMaximum * scale && displacement.y >= yMinimum * scale
      && displacement.y <= yMaximum * scale
  }

  /// Where inside `movement`, which starts at `before`, the range was left; 1: it was not.
  func exit(_ before: Vector, _ movement: Vector, scale: Double) -> Double {
    if !contains(before, scale: scale) { return 0 }
    return min(
      axisExit(before.x, movement.x, xMinimum * scale, xMaximum * scale), axisExit(before.y, movement.y, yMinimum * scale, yMaximum * scale)
    )
  }

  private func axisExit(_ before: Double, _ movement: Double, _ minimum: Double, _ maximum: Double) -> Double {
    if before + movement > maximum { return (maximum - before) / movement }
    return before + movement < minimum ? (minimum - before) / movement : 1
  }
}
