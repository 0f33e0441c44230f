import CKinesic

/// One sample of one contact: what a host feeds.
public struct TouchSample: Hashable, Sendable {
  /// The host's number of the contact; free again after it ended.
  public var touch: UInt64
  /// What the contact did.
  public var phase: Phase
  /// Where it is, in the window.
  public var location: Point
  /// Of the host's monotonic clock.
  public var time: Duration
  /// What made it.
  public var type: TouchType = .direct
  /// 0 where unknown; 1 is an ordinary touch.
  public var force = 0.0
  /// Of the contact, in window units; 0 where unknown.
  public var radius = 0.0
  /// Those that are pressed.
  public var buttons: Button = []
  /// Keys that are held.
  public var modifiers: Modifier = []

  public init(touch: UInt64, phase: Phase, at location: Point, time: Duration) {
    self.touch = touch
    self.phase = phase
    self.location = location
    self.time = time
  }

  var raw: kin_touch_sample {
    var raw = kin_touch_sample()
    raw.touch = touch
    raw.phase = phase.rawValue
    raw.x = location.x
    raw.y = location.y
    raw.time_ns = time.engineTime
    raw.type = type.rawValue
    raw.force = force
    raw.major_radius = radius
    raw.buttons = buttons.rawValue
    raw.modifiers = modifiers.rawValue
    return raw
  }

  init(_ raw: kin_touch_sample) {
    touch = raw.touch
    phase = Phase(rawValue: raw.phase) ?? .began
    location = Point(x: raw.x, y: raw.y)
    time = Duration(engineTime: raw.time_ns)
    type = TouchType(rawValue: raw.type) ?? .direct
    force = raw.force
    radius = raw.major_radius
    buttons = Button(rawValue: raw.buttons)
    modifiers = Modifier(rawValue: raw.modifiers)
  }
}
