import CKinesic

/// What happened: `kin_step` in Swift's words. Valid during the call only. What is missing here is in `raw`.
public struct Step {
  public let raw: UnsafePointer<kin_step>

  /// What the recognizer is now; while it waits for others, what it has earned.
  public var state: State { State(rawValue: raw.pointee.state) }
  /// Began or Changed, also when it is only earned and waits for others.
  public var isActive: Bool { state == .began || state == .changed }
  /// Nanoseconds.
  public var time: UInt64 { raw.pointee.time_ns }
  /// Multiply thresholds in units by it: 1 at 163 units per inch.
  /// Rule: class.window-units.
  public var scale: Double { raw.pointee.scale }
  /// The root view's frame.
  public var bounds: kin_rect { raw.pointee.bounds }
  /// How many touches are down after the step.
  public var downCount: Int { Int(raw.pointee.down_count) }
  /// The deadline has come, or a touch is about to land with which the attempt does not go on; nothing else happened.
  public var isTimer: Bool { raw.pointee.flags & UInt32(KIN_STEP_TIMER) != 0 }

  /// The attempt is a trackpad's or a wheel's, without touches: what it did.
  public var scroll: kin_scroll? { raw.pointee.scroll?.pointee }

  public var hasBegun: Bool { has(KIN_CHANGE_BEGAN) }
  public var hasMoved: Bool { has(KIN_CHANGE_MOVED) }
  public var hasEnded: Bool { has(KIN_CHANGE_ENDED) }
  public var hasCancelled: Bool { has(KIN_CHANGE_CANCELLED) }

  private func has(_ change: Int) -> Bool { raw.pointee.changes & UInt32(change) != 0 }

  /// Its touch, when it has exactly one: the most common step.
  public var onlyTouch: Touch? {
    guard raw.pointee.touch_count == 1, let list = raw.pointee.touches else { return nil }
    return UnsafeRawPointer(list).assumingMemoryBound(to: Touch.self).pointee
  }

  /// Its touches, when it has exactly two and nothing happened but moves.
  public var movingPair: (Touch, Touch)? {
    guard raw.pointee.touch_count == 2, raw.pointee.changes == UInt32(KIN_CHANGE_MOVED), let list = raw.pointee.touches else { return nil }
    let pair = UnsafeRawPointer(list).assumingMemoryBound(to: Touch.self)
    return (pair[0], pair[1])
  }

  /// In the order of landing: those down, and those that ended in this step.
  public var touches: UnsafeBufferPointer<Touch> {
    guard let list = raw.pointee.touches else { return UnsafeBufferPointer(start: nil, count: 0) }
    // A Touch is exactly one pointer.
    let start = UnsafeRawPointer(list).assumingMemoryBound(to: Touch.self)
    return UnsafeBufferPointer(start: start, count: Int(raw.pointee.touch_count))
  }
}
