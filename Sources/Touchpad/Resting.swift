import CKinesicTouchpad
import KinesicPlugin

extension Pad {
  /// Whether a finger stays while the one that moves most has gone so far. One that comes back to where it was moves.
  private func isStill(_ finger: Finger, _ most: Double) -> Bool {
    finger.isFinger && finger.moved.length < options.rest_ratio * most && finger.step.length <= 0.5 * longestStep
  }

  private var longestStep: Double {
    var longest = 0.0
    for i in 0..<fingerCount where fingers[i].isFinger { longest = max(longest, fingers[i].step.length) }
    return longest
  }

  func hasStill(_ most: Double) -> Bool {
    for i in 0..<fingerCount where isStill(fingers[i], most) { return true }
    return false
  }

  /// Whether each finger that stays also looks as if it rested.
  func isHinted(_ most: Double) -> Bool {
    for i in 0..<fingerCount where isStill(fingers[i], most) && !isHinted(i, most) { return false }
    return true
  }

  private func isHinted(_ i: Int, _ most: Double) -> Bool {
    for k in 0..<fingerCount where k != i && fingers[k].isFinger && !isStill(fingers[k], most) {
      let own = fingers[i].contact
      let other = fingers[k].contact
      if own.y >= other.y + options.thumb_gap { return true }
      if fingers[i].startTime + nanoseconds(options.finger_change_time) < fingers[k].startTime { return true }
      if heeds(KIN_TOUCHPAD_EVIDENCE_PRESSURE) && other.pressure > 0 && own.pressure >= 2 * other.pressure { return true }
      if heeds(KIN_TOUCHPAD_EVIDENCE_SIZE) && other.major > 0 && own.major >= 1.5 * other.major { return true }
    }
    return false
  }

  /// Fingers that stay rest from now on; the others go on with what they did.
  mutating func rest(_ most: Double, _ distance: Double) {
    for i in 0..<fingerCount where isStill(fingers[i], most) {
      setRole(i, .resting, Verdict(KIN_TOUCHPAD_REASON_RESTING, fingers[i].moved.length, options.rest_ratio * most))
    }
    count = fingersNow
    modeTime = now
    if count == 1 { beginPointing(distance) } else { decideGesture() }
  }
}
