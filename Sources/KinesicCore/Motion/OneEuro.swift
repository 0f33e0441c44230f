/// The one-euro filter for a point: G. Casiez, N. Roussel, D. Vogel, "1 euro filter: a simple speed-based low-pass
/// filter for noisy input in interactive systems", CHI 2012.
///
/// Place and speed pass a first-order low-pass filter each; the cutoff of the first rises with the filtered speed. It
/// is theirs for each axis, but that the speed which lifts the cutoff is the point's, not the axis's: a turned
/// movement is smoothed as it was before.
struct OneEuro {
  /// Hz; above 0.
  var minimumCutoff: Double
  /// Hz per unit/s; 0 or more.
  var beta: Double
  /// Hz; above 0.
  var speedCutoff: Double

  /// Scales the filter by `ratio` after a change of units_per_inch.
  mutating func rescale(by ratio: Double) { beta /= ratio }

  /// What it knows after a sample.
  struct State {
    var time: UInt64 = 0
    var x = 0.0
    var y = 0.0
    /// Filtered, units per second.
    var speedX = 0.0
    var speedY = 0.0
  }

  /// The first sample passes as it is, at rest.
  func begin(_ x: Double, _ y: Double, at time: UInt64) -> State { State(time: time, x: x, y: y) }

  /// The state after the next sample. A sample that is not later changes nothing.
  @inline(never) func next(_ state: State, _ x: Double, _ y: Double, at time: UInt64) -> State {
    guard time > state.time else { return state }
    let step = Double(time - state.time) / 1e9
    let share = weight(speedCutoff, step)
    var next = State(time: time)
    next.speedX = state.speedX + share * ((x - state.x) / step - state.speedX)
    next.speedY = state.speedY + share * ((y - state.y) / step - state.speedY)
    let speed = (next.speedX * next.speedX + next.speedY * next.speedY).squareRoot()
    let part = weight(minimumCutoff + beta * speed, step)
    next.x = state.x + part * (x - state.x)
    next.y = state.y + part * (y - state.y)
    // Numbers near the end of their range: start anew.
    guard next.x.isFinite && next.y.isFinite && speed.isFinite else { return begin(x, y, at: time) }
    return next
  }

  /// How much of a new value a low-pass filter takes over after `step` seconds.
  private func weight(_ cutoff: Double, _ step: Double) -> Double { 1 / (1 + 1 / (2 * .pi * step * cutoff)) }
}
