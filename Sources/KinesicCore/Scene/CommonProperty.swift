import CKinesic

/// The properties that every recognizer has, whatever its class.
enum CommonProperty: Int {
  case enabled = 0
  case cancelsTouchesInView
  case delaysTouchesBegan
  case delaysTouchesEnded
  case allowedTouchTypes
  case requiresExclusiveTouchType
  case observeOnly
  case oneHand
  case lease
  case takeoverInterval
  case defaultWinner
  case winsAtLift
  case allowedButtons

  /// Their descriptors, in the order of the cases.
  static let all = Permanent<kin_property>([
    flag("enabled", "Takes part at all.", origin: "UIKit headers", 1),
    flag("cancels_touches_in_view", "On recognition its touches are cancelled in their views.", origin: "UIKit headers", 1),
    flag("delays_touches_began", "Views get its touches only when it has failed.", origin: "UIKit headers", 0),
    flag("delays_touches_ended", "Views get the end of its touches only when it has failed.", origin: "UIKit headers", 1),
    mask(
      "allowed_touch_types", "Which touches it takes: direct 1, indirect 2, pencil 4, pointer 8.", origin: "UIKit headers", 15, all: 15),
    flag("requires_exclusive_touch_type", "The type of an attempt's first touch decides for the attempt.", origin: "UIKit headers", 1),
    flag("observe_only", "Sees all, prevents nothing, is prevented by nothing, leaves views alone.", origin: "ours", 0),
    flag("one_hand", "Takes touches of one hand only: that of an attempt's first touch.", origin: "ours", 0),
    number(
      "lease", "How long from its first touch it keeps those from being recognized that it would prevent, while it is undecided.",
      origin: "Flutter GestureArenaManager.hold", 0),
    number(
      "takeover_interval", "How long after another one began it may take over from it, where the host allows that.",
      origin: "ChromeOS gestures library", 0.3),
    whole(
      "default_winner", "The state that it takes when all others of its arena have failed: 0 none, 1 Began, 3 Ended.", origin: "ours", 0, 3),
    flag("wins_at_lift", "Where a boundary decides at the lift, it takes what is left before others.", origin: "ours", 0),
    mask(
      "allowed_buttons", "It takes a touch that presses one of these buttons as it lands; 0: any touch.", origin: "ours", 0,
      all: Double(UInt32.max)),
  ])

  static func named(_ name: CString) -> CommonProperty? {
    for i in 0..<all.count where equal(all[i].name, name) { return CommonProperty(rawValue: i) }
    return nil
  }

  var descriptor: kin_property { CommonProperty.all[rawValue] }

  private static func flag(_ name: StaticString, _ summary: StaticString, origin: StaticString, _ initial: Double) -> kin_property {
    kin_property(
      name: cString(name), summary: cString(summary), unit: cString("1"), origin: cString(origin), initial: initial, minimum: 0, maximum: 1,
      kind: kin_property_kind(KIN_PROPERTY_BOOLEAN), offset: 0)
  }

  private static func number(_ name: StaticString, _ summary: StaticString, origin: StaticString, _ initial: Double) -> kin_property {
    kin_property(
      name: cString(name), summary: cString(summary), unit: cString("s"), origin: cString(origin), initial: initial, minimum: 0,
      maximum: 3600, kind: kin_property_kind(KIN_PROPERTY_NUMBER), offset: 0)
  }

  private static func whole(
    _ name: StaticString, _ summary: StaticString, origin: StaticString, _ initial: Double, _ maximum: Double
  ) -> kin_property {
    kin_property(
      name: cString(name), summary: cString(summary), unit: cString("1"), origin: cString(origin), initial: initial, minimum: 0,
      maximum: maximum, kind: kin_property_kind(KIN_PROPERTY_INTEGER), offset: 0)
  }

  private static func mask(_ name: StaticString, _ summary: StaticString, origin: StaticString, _ initial: Double, all: Double)
    -> kin_property
  {
    kin_property(
      name: cString(name), summary: cString(summary), unit: cString("1"), origin: cString(origin), initial: initial, minimum: 0,
      maximum: all, kind: kin_property_kind(KIN_PROPERTY_FLAGS), offset: 0)
  }
}

extension Recognizer {
  /// Sets a property. What is enabled and who observes is for the arena.
  mutating func set(_ property: CommonProperty, to number: Double) {
    let flag = number != 0
    switch property {
    case .cancelsTouchesInView: cancelsTouchesInView = flag
    case .delaysTouchesBegan: delaysTouchesBegan = flag
    case .delaysTouchesEnded: delaysTouchesEnded = flag
    case .allowedTouchTypes: allowedTouchTypes = UInt32(number)
    case .allowedButtons: setAllowedButtons(UInt32(number))
    case .requiresExclusiveTouchType: requiresExclusiveTouchType = flag
    case .oneHand: oneHand = flag
    case .enabled, .observeOnly, .lease, .takeoverInterval, .defaultWinner, .winsAtLift: break
    }
  }
}
