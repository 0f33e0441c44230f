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

  /// A sample, seen from the newest one.
  private struct Mark: BitwiseCopyable {
    /// How far the finger went since, and how long ago that was.
    var way = 0.0
    var span = 0.0
    var age = 0
  }

  /// After so many steps back from the newest sample.
  private var marks = InlineArray<10, Mark>(repeating: Mark())
  /// How many steps there are.
  private var count = 0
  /// How many steps must stand before one that jumps.
  private let least: Int

  init(_ history: inout VelocityHistory) {
    let kept = history.kept
    least = kept == VelocityHistory.capacity ? Self.fewest : Self.before
    let newest = history.newest
    let now = history.sample(at: newest).time
    var (end, way, age) = (history.sample(at: newest), 0.0, 1)
    while age < kept && count < Self.last &+ Self.before {
      let sample = history.sample(at: newest &- age)
      if end.time - sample.time >= Self.shortest {
        way += (end.value - sample.value).length
        count &+= 1
        marks[unchecked: count] = Mark(way: way, span: now - sample.time, age: age)
        end = sample
      }
      age &+= 1
    }
  }

  /// How many of the newest samples are a jump. `millimetre`: in the value's unit. It changes nothing: the compiler
  /// copies the row of marks for each of its elements otherwise.
  mutating func jump(_ millimetre: Double) -> Int {
    var step = min(Self.last, count)
    while step > 0 {
      if jumps(step, millimetre) { return marks[unchecked: step].age }
      step &-= 1
    }
    return 0
  }

  /// Whether a step does, counted back from 1, against the steps before it.
  private mutating func jumps(_ step: Int, _ millimetre: Double) -> Bool {
    let others = min(count &- step, Self.before)
    let (start, end) = (marks[unchecked: step], marks[unchecked: step &- 1])
    let length = start.way - end.way
    guard others >= least, length > Self.length * millimetre else { return false }
    let before = marks[unchecked: step &+ others]
    let speed = length / (start.span - end.span) * 1e9
    return speed > Self.factor * (before.way - start.way) / (before.span - start.span) * 1e9 + Self.speed * millimetre
  }
}

extension VelocityHistory {
  /// Goes back to what it was before the jump of a finger that lifts. `millimetre`: in the value's unit.
  public mutating func leaveOutJump(_ millimetre: Double, _ span: VelocitySpan = .standard) {
    let jump = jump(millimetre)
    if jump > 0 { self = without(jump, span) }
  }

  /// How many of the newest samples are a jump.
  @inline(never) mutating func jump(_ millimetre: Double) -> Int {
    var guarding = LiftGuard(&self)
    return guarding.jump(millimetre)
  }

  /// As it was before its newest samples.
  @inline(never) mutating func without(_ newest: Int, _ span: VelocitySpan) -> VelocityHistory {
    var before = VelocityHistory()
    for age in (newest..<max(kept, newest)).reversed() {
      let back = time(0) - time(age)
      if Self.exact.contains(back) { before.add(self[age], at: latest &- UInt64(back), spacing: 0.5, span) }
    }
    return before
  }
}
