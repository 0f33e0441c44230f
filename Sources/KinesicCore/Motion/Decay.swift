import KinesicMath

/// A movement that loses its velocity at a steady rate: x'' = -rate x'.
struct Decay {
  var position: Double
  /// Units per second.
  var velocity: Double
  /// 1/s, above 0.
  var rate: Double

  var final: Double { position + velocity / rate }

  func at(_ time: Double) -> MotionState {
    MotionState(position: position + velocity * (time * meanDecay(rate * time)), velocity: velocity * exponential(-rate * time))
  }

  /// When it passes `place`, which lies between its beginning and its end.
  func time(at place: Double) -> Double {
    // Rounding may find the place at the very end, which is never passed.
    -logarithm(max(1 - (place - position) * rate / velocity, 1e-300)) / rate
  }

  /// Whether it stays within `tolerance` of its end from `time` on.
  func isAtRest(_ time: Double, _ tolerance: Double) -> Bool { (velocity / rate).magnitude * exponential(-rate * time) <= tolerance }
}

/// Where something is and how fast, units and units per second.
struct MotionState {
  var position: Double
  var velocity: Double

  var isFinite: Bool { position.isFinite && velocity.isFinite }
}
