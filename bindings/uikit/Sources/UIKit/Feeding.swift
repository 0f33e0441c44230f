import CKinesic
import Foundation

/// What a host feeds a window.
extension UIWindow {
  /// What one touch did.
  public struct Sample {
    /// The host's number of the touch, free again after its lift.
    public var id: UInt64
    /// Began, moved, ended or cancelled.
    public var phase: UITouch.Phase
    /// In the window, points.
    public var location: CGPoint
    /// 1 is an ordinary touch; 0 where unknown.
    public var force: CGFloat
    /// 0 where unknown.
    public var maximumForce: CGFloat
    public var type: UITouch.TouchType
    /// Of a pen above the surface, radians.
    public var altitude: CGFloat
    /// Where a pen points to, radians from +x towards +y.
    public var azimuth: CGFloat
    /// Of the contact, points; 0 where unknown.
    public var radius: CGFloat
    public var buttons: UIEvent.ButtonMask
    public var modifiers: UIKeyModifierFlags
    /// The places of the touch since the event before, oldest first, without the present one.
    public var coalesced: [(time: TimeInterval, location: CGPoint)]

    public init(
      _ id: UInt64, _ phase: UITouch.Phase, at location: CGPoint, force: CGFloat = 0, maximumForce: CGFloat = 0,
      type: UITouch.TouchType = .direct, altitude: CGFloat = .pi / 2, azimuth: CGFloat = 0, radius: CGFloat = 0,
      buttons: UIEvent.ButtonMask = [], modifiers: UIKeyModifierFlags = [], coalesced: [(time: TimeInterval, location: CGPoint)] = []
    ) {
      (self.id, self.phase, self.location) = (id, phase, location)
      (self.force, self.maximumForce, self.type) = (force, maximumForce, type)
      (self.altitude, self.azimuth, self.radius) = (altitude, azimuth, radius)
      (self.buttons, self.modifiers, self.coalesced) = (buttons, modifiers, coalesced)
    }
  }

  /// One event: all that the touches did at one time, in seconds on the host's clock. All samples, or none when it
  /// throws.
  public func feed(_ samples: [Sample], at time: TimeInterval) throws(FeedError) {
    let now = try check(time)
    try check(samples)
    try pass(to: now)
    for touch in presentTouches { touch.phase = .stationary }
    note(samples)
    begin(.touches, time)
    for sample in samples { apply(sample, time) }
    let raw = samples.map { engineSample($0, now) }
    try enter(time) { kin_engine_feed($0, raw, UInt32(raw.count)) }
    forgetLifted()
  }

  public func feed(_ samples: Sample..., at time: TimeInterval) throws(FeedError) { try feed(samples, at: time) }

  /// Lets time pass, and fires what is due.
  public func advance(to time: TimeInterval) throws(FeedError) {
    let now = try check(time)
    try enter(time) { kin_engine_advance($0, now) }
    forgetLifted()
  }

  /// When something is due that no touch causes, as the end of a long press; nil: never.
  public var nextDeadline: TimeInterval? {
    deadline >= UIWindow.farAway ? nil : TimeInterval(deadline) / 1e9
  }

  /// Later than all times that can be fed.
  static let farAway = UInt64.max - 1

  private var deadline: UInt64 {
    var deadline = UInt64.max
    _ = kin_engine_next_deadline(engine, &deadline)
    return deadline
  }

  /// The system takes all touches that are down.
  public func cancelTouches(at time: TimeInterval) throws(FeedError) {
    try feed(presentTouches.map { Sample($0.id, .cancelled, at: $0.location) }, at: time)
  }

  /// A pointer or a pen above the surface.
  struct Hover {
    var location = CGPoint.zero
    var altitude = CGFloat.pi / 2
    var azimuth: CGFloat = 0
    var height: CGFloat = 0
  }

  /// A pointer or a pen is above a point without touching; nil: it has left.
  /// - Parameters:
  ///   - altitude: of a pen, radians: 0 flat, pi / 2 upright.
  ///   - azimuth: where a pen points to, radians from +x towards +y.
  ///   - height: how far above the surface it is, 0 to 1.
  public func hover(
    _ pointer: UInt64 = 0, to location: CGPoint?, type: UITouch.TouchType = .indirectPointer, altitude: CGFloat = .pi / 2,
    azimuth: CGFloat = 0, height: CGFloat = 0, at time: TimeInterval
  ) throws(FeedError) {
    let now = try check(time)
    if let location { try check(location) }
    guard [altitude, azimuth, height].allSatisfy({ abs($0) <= CGFloat(KIN_NUMBER_LIMIT) }) else {
      throw FeedError(description: "pointer \(pointer): a number is not finite, or beyond 1e9")
    }
    let before = hovering[pointer]
    guard let place = location ?? before?.location else { return }
    latestHover = Hover(location: place, altitude: altitude, azimuth: azimuth, height: height)
    var raw = kin_touch_sample()
    (raw.touch, raw.time_ns, raw.x, raw.y) = (pointer, now, Double(place.x), Double(place.y))
    (raw.altitude, raw.azimuth) = (Double(altitude), Double(azimuth))
    raw.type = type.raw
    raw.phase = kin_phase(location == nil ? KIN_PHASE_EXITED : before == nil ? KIN_PHASE_ENTERED : KIN_PHASE_HOVERED)
    begin(.hover, time)
    if let location { raw.view = (hitTest(location, with: event) ?? self).handle }
    try enter(time) { kin_engine_feed($0, &raw, 1) }
    hovering[pointer] = location == nil ? nil : latestHover
  }

  /// The fingers on a trackpad, or a wheel, moved the content.
  /// - Parameter phase: nil: a notch of a wheel.
  public func scroll(by movement: CGVector, at location: CGPoint, _ phase: UITouch.Phase?, at time: TimeInterval) throws(FeedError) {
    let now = try check(time)
    try check(location)
    try check(CGPoint(x: movement.dx, y: movement.dy))
    var raw = kin_scroll_sample()
    (raw.time_ns, raw.x, raw.y, raw.dx, raw.dy) = (now, Double(location.x), Double(location.y), Double(movement.dx), Double(movement.dy))
    raw.type = kin_touch_type(phase == nil ? KIN_TOUCH_POINTER : KIN_TOUCH_INDIRECT)
    let phases: [UITouch.Phase: Int] = [
      .began: KIN_SCROLL_BEGAN, .moved: KIN_SCROLL_CHANGED, .stationary: KIN_SCROLL_CHANGED, .ended: KIN_SCROLL_ENDED,
      .cancelled: KIN_SCROLL_CANCELLED,
    ]
    raw.phase = kin_scroll_phase(phase.map { phases[$0] ?? KIN_SCROLL_CHANGED } ?? KIN_SCROLL_DISCRETE)
    begin(.scroll, time)
    scrollType = phase == nil ? .discrete : .continuous
    raw.view = (hitTest(location, with: event) ?? self).handle
    try enter(time) { kin_engine_feed_scroll($0, &raw, 1) }
  }

  // MARK: Checks, before anything changes

  private func check(_ time: TimeInterval) throws(FeedError) -> UInt64 {
    if isBusy { throw FeedError(description: "fed from inside an action or a method that an event has called; return from it first") }
    guard time >= 0, time < 1e10 else { throw FeedError(description: "\(time) is not a time in seconds from 0 to 1e10") }
    let now = UInt64((time * 1e9).rounded())
    var before: UInt64 = 0
    _ = kin_engine_get_time(engine, &before)
    if now < before { throw FeedError(description: "time \(time) s lies before \(Double(before) / 1e9) s, which the window has reached") }
    return now
  }

  private func check(_ location: CGPoint) throws(FeedError) {
    guard abs(location.x) <= CGFloat(KIN_NUMBER_LIMIT), abs(location.y) <= CGFloat(KIN_NUMBER_LIMIT) else {
      throw FeedError(description: "\(location) is not a place within 1e9 points")
    }
  }

  private func check(_ samples: [Sample]) throws(FeedError) {
    var landing = 0
    for (place, sample) in samples.enumerated() {
      try check(sample.location)
      guard sample.isWithinLimit else { throw FeedError(description: "touch \(sample.id): a number is not finite, or beyond 1e9") }
      if samples[..<place].contains(where: { $0.id == sample.id }) {
        throw FeedError(description: "touch \(sample.id) is in one event twice")
      }
      guard sample.phase.raw != nil else { throw FeedError(description: "touch \(sample.id): \(sample.phase) is not fed; leave it out") }
      let isThere = present(sample.id) != nil
      if sample.phase == .began, isThere { throw FeedError(description: "touch \(sample.id) lands while it is down") }
      if sample.phase != .began, !isThere { throw FeedError(description: "touch \(sample.id) moves or lifts without being down") }
      if sample.phase == .began { landing += 1 }
    }
    if presentTouches.count + landing > UIWindow.touchLimit {
      throw FeedError(description: "more than \(UIWindow.touchLimit) touches at one time")
    }
  }

  /// The touch with a host's number that is there.
  private func present(_ id: UInt64) -> UITouch? { presentTouches.first { $0.id == id } }

  // MARK: Taking over

  /// What is due before an event happens before the touches are as that event has them.
  private func pass(to now: UInt64) throws(FeedError) {
    if deadline <= now { try enter(TimeInterval(now) / 1e9) { kin_engine_advance($0, now) } }
  }

  private func note(_ samples: [Sample]) {
    event.buttonMask = samples.last?.buttons ?? []
    event.modifierFlags = samples.last?.modifiers ?? []
  }

  private func begin(_ type: UIEvent.EventType, _ time: TimeInterval) {
    event.type = type
    event.timestamp = time
  }

  private func apply(_ sample: Sample, _ time: TimeInterval) {
    let touch = sample.phase == .began ? land(sample, time) : present(sample.id)
    guard let touch else { return }
    touch.previousLocation = touch.location
    (touch.location, touch.phase, touch.timestamp) = (sample.location, sample.phase, time)
    (touch.force, touch.maximumPossibleForce, touch.majorRadius) = (sample.force, sample.maximumForce, sample.radius)
    (touch.altitudeAngle, touch.azimuth) = (sample.altitude, sample.azimuth)
    if !sample.coalesced.isEmpty || !touch.coalesced.isEmpty {
      touch.coalesced = sample.coalesced.map { touch.copy(at: $0.location, $0.time) }
    }
    if sample.phase == .ended { taps.note(touch) }
  }

  private func land(_ sample: Sample, _ time: TimeInterval) -> UITouch {
    lastSerial += 1
    let touch = UITouch(serial: lastSerial, id: sample.id)
    touch.window = self
    touch.type = sample.type
    (touch.location, touch.start, touch.timestamp) = (sample.location, sample.location, time)
    touch.tapCount = taps.count(touch)
    touch.view = hitTest(sample.location, with: event) ?? self
    presentTouches.append(touch)
    touches[touch.serial] = touch
    return touch
  }

  private func engineSample(_ sample: Sample, _ now: UInt64) -> kin_touch_sample {
    var raw = kin_touch_sample()
    guard let touch = present(sample.id) else { return raw }
    (raw.touch, raw.time_ns) = (touch.serial, now)
    (raw.x, raw.y) = (Double(sample.location.x), Double(sample.location.y))
    // To the engine a touch that stays where it is does nothing; to UIKit one that is pressed harder does.
    if sample.phase == .moved, touch.location == touch.previousLocation { raw.x += touch.nudge() }
    (raw.force, raw.major_radius) = (Double(sample.force), Double(sample.radius))
    (raw.altitude, raw.azimuth) = (Double(sample.altitude), Double(sample.azimuth))
    (raw.buttons, raw.modifiers) = (UInt32(truncatingIfNeeded: sample.buttons.rawValue), sample.modifiers.mask)
    raw.type = touch.type.raw
    raw.phase = sample.phase.raw ?? kin_phase(KIN_PHASE_CANCELLED)
    if sample.phase == .began { raw.view = touch.view?.handle ?? 0 }
    return raw
  }

  /// What has left is forgotten as soon as nobody can hear of it any more.
  private func forgetLifted() {
    if !presentTouches.allSatisfy(\.isDown) { presentTouches.removeAll { !$0.isDown } }
    if touches.count > presentTouches.count, nextDeadline == nil || touches.count > 4 * UIWindow.touchLimit {
      touches = touches.filter { $0.value.isDown }
    }
  }

  /// Makes a call of what happens at a time, in which the engine calls back.
  private func enter(_ time: TimeInterval, _ function: (OpaquePointer) -> kin_result) throws(FeedError) {
    UIWindow.eventTime = time
    let code = run(function)
    UIWindow.eventTime = nil
    if code != KIN_OK { throw FeedError(description: lastError) }
  }

  /// Makes a call in which the engine may call back.
  func run(_ function: (OpaquePointer) -> kin_result) -> kin_result {
    if isBusy { return function(engine) }
    isBusy = true
    let code = function(engine)
    deliver()
    isBusy = false
    schedule()
    return code
  }
}

extension UIWindow.Sample {
  fileprivate var isWithinLimit: Bool {
    let limit = CGFloat(KIN_NUMBER_LIMIT)
    return abs(force) <= limit && abs(maximumForce) <= limit && abs(altitude) <= limit && abs(azimuth) <= limit && abs(radius) <= limit
  }
}

extension UITouch.Phase {
  /// As the engine numbers it; nil: it is not fed.
  var raw: kin_phase? {
    switch self {
    case .began: kin_phase(KIN_PHASE_BEGAN)
    case .moved, .stationary: kin_phase(KIN_PHASE_MOVED)
    case .ended: kin_phase(KIN_PHASE_ENDED)
    case .cancelled: kin_phase(KIN_PHASE_CANCELLED)
    case .regionEntered, .regionMoved, .regionExited: nil
    }
  }
}

extension UITouch.TouchType {
  var raw: kin_touch_type {
    switch self {
    case .direct: kin_touch_type(KIN_TOUCH_DIRECT)
    case .indirect: kin_touch_type(KIN_TOUCH_INDIRECT)
    case .pencil: kin_touch_type(KIN_TOUCH_PENCIL)
    case .indirectPointer: kin_touch_type(KIN_TOUCH_POINTER)
    }
  }
}
