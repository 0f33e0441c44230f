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

  /// After so many steps back from the newest sample: how far it went since, how long ago that was, and at which
  /// sample it is.
  private var ways = InlineArray<10, Double>(repeating: 0)
  private var spans = InlineArray<10, Double>(repeating: 0)
  private var samples = InlineArray<10, Int8>(repeating: 0)
  /// How many steps there are.
  private var count = 0
  private var isFull = false

  @inline(__always) init(_ history: inout VelocityHistory) {
    let kept = history.kept
    isFull = kept == VelocityHistory.capacity
    let newest = history.newest
    let now = history.sample(at: newest).time
    var (end, way, steps, age) = (history.sample(at: newest), 0.0, 0, 1)
    while age < kept && steps < Self.last &+ Self.before {
      let sample = history.sample(at: newest &- age)
      if end.time - sample.time >= Self.shortest {
        way += (end.value - sample.value).length
        steps &+= 1
        (ways[unchecked: steps], spans[unchecked: steps], samples[unchecked: steps]) = (
          way, now - sample.time, Int8(truncatingIfNeeded: age)
        )
        end = sample
      }
      age &+= 1
    }
    count = steps
  }

  /// How many of the newest samples are a jump. `millimetre`: in the value's unit.
  @inline(__always) func jump(_ millimetre: Double) -> Int {
    var step = min(Self.last, count)
    while step > 0 {
      if jumps(step, millimetre) { return Int(samples[unchecked: step]) }
      step &-= 1
    }
    return 0
  }

  /// Whether a step does, counted back from 1, against the steps before it.
  @inline(__always) private func jumps(_ step: Int, _ millimetre: Double) -> Bool {
    let others = min(count &- step, Self.before)
    let length = ways[unchecked: step] - ways[unchecked: step &- 1]
    guard others >= (isFull ? Self.fewest : Self.before), length > Self.length * millimetre else { return false }
    let duration = spans[unchecked: step] - spans[unchecked: step &- 1]
    let before = (ways[unchecked: step &+ others] - ways[unchecked: step], spans[unchecked: step &+ others] - spans[unchecked: step])
    return length / duration * 1e9 > Self.factor * before.0 / before.1 * 1e9 + Self.speed * millimetre
  }
}
