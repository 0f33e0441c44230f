import KinesicPlugin

/// The pair at the steps of the last `dominance_window`: what the change and the travel of a pinch are judged against.
/// Plain bytes.
///
/// It holds every step of 0.3 s up to 210 steps a second. At more it thins itself: every other one goes, the oldest
/// stays.
struct PairPast: BitwiseCopyable {
  static let capacity = 64

  struct Entry: BitwiseCopyable {
    var time: UInt64 = 0
    /// Distance change or angle since the base.
    var change = 0.0
    var pose = PackedPose()
  }

  private var entries = InlineArray<64, Entry>(repeating: Entry())
  @StateInteger private var head = 0
  @StateInteger private var length = 0

  /// A state may have been read from somebody's trace: a number that cannot be is none.
  private var count: Int { UInt(bitPattern: length) <= UInt(Self.capacity) ? length : 0 }

  private subscript(index: Int) -> Entry {
    mutating get { entries[(head &+ index) & (Self.capacity - 1)] }
    set { entries[(head &+ index) & (Self.capacity - 1)] = newValue }
  }

  /// Something was added; a new attempt finds it as new.
  var isUsed: Bool { length != 0 }
  /// All zero when there is none.
  var oldest: Entry { mutating get { self[0] } }

  mutating func clear() { length = 0 }

  mutating func add(_ entry: Entry) {
    if count == Self.capacity { thin() }
    self[count] = entry
    length = count + 1
  }

  /// Forgets what is older than the latest step at or before `time`, which is the oldest then. False: there is no
  /// such step.
  mutating func keep(from time: UInt64) -> Bool {
    while count > 1, self[1].time <= time {
      head = (head &+ 1) & (Self.capacity - 1)
      length = count - 1
    }
    return count > 0 && self[0].time <= time
  }

  private mutating func thin() {
    length = count / 2
    for index in 1..<count { self[index] = self[index * 2] }
  }
}
