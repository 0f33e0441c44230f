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
  /// The time of its latest sample, moved or not, and of the last one before its latest move: until when it rested there.
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
