import CKinesic

/// One contact's record in the touch table, from its landing until nobody needs it any more: after the lift it is kept
/// while an undecided gesture still has it.
struct Contact {
  /// What recognizers see of it.
  var touch = kin_touch()
  /// The hit view, by index; the contact is bound to it for life.
  var view = 0
  var isDown = false
  /// The latest move's place and time (the landing's before any move): a lift elsewhere is no move.
  var moved = kin_touch_point()
  /// The time of its latest sample, moved or not, and of the last one before its latest move: until when it rested
  /// there.
  var sampled: UInt64 = 0
  var rested: UInt64 = 0
  /// Not a touch: what a trackpad or wheel did in this step.
  var scroll = kin_scroll()

  /// Where it is.
  var point: kin_point { kin_point(x: touch.x, y: touch.y) }

  /// What it did, with the place where the pointer is.
  var scrolled: kin_scroll {
    var scrolled = scroll
    scrolled.x = touch.x
    scrolled.y = touch.y
    return scrolled
  }

  var hasBegun: Bool { touch.changes & UInt32(KIN_CHANGE_BEGAN) != 0 }
  var isMoving: Bool { touch.changes & UInt32(KIN_CHANGE_MOVED) != 0 }
  var isCancelled: Bool { touch.changes & UInt32(KIN_CHANGE_CANCELLED) != 0 }
}

/// What samples and steps do to a contact.
extension Contact {
  @inline(__always) mutating func endStep() {
    touch.changes = 0
    touch.previous_x = touch.x
    touch.previous_y = touch.y
    scroll = kin_scroll()
  }

  /// Takes over what a sample says of the contact itself.
  @inline(__always) mutating func update(_ sample: kin_touch_sample) {
    touch.x = sample.x
    touch.y = sample.y
    touch.force = sample.force
    touch.major_radius = sample.major_radius
    touch.altitude = sample.altitude
    touch.azimuth = sample.azimuth
    touch.buttons = sample.buttons
    touch.modifiers = sample.modifiers
  }

  /// Applies a sample of a contact that is down. Returns whether it moved.
  @inline(__always) mutating func move(_ sample: kin_touch_sample) -> Bool {
    let isMove = sample.x != touch.x || sample.y != touch.y
    update(sample)
    let before = sampled
    sampled = sample.time_ns
    guard isMove else { return false }
    note(KIN_CHANGE_MOVED, at: sample.time_ns)
    if moved.time_ns != sample.time_ns { rested = before }
    moved = kin_touch_point(time_ns: sample.time_ns, x: sample.x, y: sample.y)
    return true
  }

  @inline(__always) mutating func note(_ change: Int, at time: UInt64) {
    if touch.changes == 0 { touch.previous_time_ns = touch.time_ns }
    touch.changes |= UInt32(change)
    touch.time_ns = time
  }
}
