import CKinesic

/// How a velocity is estimated: property `velocity_strategy`.
public enum VelocityStrategy {
  /// The slope, at the newest sample, of the parabola that fits all samples best (Android's default, "lsq2").
  case leastSquares
  /// The speed of a mass that the finger's movement pushed (Android's "impulse").
  case impulse

  public init(number: Double) { self = number == 1 ? .impulse : .leastSquares }
}

/// The latest samples of a moving value (a place, a translation; a scale or an angle in x) and its velocity.
///
/// At most 20 samples of the last 100 ms, as in Android's VelocityTracker (frameworks/native, Apache-2.0, rules only).
/// Plain bytes. Reports that come closer together than a hand can move are one sample: those nearer than the spacing
/// to the first of a group, with the place and time of the last. A group whose last report is nearer than half of the
/// spacing to that of the group before replaces that one. O(1) to add and, by least squares, to estimate. What
/// only reads is `mutating` too, so that it reads in place: the compiler copies the whole ring otherwise, which costs
/// more than the estimate.
///
/// What every move passes is always inlined: a pan of 1,230 instructions has 55 more otherwise, a pinch 28. What is
/// rare is never inlined: the library has 0.9 KB more otherwise.
/// Rule: velocity.window.
public struct VelocityHistory: BitwiseCopyable {
  /// How many samples it holds.
  public static let capacity = 20
  /// A longer pause before the lift means that the finger rested (Chromium: 80 ms).
  public static let liftGap = 80 * Time.millisecond
  /// After a longer gap reports that come together are no burst: nobody waits so long for a host.
  static let burstGap = 120 * Time.millisecond
  /// Reports nearer than this share of the spacing came together: no panel sends them so.
  static let burstShare = 0.25
  /// So many samples are few: with the gap before a burst the first and the last of them make the velocity.
  private static let few = 4

  /// Room for twice as many samples, so that they stand side by side: new ones fill the second half, which then
  /// becomes the first.
  private typealias Row = InlineArray<40, Double>
  /// The times that `times` can tell: doubles count nanoseconds for 104 days.
  static let exact = 0.0...0x1p53

  /// Nanoseconds since `base`.
  private var times = Row(repeating: 0)
  private var xs = Row(repeating: 0)
  private var ys = Row(repeating: 0)
  private var base: UInt64 = 0
  /// The time of the newest sample.
  public private(set) var latest: UInt64 = 0
  /// When the newest sample's first report came, as `times` count.
  private var groupStart = 0.0
  /// The sample before the newest while that one is too near to it, and when it was; 0: there is none.
  private var aside = Vector.zero
  private var asideTime = 0.0
  /// How many samples stand in the second half, and how many count for the velocity.
  @StateInteger private var filled = 0
  @StateInteger private var length = 0
  /// The parabola's sums over the newest `summed` samples, times and places counted from those of one of them; 0: they
  /// are made anew when they are wanted. So that they stay exact they are when the row is full, every 20 samples.
  private var sums = WindowSums()
  @StateInteger private var summed = 0

  public init() {}

  /// What a touch's history says.
  public init(_ history: UnsafeBufferPointer<kin_touch_point>, spacing: Double) {
    for point in history { add(Vector(x: point.x, y: point.y), at: point.time_ns, spacing: spacing) }
  }

  /// How many samples count. A state may have been read from somebody's trace: numbers that cannot be are none.
  public var count: Int { mutating get { isSound ? length : 0 } }

  /// How many samples there are, those before a pause or the horizon too, which tell whether a lift jumps.
  var kept: Int { mutating get { !isSound ? 0 : times[Self.capacity &- 1] == 0 ? filled : Self.capacity } }

  /// Whether `filled` and `length` are 1 to 20, and `summed` not above: then there is a place for every sample that
  /// they name.
  private var isSound: Bool {
    @inline(__always) mutating get {
      UInt(bitPattern: filled &- 1) < UInt(Self.capacity) && UInt(bitPattern: length &- 1) < UInt(Self.capacity)
        && UInt(bitPattern: summed) <= UInt(Self.capacity)
    }
  }

  /// Where the next sample will stand.
  private var end: Int { mutating get { Self.capacity &+ filled } }

  /// The value after which `age` newer ones came, of `kept`.
  subscript(age: Int) -> Vector {
    @inline(__always) mutating get { Vector(x: xs[unchecked: end &- 1 &- age], y: ys[unchecked: end &- 1 &- age]) }
  }

  /// Where the newest sample stands; those before it stand before it.
  var newest: Int { mutating get { end &- 1 } }

  /// The sample that stands there, and when it came, as `times` count.
  mutating func sample(at place: Int) -> (value: Vector, time: Double) {
    (Vector(x: xs[unchecked: place], y: ys[unchecked: place]), times[unchecked: place])
  }

  /// When it came, as `times` count.
  mutating func time(_ age: Int) -> Double { times[unchecked: end &- 1 &- age] }

  /// As new, for an attempt; costs nothing when nothing was added since, and little when little was. In place: a new
  /// history beside this one would be 1 KB of a small device's stack.
  public mutating func prepare() {
    if length == 0 { return }
    // Samples that no longer count leave nothing behind: a state is a function of what happened in its attempt. Those
    // that were moved to the front left copies.
    let isPartial = isSound && kept < Self.capacity
    var i = isPartial ? Self.capacity : 0
    let last = isPartial ? end : 2 &* Self.capacity
    while i < last {
      (times[unchecked: i], xs[unchecked: i], ys[unchecked: i]) = (0, 0, 0)
      i &+= 1
    }
    if summed != 0 || !isPartial { (sums, summed) = (WindowSums(), 0) }
    (base, latest, groupStart, asideTime, filled, length) = (0, 0, 0, 0, 0, 0)
    aside = .zero
  }

  /// Forgets the movement, not the present value: what comes next starts from `value`.
  @inline(never) public mutating func restart(at value: Vector, _ time: UInt64) {
    prepare()
    (base, latest, filled, length) = (time, time, 1, 1)
    (xs[Self.capacity], ys[Self.capacity]) = (value.x, value.y)
  }

  /// The same as of the newest sample's time.
  public mutating func restart(at value: Vector) { restart(at: value, latest) }

  /// Adds a report. One that came less than `spacing` nanoseconds (above 0) after the first of the newest sample takes
  /// that one's place.
  public mutating func add(_ value: Vector, at time: UInt64, spacing: Double) {
    append(value, at: time, spacing, .standard)
  }

  /// The same by somebody's numbers. `spacing` is no longer than the gap.
  public mutating func add(_ value: Vector, at time: UInt64, spacing: Double, _ span: VelocitySpan) {
    append(value, at: time, spacing, span)
  }

  /// Rule: velocity.spacing.
  @inline(__always) private mutating func append(
    _ value: Vector, at time: UInt64, _ spacing: Double, _ span: VelocitySpan
  ) {
    if !isSound { return restart(at: value, time) }
    let now = Double(Int64(truncatingIfNeeded: time &- base))
    let pause = now - self.time(0)
    if pause < spacing || pause > Double(span.gap) {
      return time == latest ? replace(value, span) : appendRarely(value, now, time, spacing, span)
    }
    (groupStart, asideTime) = (now, 0)
    if filled == Self.capacity { moveToFront() }
    put(value, now, time, min(length &+ 1, span.count), span)
    if summed != 0 { followSums() }
  }

  /// A report that comes soon after the one before, but not with it, or after a pause.
  @inline(never) private mutating func appendRarely(
    _ value: Vector, _ now: Double, _ time: UInt64, _ spacing: Double, _ span: VelocitySpan
  ) {
    dropSums()
    if now - groupStart < spacing { return grow(to: value, now, time, spacing, span) }
    if time &- latest > span.gap {
      guard Self.exact.contains(now) else { return restart(at: value, time) }
      length = 0
    }
    (groupStart, asideTime) = (now, 0)
    if now - self.time(0) < spacing * 0.5 {
      putAside()
    } else if filled == Self.capacity {
      moveToFront()
    }
    put(value, now, time, min(length &+ 1, span.count), span)
  }

  /// Another report of the newest sample's time.
  @inline(__always) private mutating func replace(_ value: Vector, _ span: VelocitySpan) {
    if summed != 0 { sums.replace(self[0], by: value, at: self.time(0)) }
    xs[unchecked: end &- 1] = value.x
    ys[unchecked: end &- 1] = value.y
    if length == 1 { countGap(span) }
  }

  /// Another report of the newest sample.
  @inline(never) private mutating func grow(to value: Vector, _ now: Double, _ time: UInt64, _ spacing: Double, _ span: VelocitySpan) {
    if asideTime > 0 { takeBack(now, spacing) }
    let isBurst = now - self.time(0) < spacing * Self.burstShare
    filled &-= 1
    put(value, now, time, min(length, span.count), span)
    if length == 1, isBurst { countGap(span) }
  }

  /// The newest sample stands alone, and has two reports that came together, of which the second may be the lift:
  /// after a gap it is a burst, which the host was too busy to take before. The finger moved in that gap, which counts
  /// with the sample before it.
  /// Rule: velocity.burst.
  @inline(never) private mutating func countGap(_ span: VelocitySpan) {
    guard kept > 1 else { return }
    let gap = groupStart - time(1)
    guard gap > Double(span.gap), gap <= Double(Self.burstGap) else { return }
    dropSums()
    length = 2
  }

  /// The finger lifts, which is a report too: less than `burst` nanoseconds after the newest one, both came together.
  @inline(__always) mutating func noteLift(at time: UInt64, _ burst: Double, _ span: VelocitySpan = .standard) {
    if length == 1, Double(time &- latest) < burst { countGap(span) }
  }

  /// Stores the newest sample; `count` of them are not too many, of which some may be too old.
  @inline(__always) private mutating func put(_ value: Vector, _ now: Double, _ time: UInt64, _ count: Int, _ span: VelocitySpan) {
    times[unchecked: end] = now
    xs[unchecked: end] = value.x
    ys[unchecked: end] = value.y
    filled &+= 1
    latest = time
    let first = now - Double(span.window)
    var count = count
    while times[unchecked: end &- count] < first { count &-= 1 }
    length = count
  }

  /// The newest sample is too near to the one that comes, which takes its place for now.
  @inline(never) private mutating func putAside() {
    (aside, asideTime) = (self[0], time(0))
    filled &-= 1
    length = max(length &- 1, 0)
  }

  /// The newest sample has grown: what was put aside is no longer too near, and stands before it again.
  @inline(never) private mutating func takeBack(_ now: Double, _ spacing: Double) {
    guard now - asideTime >= spacing * 0.5 else { return }
    let place = end &- 1
    (times[place], xs[place], ys[place]) = (asideTime, aside.x, aside.y)
    (aside, asideTime) = (.zero, 0)
    if filled == Self.capacity { moveToFront() }
    filled &+= 1
    length = min(length &+ 1, Self.capacity)
  }

  @inline(never) private mutating func moveToFront() {
    for i in 0..<Self.capacity {
      times[unchecked: i] = times[unchecked: Self.capacity &+ i]
      xs[unchecked: i] = xs[unchecked: Self.capacity &+ i]
      ys[unchecked: i] = ys[unchecked: Self.capacity &+ i]
    }
    filled = 0
    dropSums()
  }

  /// The velocity of what ends at `time`; the samples stay.
  @inline(never) mutating func velocityAtLift(_ rule: VelocityRule, at time: UInt64) -> Vector {
    let jump = jump(rule.millimetre)
    if jump == 0 { return freshVelocity(rule, at: time) }
    var before = without(jump, .standard)
    return before.freshVelocity(rule, at: time)
  }

  /// The velocity, whatever the newest samples are; 0 after too long a pause. Never inlined: the compiler copies a
  /// history that is a variable otherwise, 1 KB of a small device's stack.
  @inline(never) private mutating func freshVelocity(_ rule: VelocityRule, at time: UInt64) -> Vector {
    noteLift(at: time, rule.burst)
    return isFresh(at: time) ? limitedVelocity(rule, count) : .zero
  }

  /// The velocity per second at `time`, which is that of the newest sample or, at a lift, later: 0 after too long a
  /// pause.
  ///
  /// An estimate that points against the net movement of the samples is refused: 0, as in Chromium's restricted
  /// strategy. A fling against the hand is worse than none, and a finger whose fit turned round was coming to rest.
  public mutating func velocity(_ rule: VelocityRule, at time: UInt64) -> Vector {
    rule.millimetre > 0 && kept > LiftGuard.fewestSteps ? velocityAtLift(rule, at: time) : freshVelocity(rule, at: time)
  }

  /// Adds a report, and tells the velocity with it.
  public mutating func velocity(adding value: Vector, at time: UInt64, spacing: Double, _ rule: VelocityRule) -> Vector {
    append(value, at: time, spacing, .standard)
    if rule.millimetre > 0 { return velocity(rule, at: time) }
    return limitedVelocity(rule, length)
  }

  @inline(__always) private mutating func limitedVelocity(_ rule: VelocityRule, _ count: Int) -> Vector {
    let velocity = restrictedVelocity(rule.strategy, count)
    return velocity.lengthSquared > rule.limit * rule.limit ? velocity.shortened(to: rule.limit) : velocity
  }

  /// The same of a value that is kept in x alone.
  public mutating func rate(_ rule: VelocityRule, at time: UInt64) -> Double {
    let count = count
    guard count > Self.few, rule.strategy == .leastSquares, !(rule.millimetre > 0) else { return velocity(rule, at: time).x }
    guard isFresh(at: time) else { return 0 }
    let rate = parabolaRate(count)
    if rate * (self[0].x - self[count &- 1].x) < 0 { return 0 }
    return max(-rule.limit, min(rule.limit, rate))
  }

  /// `time` is not before the newest sample.
  /// Rule: velocity.pause.
  @inline(__always) private func isFresh(at time: UInt64) -> Bool { time &- latest <= Self.liftGap }

  /// The velocity however long ago the newest sample is. A pause between two samples that count is longer than `gap`
  /// only before a burst.
  /// Rule: velocity.direction.
  public mutating func restrictedVelocity(_ strategy: VelocityStrategy, gap: UInt64 = VelocitySpan.standard.gap) -> Vector {
    restrictedVelocity(strategy, count, gap)
  }

  @inline(__always) private mutating func restrictedVelocity(
    _ strategy: VelocityStrategy, _ count: Int, _ gap: UInt64 = VelocitySpan.standard.gap
  ) -> Vector {
    guard count > 1 else { return .zero }
    let estimate = plainVelocity(strategy, count, gap)
    return estimate.dot(self[0] - self[count &- 1]) < 0 ? .zero : estimate
  }

  /// The estimate as the strategy gives it; 0 with fewer than two samples.
  public mutating func plainVelocity(_ strategy: VelocityStrategy, gap: UInt64 = VelocitySpan.standard.gap) -> Vector {
    plainVelocity(strategy, count, gap)
  }

  @inline(__always) private mutating func plainVelocity(_ strategy: VelocityStrategy, _ count: Int, _ gap: UInt64) -> Vector {
    guard count > 1 else { return .zero }
    guard count > 2 else { return slope(from: count &- 1, to: 0) }
    switch strategy {
    case .leastSquares: return count <= Self.few && beginsWithGap(count, gap) ? slope(from: count &- 1, to: 0) : parabolaVelocity(count)
    case .impulse: return impulse(count)
    }
  }

  /// Whether the oldest of the samples that count is the one before the gap: a gap forgets all others.
  /// Rule: velocity.burst.
  private mutating func beginsWithGap(_ count: Int, _ gap: UInt64) -> Bool { time(count &- 2) - time(count &- 1) > Double(gap) }

  /// The velocity from one sample to another, by their ages.
  mutating func slope(from old: Int, to new: Int) -> Vector {
    (self[new] - self[old]) * (1e9 / (time(new) - time(old)))
  }

  /// By the parabola that fits best. Always inlined, as `followSums` and what `WindowSums` does: a pan of 1,061
  /// instructions has 23 more otherwise, a pinch of 1,971 has 35.
  @inline(__always) private mutating func parabolaVelocity(_ count: Int) -> Vector {
    if summed != count { sum(count) }
    return sums.slope(at: time(0), count) ?? slope(from: count &- 1, to: 0)
  }

  /// The same of x alone.
  @inline(__always) private mutating func parabolaRate(_ count: Int) -> Double { parabolaVelocity(count).x }

  /// The newest sample came; those that do not count any more leave the sums.
  @inline(__always) private mutating func followSums() {
    let newest = end &- 1
    sums.add(Vector(x: xs[unchecked: newest], y: ys[unchecked: newest]), at: times[unchecked: newest])
    summed &+= 1
    while summed > length {
      let oldest = end &- summed
      sums.remove(Vector(x: xs[unchecked: oldest], y: ys[unchecked: oldest]), at: times[unchecked: oldest])
      summed &-= 1
    }
  }

  /// They are made anew when they are wanted.
  private mutating func dropSums() {
    if summed != 0 { (sums, summed) = (WindowSums(), 0) }
  }

  /// Makes the sums anew.
  @inline(never) private mutating func sum(_ count: Int) {
    sums = WindowSums(anchor: time(0), self[0])
    summed = count
    var age = 1
    while age < count {
      sums.add(self[age], at: time(age))
      age &+= 1
    }
  }
}
