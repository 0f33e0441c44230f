/// A range of displacements of a finger, in units; equal to a limit is still inside. Not yet scaled.
///
/// As a field it is four properties, named after it: `activeOffset` is `active_offset_x_minimum` and so on.
public struct OffsetRange: BitwiseCopyable {
  public var xMinimum = -unlimited
  public var xMaximum = unlimited
  public var yMinimum = -unlimited
  public var yMaximum = unlimited

  public init() {}

  /// "No limit" of the range properties, and their bound.
  public static var unlimited: Double { 1e9 }

  public func contains(_ displacement: Vector, scale: Double) -> Bool {
    displacement.x >= xMinimum * scale && displacement.x <= xMaximum * scale && displacement.y >= yMinimum * scale
      && displacement.y <= yMaximum * scale
  }

  /// Where inside `movement`, which starts at `before`, the range was left; infinite: it was not.
  public func exit(_ before: Vector, _ movement: Vector, scale: Double) -> Double {
    if !contains(before, scale: scale) { return 0 }
    return min(
      axisExit(before.x, movement.x, xMinimum * scale, xMaximum * scale), axisExit(before.y, movement.y, yMinimum * scale, yMaximum * scale)
    )
  }

  /// The same of a touch that moves, from where it landed. Out of line: who leaves a range is rare.
  @inline(never) public func exit(_ touch: Touch, scale: Double) -> Double {
    exit(touch.previous - touch.start, touch.movement, scale: scale)
  }

  private func axisExit(_ before: Double, _ movement: Double, _ minimum: Double, _ maximum: Double) -> Double {
    if before + movement > maximum { return (maximum - before) / movement }
    return before + movement < minimum ? (minimum - before) / movement : .infinity
  }
}

/// The limits within which a drag has not begun, and those that make it fail.
public var offsetProperties: [Property] {
  [
    offset("active_offset_x_minimum", "It also begins when a finger is farther to the left; negative.", -OffsetRange.unlimited),
    offset("active_offset_x_maximum", "It also begins when a finger is farther to the right.", OffsetRange.unlimited),
    offset("active_offset_y_minimum", "It also begins when a finger is farther up; negative.", -OffsetRange.unlimited),
    offset("active_offset_y_maximum", "It also begins when a finger is farther down.", OffsetRange.unlimited),
    offset("fail_offset_x_minimum", "It fails when a finger is farther to the left before it begins; negative.", -OffsetRange.unlimited),
    offset("fail_offset_x_maximum", "It fails when a finger is farther to the right before it begins.", OffsetRange.unlimited),
    offset("fail_offset_y_minimum", "It fails when a finger is farther up before it begins; negative.", -OffsetRange.unlimited),
    offset("fail_offset_y_maximum", "It fails when a finger is farther down before it begins.", OffsetRange.unlimited),
  ]
}

/// One limit of an offset range, from where the finger landed.
private func offset(_ name: Text, _ summary: Text, _ initial: Double) -> Property {
  .number(
    name, summary, origin: "React Native Gesture Handler; no limit by default", initial,
    -OffsetRange.unlimited...OffsetRange.unlimited)
}
