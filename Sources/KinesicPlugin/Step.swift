import CKinesic

/// What a recognizer answers to a step: the states of state.h.
public enum State: Int32 {
  case possible
  case began
  case changed
  case ended
  case cancelled
  case failed
}

/// What happened: `kin_step` in Swift's words. Valid during the call only.
public struct Step {
  let raw: UnsafePointer<kin_step>

  /// What the recognizer is now; while it waits for others, what it has earned.
  public var state: State { State(rawValue: raw.pointee.state) ?? .failed }
  /// Nanoseconds.
  public var time: UInt64 { raw.pointee.time_ns }
  /// Multiply thresholds in units by it: 1 at 163 units per inch.
  public var scale: Double { raw.pointee.scale }
  /// The root view's frame.
  public var bounds: kin_rect { raw.pointee.bounds }
  /// How many touches are down after the step.
  public var downCount: Int { Int(raw.pointee.down_count) }
  /// The deadline has come; nothing else happened.
  public var isTimer: Bool { raw.pointee.flags & UInt32(KIN_STEP_TIMER) != 0 }

  public var hasBegan: Bool { has(KIN_CHANGE_BEGAN) }
  public var hasMoved: Bool { has(KIN_CHANGE_MOVED) }
  public var hasEnded: Bool { has(KIN_CHANGE_ENDED) }
  public var hasCancelled: Bool { has(KIN_CHANGE_CANCELLED) }

  private func has(_ change: Int) -> Bool { raw.pointee.changes & UInt32(change) != 0 }

  /// In the order of landing: those down, and those that ended in this step.
  public var touches: UnsafeBufferPointer<Touch> {
    guard let list = raw.pointee.touches else { return UnsafeBufferPointer(start: nil, count: 0) }
    // A Touch is exactly one pointer.
    let start = UnsafeRawPointer(list).assumingMemoryBound(to: Touch.self)
    return UnsafeBufferPointer(start: start, count: Int(raw.pointee.touch_count))
  }
}

/// One touch of a step. Valid during the call only. What is missing here is in `raw`.
public struct Touch {
  public let raw: UnsafePointer<kin_touch>

  public var place: Vector { Vector(x: raw.pointee.x, y: raw.pointee.y) }
  /// Before this step.
  public var previous: Vector { Vector(x: raw.pointee.previous_x, y: raw.pointee.previous_y) }
  /// Where it landed.
  public var start: Vector { Vector(x: raw.pointee.start_x, y: raw.pointee.start_y) }
  /// Its landing and its latest moves, oldest first, the present place last: at least 20 when there were so many.
  public var history: UnsafeBufferPointer<kin_touch_point> {
    UnsafeBufferPointer(start: raw.pointee.history, count: raw.pointee.history == nil ? 0 : Int(raw.pointee.history_count))
  }
  /// Nanoseconds: when it landed.
  public var startTime: UInt64 { raw.pointee.start_time_ns }
  /// Serial number in the order of landing, never used again.
  public var contact: UInt64 { raw.pointee.contact }

  public var hasBegan: Bool { has(KIN_CHANGE_BEGAN) }
  public var hasMoved: Bool { has(KIN_CHANGE_MOVED) }
  public var hasEnded: Bool { has(KIN_CHANGE_ENDED) }
  public var hasCancelled: Bool { has(KIN_CHANGE_CANCELLED) }

  private func has(_ change: Int) -> Bool { raw.pointee.changes & UInt32(change) != 0 }
}
