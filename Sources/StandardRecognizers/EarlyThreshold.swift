import KinesicPlugin

/// A larger threshold while a finger has just landed, for a finger that lands to tap may roll: the properties
/// `early_threshold` and `early_interval`. Plain bytes.
struct EarlyThreshold: BitwiseCopyable {
  private var threshold = 0.0
  /// Seconds.
  private var interval = 0.0

  /// The threshold of this step, in place of the ordinary one.
  /// Rule: class.early-threshold.
  @inline(__always) func now(_ ordinary: Double, _ input: Step) -> Double {
    threshold > ordinary && hasJustLanded(input) ? threshold : ordinary
  }

  @inline(never) private func hasJustLanded(_ input: Step) -> Bool {
    for touch in input.touches where Time.elapsed(from: touch.startTime, to: input.time) < Time.nanoseconds(interval) { return true }
    return false
  }
}

/// - Parameter unit: Of the threshold.
func earlyProperties(unit: Text) -> [Property] {
  [
    .number(
      "early_threshold", "A larger threshold for `early_interval` after a landing; 0: none.",
      unit: unit, 0, 0...100_000),
    .number("early_interval", "How long `early_threshold` holds.", unit: "s", 0.25, 0...3600),
  ]
}
