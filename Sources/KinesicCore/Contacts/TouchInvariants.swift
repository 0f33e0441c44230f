import CKinesic

/// What must hold of the touch table itself.
extension TouchTable {
  /// The first thing that does not hold, nil when all does.
  func breach(at now: UInt64) -> StaticString? {
    var start: UInt64 = 0
    for i in 0..<landed.count {
      let place = Int(landed[i])
      let contact = contacts[place]
      if contact.isDown != down.contains(place) { return "a touch is down that has lifted, or the reverse" }
      if contact.touch.start_time_ns < start { return "a touch landed before one that landed earlier" }
      let isPast = contact.touch.start_time_ns <= contact.touch.time_ns && contact.touch.time_ns <= now
      if !isPast { return "a touch has a time that is still to come" }
      if !hasSoundHistory(place) { return "a touch's past is out of order, or does not end where the touch is" }
      if isTwice(place) { return "two touches of one id are there" }
      start = contact.touch.start_time_ns
    }
    return taps.isOrdered ? nil : "the latest lifts are out of order"
  }

  private func hasSoundHistory(_ place: Int) -> Bool {
    let first = place * TouchTable.historyCapacity
    let last = first + Int(contacts[place].touch.history_count) - 1
    if last < first { return false }
    for i in first..<last where points[i].time_ns >= points[i + 1].time_ns { return false }
    let moved = contacts[place].moved
    return points[last].time_ns == moved.time_ns && points[last].x == moved.x && points[last].y == moved.y
  }

  /// Whether another contact of its kind, a touch, a scroll or a hovering pointer, has the same id.
  private func isTwice(_ place: Int) -> Bool {
    var others = hovering.contains(place) ? hovering : scrolls.contains(place) ? down & scrolls : down - scrolls
    if !others.contains(place) { return false }
    others.remove(place)
    return find(contacts[place].touch.id, in: others) != nil
  }
}
