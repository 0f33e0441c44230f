import CKinesicTouchpad
import KinesicPlugin

/// How the fingers moved since their number changed: together, or apart.
struct Movement {
  /// The mean.
  var together = Vector.zero
  /// The mean distance from it, by squares.
  var apart = 0.0
  /// Of the finger that moved most.
  var most = 0.0
  /// How many are placed.
  var number = 0

  /// Movement apart / movement together; large where they do not go together at all.
  var ratio: Double { together.length > 0 ? min(apart / together.length, 1e6) : 1e6 }
  /// The share of what the fingers did that a movement together explains.
  var share: Double { 1 / (1 + ratio * ratio) }
}

extension Pad {
  var movement: Movement {
    var found = Movement()
    for i in 0..<fingerCount where fingers[i].isFinger {
      found.together += fingers[i].moved
      found.most = max(found.most, fingers[i].moved.length)
      found.number += 1
    }
    if found.number == 0 { return found }
    found.together = found.together * (1 / Double(found.number))
    var squares = 0.0
    for i in 0..<fingerCount where fingers[i].isFinger { squares += (fingers[i].moved - found.together).lengthSquared }
    found.apart = (squares / Double(found.number)).squareRoot()
    return found
  }

  /// Finds out what fingers begin to do.
  mutating func decideGesture() {
    if count == 1 { return decidePointing() }
    let movement = movement
    if movement.most < options.gesture_distance { return }
    if heeds(KIN_TOUCHPAD_EVIDENCE_REST), hasStill(movement.most) {
      let distance = isHinted(movement.most) ? options.rest_hint_distance : options.rest_distance
      if movement.most >= distance { rest(movement.most, distance) }
      return
    }
    begin(movement)
  }

  private mutating func begin(_ movement: Movement) {
    let isClear = isClear(movement)
    if has(KIN_TOUCHPAD_FEATURE_SEMI_MT) || movement.number == 1 || movement.ratio <= options.scroll_ratio || isClear && movement.ratio < 1
    {
      beginTogether(movement)
    } else if movement.ratio >= options.pinch_ratio || isClear {
      beginApart(movement)
    }
  }

  /// The ratio from which they go apart, and up to which together: after a clear movement 1.
  func apartRatio(_ movement: Movement) -> Double { isClear(movement) ? 1 : options.pinch_ratio }
  var togetherVerdict: Verdict {
    let movement = movement
    let most = isClear(movement) ? max(1, options.scroll_ratio) : options.scroll_ratio
    return Verdict(KIN_TOUCHPAD_REASON_TOGETHER, movement.ratio, most)
  }

  private func isClear(_ movement: Movement) -> Bool { movement.most >= options.correction_distance }

  private mutating func beginTogether(_ movement: Movement) {
    let rest = options.gesture_distance
    let first = movement.together.beyond(min(rest, rest * movement.together.length / max(movement.most, 1e-9)))
    if count == 2 {
      if has(KIN_TOUCHPAD_FEATURE_SCROLL) { beginScroll(first, movement) }
    } else if count == 3 && has(KIN_TOUCHPAD_FEATURE_THREE_FINGER_DRAG) {
      beginThreeFingerDrag(first)
    } else if count >= 3 && has(KIN_TOUCHPAD_FEATURE_SWIPES) {
      beginSwipe(first)
    }
  }

  private mutating func beginApart(_ movement: Movement) {
    if has(KIN_TOUCHPAD_FEATURE_PINCH) {
      beginPinch()
    } else {
      beginTogether(movement)
    }
  }

  /// How sure the gesture is: the share of the movement that it explains, less in its first millimetres. While fingers
  /// lift it stays what it was.
  mutating func updateCertainty() {
    if fingersNow != count { return }
    let movement = movement
    let share = mode == .pinching ? 1 - movement.share : movement.share
    certainty = share * min(1, movement.most / options.correction_distance)
  }

  /// A gesture that turns out to be another one soon after its beginning is cancelled, and the other one taken over.
  mutating func correctGesture() -> Bool {
    guard has(KIN_TOUCHPAD_FEATURE_CORRECTION), mode != .dragging, now - modeTime <= nanoseconds(options.correction_time),
      fingersNow == count, changeDeadline == never
    else { return false }
    let movement = movement
    if movement.number < 2 || movement.most < options.correction_distance { return false }
    if heeds(KIN_TOUCHPAD_EVIDENCE_REST), mode != .pinching || movement.ratio < options.pinch_ratio, hasStill(movement.most) {
      if movement.most < options.rest_distance { return false }
      finishGesture(KIN_TOUCHPAD_CANCELLED, KIN_TOUCHPAD_REASON_CORRECTED)
      rest(movement.most, options.rest_distance)
      return true
    }
    let isApart = mode == .pinching
    if isApart ? movement.ratio > options.scroll_ratio : movement.ratio < options.pinch_ratio { return false }
    if isApart ? !has(KIN_TOUCHPAD_FEATURE_SCROLL) : !has(KIN_TOUCHPAD_FEATURE_PINCH) { return false }
    if has(KIN_TOUCHPAD_FEATURE_SEMI_MT) { return false }
    finishGesture(KIN_TOUCHPAD_CANCELLED, KIN_TOUCHPAD_REASON_CORRECTED)
    if isApart { beginTogether(movement) } else { beginApart(movement) }
    return true
  }
}
