import CKinesicTouchpad
import KinesicPlugin

/// What was no finger becomes one.
extension Pad {
  /// It counts as a finger again, or from now on.
  mutating func wake(_ i: Int, _ moved: Double, _ distance: Double) {
    fingers[i].isAwake = fingers[i].role == .thumb
    fingers[i].role = .finger
    fingers[i].isFromEdge = false
    decide(Verdict(KIN_TOUCHPAD_REASON_WOKE, moved, distance), contact: fingers[i].contact.id)
  }

  /// What leaves the edge is a finger.
  mutating func leaveEdge(_ i: Int) {
    guard fingers[i].isFromEdge, fingers[i].travel > options.wake_distance, edge(fingers[i]) == nil else { return }
    wake(i, fingers[i].travel, options.wake_distance)
    wakeCompanions(i)
  }

  /// What landed at the edge together with a finger elsewhere is one of two, if it goes as far.
  mutating func wakeCompanions(_ i: Int) {
    let (start, travel) = (fingers[i].startTime, fingers[i].travel)
    for k in 0..<fingerCount where fingers[k].isFromEdge && fingers[k].travel >= 0.5 * travel {
      let apart = max(start, fingers[k].startTime) - min(start, fingers[k].startTime)
      if apart <= nanoseconds(options.tap_together) { wake(k, fingers[k].travel, 0.5 * travel) }
    }
  }

  /// What rests and then moves as the others do, or by itself, is a finger again.
  mutating func wakeResting() {
    // Where contacts are corners of a box, the finger that moves also moves the other one's.
    if !hasResting || has(KIN_TOUCHPAD_FEATURE_SEMI_MT) && fingersNow > 0 { return }
    let others = (recent: mostMoved { $0.recent }, moved: mostMoved { $0.moved })
    for i in 0..<fingerCount {
      switch fingers[i].role {
      case .resting: wakeIfMoved(i, fingers[i].recent, options.wake_distance, others.recent)
      case .thumb:
        let isEarly = mode == .undecided || mode == .pointing && now - modeTime <= nanoseconds(options.correction_time)
        if isEarly { wakeIfMoved(i, fingers[i].moved, options.thumb_wake_distance, others.moved) }
        wakeIfMoved(i, fingers[i].recent, options.thumb_wake_distance, others.recent)
      default: break
      }
    }
  }

  private var hasResting: Bool {
    for i in 0..<fingerCount where fingers[i].role == .resting || fingers[i].role == .thumb { return true }
    return false
  }

  /// Whether a movement is so long, and at least half of what the fingers moved at most.
  private mutating func wakeIfMoved(_ i: Int, _ movement: Vector, _ distance: Double, _ most: Double) {
    let (moved, least) = (movement.length, max(distance, 0.5 * most))
    if !fingers[i].isFinger && moved >= least { wake(i, moved, least) }
  }

  private func mostMoved(_ movement: (Finger) -> Vector) -> Double {
    var most = 0.0
    for i in 0..<fingerCount where fingers[i].isFinger { most = max(most, movement(fingers[i]).length) }
    return most
  }
}
