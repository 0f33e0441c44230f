/// When a drag begins: a finger's displacement since it landed reaches the distance, on an allowed axis or as a
/// length, or leaves the active range.
public struct DragThreshold {
  /// Not yet scaled.
  public var distance: Double
  public var isRadial: Bool
  /// 0 both, 1 horizontal, 2 vertical.
  public var axes: Double
  public var active: OffsetRange

  public init(distance: Double, isRadial: Bool, axes: Double, active: OffsetRange = OffsetRange()) {
    self.distance = distance
    self.isRadial = isRadial
    self.axes = axes
    self.active = active
  }

  /// Without what a locked axis has.
  /// Rule: pan.axes.
  public func onAxes(_ vector: Vector) -> Vector {
    Vector(x: axes == 2 ? 0 : vector.x, y: axes == 1 ? 0 : vector.y)
  }

  /// Where inside the step's movement (0 to 1) as many as `minimum` fingers had moved enough; nil: they have not.
  /// Rule: pan.begin.
  public func crossing(_ input: Step, _ minimum: Double) -> Double? {
    var enough = 0.0
    for touch in input.touches where hasMovedEnough(touch, input.scale) { enough += 1 }
    return enough >= minimum ? earliestCrossing(input, minimum) : nil
  }

  /// The same when they have, once a gesture. Out of line: see `DragFingers`.
  @inline(never) private func earliestCrossing(_ input: Step, _ minimum: Double) -> Double {
    var earliest = 1.0
    for touch in input.touches {
      guard let place = crossing(touch, input.scale) else { continue }
      var before = 0.0
      for other in input.touches {
        if let otherPlace = crossing(other, input.scale), otherPlace <= place { before += 1 }
      }
      if before >= minimum { earliest = min(earliest, place) }
    }
    return earliest
  }

  /// The same for one finger by itself. Out of line: see `DragFingers`.
  @inline(never) public func crossing(_ touch: Touch, _ scale: Double) -> Double? {
    hasMovedEnough(touch, scale) ? fraction(touch, scale) : nil
  }

  private func hasMovedEnough(_ touch: Touch, _ scale: Double) -> Bool {
    let displacement = onAxes(touch.displacement)
    return hasReached(displacement, distance * scale) || !active.contains(displacement, scale: scale)
  }

  /// The threshold's part of a translation: per axis that reached it, or along the way. Never more than there is.
  /// Rule: pan.contained.
  public func contained(in translation: Vector, _ input: Step) -> Vector {
    var farthest = Vector.zero
    for touch in input.touches {
      farthest.x = max(farthest.x, touch.displacement.x.magnitude)
      farthest.y = max(farthest.y, touch.displacement.y.magnitude)
    }
    return contained(in: translation, farthest, input.scale)
  }

  /// The same when a finger came `farthest` from where it landed, on each axis.
  public func contained(in translation: Vector, _ farthest: Vector, _ scale: Double) -> Vector {
    let limit = distance * scale
    let way = onAxes(translation)
    if isRadial {
      let length = way.length
      return length > limit ? way * (limit / length) : way
    }
    return Vector(
      x: farthest.x.magnitude >= limit ? clamp(way.x, limit) : 0, y: farthest.y.magnitude >= limit ? clamp(way.y, limit) : 0)
  }

  private func clamp(_ number: Double, _ limit: Double) -> Double { max(-limit, min(limit, number)) }

  /// Rule: class.inclusive.
  private func hasReached(_ displacement: Vector, _ limit: Double) -> Bool {
    isRadial
      ? displacement.lengthSquared >= limit * limit : displacement.x.magnitude >= limit || displacement.y.magnitude >= limit
  }

  /// Where this finger crossed the first of its limits; it has.
  private func fraction(_ touch: Touch, _ scale: Double) -> Double {
    let before = onAxes(touch.previous - touch.start)
    let movement = onAxes(touch.movement)
    return min(active.exit(before, movement, scale: scale), thresholdFraction(before, movement, distance * scale))
  }

  /// 1 when the movement does not reach the limit.
  private func thresholdFraction(_ before: Vector, _ movement: Vector, _ limit: Double) -> Double {
    if hasReached(before, limit) { return 0 }
    if isRadial { return radialFraction(before, movement, limit) }
    return min(axisFraction(before.x, movement.x, limit), axisFraction(before.y, movement.y, limit))
  }

  private func axisFraction(_ before: Double, _ movement: Double, _ limit: Double) -> Double {
    guard (before + movement).magnitude >= limit else { return 1 }
    let way = movement < 0 ? -limit - before : limit - before
    return max(0, min(1, way / movement))
  }

  /// The f for which |before + f movement| is the limit, which `before` has not reached: the positive root of a
  /// quadratic equation.
  private func radialFraction(_ before: Vector, _ movement: Vector, _ limit: Double) -> Double {
    let a = movement.lengthSquared
    let b = before.dot(movement)
    let c = before.lengthSquared - limit * limit
    guard a > 0 else { return 1 }
    return max(0, min(1, ((b * b - a * c).squareRoot() - b) / a))
  }
}

/// When a drag begins and what its translation leaves out: what pan and multi_drag have in common, like their offset
/// ranges.
public var dragThresholdProperties: [Property] {
  [
    .number("threshold", "How far a finger must move from where it landed.", origin: "UIKit, measured", 10, 0...100_000),
    .whole("threshold_mode", "0: on one axis; 1: as a length.", origin: "UIKit, measured", 0, 0...1),
    .whole("axes", "0: both; 1: horizontal only; 2: vertical only.", 0, 0...2),
    .boolean("translation_from_threshold", "Whether the translation leaves out the threshold.", 0),
  ]
}
