import CKinesicTouchpad
import KinesicPlugin

extension Pad {
  /// How many fingers there are now that count.
  var fingersNow: Int {
    var number = 0
    for i in 0..<fingerCount where fingers[i].isFinger { number += 1 }
    return number > 0 ? number + unplaced : 0
  }

  /// Deals with another number of fingers: before a gesture it counts at once, in a gesture only when it lasts.
  mutating func recount() {
    let number = fingersNow
    if number == count { return comeBack() }
    if !mode.isGesture { return settle(number, KIN_TOUCHPAD_REASON_LIFTED) }
    if number == 0 {
      finishGesture(KIN_TOUCHPAD_ENDED, KIN_TOUCHPAD_REASON_LIFTED)
      return settle(0, KIN_TOUCHPAD_REASON_LIFTED)
    }
    if number > count && now - modeTime <= nanoseconds(options.finger_change_time) {
      finishGesture(KIN_TOUCHPAD_CANCELLED, KIN_TOUCHPAD_REASON_FINGERS_CHANGED)
      return settle(number, KIN_TOUCHPAD_REASON_FINGERS_CHANGED)
    }
    if changeDeadline == never { changeDeadline = later(now, options.finger_change_time) }
  }

  /// The number of fingers is again that of the gesture; who came for another one takes over what it did.
  private mutating func comeBack() {
    if changeDeadline == never { return }
    changeDeadline = never
    var longest = Vector.zero
    for i in 0..<fingerCount where fingers[i].isFinger && fingers[i].moved.lengthSquared > longest.lengthSquared {
      longest = fingers[i].moved
    }
    for i in 0..<fingerCount where fingers[i].isFinger && fingers[i].startTime > modeTime { fingers[i].moved = longest }
  }

  /// Another number of fingers has lasted.
  mutating func changeFingers() {
    changeDeadline = never
    restNewcomers()
    let number = fingersNow
    if number == count { return }
    let reason = number < count ? KIN_TOUCHPAD_REASON_LIFTED : KIN_TOUCHPAD_REASON_FINGERS_CHANGED
    finishGesture(KIN_TOUCHPAD_ENDED, reason)
    settle(number, reason)
  }

  /// Fingers that came during a gesture and do not move with it rest.
  private mutating func restNewcomers() {
    guard heeds(KIN_TOUCHPAD_EVIDENCE_REST) else { return }
    var most = 0.0
    for i in 0..<fingerCount where fingers[i].isFinger { most = max(most, fingers[i].recent.length) }
    for i in 0..<fingerCount where fingers[i].isFinger && fingers[i].startTime > modeTime {
      let least = options.rest_ratio * most
      if fingers[i].travel < least { setRole(i, .resting, Verdict(KIN_TOUCHPAD_REASON_RESTING, fingers[i].travel, least)) }
    }
  }

  /// Begins anew with a number of fingers.
  mutating func settle(_ number: Int, _ reason: Int) {
    endHold(reason)
    count = number
    mode = number == 0 ? .idle : .undecided
    modeTime = now
    changeDeadline = never
    velocity = VelocityTracker()
    for i in 0..<fingerCount { fingers[i].moved = Vector.zero }
    holdDeadline = has(KIN_TOUCHPAD_FEATURE_HOLDS) && (1...4).contains(number) ? later(now, options.hold_time) : never
    releaseDragWhenOthersCome()
  }

  /// Enters a mode out of `undecided`.
  mutating func enter(_ mode: Mode) {
    endHold(KIN_TOUCHPAD_REASON_MOVED)
    holdDeadline = never
    self.mode = mode
    modeTime = now
    updateCertainty()
    if mode != .dragging { releaseThreeFingerDrag() }
    if mode.isGesture { failTaps(KIN_TOUCHPAD_REASON_TAP_IN_GESTURE) }
  }

  /// Ends the gesture that goes on, if one does.
  mutating func finishGesture(_ phase: Int, _ reason: Int) {
    switch mode {
    case .scrolling: endScroll(phase, reason)
    case .pinching: emitPinch(phase, Vector.zero, reason)
    case .swiping: emitSwipe(phase, Vector.zero, reason)
    case .dragging: liftThreeFingerDrag()
    default: break
    }
    changeDeadline = never
    if mode != .idle { mode = .undecided }
  }
}
