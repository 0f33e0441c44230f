import CKinesic

/// How a velocity is estimated: property `velocity_strategy`.
enum VelocityStrategy {
  /// The slope, at the newest sample, of the parabola that fits all samples best (Android's default, "lsq2").
  case leastSquares
  /// The speed of a mass that the finger's movement pushed (Android's "impulse").
  case impulse

  init(number: Double) { self = number == 1 ? .impulse : .leastSquares }
}

/// The latest samples of a moving value (a place, a translation; a scale or an angle in x) and its velocity.
///
/// At most 20 samples of the last 100 ms, as in Android's VelocityTracker (frameworks/native, Apache-2.0, rules only). Plain bytes.
/// O(1) to add, one pass over the samples to estimate: which depends on them alone. What only reads is `mutating` too, so that it reads in place: the compiler
/// copies the whole ring otherwise, which costs more than the estimate.
struct VelocityHistory: BitwiseCopyable {
  /// How many samples it holds, and how old the oldest may be, that age included.
  static let capacity = 20
  static let horizon = 100 * Time.millisecond
  /// A longer pause between two moves forgets what was before (Android and Chromium: 40 ms).
  static let moveGap = 40 * Time.millisecond
  /// A longer pause before the lift means that the finger rested (Chromium: 80 ms).
  static let liftGap = 80 * Time.millisecond

  /// Room for twice as many samples, so that they stand side by side: when it is full, they move to its front.
  private typealias Row = InlineArray<40, Double>
  private static let room = 2 * capacity

  /// Nanoseconds since `base`: exact, as doubles count them for 104 days without a pause.
  private var times = Row(repeating: 0)
  private var xs = Row(repeating: 0)
  private var ys = Row(repeating: 0)
  private var base: UInt64 = 0
  /// The time of the newest sample.
  private(set) var latest: UInt64 = 0
  /// Where the next sample will stand.
  @StateInteger private var end = 0
  @StateInteger private var length = 0

  init() {}

  /// What a touch's history says; older points than it has room for do not count.
  init(_ history: UnsafeBufferPointer<kin_touch_point>) {
    for point in history.suffix(Self.capacity) { add(Vector(x: point.x, y: point.y), at: point.time_ns) }
  }

  /// How many samples there are. A state may have been read from somebody's trace: numbers that cannot be are none.
  var count: Int {
    @inline(__always) mutating get {
      UInt(bitPattern: length) <= UInt(Self.capacity) && length <= end && end <= Self.room ? length : 0
    }
  }

  /// The value after which `age` newer ones came, of `count`.
  private subscript(age: Int) -> Vector {
    @inline(__always) mutating get { Vector(x: xs[end &- 1 &- age], y: ys[end &- 1 &- age]) }
  }

  /// As new, for an attempt; costs nothing when nothing was added since, and little when little was.
  @_optimize(speed) mutating func prepare() {
    if length == 0 { return }
    if count == 0 { return self = VelocityHistory() }
    clear(from: 0)
    (base, latest, end, length) = (0, 0, 0, 0)
  }

  /// Samples that no longer count leave nothing behind: a state is a function of what happened in its attempt.
  @inline(__always) private mutating func clear(from first: Int) {
    var i = first
    while i < min(end, Self.room) {
      (times[i], xs[i], ys[i]) = (0, 0, 0)
      i &+= 1
    }
  }

  /// Forgets the movement, not the present value: what comes next starts from `value`.
  @inline(never) mutating func restart(at value: Vector, _ time: UInt64) {
    length = 0
    append(value, at: time)
  }

  /// The same as of the newest sample's time.
  mutating func restart(at value: Vector) { restart(at: value, latest) }

  /// Adds a sample; one of the same time replaces the newest.
  @_optimize(speed) mutating func add(_ value: Vector, at time: UInt64) {
    if count > 0 {
      let pause = Time.elapsed(from: latest, to: time)
      if pause == 0 {
        xs[end &- 1] = value.x
        ys[end &- 1] = value.y
        return
      }
      if pause > Self.moveGap { length = 0 }
    }
    append(value, at: time)
    let first = times[end &- 1] - Double(Self.horizon)
    while times[end &- length] < first { length &-= 1 }
  }

  /// Adds a sample that is later than the newest, whatever the pause and its age.
  @inline(__always) mutating func append(_ value: Vector, at time: UInt64) {
    let kept = count
    if kept == 0 { begin(at: time) } else if end == Self.room { moveToFront(kept) }
    times[end] = Double(Int64(truncatingIfNeeded: time &- base))
    xs[end] = value.x
    ys[end] = value.y
    latest = time
    end &+= 1
    length = min(kept &+ 1, Self.capacity)
  }

  private mutating func begin(at time: UInt64) {
    clear(from: 0)
    base = time
    end = 0
  }

  @inline(never) private mutating func moveToFront(_ kept: Int) {
    for i in 0..<kept {
      times[i] = times[end &- kept &+ i]
      xs[i] = xs[end &- kept &+ i]
      ys[i] = ys[end &- kept &+ i]
    }
    clear(from: kept)
    end = kept
  }

  /// The velocity per second at `time`, which is that of the newest sample or, at a lift, later: 0 after too long a pause.
  ///
  /// An estimate that points against the net movement of the samples is refused: 0, as in Chromium's restricted strategy. A fling
  /// against the hand is worse than none, and a finger whose fit turned round was coming to rest.
  @_optimize(speed) mutating func velocity(_ strategy: VelocityStrategy, at time: UInt64) -> Vector {
    isFresh(at: time) ? restrictedVelocity(strategy) : .zero
  }

  /// The same of a value that is kept in x alone.
  @_optimize(speed) mutating func rate(_ strategy: VelocityStrategy, at time: UInt64) -> Double {
    let count = count
    guard strategy == .leastSquares, count > 2 else { return velocity(strategy, at: time).x }
    guard isFresh(at: time) else { return 0 }
    let rate = parabolaRate(count)
    return rate * (self[0].x - self[count &- 1].x) < 0 ? 0 : rate
  }

  @inline(__always) private func isFresh(at time: UInt64) -> Bool { time <= latest || time &- latest <= Self.liftGap }

  /// The velocity however long ago the newest sample is.
  @inline(__always) mutating func restrictedVelocity(_ strategy: VelocityStrategy) -> Vector {
    let count = count
    guard count > 1 else { return .zero }
    let estimate = plainVelocity(strategy, count)
    return estimate.dot(self[0] - self[count &- 1]) < 0 ? .zero : estimate
  }

  /// The estimate as the strategy gives it; 0 with fewer than two samples.
  mutating func plainVelocity(_ strategy: VelocityStrategy) -> Vector { plainVelocity(strategy, count) }

  @inline(__always) private mutating func plainVelocity(_ strategy: VelocityStrategy, _ count: Int) -> Vector {
    guard count > 1 else { return .zero }
    guard count > 2 else { return slope(from: count &- 1, to: 0) }
    switch strategy {
    case .leastSquares: return parabolaVelocity(count)
    case .impulse: return impulse(count)
    }
  }

  /// The velocity from one sample to another, by their ages.
  private mutating func slope(from old: Int, to new: Int) -> Vector {
    (self[new] - self[old]) * (1e9 / (times[end &- 1 &- new] - times[end &- 1 &- old]))
  }

  /// By the parabola that fits best. From the oldest sample on; the newest adds nothing to the sums: with an even count it fills the last pair.
  @_optimize(speed) private mutating func parabolaVelocity(_ count: Int) -> Vector {
    var sums = ParabolaSums()
    var x = ParabolaColumn()
    var y = ParabolaColumn()
    let first = end &- count
    let now = times[end &- 1]
    let origin = self[0]
    for pair in 0..<count / 2 {
      let i = first &+ 2 &* pair
      let t = SIMD2(times[unchecked: i], times[unchecked: i &+ 1]) - now
      sums.add(t)
      x.add(SIMD2(xs[unchecked: i], xs[unchecked: i &+ 1]) - origin.x, at: t)
      y.add(SIMD2(ys[unchecked: i], ys[unchecked: i &+ 1]) - origin.y, at: t)
    }
    return sums.slope(x, y, count) ?? slope(from: count &- 1, to: 0)
  }

  /// The same of x alone.
  @_optimize(speed) private mutating func parabolaRate(_ count: Int) -> Double {
    var sums = ParabolaSums()
    var x = ParabolaColumn()
    let first = end &- count
    let now = times[end &- 1]
    let origin = xs[end &- 1]
    for pair in 0..<count / 2 {
      let i = first &+ 2 &* pair
      let t = SIMD2(times[unchecked: i], times[unchecked: i &+ 1]) - now
      sums.add(t)
      x.add(SIMD2(xs[unchecked: i], xs[unchecked: i &+ 1]) - origin, at: t)
    }
    return sums.slope(x, ParabolaColumn(), count)?.x ?? slope(from: count &- 1, to: 0).x
  }

  /// Android's impulse: each segment adds the work that brings the mass from its speed to the segment's; the first counts half.
  private mutating func impulse(_ count: Int) -> Vector {
    var work = Vector.zero
    for age in (1..<count).reversed() {
      let pace = slope(from: age, to: age &- 1)
      work.x += (pace.x - speed(work.x)) * pace.x.magnitude
      work.y += (pace.y - speed(work.y)) * pace.y.magnitude
      if age == count - 1 { work = work * 0.5 }
    }
    return Vector(x: speed(work.x), y: speed(work.y))
  }

  /// The speed of a unit mass with this signed kinetic energy.
  private func speed(_ work: Double) -> Double {
    let size = (2 * work.magnitude).squareRoot()
    return work < 0 ? -size : size
  }
}
