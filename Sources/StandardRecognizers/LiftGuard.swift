/// A finger that lifts rolls off: its place jumps in the last reports, and is no movement of the hand. The velocity at
/// the end leaves the jump out.
///
/// Of the last three steps the first that is longer than 2 mm and faster than 2.5 times the six steps before it and 50
/// mm/s, and what follows it. (Ours, measured: 59 of 950 lifts of recorded fingers jump so, by up to 17 mm.)
/// Rule: velocity.lift-jump.
struct LiftGuard {
  private static let last = 3
  private static let before = 6
  /// One that jumps, and those before it.
  static let fewestSteps = before + 1
  /// With a full history, which a panel of a high rate fills sooner, so many are enough.
  private static let fewest = 3
  private static let factor = 2.5
  /// Millimetres, and millimetres a second.
  private static let length = 2.0
  private static let speed = 50.0
  /// Nanoseconds: reports that come sooner make one step, so that a panel's rate makes no difference.
  private static let shortest = 5.5e6

  /// From the newest step on: how far it went, how long it took, and at which sample it began.
  private var lengths = InlineArray<9, Double>(repeating: 0)
  private var durations = InlineArray<9, Double>(repeating: 0)
  private var starts = InlineArray<9, Int>(repeating: 0)
  private var count = 0
  private var isFull = false

  init(_ history: inout VelocityHistory) {
    let kept = history.kept
    isFull = kept == VelocityHistory.capacity
    var end = 0
    for age in 1..<max(kept, 1) where count < Self.last + Self.before {
      let duration = history.time(end) - history.time(age)
      if duration < Self.shortest { continue }
      lengths[count] = (history[end] - history[age]).length
      durations[count] = duration
      starts[count] = age
      count += 1
      end = age
    }
  }

  /// How many of the newest samples are a jump. `millimetre`: in the value's unit.
  func jump(_ millimetre: Double) -> Int {
    for step in (0..<Self.last).reversed() where jumps(step, millimetre) { return starts[step] }
    return 0
  }

  private func jumps(_ step: Int, _ millimetre: Double) -> Bool {
    let others = min(count - step - 1, Self.before)
    guard others >= (isFull ? Self.fewest : Self.before), lengths[step] > Self.length * millimetre else { return false }
    var length = 0.0
    var duration = 0.0
    for before in step + 1...step + others {
      length += lengths[before]
      duration += durations[before]
    }
    return lengths[step] / durations[step] * 1e9 > Self.factor * length / duration * 1e9 + Self.speed * millimetre
  }
}
