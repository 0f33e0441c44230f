import CKinesic

/// What the recognizers of a scene ask of a vocabulary: more taps, more fingers, longer holds and ways than usual,
/// other devices.
struct Needs {
  private(set) var taps = [1, 2, 3]
  private(set) var fingers = [1, 2]
  /// Seconds, units.
  private(set) var hold = 0.5
  private(set) var way = 0.0
  private(set) var speed = 0.0
  private(set) var hasDrawn = false
  private(set) var hovers = false
  private(set) var scrolls = false
  /// Whether somebody has an axis, so that the angle of a stroke matters.
  private(set) var hasAxes = false
  /// Between a long press and a tap that may last longer, where both may fire: seconds; 0: there are none.
  private(set) var linger = 0.0
  private(set) var wantsTapThenHold = false
  /// Whether somebody makes one gesture of several taps, or of a tap and what comes after it.
  private(set) var joinsTaps = false
  /// The devices that some recognizer takes in place of fingers.
  private(set) var types: [kin_touch_type] = []
  private(set) var buttons: [UInt32] = []

  private static let standard: [StaticString] = [
    "tap", "long_press", "pan", "swipe", "pinch", "rotation", "press", "manual", "screen_edge_pan", "transform", "serial_tap", "tap_drag",
    "hover", "multi_drag", "multi_tap", "dwell",
  ]

  /// Whether its class is one of the library's own.
  static func isStandard(_ subject: Subject) -> Bool { standard.contains { subject.isOf($0) } }

  init(_ setting: Setting) {
    for subject in setting.subjects { add(subject) }
    for relation in setting.relations where Int(relation.kind) == KIN_RELATION_SIMULTANEOUS { addLinger(setting, relation) }
    taps.sort()
    fingers.sort()
  }

  private mutating func add(_ subject: Subject) {
    hovers = hovers || subject.hovers
    scrolls = scrolls || subject.scrolls
    if !Needs.isStandard(subject) { hasDrawn = true }
    if subject.isOf("long_press"), let taps = subject.number("taps_required"), taps > 0 { wantsTapThenHold = true }
    hasAxes = hasAxes || subject.number("axes") ?? 0 != 0 || subject.hasFailBand
    joinsTaps = joinsTaps || subject.joinsTaps
    addTypes(subject)
    for i in 0..<subject.numbers.count { add(subject.table.pointee.properties[i], subject.numbers[i]) }
  }

  private mutating func add(_ property: kin_property, _ number: Double) {
    guard number.isFinite, let name = property.name else { return }
    if equal(name, "taps_required") || equal(name, "reversals") { addTaps(Int(min(number, 6))) }
    if equal(name, "touches_required") || equal(name, "minimum_touches") || equal(name, "maximum_touches") { addFingers(number) }
    if equal(name, "minimum_duration") || equal(name, "delay") { hold = max(hold, min(number, 60)) }
    let ways: [StaticString] = ["minimum_distance", "threshold", "early_threshold"]
    if ways.contains(where: { equal(name, $0) }) { way = max(way, min(number, 5000)) }
  }

  private mutating func addLinger(_ setting: Setting, _ relation: Setting.Relation) {
    let tap = setting.subjects[relation.first]
    guard tap.number("taps_required") == 1, let longest = tap.number("maximum_tap_duration"),
      let hold = setting.subjects[relation.second].number("minimum_duration"), hold < longest
    else { return }
    linger = (hold + min(longest, hold + 0.25)) / 2
  }

  private mutating func addTaps(_ count: Int) {
    if count > 0 && !taps.contains(count) { taps.append(count) }
  }

  private mutating func addFingers(_ count: Double) {
    if count >= 1 && count <= 10 && !fingers.contains(Int(count)) { fingers.append(Int(count)) }
  }

  private mutating func addTypes(_ subject: Subject) {
    if let wanted = subject.number("buttons_required"), wanted > 1, !buttons.contains(UInt32(wanted)) { buttons.append(UInt32(wanted)) }
    if subject.touchTypes & 15 == 15 || subject.hovers { return }
    for type in [KIN_TOUCH_PENCIL, KIN_TOUCH_POINTER, KIN_TOUCH_INDIRECT] {
      if subject.touchTypes & (1 << UInt32(type)) != 0 && !types.contains(kin_touch_type(type)) { types.append(kin_touch_type(type)) }
    }
  }
}
