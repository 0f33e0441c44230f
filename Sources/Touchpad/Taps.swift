import CKinesicTouchpad
import KinesicPlugin

/// Fingers that landed together, and may tap.
struct TapGroup {
  var number: UInt32 = 0
  var firstTime: UInt64 = 0
  var members = 0
  var down = 0
  /// Fingers that the device counted and did not place.
  var unplaced = 0
  /// Where those that lifted were, added up.
  var places = Vector.zero
  var lifted = 0
  /// Why it is no tap.
  var fault = Verdict()
}

/// The latest groups: fingers that tap by turns are a group each.
struct TapTable {
  var groups = InlineArray<4, TapGroup>(repeating: TapGroup())
  var latest: UInt32 = 0

  func place(_ number: UInt32) -> Int? {
    let i = Int(number % 4)
    return number != 0 && groups[i].number == number ? i : nil
  }

  mutating func open(_ time: UInt64) -> Int {
    latest = latest == UInt32.max ? 4 : latest + 1
    let i = Int(latest % 4)
    groups[i] = TapGroup(number: latest, firstTime: time)
    return i
  }
}

extension Pad {
  mutating func landTap(_ i: Int) {
    guard has(KIN_TOUCHPAD_FEATURE_TAPS), fingers[i].isFinger else { return }
    let group = groupToJoin ?? taps.open(now)
    taps.groups[group].members += 1
    taps.groups[group].down += 1
    fingers[i].tap = taps.groups[group].number
    if let fault = landingFault(i) { taps.groups[group].fault = fault }
  }

  private var groupToJoin: Int? {
    guard let i = taps.place(taps.latest) else { return nil }
    let group = taps.groups[i]
    return group.down > 0 && group.lifted == 0 && now - group.firstTime <= nanoseconds(options.tap_together) ? i : nil
  }

  /// Why what lands now is no tap; nil: it may be one.
  private func landingFault(_ i: Int) -> Verdict? {
    if buttons != 0 { return Verdict(KIN_TOUCHPAD_REASON_TAP_BUTTON) }
    if isJustReleased { return Verdict(KIN_TOUCHPAD_REASON_TAP_BUTTON, seconds(now - releaseTime), options.click_time) }
    if mode.isGesture { return Verdict(KIN_TOUCHPAD_REASON_TAP_IN_GESTURE) }
    for k in 0..<fingerCount where k != i && fingers[k].isFinger && mode == .pointing {
      let recent = fingers[k].recent.length
      if recent > options.tap_distance { return Verdict(KIN_TOUCHPAD_REASON_TAP_IN_MOTION, recent, options.tap_distance) }
    }
    return nil
  }

  mutating func liftTap(_ i: Int) {
    guard let group = taps.place(fingers[i].tap) else { return }
    if taps.groups[group].fault.isNone { taps.groups[group].fault = liftingFault(i) }
    taps.groups[group].down -= 1
    taps.groups[group].lifted += 1
    taps.groups[group].places += fingers[i].reportedPlace
    if taps.groups[group].down == 0 { finish(group, fingers[i].contact.id) }
  }

  /// Why what lifts now is no tap; none: it may be one.
  private func liftingFault(_ i: Int) -> Verdict {
    let (travel, time) = (fingers[i].travel, now - fingers[i].startTime)
    if travel > options.tap_distance { return Verdict(KIN_TOUCHPAD_REASON_TAP_MOVED, travel, options.tap_distance) }
    if time > nanoseconds(options.tap_time) { return Verdict(KIN_TOUCHPAD_REASON_TAP_LONG, seconds(time), options.tap_time) }
    return isLight(i) ? Verdict(KIN_TOUCHPAD_REASON_TAP_LIGHT, fingers[i].pressure, options.tap_pressure) : Verdict()
  }

  private mutating func finish(_ i: Int, _ contact: UInt64) {
    let group = taps.groups[i]
    taps.groups[i] = TapGroup()
    let fingers = group.members + group.unplaced
    if !group.fault.isNone { return decide(group.fault, contact: contact) }
    if fingers > 3 { return decide(Verdict(KIN_TOUCHPAD_REASON_TAP_FINGERS, Double(fingers), 3), contact: contact) }
    tap(fingers, at: group.places * (1 / Double(group.lifted)))
  }

  /// A contact that is no finger has no part in a tap.
  mutating func failTap(of i: Int, _ reason: Int) {
    guard let group = taps.place(fingers[i].tap) else { return }
    fingers[i].tap = 0
    taps.groups[group].members -= 1
    taps.groups[group].down -= 1
    if taps.groups[group].down > 0 { return }
    if taps.groups[group].members > 0 { return finish(group, fingers[i].contact.id) }
    taps.groups[group] = TapGroup()
    decide(Verdict(reason), contact: fingers[i].contact.id)
  }

  mutating func failTaps(_ reason: Int) {
    for i in 0..<4 where taps.groups[i].down > 0 && taps.groups[i].fault.isNone { taps.groups[i].fault = Verdict(reason) }
  }

  /// Fingers that are counted only belong to the taps of those that are placed.
  mutating func countTaps() {
    guard unplaced > 0, let i = taps.place(taps.latest), taps.groups[i].down > 0 else { return }
    taps.groups[i].unplaced = max(taps.groups[i].unplaced, unplaced)
  }
}
