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

  struct Sample: BitwiseCopyable {
    var time: UInt64 = 0
    var value = Vector.zero
  }

  /// A power of two, so that an index needs no comparison.
  private static let places = 32
  private var samples = InlineArray<32, Sample>(repeating: Sample())
  @StateInteger private var head = 0
  @StateInteger private var length = 0

  init() {}

  /// What a touch's history says; older points than it has room for do not count.
  init(_ history: UnsafeBufferPointer<kin_touch_point>) {
    for point in history.suffix(Self.capacity) { add(Vector(x: point.x, y: point.y), at: point.time_ns) }
  }

  /// How many samples there are. A state may have been read from somebody's trace: a number that cannot be is none.
  var count: Int { @inline(__always) mutating get { UInt(bitPattern: length) <= UInt(Self.capacity) ? length : 0 } }

  /// The sample after which `age` newer ones came.
  private subscript(age: Int) -> Sample {
    @inline(__always) mutating get { samples[(head &- age) & (Self.places - 1)] }
    @inline(__always) set { samples[(head &- age) & (Self.places - 1)] = newValue }
  }

  /// The newest sample; zero when there is none.
  var newest: Sample { mutating get { count > 0 ? self[0] : Sample() } }

  /// The oldest sample; there is one.
  private var oldest: Sample { @inline(__always) mutating get { self[count &- 1] } }

  /// As new, for an attempt; costs nothing when nothing was added since.
  mutating func prepare() {
    if length != 0 { self = VelocityHistory() }
  }

  /// Forgets the movement, not the present value: what comes next starts from `value`.
  mutating func restart(at value: Vector, _ time: UInt64) {
    length = 1
    self[0] = Sample(time: time, value: value)
  }

  /// The same as of the newest sample's time.
  mutating func restart(at value: Vector) { restart(at: value, newest.time) }

  /// Adds a sample; one of the same time replaces the newest.
  mutating func add(_ value: Vector, at time: UInt64) {
    if count > 0 {
      let pause = Time.elapsed(from: self[0].time, to: time)
      if pause == 0 {
        self[0].value = value
        return
      }
      if pause > Self.moveGap { length = 0 }
    }
    append(value, at: time)
    while Time.elapsed(from: oldest.time, to: time) > Self.horizon { length &-= 1 }
  }

  /// Adds a sample that is later than the newest, whatever the pause and its age.
  @inline(__always) mutating func append(_ value: Vector, at time: UInt64) {
    length = min(count + 1, Self.capacity)
    head = (head &+ 1) & (Self.places - 1)
    self[0] = Sample(time: time, value: value)
  }

  /// The velocity per second at `time`, which is that of the newest sample or, at a lift, later: 0 after too long a pause.
  ///
  /// An estimate that points against the net movement of the samples is refused: 0, as in Chromium's restricted strategy. A fling
  /// against the hand is worse than none, and a finger whose fit turned round was coming to rest.
  mutating func velocity(_ strategy: VelocityStrategy, at time: UInt64) -> Vector {
    guard Time.elapsed(from: newest.time, to: time) <= Self.liftGap else { return .zero }
    return restrictedVelocity(strategy)
  }

  /// The same however long ago the newest sample is.
  mutating func restrictedVelocity(_ strategy: VelocityStrategy) -> Vector {
    guard count > 1 else { return .zero }
    let estimate = plainVelocity(strategy)
    return estimate.dot(self[0].value - oldest.value) < 0 ? .zero : estimate
  }

  /// The estimate as the strategy gives it; 0 with fewer than two samples.
  @inline(__always) mutating func plainVelocity(_ strategy: VelocityStrategy) -> Vector {
    guard count > 1 else { return .zero }
    guard count > 2 else { return slope(from: oldest, to: self[0]) }
    switch strategy {
    case .leastSquares: return leastSquares()
    case .impulse: return impulse()
    }
  }

  private func slope(from old: Sample, to new: Sample) -> Vector {
    (new.value - old.value) * (1e9 / Double(new.time &- old.time))
  }

  /// Least squares of degree 2 in closed form: with t and v counted from the newest sample, the normal equations reduced by the
  /// means leave a 2 x 2 system; the slope at t = 0 is its first unknown. The newest sample itself adds nothing to the sums.
  private mutating func leastSquares() -> Vector {
    let now = self[0]
    // x and y together, as two lanes.
    var t1 = 0.0
    var t2 = 0.0
    var t3 = 0.0
    var t4 = 0.0
    var v0 = SIMD2<Double>.zero
    var v1 = SIMD2<Double>.zero
    var v2 = SIMD2<Double>.zero
    let origin = SIMD2(now.value.x, now.value.y)
    for age in 1..<count {
      let sample = self[age]
      let t = -1e-9 * Double(Int64(truncatingIfNeeded: now.time &- sample.time))
      let square = t * t
      let v = SIMD2(sample.value.x, sample.value.y) - origin
      t1 += t
      t2 += square
      t3 += square * t
      t4 += square * square
      v0 += v
      v1 += v * t
      v2 += v * square
    }
    let share = 1 / Double(count)
    let a = t2 - t1 * t1 * share
    let b = t3 - t1 * t2 * share
    let c = t4 - t2 * t2 * share
    let determinant = a * c - b * b
    guard determinant > 0 else { return slope(from: oldest, to: now) }
    let linear = v1 - v0 * (t1 * share)
    let square = v2 - v0 * (t2 * share)
    let slope = (linear * c - square * b) * (1 / determinant)
    return Vector(x: slope.x, y: slope.y)
  }

  /// Android's impulse: each segment adds the work that brings the mass from its speed to the segment's; the first counts half.
  private mutating func impulse() -> Vector {
    var work = Vector.zero
    for age in (1..<count).reversed() {
      let pace = slope(from: self[age], to: self[age - 1])
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
