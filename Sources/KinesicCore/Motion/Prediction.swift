import CKinesic

/// Where a touch will be: its latest place, and how far it goes with the velocity of the last 60 ms.
///
/// The velocity is the slope, at the latest point, of the parabola that fits best; of fewer than four points, of the
/// line. Points less than 2 ms apart are one, the later, and a pause of more than 40 ms ends the past, as for the
/// recognizers' velocities.
struct Prediction {
  static let window: UInt64 = 60_000_000
  private static let pause: UInt64 = 40_000_000
  private static let spacing: UInt64 = 2_000_000
  /// How far ahead at most: two frames of 60 Hz. After a longer silence the contact counts as resting, and the
  /// estimate returns to its last position.
  static let furthest: UInt64 = 33_000_000
  /// Units at 163 per inch: a contact that moved less than half a millimetre within the window is held at its latest
  /// position; one that moved a millimetre or more is predicted in full.
  private static let least = 0.5 * 163 / 25.4
  private static let whole = 2 * least
  /// The same for the latest steps, which show that a contact has come to rest: 0.1 and 0.2 mm in 16 ms, or in one
  /// step if that is longer.
  private static let recently: UInt64 = 16_000_000
  private static let leastRecently = 0.1 * 163 / 25.4
  /// Units per second at 163 per inch: 10 m/s. No hand is faster.
  private static let fastest = 64_173.0

  /// The latest point; times in nanoseconds and places in units are counted from it.
  private let latest: kin_touch_point
  private var oldest = (time: 0.0, x: 0.0, y: 0.0)
  /// How far it went recently; below 0: not known yet.
  private var recentWay = -1.0
  private var sums = Moments()
  private var x = Moments.Column()
  private var y = Moments.Column()
  private(set) var isClosed = false

  init(latest: kin_touch_point) {
    self.latest = latest
    sums.add(0)
  }

  /// Adds a point that is earlier than all before. Once one is too old or behind a pause, no more are added.
  mutating func add(_ point: kin_touch_point) {
    let time = -Double(latest.time_ns &- point.time_ns)
    let step = oldest.time - time
    if isClosed || step < Double(Self.spacing) { return }
    isClosed = step > Double(Self.pause) || -time > Double(Self.window)
    if isClosed { return }
    oldest = (time, point.x - latest.x, point.y - latest.y)
    if recentWay < 0 && -time >= Double(Self.recently) { recentWay = (oldest.x * oldest.x + oldest.y * oldest.y).squareRoot() }
    sums.add(time)
    x.add(oldest.x, at: time)
    y.add(oldest.y, at: time)
  }

  /// The place at `time`, which is not before the latest. `scale`: units for each of the 163 an inch.
  func estimate(at time: UInt64, scale: Double) -> kin_touch_estimate {
    let late = time &- latest.time_ns
    if late == 0 { return Resampling.estimate(latest, KIN_ESTIMATE_SAMPLE) }
    let ahead = late <= Self.furthest ? late : late < 2 * Self.furthest ? 2 * Self.furthest - late : 0
    let part = share(scale) * Double(ahead)
    let (dx, dy) = (sums.slope(x), sums.slope(y))
    let speed = (dx * dx + dy * dy).squareRoot()
    let brake = speed > Self.fastest * scale * 1e-9 ? Self.fastest * scale * 1e-9 / speed : 1
    let place = (x: latest.x + dx * part * brake, y: latest.y + dy * part * brake)
    // It goes nowhere: at rest, or with numbers near the end of their range.
    guard part > 0, dx * oldest.x + dy * oldest.y < 0, place.x.isFinite && place.y.isFinite else {
      return Resampling.estimate(latest, KIN_ESTIMATE_HELD)
    }
    return kin_touch_estimate(
      time_ns: latest.time_ns.later(by: ahead), x: place.x, y: place.y, kind: kin_estimate_kind(KIN_ESTIMATE_EXTRAPOLATED), reserved: 0)
  }

  /// How much of the prediction counts, 0 to 1: 0 for a contact that hardly moved, so that a sensor's noise is not
  /// amplified.
  private func share(_ scale: Double) -> Double {
    let way = (oldest.x * oldest.x + oldest.y * oldest.y).squareRoot()
    let share = min(1, max(0, (way / scale - Self.least) / (Self.whole - Self.least)))
    if recentWay < 0 { return share }
    return min(share, max(0, recentWay / scale / Self.leastRecently - 1))
  }
}

/// Sums over the powers of times, of which a least-squares fit is made; the present is at 0.
private struct Moments {
  private var count = 0.0
  private var first = 0.0
  private var second = 0.0
  private var third = 0.0
  private var fourth = 0.0

  /// The same times a coordinate, which is 0 now.
  struct Column {
    fileprivate var sum = 0.0
    fileprivate var linear = 0.0
    fileprivate var square = 0.0

    mutating func add(_ value: Double, at time: Double) {
      sum += value
      linear += value * time
      square += value * (time * time)
    }
  }

  mutating func add(_ time: Double) {
    let square = time * time
    count += 1
    first += time
    second += square
    third += square * time
    fourth += square * square
  }

  /// Units per nanosecond now; 0 when nothing is known.
  func slope(_ column: Column) -> Double {
    if count < 2 { return 0 }
    let a = second - first * first / count
    let linear = column.linear - column.sum * (first / count)
    if count < 4 { return linear / a }
    let b = third - first * second / count
    let c = fourth - second * second / count
    let determinant = a * c - b * b
    let square = column.square - column.sum * (second / count)
    return determinant > 0 ? (linear * c - square * b) / determinant : linear / a
  }
}
