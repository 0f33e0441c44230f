import CKinesic

/// How content follows a finger past its end, and the way back.
public enum RubberBand {
  public static func offset(_ distance: Double, _ dimension: Double, _ coefficient: Double) throws(MotionError) -> Double {
    try check(distance, dimension, coefficient)
    let pull = distance.magnitude * coefficient / dimension
    let offset = pull.isFinite ? dimension * (pull / (pull + 1)) : dimension
    return distance < 0 ? -offset : offset
  }

  public static func distance(_ offset: Double, _ dimension: Double, _ coefficient: Double) throws(MotionError) -> Double {
    try check(offset, dimension, coefficient)
    let share = offset.magnitude / dimension
    let distance = share / (1 - share) * (dimension / coefficient)
    guard share < 1, distance.isFinite else { throw .range }
    return offset < 0 ? -distance : distance
  }

  private static func check(_ place: Double, _ dimension: Double, _ coefficient: Double) throws(MotionError) {
    guard place.isFinite && dimension.isFinite && coefficient.isFinite else { throw .invalid }
    guard dimension > 0 && coefficient > 0 else { throw .range }
  }
}

/// Why a motion cannot be computed.
public enum MotionError: Error {
  /// A number is NaN or infinite where it must not be, or the value as a whole makes no sense.
  case invalid
  /// A number lies outside of what it may be, or the result is too large.
  case range

  public var refusal: Refusal {
    switch self {
    case .invalid: Refusal(KIN_ERROR_INVALID, "an argument is not a finite number, or the fling or the points are not well formed")
    case .range: Refusal(KIN_ERROR_RANGE, "an argument lies outside of its range, or the result is too large to be a number")
    }
  }
}
