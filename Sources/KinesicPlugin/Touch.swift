import CKinesic

/// One touch of a step. Valid during the call only. What is missing here is in `raw`.
public struct Touch {
  public let raw: UnsafePointer<kin_touch>

  public var place: Vector { Vector(x: raw.pointee.x, y: raw.pointee.y) }
  /// Before this step.
  public var previous: Vector { Vector(x: raw.pointee.previous_x, y: raw.pointee.previous_y) }
  /// Where it landed.
  public var start: Vector { Vector(x: raw.pointee.start_x, y: raw.pointee.start_y) }
  /// Since it landed.
  public var displacement: Vector { place - start }
  /// In this step.
  public var movement: Vector { place - previous }
  /// Its landing and its latest moves, oldest first, the present place last: at least 20 when there were so many.
  public var history: UnsafeBufferPointer<kin_touch_point> {
    UnsafeBufferPointer(start: raw.pointee.history, count: raw.pointee.history == nil ? 0 : Int(raw.pointee.history_count))
  }
  /// Nanoseconds: when it landed.
  public var startTime: UInt64 { raw.pointee.start_time_ns }
  /// Nanoseconds: its latest landing or move before this step; of one that lands in this step: its landing.
  public var timeBefore: UInt64 { raw.pointee.changes == 0 ? raw.pointee.time_ns : raw.pointee.previous_time_ns }
  /// Serial number in the order of landing, never used again.
  public var contact: UInt64 { raw.pointee.contact }

  public var hasBegun: Bool { has(KIN_CHANGE_BEGAN) }
  public var hasMoved: Bool { has(KIN_CHANGE_MOVED) }
  public var hasEnded: Bool { has(KIN_CHANGE_ENDED) }
  public var hasCancelled: Bool { has(KIN_CHANGE_CANCELLED) }
  /// It lands in this step, and does nothing else.
  public var onlyBegins: Bool { raw.pointee.changes == UInt32(KIN_CHANGE_BEGAN) }
  /// It moves in this step, and does nothing else.
  public var onlyMoves: Bool { raw.pointee.changes == UInt32(KIN_CHANGE_MOVED) }
  /// It lifts in this step, where it was.
  public var onlyEnds: Bool { raw.pointee.changes == UInt32(KIN_CHANGE_ENDED) }

  private func has(_ change: Int) -> Bool { raw.pointee.changes & UInt32(change) != 0 }

  /// A finger presses all buttons; a pointer those that it says.
  public func presses(_ buttons: UInt32) -> Bool {
    raw.pointee.type != kin_touch_type(KIN_TOUCH_POINTER) || raw.pointee.buttons & buttons == buttons
  }
}
