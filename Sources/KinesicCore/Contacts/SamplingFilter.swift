import CKinesic

/// The one-euro filter over the histories of all contacts: what it knew after each point, so that any time can be
/// asked without changing anything. A rest is one step to the move that ends it, whether or not the device samples
/// fingers that rest. Room is made when it is turned on, not when touches move.
struct SamplingFilter: ~Copyable {
  private var oneEuro = OneEuro(minimumCutoff: 1, beta: 0, speedCutoff: 1)
  private(set) var isOn = false
  /// In the places of the touch table's points.
  private var states = List<OneEuro.State>()

  /// Turns it on, for `capacity` points, or off. The points there are come next.
  mutating func set(_ oneEuro: OneEuro?, capacity: Int) {
    isOn = oneEuro != nil
    guard let oneEuro else { return }
    self.oneEuro = oneEuro
    states.extend(to: capacity, with: OneEuro.State())
  }

  /// Copies the other filter's settings and its states.
  mutating func copyState(from other: borrowing SamplingFilter) {
    set(other.isOn ? other.oneEuro : nil, capacity: other.states.count)
    if isOn { for i in 0..<other.states.count { states[i] = other.states[i] } }
  }

  /// Scales the filter by `ratio` after a change of units_per_inch.
  mutating func rescale(by ratio: Double) { oneEuro.rescale(by: ratio) }

  /// A contact's next point; the one before it has the index before.
  mutating func add(_ point: kin_touch_point, at index: Int, isFirst: Bool) {
    states[index] =
      isFirst
      ? oneEuro.begin(point.x, point.y, at: point.time_ns)
      : oneEuro.next(states[index - 1], point.x, point.y, at: point.time_ns)
  }

  /// Moves the latest `kept` of a contact's `count` states to the front, as the table does with its points.
  mutating func keepLatest(_ kept: Int, of count: Int, from first: Int) {
    for i in 0..<kept { states[first + i] = states[first + count - kept + i] }
  }

  /// One step of the filter from the state at point `index` to an estimate. It steps to the time that was asked for:
  /// where the estimate stays, because nothing more is known, the smoothed place goes on towards it.
  func smooth(_ estimate: kin_touch_estimate, at time: UInt64, from index: Int) -> kin_touch_estimate {
    let state = oneEuro.next(states[index], estimate.x, estimate.y, at: time)
    var smoothed = estimate
    smoothed.x = state.x
    smoothed.y = state.y
    return smoothed
  }
}
