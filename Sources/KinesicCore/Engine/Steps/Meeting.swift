import CKinesic

/// Whether two recognizers have to do with each other: by their fingers, not by their views.
extension Engine {
  /// Whether the present attempts of two recognizers meet.
  /// - Parameter atEnd: a finger that lifts in this step is not down any more.
  /// Rule: prevent.related.
  @inline(__always) func meet(_ a: Int, _ b: Int, atEnd: Bool) -> Bool {
    let down = atEnd ? touches.down : touches.down | touches.changed
    let (mine, theirs) = (tracked(by: a), tracked(by: b))
    if !(mine & down).isEmpty, !(theirs & down).isEmpty { return true }
    return meetApart((a, mine), (b, theirs), down)
  }

  /// Its touches, without what it ignored; what scrolls and hovers is no touch.
  @inline(__always) private func tracked(by index: Int) -> TouchSet {
    arena.members.reference(to: index).value.owned - touches.scrolls - touches.hovers
  }

  /// The same where one of the two has no finger down.
  @inline(never) private func meetApart(_ a: (index: Int, fingers: TouchSet), _ b: (index: Int, fingers: TouchSet), _ down: TouchSet)
    -> Bool
  {
    if isEverywhere(a.index, a.fingers, down) || isEverywhere(b.index, b.fingers, down) { return true }
    if (a.fingers & b.fingers).isEmpty { return false }
    return !isOver(a.fingers, beside: b.fingers, down) && !isOver(b.fingers, beside: a.fingers, down)
  }

  /// Whether it has no touch at all, or is active with none of its touches down.
  private func isEverywhere(_ index: Int, _ fingers: TouchSet, _ down: TouchSet) -> Bool {
    fingers.isEmpty || (fingers & down).isEmpty && arena.members[index].isHeldUp(in: arena.step)
  }

  /// Whether these have all lifted, and one of the others was down beside them and still is.
  private func isOver(_ fingers: TouchSet, beside others: TouchSet, _ down: TouchSet) -> Bool {
    if !(fingers & down).isEmpty { return false }
    var lift: UInt64 = 0
    var rest = fingers
    while let place = rest.popFirst() { lift = max(lift, touches[place].touch.time_ns) }
    rest = others & down
    while let place = rest.popFirst() {
      if touches[place].touch.start_time_ns < lift { return true }
    }
    return false
  }
}
