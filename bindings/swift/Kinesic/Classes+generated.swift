// Written by Scripts/generate. Do not edit: run `make generate`.
// swift-format-ignore-file

/// The properties that every recognizer has.
extension Recognizer {
  /// Takes part at all. Default 1.
  public var isEnabled: Bool {
    get { get("enabled") != 0 }
    set { set("enabled", newValue ? 1 : 0) }
  }
  /// On recognition its touches are cancelled in their views. Default 1.
  public var cancelsTouchesInView: Bool {
    get { get("cancels_touches_in_view") != 0 }
    set { set("cancels_touches_in_view", newValue ? 1 : 0) }
  }
  /// Views get its touches only when it has failed. Default 0.
  public var delaysTouchesBegan: Bool {
    get { get("delays_touches_began") != 0 }
    set { set("delays_touches_began", newValue ? 1 : 0) }
  }
  /// Views get the end of its touches only when it has failed. Default 1.
  public var delaysTouchesEnded: Bool {
    get { get("delays_touches_ended") != 0 }
    set { set("delays_touches_ended", newValue ? 1 : 0) }
  }
  /// Which touches it takes: direct 1, indirect 2, pencil 4, pointer 8. Default 15.
  public var allowedTouchTypes: AllowedTouchTypes {
    get { AllowedTouchTypes(rawValue: UInt32(get("allowed_touch_types"))) }
    set { set("allowed_touch_types", Double(newValue.rawValue)) }
  }
  /// The type of an attempt's first touch decides for the attempt. Default 1.
  public var requiresExclusiveTouchType: Bool {
    get { get("requires_exclusive_touch_type") != 0 }
    set { set("requires_exclusive_touch_type", newValue ? 1 : 0) }
  }
  /// Sees all, prevents nothing, is prevented by nothing, leaves views alone. Default 0.
  public var observeOnly: Bool {
    get { get("observe_only") != 0 }
    set { set("observe_only", newValue ? 1 : 0) }
  }
  /// Takes touches of one hand only: that of an attempt's first touch. Default 0.
  public var oneHand: Bool {
    get { get("one_hand") != 0 }
    set { set("one_hand", newValue ? 1 : 0) }
  }
  /// How long from its first touch it keeps those from being recognized that it would prevent, while it is undecided.
  /// Seconds, default 0.
  public var lease: Duration {
    get { Duration(engineSeconds: get("lease")) }
    set { set("lease", newValue.engineSeconds) }
  }
  /// How long after another one began it may take over from it, where the host allows that. Seconds, default 0.3.
  public var takeoverInterval: Duration {
    get { Duration(engineSeconds: get("takeover_interval")) }
    set { set("takeover_interval", newValue.engineSeconds) }
  }
  /// The state that it takes when all others of its arena have failed: 0 none, 1 Began, 3 Ended. Default 0.
  public var defaultWinner: Int {
    get { Int(get("default_winner")) }
    set { set("default_winner", Double(newValue)) }
  }
  /// Where a boundary decides at the lift, it takes what is left before others. Default 0.
  public var winsAtLift: Bool {
    get { get("wins_at_lift") != 0 }
    set { set("wins_at_lift", newValue ? 1 : 0) }
  }
  /// It takes a touch that presses one of these buttons as it lands; 0: any touch. Default 0.
  public var allowedButtons: Button {
    get { Button(rawValue: UInt32(get("allowed_buttons"))) }
    set { set("allowed_buttons", Double(newValue.rawValue)) }
  }
}

/// A recognizer of the class "tap".
/// Fingers that come down and lift again, once or several times.
public final class Tap: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "tap") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// How many taps. Default 1.
  public var tapsRequired: Int {
    get { Int(get("taps_required")) }
    set { set("taps_required", Double(newValue)) }
  }
  /// How many fingers each tap needs, exactly. Default 1.
  public var touchesRequired: Int {
    get { Int(get("touches_required")) }
    set { set("touches_required", Double(newValue)) }
  }
  /// How far a finger may move from where it landed. Window units, default 45.
  public var allowableMovement: Double {
    get { get("allowable_movement") }
    set { set("allowable_movement", newValue) }
  }
  /// The longest time from the first finger's landing to the last lift of one tap. Seconds, default 0.75.
  public var maximumTapDuration: Duration {
    get { Duration(engineSeconds: get("maximum_tap_duration")) }
    set { set("maximum_tap_duration", newValue.engineSeconds) }
  }
  /// The longest time from the last lift of a tap to the first finger of the next. Seconds, default 0.35.
  public var maximumInterval: Duration {
    get { Duration(engineSeconds: get("maximum_interval")) }
    set { set("maximum_interval", newValue.engineSeconds) }
  }
  /// The farthest that neighbouring taps may be apart. Window units, default 45.
  public var maximumTapDistance: Double {
    get { get("maximum_tap_distance") }
    set { set("maximum_tap_distance", newValue) }
  }
  /// The buttons that a pointer must press as it lands; 0: any. Default 1.
  public var buttonsRequired: Button {
    get { Button(rawValue: UInt32(get("buttons_required"))) }
    set { set("buttons_required", Double(newValue.rawValue)) }
  }
  /// Begins with its last lift; it ends when nobody can withdraw it any more, and is cancelled by a tap that needs
  /// more. Default 0.
  public var provisional: Bool {
    get { get("provisional") != 0 }
    set { set("provisional", newValue ? 1 : 0) }
  }
  /// How many taps were made. Now.
  public var tapCount: Int {
    get { Int(output("tap_count")) }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// How many taps were made.
    public let tapCount: Int

    public init(_ values: OutputValues) {
      tapCount = Int(values[0])
    }
  }
}

/// A recognizer of the class "long_press".
/// Fingers that rest, after some taps if wanted; then they may move.
public final class LongPress: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "long_press") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// How long all fingers must rest before it begins. Seconds, default 0.5.
  public var minimumDuration: Duration {
    get { Duration(engineSeconds: get("minimum_duration")) }
    set { set("minimum_duration", newValue.engineSeconds) }
  }
  /// How far a finger may move before it begins; there is no limit after that. Window units, default 10.
  public var allowableMovement: Double {
    get { get("allowable_movement") }
    set { set("allowable_movement", newValue) }
  }
  /// How many fingers, exactly. Default 1.
  public var touchesRequired: Int {
    get { Int(get("touches_required")) }
    set { set("touches_required", Double(newValue)) }
  }
  /// How many taps come before the press. Default 0.
  public var tapsRequired: Int {
    get { Int(get("taps_required")) }
    set { set("taps_required", Double(newValue)) }
  }
  /// A finger that presses so hard begins it at once, when all are down; 1 is an ordinary touch; 0: none does. Default
  /// 0.
  public var force: Double {
    get { get("force") }
    set { set("force", newValue) }
  }
  /// Time since the last required finger landed. Seconds. Now.
  public var duration: Duration {
    get { Duration(engineSeconds: output("duration")) }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// Time since the last required finger landed. Seconds.
    public let duration: Duration

    public init(_ values: OutputValues) {
      duration = Duration(engineSeconds: values[0])
    }
  }
}

/// A recognizer of the class "pan".
/// Fingers that drag.
public final class Pan: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "pan") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// How many fingers it needs. Default 1.
  public var minimumTouches: Int {
    get { Int(get("minimum_touches")) }
    set { set("minimum_touches", Double(newValue)) }
  }
  /// More fingers fail it, or are ignored once it began; the default is without limit.
  public var maximumTouches: Int {
    get { Int(get("maximum_touches")) }
    set { set("maximum_touches", Double(newValue)) }
  }
  /// How far a finger must move from where it landed. Window units, default 10.
  public var threshold: Double {
    get { get("threshold") }
    set { set("threshold", newValue) }
  }
  /// 0: on one axis; 1: as a length. Default 0.
  public var thresholdMode: ThresholdMode {
    get { chosen(get("threshold_mode")) }
    set { set("threshold_mode", Double(newValue.rawValue)) }
  }
  /// 0: both; 1: horizontal only; 2: vertical only. Default 0.
  public var axes: Axes {
    get { chosen(get("axes")) }
    set { set("axes", Double(newValue.rawValue)) }
  }
  /// Whether the translation leaves out the threshold. Default 0.
  public var translationFromThreshold: Bool {
    get { get("translation_from_threshold") != 0 }
    set { set("translation_from_threshold", newValue ? 1 : 0) }
  }
  /// 0: least squares of degree 2; 1: impulse. Default 0.
  public var velocityStrategy: VelocityStrategy {
    get { chosen(get("velocity_strategy")) }
    set { set("velocity_strategy", Double(newValue.rawValue)) }
  }
  /// How several fingers move it: 0 their mean, 1 the latest, 2 the largest each way, 3 their sum. Default 0.
  public var fingerStrategy: FingerStrategy {
    get { chosen(get("finger_strategy")) }
    set { set("finger_strategy", Double(newValue.rawValue)) }
  }
  /// It also begins when a finger is farther to the left; negative. Window units, no limit by default.
  public var activeOffsetXMinimum: Double {
    get { get("active_offset_x_minimum") }
    set { set("active_offset_x_minimum", newValue) }
  }
  /// It also begins when a finger is farther to the right. Window units, no limit by default.
  public var activeOffsetXMaximum: Double {
    get { get("active_offset_x_maximum") }
    set { set("active_offset_x_maximum", newValue) }
  }
  /// It also begins when a finger is farther up; negative. Window units, no limit by default.
  public var activeOffsetYMinimum: Double {
    get { get("active_offset_y_minimum") }
    set { set("active_offset_y_minimum", newValue) }
  }
  /// It also begins when a finger is farther down. Window units, no limit by default.
  public var activeOffsetYMaximum: Double {
    get { get("active_offset_y_maximum") }
    set { set("active_offset_y_maximum", newValue) }
  }
  /// It fails when a finger is farther to the left before it begins; negative. Window units, no limit by default.
  public var failOffsetXMinimum: Double {
    get { get("fail_offset_x_minimum") }
    set { set("fail_offset_x_minimum", newValue) }
  }
  /// It fails when a finger is farther to the right before it begins. Window units, no limit by default.
  public var failOffsetXMaximum: Double {
    get { get("fail_offset_x_maximum") }
    set { set("fail_offset_x_maximum", newValue) }
  }
  /// It fails when a finger is farther up before it begins; negative. Window units, no limit by default.
  public var failOffsetYMinimum: Double {
    get { get("fail_offset_y_minimum") }
    set { set("fail_offset_y_minimum", newValue) }
  }
  /// It fails when a finger is farther down before it begins. Window units, no limit by default.
  public var failOffsetYMaximum: Double {
    get { get("fail_offset_y_maximum") }
    set { set("fail_offset_y_maximum", newValue) }
  }
  /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
  /// Seconds, default 0.002.
  public var velocitySpacing: Duration {
    get { Duration(engineSeconds: get("velocity_spacing")) }
    set { set("velocity_spacing", newValue.engineSeconds) }
  }
  /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
  public var velocityLimit: Double {
    get { get("velocity_limit") }
    set { set("velocity_limit", newValue) }
  }
  /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
  public var velocityLiftGuard: Bool {
    get { get("velocity_lift_guard") != 0 }
    set { set("velocity_lift_guard", newValue ? 1 : 0) }
  }
  /// With several fingers: how many times the change of their distance, and the arc, their centre's travel must be.
  /// Default 0.
  public var dominance: Double {
    get { get("dominance") }
    set { set("dominance", newValue) }
  }
  /// A larger threshold for `early_interval` after a landing; 0: none. Window units, default 0.
  public var earlyThreshold: Double {
    get { get("early_threshold") }
    set { set("early_threshold", newValue) }
  }
  /// How long `early_threshold` holds. Seconds, default 0.25.
  public var earlyInterval: Duration {
    get { Duration(engineSeconds: get("early_interval")) }
    set { set("early_interval", newValue.engineSeconds) }
  }
  /// How far it went, to the right and down. Window units. Now.
  public var translation: Point {
    get { Point(x: output("translation.x"), y: output("translation.y")) }
    set { setOutput("translation.x", newValue.x); setOutput("translation.y", newValue.y) }
  }
  /// Its velocity. Window units per second. Now.
  public var velocity: Point {
    get { Point(x: output("velocity.x"), y: output("velocity.y")) }
  }
  /// How much of what two fingers did when it began was a drag: 1 all; 1 with one finger. Now.
  public var certainty: Double {
    get { output("certainty") }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// How far it went, to the right and down. Window units.
    public let translation: Point
    /// Its velocity. Window units per second.
    public let velocity: Point
    /// How much of what two fingers did when it began was a drag: 1 all; 1 with one finger.
    public let certainty: Double

    public init(_ values: OutputValues) {
      translation = Point(x: values[0], y: values[1])
      velocity = Point(x: values[2], y: values[3])
      certainty = values[4]
    }
  }
}

/// A recognizer of the class "swipe".
/// A quick straight stroke.
public final class Swipe: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "swipe") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// The allowed directions: right 1, left 2, up 4, down 8; one stroke is one of them. Default 1.
  public var direction: Direction {
    get { Direction(rawValue: UInt32(get("direction"))) }
    set { set("direction", Double(newValue.rawValue)) }
  }
  /// How many fingers, exactly. Default 1.
  public var touchesRequired: Int {
    get { Int(get("touches_required")) }
    set { set("touches_required", Double(newValue)) }
  }
  /// The longest time since the first finger landed. Seconds, default 0.5.
  public var maximumDuration: Duration {
    get { Duration(engineSeconds: get("maximum_duration")) }
    set { set("maximum_duration", newValue.engineSeconds) }
  }
  /// How far each finger must go along the direction, at time 0. Window units, default 50.
  public var minimumDistance: Double {
    get { get("minimum_distance") }
    set { set("minimum_distance", newValue) }
  }
  /// How far each finger may go across the direction, at time 0. Window units, default 50.
  public var maximumCross: Double {
    get { get("maximum_cross") }
    set { set("maximum_cross", newValue) }
  }
  /// The share of minimum_distance by which it shrinks per second. Per second, default 0.94.
  public var distanceDecay: Double {
    get { get("distance_decay") }
    set { set("distance_decay", newValue) }
  }
  /// The share of maximum_cross by which it shrinks per second. Per second, default 0.98.
  public var crossDecay: Double {
    get { get("cross_decay") }
    set { set("cross_decay", newValue) }
  }
  /// How far behind its landing place a finger may be. Window units, default 10.
  public var backtrack: Double {
    get { get("backtrack") }
    set { set("backtrack", newValue) }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// The direction found: right 1, left 2, up 4, down 8.
    public let direction: Direction

    public init(_ values: OutputValues) {
      direction = Direction(rawValue: UInt32(values[0]))
    }
  }
}

/// A recognizer of the class "pinch".
/// Two fingers that come together or go apart.
public final class Pinch: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "pinch") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// How much the distance of the fingers must change. Window units, default 8.
  public var threshold: Double {
    get { get("threshold") }
    set { set("threshold", newValue) }
  }
  /// More fingers fail it before it begins; the default is without limit: those that come later are ignored.
  public var maximumTouches: Int {
    get { Int(get("maximum_touches")) }
    set { set("maximum_touches", Double(newValue)) }
  }
  /// How many times the travel of the fingers' centre the change must be; 0: the plain threshold. Default 1.35.
  public var dominance: Double {
    get { get("dominance") }
    set { set("dominance", newValue) }
  }
  /// Change and travel are compared since the start and within this time. Seconds, default 0.3.
  public var dominanceWindow: Duration {
    get { Duration(engineSeconds: get("dominance_window")) }
    set { set("dominance_window", newValue.engineSeconds) }
  }
  /// What part of the faster finger's way the slower one must go before it begins; 0: it may rest. Default 0.
  public var restingShare: Double {
    get { get("resting_share") }
    set { set("resting_share", newValue) }
  }
  /// The power of the fingers' scale that is reported: below 1 large movements make small changes. Default 1.
  public var gain: Double {
    get { get("gain") }
    set { set("gain", newValue) }
  }
  /// 0: least squares of degree 2; 1: impulse. Default 0.
  public var velocityStrategy: VelocityStrategy {
    get { chosen(get("velocity_strategy")) }
    set { set("velocity_strategy", Double(newValue.rawValue)) }
  }
  /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
  /// Seconds, default 0.002.
  public var velocitySpacing: Duration {
    get { Duration(engineSeconds: get("velocity_spacing")) }
    set { set("velocity_spacing", newValue.engineSeconds) }
  }
  /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
  public var velocityLimit: Double {
    get { get("velocity_limit") }
    set { set("velocity_limit", newValue) }
  }
  /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
  public var velocityLiftGuard: Bool {
    get { get("velocity_lift_guard") != 0 }
    set { set("velocity_lift_guard", newValue ? 1 : 0) }
  }
  /// A larger threshold for `early_interval` after a landing; 0: none. Window units, default 0.
  public var earlyThreshold: Double {
    get { get("early_threshold") }
    set { set("early_threshold", newValue) }
  }
  /// How long `early_threshold` holds. Seconds, default 0.25.
  public var earlyInterval: Duration {
    get { Duration(engineSeconds: get("early_interval")) }
    set { set("early_interval", newValue.engineSeconds) }
  }
  /// Distance of the fingers relative to the start. Now.
  public var scale: Double {
    get { output("scale") }
    set { setOutput("scale", newValue) }
  }
  /// Velocity of the scale. Per second. Now.
  public var velocity: Double {
    get { output("velocity") }
  }
  /// The point between the fingers. Window units. Now.
  public var focus: Point {
    get { Point(x: output("focus.x"), y: output("focus.y")) }
  }
  /// Distance of the fingers at the previous event. Window units. Now.
  public var spanBefore: Double {
    get { output("span_before") }
  }
  /// Distance of the fingers now. Window units. Now.
  public var span: Double {
    get { output("span") }
  }
  /// How much of what the fingers did when it began was a pinch: 1 all. Now.
  public var certainty: Double {
    get { output("certainty") }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// Distance of the fingers relative to the start.
    public let scale: Double
    /// Velocity of the scale. Per second.
    public let velocity: Double
    /// The point between the fingers. Window units.
    public let focus: Point
    /// Distance of the fingers at the previous event. Window units.
    public let spanBefore: Double
    /// Distance of the fingers now. Window units.
    public let span: Double
    /// How much of what the fingers did when it began was a pinch: 1 all.
    public let certainty: Double

    public init(_ values: OutputValues) {
      scale = values[0]
      velocity = values[1]
      focus = Point(x: values[2], y: values[3])
      spanBefore = values[4]
      span = values[5]
      certainty = values[6]
    }
  }
}

/// A recognizer of the class "rotation".
/// Two fingers that turn about each other.
public final class Rotation: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "rotation") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// How far the line between the fingers must turn. Radians, default 0.1.
  public var threshold: Double {
    get { get("threshold") }
    set { set("threshold", newValue) }
  }
  /// More fingers fail it before it begins; the default is without limit: those that come later are ignored.
  public var maximumTouches: Int {
    get { Int(get("maximum_touches")) }
    set { set("maximum_touches", Double(newValue)) }
  }
  /// How many times the travel of the fingers' centre the arc must be; 0: the plain threshold. Default 1.
  public var dominance: Double {
    get { get("dominance") }
    set { set("dominance", newValue) }
  }
  /// Change and travel are compared since the start and within this time. Seconds, default 0.3.
  public var dominanceWindow: Duration {
    get { Duration(engineSeconds: get("dominance_window")) }
    set { set("dominance_window", newValue.engineSeconds) }
  }
  /// What part of the faster finger's way the slower one must go before it begins; 0: it may rest. Default 0.
  public var restingShare: Double {
    get { get("resting_share") }
    set { set("resting_share", newValue) }
  }
  /// How many times the fingers' turn is reported: below 1 large movements make small changes. Default 1.
  public var gain: Double {
    get { get("gain") }
    set { set("gain", newValue) }
  }
  /// 0: least squares of degree 2; 1: impulse. Default 0.
  public var velocityStrategy: VelocityStrategy {
    get { chosen(get("velocity_strategy")) }
    set { set("velocity_strategy", Double(newValue.rawValue)) }
  }
  /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
  /// Seconds, default 0.002.
  public var velocitySpacing: Duration {
    get { Duration(engineSeconds: get("velocity_spacing")) }
    set { set("velocity_spacing", newValue.engineSeconds) }
  }
  /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
  public var velocityLimit: Double {
    get { get("velocity_limit") }
    set { set("velocity_limit", newValue) }
  }
  /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
  public var velocityLiftGuard: Bool {
    get { get("velocity_lift_guard") != 0 }
    set { set("velocity_lift_guard", newValue ? 1 : 0) }
  }
  /// A larger threshold for `early_interval` after a landing; 0: none. Radians, default 0.
  public var earlyThreshold: Double {
    get { get("early_threshold") }
    set { set("early_threshold", newValue) }
  }
  /// How long `early_threshold` holds. Seconds, default 0.25.
  public var earlyInterval: Duration {
    get { Duration(engineSeconds: get("early_interval")) }
    set { set("early_interval", newValue.engineSeconds) }
  }
  /// Turned since the start, clockwise on a y-down screen. Radians. Now.
  public var rotation: Double {
    get { output("rotation") }
    set { setOutput("rotation", newValue) }
  }
  /// Velocity of the rotation. Rad/s. Now.
  public var velocity: Double {
    get { output("velocity") }
  }
  /// The point between the fingers. Window units. Now.
  public var focus: Point {
    get { Point(x: output("focus.x"), y: output("focus.y")) }
  }
  /// How much of what the fingers did when it began was a rotation: 1 all. Now.
  public var certainty: Double {
    get { output("certainty") }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// Turned since the start, clockwise on a y-down screen. Radians.
    public let rotation: Double
    /// Velocity of the rotation. Rad/s.
    public let velocity: Double
    /// The point between the fingers. Window units.
    public let focus: Point
    /// How much of what the fingers did when it began was a rotation: 1 all.
    public let certainty: Double

    public init(_ values: OutputValues) {
      rotation = values[0]
      velocity = values[1]
      focus = Point(x: values[2], y: values[3])
      certainty = values[4]
    }
  }
}

/// A recognizer of the class "press".
/// One finger that is down; gives way to every other gesture.
public final class Press: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "press") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// How long the finger must be down before it begins. Seconds, default 0.
  public var delay: Duration {
    get { Duration(engineSeconds: get("delay")) }
    set { set("delay", newValue.engineSeconds) }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {

    public init(_ values: OutputValues) {
    }
  }
}

/// A recognizer of the class "manual".
/// Decides nothing by itself: the host proposes its states.
public final class Manual: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "manual") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }


  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {

    public init(_ values: OutputValues) {
    }
  }
}

/// A recognizer of the class "screen_edge_pan".
/// A drag of one finger from an edge of the root view inwards.
public final class ScreenEdgePan: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "screen_edge_pan") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// The allowed edges: top 1, left 2, bottom 4, right 8. Default 15.
  public var edges: Edge {
    get { Edge(rawValue: UInt32(get("edges"))) }
    set { set("edges", Double(newValue.rawValue)) }
  }
  /// How far from the edge the finger may land. Window units, default 13.
  public var edgeRegion: Double {
    get { get("edge_region") }
    set { set("edge_region", newValue) }
  }
  /// How far inwards the finger must move. Window units, default 15.
  public var threshold: Double {
    get { get("threshold") }
    set { set("threshold", newValue) }
  }
  /// The largest angle between the way and straight inwards. It fails once the way back into the angle is longer than
  /// what is left of `threshold`: along the edge, with the defaults, after 8.8 units. Radians, default 0.785398.
  public var maximumAngle: Double {
    get { get("maximum_angle") }
    set { set("maximum_angle", newValue) }
  }
  /// 0: least squares of degree 2; 1: impulse. Default 0.
  public var velocityStrategy: VelocityStrategy {
    get { chosen(get("velocity_strategy")) }
    set { set("velocity_strategy", Double(newValue.rawValue)) }
  }
  /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
  /// Seconds, default 0.002.
  public var velocitySpacing: Duration {
    get { Duration(engineSeconds: get("velocity_spacing")) }
    set { set("velocity_spacing", newValue.engineSeconds) }
  }
  /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
  public var velocityLimit: Double {
    get { get("velocity_limit") }
    set { set("velocity_limit", newValue) }
  }
  /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
  public var velocityLiftGuard: Bool {
    get { get("velocity_lift_guard") != 0 }
    set { set("velocity_lift_guard", newValue ? 1 : 0) }
  }
  /// How far it went, to the right and down. Window units. Now.
  public var translation: Point {
    get { Point(x: output("translation.x"), y: output("translation.y")) }
    set { setOutput("translation.x", newValue.x); setOutput("translation.y", newValue.y) }
  }
  /// Its velocity. Window units per second. Now.
  public var velocity: Point {
    get { Point(x: output("velocity.x"), y: output("velocity.y")) }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// How far it went, to the right and down. Window units.
    public let translation: Point
    /// Its velocity. Window units per second.
    public let velocity: Point

    public init(_ values: OutputValues) {
      translation = Point(x: values[0], y: values[1])
      velocity = Point(x: values[2], y: values[3])
    }
  }
}

/// A recognizer of the class "transform".
/// Any number of fingers that move, scale and turn something at once, about their centre.
public final class TransformGesture: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "transform") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// How many fingers it needs. Default 1.
  public var minimumTouches: Int {
    get { Int(get("minimum_touches")) }
    set { set("minimum_touches", Double(newValue)) }
  }
  /// How far a finger must move on an axis. Window units, default 10.
  public var panThreshold: Double {
    get { get("pan_threshold") }
    set { set("pan_threshold", newValue) }
  }
  /// How much the spread of the fingers must change. Window units, default 8.
  public var pinchThreshold: Double {
    get { get("pinch_threshold") }
    set { set("pinch_threshold", newValue) }
  }
  /// How far the fingers must turn. Radians, default 0.1.
  public var rotationThreshold: Double {
    get { get("rotation_threshold") }
    set { set("rotation_threshold", newValue) }
  }
  /// Whether it moves. Default 1.
  public var allowsPan: Bool {
    get { get("allows_pan") != 0 }
    set { set("allows_pan", newValue ? 1 : 0) }
  }
  /// Whether it scales. Default 1.
  public var allowsPinch: Bool {
    get { get("allows_pinch") != 0 }
    set { set("allows_pinch", newValue ? 1 : 0) }
  }
  /// Whether it turns. Default 1.
  public var allowsRotation: Bool {
    get { get("allows_rotation") != 0 }
    set { set("allows_rotation", newValue ? 1 : 0) }
  }
  /// 0: least squares of degree 2; 1: impulse. Default 0.
  public var velocityStrategy: VelocityStrategy {
    get { chosen(get("velocity_strategy")) }
    set { set("velocity_strategy", Double(newValue.rawValue)) }
  }
  /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
  /// Seconds, default 0.002.
  public var velocitySpacing: Duration {
    get { Duration(engineSeconds: get("velocity_spacing")) }
    set { set("velocity_spacing", newValue.engineSeconds) }
  }
  /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
  public var velocityLimit: Double {
    get { get("velocity_limit") }
    set { set("velocity_limit", newValue) }
  }
  /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
  public var velocityLiftGuard: Bool {
    get { get("velocity_lift_guard") != 0 }
    set { set("velocity_lift_guard", newValue ? 1 : 0) }
  }
  /// The map since the start, which has no shear, in window units: x' = a x - b y + tx. Now.
  public var a: Double {
    get { output("a") }
  }
  /// y' = b x + a y + ty. Now.
  public var b: Double {
    get { output("b") }
  }
  /// See a. Window units. Now.
  public var tx: Double {
    get { output("tx") }
  }
  /// See b. Window units. Now.
  public var ty: Double {
    get { output("ty") }
  }
  /// Velocity of the fingers' centre. Window units per second. Now.
  public var velocity: Point {
    get { Point(x: output("velocity.x"), y: output("velocity.y")) }
  }
  /// Velocity of the scale. Per second. Now.
  public var scaleVelocity: Double {
    get { output("scale_velocity") }
  }
  /// Velocity of the rotation. Rad/s. Now.
  public var rotationVelocity: Double {
    get { output("rotation_velocity") }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// The map since the start, which has no shear, in window units: x' = a x - b y + tx.
    public let a: Double
    /// y' = b x + a y + ty.
    public let b: Double
    /// See a. Window units.
    public let tx: Double
    /// See b. Window units.
    public let ty: Double
    /// Velocity of the fingers' centre. Window units per second.
    public let velocity: Point
    /// Velocity of the scale. Per second.
    public let scaleVelocity: Double
    /// Velocity of the rotation. Rad/s.
    public let rotationVelocity: Double

    public init(_ values: OutputValues) {
      a = values[0]
      b = values[1]
      tx = values[2]
      ty = values[3]
      velocity = Point(x: values[4], y: values[5])
      scaleVelocity = values[6]
      rotationVelocity = values[7]
    }
  }
}

/// A recognizer of the class "serial_tap".
/// Taps of one finger, each reported at once with its running count.
public final class SerialTap: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "serial_tap") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// From this time on between a lift and the next finger the count starts again. Seconds, default 0.3.
  public var maximumInterval: Duration {
    get { Duration(engineSeconds: get("maximum_interval")) }
    set { set("maximum_interval", newValue.engineSeconds) }
  }
  /// The farthest that neighbouring taps of a series may be apart. Window units, default 45.
  public var maximumTapDistance: Double {
    get { get("maximum_tap_distance") }
    set { set("maximum_tap_distance", newValue) }
  }
  /// How far a finger may move from where it landed. Window units, default 45.
  public var allowableMovement: Double {
    get { get("allowable_movement") }
    set { set("allowable_movement", newValue) }
  }
  /// The longest time from a landing to its lift. Seconds, default 0.75.
  public var maximumTapDuration: Duration {
    get { Duration(engineSeconds: get("maximum_tap_duration")) }
    set { set("maximum_tap_duration", newValue.engineSeconds) }
  }
  /// Which tap of its series this is, from 1. Now.
  public var tapCount: Int {
    get { Int(output("tap_count")) }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// Which tap of its series this is, from 1.
    public let tapCount: Int

    public init(_ values: OutputValues) {
      tapCount = Int(values[0])
    }
  }
}

/// A recognizer of the class "tap_drag".
/// Taps of one finger, then a drag with the next landing.
public final class TapDrag: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "tap_drag") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// How many taps come before the drag. Default 1.
  public var tapsRequired: Int {
    get { Int(get("taps_required")) }
    set { set("taps_required", Double(newValue)) }
  }
  /// How far the finger must move from where it landed. Window units, default 10.
  public var threshold: Double {
    get { get("threshold") }
    set { set("threshold", newValue) }
  }
  /// 0: on one axis; 1: as a length. Default 0.
  public var thresholdMode: ThresholdMode {
    get { chosen(get("threshold_mode")) }
    set { set("threshold_mode", Double(newValue.rawValue)) }
  }
  /// 0: both; 1: horizontal only; 2: vertical only. Default 0.
  public var axes: Axes {
    get { chosen(get("axes")) }
    set { set("axes", Double(newValue.rawValue)) }
  }
  /// 0: least squares of degree 2; 1: impulse. Default 0.
  public var velocityStrategy: VelocityStrategy {
    get { chosen(get("velocity_strategy")) }
    set { set("velocity_strategy", Double(newValue.rawValue)) }
  }
  /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
  /// Seconds, default 0.002.
  public var velocitySpacing: Duration {
    get { Duration(engineSeconds: get("velocity_spacing")) }
    set { set("velocity_spacing", newValue.engineSeconds) }
  }
  /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
  public var velocityLimit: Double {
    get { get("velocity_limit") }
    set { set("velocity_limit", newValue) }
  }
  /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
  public var velocityLiftGuard: Bool {
    get { get("velocity_lift_guard") != 0 }
    set { set("velocity_lift_guard", newValue ? 1 : 0) }
  }
  /// So far downwards doubles the scale, upwards if it is negative; 0: there is none. Window units, default 0.
  public var scaleDistance: Double {
    get { get("scale_distance") }
    set { set("scale_distance", newValue) }
  }
  /// So far to the right turns by 1 rad, to the left if it is negative; 0: there is none. Window units, default 0.
  public var rotationDistance: Double {
    get { get("rotation_distance") }
    set { set("rotation_distance", newValue) }
  }
  /// How far it went, to the right and down. Window units. Now.
  public var translation: Point {
    get { Point(x: output("translation.x"), y: output("translation.y")) }
    set { setOutput("translation.x", newValue.x); setOutput("translation.y", newValue.y) }
  }
  /// Its velocity. Window units per second. Now.
  public var velocity: Point {
    get { Point(x: output("velocity.x"), y: output("velocity.y")) }
  }
  /// How far the finger is from where the drag started. Window units. Now.
  public var distance: Double {
    get { output("distance") }
  }
  /// What scale_distance makes of the way downwards; 1 without it. Now.
  public var scale: Double {
    get { output("scale") }
    set { setOutput("scale", newValue) }
  }
  /// What rotation_distance makes of the way to the right, clockwise. Radians. Now.
  public var rotation: Double {
    get { output("rotation") }
    set { setOutput("rotation", newValue) }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// How far it went, to the right and down. Window units.
    public let translation: Point
    /// Its velocity. Window units per second.
    public let velocity: Point
    /// How far the finger is from where the drag started. Window units.
    public let distance: Double
    /// What scale_distance makes of the way downwards; 1 without it.
    public let scale: Double
    /// What rotation_distance makes of the way to the right, clockwise. Radians.
    public let rotation: Double

    public init(_ values: OutputValues) {
      translation = Point(x: values[0], y: values[1])
      velocity = Point(x: values[2], y: values[3])
      distance = values[4]
      scale = values[5]
      rotation = values[6]
    }
  }
}

/// A recognizer of the class "hover".
/// A pointer or a pencil above the view, without touching.
public final class Hover: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "hover") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }


  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {

    public init(_ values: OutputValues) {
    }
  }
}

/// A recognizer of the class "multi_drag".
/// Fingers that drag, each by itself: a stream of events for each touch.
public final class MultiDrag: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "multi_drag") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// How far a finger must move from where it landed. Window units, default 10.
  public var threshold: Double {
    get { get("threshold") }
    set { set("threshold", newValue) }
  }
  /// 0: on one axis; 1: as a length. Default 0.
  public var thresholdMode: ThresholdMode {
    get { chosen(get("threshold_mode")) }
    set { set("threshold_mode", Double(newValue.rawValue)) }
  }
  /// 0: both; 1: horizontal only; 2: vertical only. Default 0.
  public var axes: Axes {
    get { chosen(get("axes")) }
    set { set("axes", Double(newValue.rawValue)) }
  }
  /// Whether the translation leaves out the threshold. Default 0.
  public var translationFromThreshold: Bool {
    get { get("translation_from_threshold") != 0 }
    set { set("translation_from_threshold", newValue ? 1 : 0) }
  }
  /// 0: least squares of degree 2; 1: impulse. Default 0.
  public var velocityStrategy: VelocityStrategy {
    get { chosen(get("velocity_strategy")) }
    set { set("velocity_strategy", Double(newValue.rawValue)) }
  }
  /// It also begins when a finger is farther to the left; negative. Window units, no limit by default.
  public var activeOffsetXMinimum: Double {
    get { get("active_offset_x_minimum") }
    set { set("active_offset_x_minimum", newValue) }
  }
  /// It also begins when a finger is farther to the right. Window units, no limit by default.
  public var activeOffsetXMaximum: Double {
    get { get("active_offset_x_maximum") }
    set { set("active_offset_x_maximum", newValue) }
  }
  /// It also begins when a finger is farther up; negative. Window units, no limit by default.
  public var activeOffsetYMinimum: Double {
    get { get("active_offset_y_minimum") }
    set { set("active_offset_y_minimum", newValue) }
  }
  /// It also begins when a finger is farther down. Window units, no limit by default.
  public var activeOffsetYMaximum: Double {
    get { get("active_offset_y_maximum") }
    set { set("active_offset_y_maximum", newValue) }
  }
  /// It fails when a finger is farther to the left before it begins; negative. Window units, no limit by default.
  public var failOffsetXMinimum: Double {
    get { get("fail_offset_x_minimum") }
    set { set("fail_offset_x_minimum", newValue) }
  }
  /// It fails when a finger is farther to the right before it begins. Window units, no limit by default.
  public var failOffsetXMaximum: Double {
    get { get("fail_offset_x_maximum") }
    set { set("fail_offset_x_maximum", newValue) }
  }
  /// It fails when a finger is farther up before it begins; negative. Window units, no limit by default.
  public var failOffsetYMinimum: Double {
    get { get("fail_offset_y_minimum") }
    set { set("fail_offset_y_minimum", newValue) }
  }
  /// It fails when a finger is farther down before it begins. Window units, no limit by default.
  public var failOffsetYMaximum: Double {
    get { get("fail_offset_y_maximum") }
    set { set("fail_offset_y_maximum", newValue) }
  }
  /// Reports that come less than this after the first of a sample are one sample: its last place and time count.
  /// Seconds, default 0.002.
  public var velocitySpacing: Duration {
    get { Duration(engineSeconds: get("velocity_spacing")) }
    set { set("velocity_spacing", newValue.engineSeconds) }
  }
  /// A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173.
  public var velocityLimit: Double {
    get { get("velocity_limit") }
    set { set("velocity_limit", newValue) }
  }
  /// Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1.
  public var velocityLiftGuard: Bool {
    get { get("velocity_lift_guard") != 0 }
    set { set("velocity_lift_guard", newValue ? 1 : 0) }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// How far it went, to the right and down. Window units.
    public let translation: Point
    /// Its velocity. Window units per second.
    public let velocity: Point

    public init(_ values: OutputValues) {
      translation = Point(x: values[0], y: values[1])
      velocity = Point(x: values[2], y: values[3])
    }
  }
}

/// A recognizer of the class "multi_tap".
/// Fingers that tap, each by itself: an event for each touch.
public final class MultiTap: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "multi_tap") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// How many taps at one place. Default 1.
  public var tapsRequired: Int {
    get { Int(get("taps_required")) }
    set { set("taps_required", Double(newValue)) }
  }
  /// How far a finger may move from where it landed; farther, it fails alone. Window units, default 45.
  public var allowableMovement: Double {
    get { get("allowable_movement") }
    set { set("allowable_movement", newValue) }
  }
  /// The longest time from a finger's landing to its lift. Seconds, default 0.75.
  public var maximumTapDuration: Duration {
    get { Duration(engineSeconds: get("maximum_tap_duration")) }
    set { set("maximum_tap_duration", newValue.engineSeconds) }
  }
  /// The longest time from a lift to the next tap of its series. Seconds, default 0.35.
  public var maximumInterval: Duration {
    get { Duration(engineSeconds: get("maximum_interval")) }
    set { set("maximum_interval", newValue.engineSeconds) }
  }
  /// The farthest that neighbouring taps of a series may be apart. Window units, default 45.
  public var maximumTapDistance: Double {
    get { get("maximum_tap_distance") }
    set { set("maximum_tap_distance", newValue) }
  }
  /// The buttons that a pointer must press as it lands; 0: any. Default 1.
  public var buttonsRequired: Button {
    get { Button(rawValue: UInt32(get("buttons_required"))) }
    set { set("buttons_required", Double(newValue.rawValue)) }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// How many taps were made there.
    public let tapCount: Int

    public init(_ values: OutputValues) {
      tapCount = Int(values[0])
    }
  }
}

/// A recognizer of the class "dwell".
/// A pointer or a pencil that rests above the view, without touching.
public final class Dwell: Recognizer {
  /// Attaches a new one to a view.
  public init(in view: View) throws { try super.init(view, className: "dwell") }

  override init(_ host: Host, id: UInt64, className: String) { super.init(host, id: id, className: className) }

  /// Calls `handler` with each of its gestures; `gesture` has the outputs by name. What it throws is thrown by
  /// the call that caused the gesture.
  @discardableResult
  public func onGesture(_ handler: @escaping (_ gesture: Gesture<Outputs>) throws -> Void) -> Action {
    addAction { try handler(Gesture($0, $1)) }
  }

  /// How long it must rest. Seconds, default 1.2.
  public var minimumDuration: Duration {
    get { Duration(engineSeconds: get("minimum_duration")) }
    set { set("minimum_duration", newValue.engineSeconds) }
  }
  /// Farther from where the rest began, another one begins. Window units, default 10.
  public var allowableMovement: Double {
    get { get("allowable_movement") }
    set { set("allowable_movement", newValue) }
  }
  /// So often it reports its progress while it rests, 1000 times at most; 0: only when it has dwelt. Seconds, default
  /// 0.
  public var progressInterval: Duration {
    get { Duration(engineSeconds: get("progress_interval")) }
    set { set("progress_interval", newValue.engineSeconds) }
  }
  /// Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere. Now.
  public var progress: Double {
    get { output("progress") }
  }
  /// How many times it has dwelt since it came over the view. Now.
  public var dwellCount: Double {
    get { output("dwell_count") }
  }

  /// The outputs, as an event has them.
  public struct Outputs: RecognizerOutputs {
    /// Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere.
    public let progress: Double
    /// How many times it has dwelt since it came over the view.
    public let dwellCount: Double

    public init(_ values: OutputValues) {
      progress = values[0]
      dwellCount = values[1]
    }
  }
}

/// The outputs of a gesture, by the class of its recognizer.
public enum StandardOutputs: Sendable {
  case tap(Tap.Outputs)
  case longPress(LongPress.Outputs)
  case pan(Pan.Outputs)
  case swipe(Swipe.Outputs)
  case pinch(Pinch.Outputs)
  case rotation(Rotation.Outputs)
  case press(Press.Outputs)
  case manual(Manual.Outputs)
  case screenEdgePan(ScreenEdgePan.Outputs)
  case transform(TransformGesture.Outputs)
  case serialTap(SerialTap.Outputs)
  case tapDrag(TapDrag.Outputs)
  case hover(Hover.Outputs)
  case multiDrag(MultiDrag.Outputs)
  case multiTap(MultiTap.Outputs)
  case dwell(Dwell.Outputs)
  /// A class of a plugin, or of the host's own.
  case other

  init(className: String, _ values: OutputValues) {
    switch className {
    case "tap": self = .tap(Tap.Outputs(values))
    case "long_press": self = .longPress(LongPress.Outputs(values))
    case "pan": self = .pan(Pan.Outputs(values))
    case "swipe": self = .swipe(Swipe.Outputs(values))
    case "pinch": self = .pinch(Pinch.Outputs(values))
    case "rotation": self = .rotation(Rotation.Outputs(values))
    case "press": self = .press(Press.Outputs(values))
    case "manual": self = .manual(Manual.Outputs(values))
    case "screen_edge_pan": self = .screenEdgePan(ScreenEdgePan.Outputs(values))
    case "transform": self = .transform(TransformGesture.Outputs(values))
    case "serial_tap": self = .serialTap(SerialTap.Outputs(values))
    case "tap_drag": self = .tapDrag(TapDrag.Outputs(values))
    case "hover": self = .hover(Hover.Outputs(values))
    case "multi_drag": self = .multiDrag(MultiDrag.Outputs(values))
    case "multi_tap": self = .multiTap(MultiTap.Outputs(values))
    case "dwell": self = .dwell(Dwell.Outputs(values))
    default: self = .other
    }
  }
}

extension Host {
  /// The object for a recognizer that has none yet.
  func make(id: UInt64, className: String) -> Recognizer {
    switch className {
    case "tap": Tap(self, id: id, className: className)
    case "long_press": LongPress(self, id: id, className: className)
    case "pan": Pan(self, id: id, className: className)
    case "swipe": Swipe(self, id: id, className: className)
    case "pinch": Pinch(self, id: id, className: className)
    case "rotation": Rotation(self, id: id, className: className)
    case "press": Press(self, id: id, className: className)
    case "manual": Manual(self, id: id, className: className)
    case "screen_edge_pan": ScreenEdgePan(self, id: id, className: className)
    case "transform": TransformGesture(self, id: id, className: className)
    case "serial_tap": SerialTap(self, id: id, className: className)
    case "tap_drag": TapDrag(self, id: id, className: className)
    case "hover": Hover(self, id: id, className: className)
    case "multi_drag": MultiDrag(self, id: id, className: className)
    case "multi_tap": MultiTap(self, id: id, className: className)
    case "dwell": Dwell(self, id: id, className: className)
    default: Recognizer(self, id: id, className: className)
    }
  }
}
