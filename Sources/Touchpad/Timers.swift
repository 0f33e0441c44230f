import CKinesicTouchpad

extension Pad {
  public var nextDeadline: UInt64 { min(min(drag.deadline, changeDeadline), min(holdDeadline, momentum.deadline)) }

  /// Fires what is due, each at its own time.
  mutating func fireTimers(upTo time: UInt64) {
    while true {
      let next = nextDeadline
      if next > time || next == never { return }
      now = max(now, next)
      fire(next)
    }
  }

  private mutating func fire(_ due: UInt64) {
    if drag.deadline == due { return fireDrag() }
    if changeDeadline == due { return changeFingers() }
    if holdDeadline == due { return beginHold() }
    goOnWithMomentum()
  }
}
