import CKinesic

/// How many times a contact went down about one place in quick succession: `kin_touch.tap_count`.
///
/// The limits are those of `tap` (0.35 s from a lift to the next landing, 45 units between landings). A contact that
/// is farther than those 45 units from where it landed is no tap: its count falls to 0 permanently, and nothing goes
/// on from it.
struct TapCounter {
  private struct Lift {
    var time: UInt64 = 0
    var x = 0.0
    var y = 0.0
    var type: kin_touch_type = 0
    var count: UInt32 = 0
  }

  static let interval: UInt64 = 350_000_000
  static let distance = 45.0

  /// The square of the distance in window units.
  private var reach = 0.0
  // The latest four lifts: enough for the fingers of one tap of a hand.
  private var lifts: (Lift, Lift, Lift, Lift) = (Lift(), Lift(), Lift(), Lift())

  init(scale: Double) { setScale(scale) }

  mutating func setScale(_ scale: Double) { reach = TapCounter.distance * scale * (TapCounter.distance * scale) }

  @inline(__always) private func isNear(_ dx: Double, _ dy: Double) -> Bool { dx * dx + dy * dy <= reach }

  private func continues(_ lift: Lift, _ sample: kin_touch_sample) -> Bool {
    lift.count > 0 && lift.type == sample.type && sample.time_ns &- lift.time < TapCounter.interval
      && isNear(sample.x - lift.x, sample.y - lift.y)
  }

  /// The count of a contact that lands now.
  func count(of sample: kin_touch_sample) -> UInt32 {
    if continues(lifts.0, sample) { return lifts.0.count &+ 1 }
    if continues(lifts.1, sample) { return lifts.1.count &+ 1 }
    if continues(lifts.2, sample) { return lifts.2.count &+ 1 }
    if continues(lifts.3, sample) { return lifts.3.count &+ 1 }
    return 1
  }

  /// A contact is somewhere else.
  @inline(__always) func follow(_ touch: inout kin_touch) {
    if touch.tap_count != 0, !isNear(touch.x - touch.start_x, touch.y - touch.start_y) { touch.tap_count = 0 }
  }

  /// Whether the lifts are in order, the latest first.
  var isOrdered: Bool { lifts.0.time >= lifts.1.time && lifts.1.time >= lifts.2.time && lifts.2.time >= lifts.3.time }

  mutating func code(_ archive: inout Archive) {
    TapCounter.code(&lifts.0, &archive)
    TapCounter.code(&lifts.1, &archive)
    TapCounter.code(&lifts.2, &archive)
    TapCounter.code(&lifts.3, &archive)
  }

  private static func code(_ lift: inout Lift, _ archive: inout Archive) {
    archive.code(&lift.time)
    archive.code(&lift.x)
    archive.code(&lift.y)
    archive.code(&lift.type)
    archive.code(&lift.count)
  }

  mutating func lift(_ touch: kin_touch) {
    if touch.tap_count == 0 { return }
    lifts = (
      Lift(time: touch.time_ns, x: touch.start_x, y: touch.start_y, type: touch.type, count: touch.tap_count), lifts.0, lifts.1, lifts.2
    )
  }
}
