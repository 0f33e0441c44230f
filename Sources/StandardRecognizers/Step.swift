import CKinesic

/// The states of state.h with their own type; C's enumeration arrives as plain integers.
enum State {
  static var possible: kin_state { kin_state(KIN_STATE_POSSIBLE) }
  static var began: kin_state { kin_state(KIN_STATE_BEGAN) }
  static var changed: kin_state { kin_state(KIN_STATE_CHANGED) }
  static var ended: kin_state { kin_state(KIN_STATE_ENDED) }
  static var cancelled: kin_state { kin_state(KIN_STATE_CANCELLED) }
  static var failed: kin_state { kin_state(KIN_STATE_FAILED) }
}

/// Bits of `kin_touch.changes`.
private enum Change {
  static var began: UInt32 { UInt32(KIN_CHANGE_BEGAN) }
  static var moved: UInt32 { UInt32(KIN_CHANGE_MOVED) }
  static var ended: UInt32 { UInt32(KIN_CHANGE_ENDED) }
  static var cancelled: UInt32 { UInt32(KIN_CHANGE_CANCELLED) }
}

/// What happened in one step: `kin_step` in Swift's words. Valid during the call only.
struct Step {
  private let raw: UnsafePointer<kin_step>

  init(_ raw: UnsafePointer<kin_step>) { self.raw = raw }

  var state: kin_state { raw.pointee.state }
  /// Began or Changed, also when it is only earned and waits for others.
  var isActive: Bool { state == State.began || state == State.changed }
  var time: UInt64 { raw.pointee.time_ns }
  /// What thresholds in units are multiplied by.
  /// Rule: class.window-units.
  var scale: Double { raw.pointee.scale }
  var bounds: kin_rect { raw.pointee.bounds }
  /// How many of the touches are down after the step.
  var downCount: Int { Int(raw.pointee.down_count) }
  /// The deadline has come; nothing else happened.
  var isTimer: Bool { raw.pointee.flags & UInt32(KIN_STEP_TIMER) != 0 }

  /// The attempt is a trackpad's or a wheel's, without touches: what it did.
  var scroll: kin_scroll? { raw.pointee.scroll?.pointee }

  var hasBegan: Bool { raw.pointee.changes & Change.began != 0 }
  var hasMoved: Bool { raw.pointee.changes & Change.moved != 0 }
  var hasEnded: Bool { raw.pointee.changes & Change.ended != 0 }
  var hasCancelled: Bool { raw.pointee.changes & Change.cancelled != 0 }

  /// Its touch, when it has exactly one: the most common step.
  var onlyTouch: Touch? {
    guard raw.pointee.touch_count == 1, let list = raw.pointee.touches else { return nil }
    return UnsafeRawPointer(list).assumingMemoryBound(to: Touch.self).pointee
  }

  /// In the order of landing: those down, and those that ended in this step.
  var touches: UnsafeBufferPointer<Touch> {
    guard let list = raw.pointee.touches else { return UnsafeBufferPointer(start: nil, count: 0) }
    // A Touch is exactly one pointer.
    let start = UnsafeRawPointer(list).assumingMemoryBound(to: Touch.self)
    return UnsafeBufferPointer(start: start, count: Int(raw.pointee.touch_count))
  }
}

/// One touch of a step. Valid during the call only.
struct Touch {
  private let raw: UnsafePointer<kin_touch>

  /// The serial number of the contact, never used again.
  var contact: UInt64 { raw.pointee.contact }
  var place: Vector { Vector(x: raw.pointee.x, y: raw.pointee.y) }
  var previous: Vector { Vector(x: raw.pointee.previous_x, y: raw.pointee.previous_y) }
  var start: Vector { Vector(x: raw.pointee.start_x, y: raw.pointee.start_y) }
  var startTime: UInt64 { raw.pointee.start_time_ns }
  /// Of its latest landing or move before this step; of one that lands in this step: its landing.
  var timeBefore: UInt64 { raw.pointee.changes == 0 ? raw.pointee.time_ns : raw.pointee.previous_time_ns }
  /// Since it landed.
  var displacement: Vector { place - start }
  /// In this step.
  var movement: Vector { place - previous }

  var hasBegan: Bool { raw.pointee.changes & Change.began != 0 }
  var hasMoved: Bool { raw.pointee.changes & Change.moved != 0 }
  var hasEnded: Bool { raw.pointee.changes & Change.ended != 0 }
  var hasCancelled: Bool { raw.pointee.changes & Change.cancelled != 0 }
  /// It lands in this step, and does nothing else.
  var onlyBegins: Bool { raw.pointee.changes == Change.began }
  /// It lifts in this step, where it was.
  var onlyEnds: Bool { raw.pointee.changes == Change.ended }

  /// Its landing and its moves, oldest first, the present place last: at least the 20 latest.
  var history: UnsafeBufferPointer<kin_touch_point> {
    UnsafeBufferPointer(start: raw.pointee.history, count: Int(raw.pointee.history_count))
  }

  /// A finger presses all buttons; a pointer those that it says.
  func presses(_ buttons: UInt32) -> Bool {
    raw.pointee.type != kin_touch_type(KIN_TOUCH_POINTER) || raw.pointee.buttons & buttons == buttons
  }
}
