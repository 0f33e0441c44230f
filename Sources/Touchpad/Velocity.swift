import KinesicPlugin

/// The velocity of a movement over its last moments.
struct VelocityTracker {
  private var steps = InlineArray<8, Vector>(repeating: Vector.zero)
  private var times = InlineArray<8, Double>(repeating: 0)
  private var next = 0
  private var count = 0

  mutating func add(_ step: Vector, _ interval: Double) {
    steps[next] = step
    times[next] = interval
    next = (next + 1) % 8
    count = min(count + 1, 8)
  }

  /// Millimetres a second, over the latest steps that make up `window` seconds; at least one step.
  func velocity(_ window: Double) -> Vector {
    var sum = Vector.zero
    var time = 0.0
    for k in 1...8 where k <= count && time < window {
      let i = (next + 8 - k) % 8
      sum += steps[i]
      time += times[i]
    }
    return time > 0 ? sum * (1 / time) : .zero
  }
}
