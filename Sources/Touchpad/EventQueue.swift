import CKinesicTouchpad

/// Room for the events of one frame beyond what may wait.
public let mostEvents = 512
public let mostWaiting = 128

/// The events that wait for a poll, in memory that the touchpad has.
struct EventQueue {
  private let events: UnsafeMutablePointer<kin_touchpad_event>
  private(set) var count = 0

  init(_ memory: UnsafeMutablePointer<kin_touchpad_event>) { events = memory }

  mutating func add(_ event: kin_touchpad_event) {
    if count == mostEvents { return }
    (events + count).initialize(to: event)
    count += 1
  }

  /// The latest one that waits.
  var last: UnsafeMutablePointer<kin_touchpad_event>? { count > 0 ? events + count - 1 : nil }

  /// Hands all of them out.
  mutating func take() -> (UnsafePointer<kin_touchpad_event>, UInt32) {
    defer { count = 0 }
    return (UnsafePointer(events), UInt32(truncatingIfNeeded: count))
  }
}
