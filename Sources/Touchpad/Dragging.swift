import CKinesic
import CKinesicTouchpad
import KinesicPlugin

/// Why a button is held that nobody presses.
struct DragState {
  enum Phase: UInt8 {
    case none
    /// After a tap: a touch may follow.
    case tapped
    /// It did; it may drag, or be a second tap.
    case touched
    case dragging
    /// The finger lifted, and the button is still held.
    case locked
    case threeFingers
    /// Three fingers lifted, and the button is still held.
    case threeWaiting
  }

  var phase = Phase.none
  var button: UInt32 = 0
  var fingers = 0
  /// When and where the tap was.
  var time: UInt64 = 0
  var place = Vector.zero
  var deadline = never

  var isHeld: Bool { phase != .none }
  /// A press that may still turn out to be one of several taps.
  var isOpen: Bool { phase == .tapped || phase == .touched }
}

extension Pad {
  /// So many fingers tapped.
  mutating func tap(_ fingers: Int, at place: Vector) {
    if drag.phase == .dragging { return releaseDrag(KIN_TOUCHPAD_REASON_NONE) }
    releaseDrag(KIN_TOUCHPAD_REASON_NONE)
    let button = button(of: fingers)
    hold(button, fingers, .tapped, KIN_TOUCHPAD_BY_TAP)
    drag.place = place
    if !has(KIN_TOUCHPAD_FEATURE_TAP_DRAG) { return releaseDrag(KIN_TOUCHPAD_REASON_NONE) }
    drag.deadline = later(now, options.drag_time + 0.02 * Double(fingers - 1))
  }

  private func button(of fingers: Int) -> UInt32 {
    switch fingers {
    case ...1: UInt32(KIN_BUTTON_PRIMARY)
    case 2: UInt32(KIN_BUTTON_SECONDARY)
    default: UInt32(KIN_BUTTON_MIDDLE)
    }
  }

  private mutating func hold(_ button: UInt32, _ fingers: Int, _ phase: DragState.Phase, _ flags: Int) {
    drag = DragState(phase: phase, button: button, fingers: fingers, time: now)
    emitButton(KIN_TOUCHPAD_BEGAN, flags, KIN_TOUCHPAD_REASON_NONE)
  }

  private mutating func emitButton(_ phase: Int, _ flags: Int, _ reason: Int) {
    let held = drag
    emit(KIN_TOUCHPAD_BUTTON, phase) {
      $0.button = held.button
      $0.fingers = UInt32(truncatingIfNeeded: held.fingers)
      $0.flags = UInt32(truncatingIfNeeded: flags)
      $0.reason = kin_touchpad_reason(truncatingIfNeeded: reason)
    }
  }

  mutating func releaseDrag(_ reason: Int) {
    if !drag.isHeld { return }
    emitButton(KIN_TOUCHPAD_ENDED, drag.isOpen ? KIN_TOUCHPAD_BY_TAP : KIN_TOUCHPAD_BY_TAP | KIN_TOUCHPAD_DRAGGING, reason)
    drag = DragState()
  }

  /// What the fingers of this frame mean for a button that a tap holds.
  mutating func dragByTap() {
    switch drag.phase {
    case .tapped: if count > 0 { followTap() }
    case .touched: followTouch()
    case .dragging: if count == 0 { liftDrag() }
    case .locked: if count > 0 { beginDrag() }
    case .none, .threeFingers, .threeWaiting: break
    }
  }

  private func touch(since time: UInt64) -> Int? {
    for i in 0..<fingerCount where fingers[i].isFinger && fingers[i].startTime > time { return i }
    return nil
  }

  /// One touch after a tap may drag. A finger that was there before does not.
  private mutating func followTap() {
    guard count == 1, let i = touch(since: drag.time) else { return releaseDrag(KIN_TOUCHPAD_REASON_NONE) }
    touchAgain(i)
  }

  /// A touch near to its tap may drag; one that is far from it is another finger.
  private mutating func touchAgain(_ i: Int) {
    if (fingers[i].start - drag.place).length > options.drag_distance { return releaseDrag(KIN_TOUCHPAD_REASON_TOUCHED) }
    drag.phase = .touched
    drag.deadline = later(now, options.tap_time)
  }

  private mutating func followTouch() {
    if count == 0 { return releaseDrag(KIN_TOUCHPAD_REASON_LIFTED) }
    for i in 0..<fingerCount where fingers[i].isFinger && fingers[i].travel > options.tap_distance { return beginDrag() }
  }

  private mutating func beginDrag() {
    drag.phase = .dragging
    drag.deadline = never
  }

  private mutating func liftDrag() {
    if !has(KIN_TOUCHPAD_FEATURE_DRAG_LOCK) { return releaseDrag(KIN_TOUCHPAD_REASON_LIFTED) }
    drag.phase = .locked
    drag.deadline = later(now, options.drag_lock_time)
  }

  mutating func fireDrag() {
    drag.deadline = never
    if drag.phase == .touched { beginDrag() } else { releaseDrag(KIN_TOUCHPAD_REASON_TIMEOUT) }
  }

  /// Several fingers after a tap do not drag.
  mutating func releaseDragWhenOthersCome() {
    if count > 1 && drag.isOpen { releaseDrag(KIN_TOUCHPAD_REASON_FINGERS_CHANGED) }
  }

  mutating func beginThreeFingerDrag(_ first: Vector) {
    enter(.dragging)
    decide(togetherVerdict, certainty: certainty)
    if drag.phase == .threeWaiting {
      drag.phase = .threeFingers
      drag.deadline = never
    } else {
      releaseDrag(KIN_TOUCHPAD_REASON_FINGERS_CHANGED)
      // A physical button that is held drags already.
      if buttons == 0 { hold(UInt32(KIN_BUTTON_PRIMARY), count, .threeFingers, KIN_TOUCHPAD_BY_TAP | KIN_TOUCHPAD_DRAGGING) }
    }
    emitMotion(first)
  }

  mutating func liftThreeFingerDrag() {
    if drag.phase != .threeFingers { return }
    drag.phase = .threeWaiting
    drag.deadline = later(now, options.three_finger_drag_time)
  }

  /// Another gesture ends a drag of three fingers that waits.
  mutating func releaseThreeFingerDrag() {
    if drag.phase == .threeWaiting { releaseDrag(KIN_TOUCHPAD_REASON_FINGERS_CHANGED) }
  }
}
