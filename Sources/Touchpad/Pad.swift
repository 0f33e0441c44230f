import CKinesic
import CKinesicTouchpad

/// What the fingers that count are doing.
enum Mode: UInt8 {
  case idle
  /// They are there, and have not moved enough to be anything.
  case undecided
  /// One of them moves the pointer.
  case pointing
  case scrolling, pinching, swiping
  /// Three of them hold the primary button.
  case dragging

  /// A gesture of several fingers, which another number of them ends only when it lasts.
  var isGesture: Bool { self == .scrolling || self == .pinching || self == .swiping || self == .dragging }
}

/// One touchpad. What it decides depends on the frames, the times of `advance` and the options only.
public struct Pad {
  public internal(set) var options: kin_touchpad_options
  public var explains = false
  var events: EventQueue

  var now: UInt64 = 0
  /// Of the frame before.
  var frameTime: UInt64 = 0
  /// Seconds since then.
  var interval = 0.0
  /// In memory of its own, so that reading a field reads no more than that.
  let fingers: UnsafeMutablePointer<Finger>
  var fingerCount = 0
  /// Fingers that the device counts and does not place.
  var unplaced = 0
  var buttons: UInt32 = 0

  var mode = Mode.idle
  /// How many fingers the mode is for.
  var count = 0
  var modeTime: UInt64 = 0
  /// Until when another number of fingers must last to end a gesture.
  var changeDeadline = never
  var holdDeadline = never
  /// How many fingers hold; 0: none.
  var holding = 0

  /// Of the gesture that goes on.
  var certainty = 0.0
  var velocity = VelocityTracker()
  var pinch = PinchState()
  var scroll = ScrollState()
  var momentum = Momentum()
  var taps = TapTable()
  var drag = DragState()
  /// The button that stands for the primary one of a clickpad while it is pressed.
  var clicked: UInt32 = 0
  /// When the last button was let go; never: none was.
  var releaseTime = never
  /// Whether something pressed as hard as a finger does: then the device measures that.
  var isPressed = false

  /// How many bytes of memory it needs.
  public static var memorySize: Int { fingersSize + mostEvents * MemoryLayout<kin_touchpad_event>.stride }
  private static var fingersSize: Int { Int(KIN_TOUCHPAD_CONTACT_LIMIT) * MemoryLayout<Finger>.stride }

  /// `memory`: so many bytes, aligned as malloc does, which live as long as the touchpad.
  public init(_ options: kin_touchpad_options, _ memory: UnsafeMutableRawPointer) {
    let limit = Int(KIN_TOUCHPAD_CONTACT_LIMIT)
    self.options = options
    fingers = memory.bindMemory(to: Finger.self, capacity: limit)
    fingers.initialize(repeating: Finger(), count: limit)
    events = EventQueue((memory + Self.fingersSize).bindMemory(to: kin_touchpad_event.self, capacity: mostEvents))
  }

  public mutating func set(_ options: kin_touchpad_options) { self.options = options }
  public mutating func poll() -> (UnsafePointer<kin_touchpad_event>, UInt32) { events.take() }
  public var waiting: Int { events.count }
  public var time: UInt64 { now }

  mutating func emit(_ kind: Int, _ phase: Int, _ change: (inout kin_touchpad_event) -> Void) {
    var event = kin_touchpad_event()
    event.time_ns = now
    event.kind = kin_touchpad_event_kind(truncatingIfNeeded: kind)
    event.phase = kin_touchpad_phase(truncatingIfNeeded: phase)
    event.fingers = UInt32(truncatingIfNeeded: count)
    event.scale = 1
    event.certainty = 1
    change(&event)
    events.add(event)
  }

  mutating func decide(_ verdict: Verdict, contact: UInt64 = 0, certainty: Double = 1) {
    guard explains else { return }
    emit(KIN_TOUCHPAD_DECISION, KIN_TOUCHPAD_CHANGED) {
      $0.reason = kin_touchpad_reason(truncatingIfNeeded: verdict.reason)
      $0.contact = contact
      $0.certainty = certainty
      $0.measured = verdict.measured
      $0.threshold = verdict.threshold
    }
  }
}
