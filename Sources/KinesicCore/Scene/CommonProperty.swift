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

  /// Their descriptors, in the order of the cases.
  static let all = Permanent<kin_property>([
    flag("enabled", "Takes part at all.", origin: "UIKit headers", 1),
    flag("cancels_touches_in_view", "On recognition its touches are cancelled in their views.", origin: "UIKit headers", 1),
    flag("delays_touches_began", "Views get its touches only when it has failed.", origin: "UIKit headers", 0),
    flag("delays_touches_ended", "Views get the end of its touches only when it has failed.", origin: "UIKit headers", 1),
    mask("allowed_touch_types", "Which touches it takes: direct 1, indirect 2, pencil 4, pointer 8.", origin: "UIKit headers", 15),
    flag("requires_exclusive_touch_type", "The type of an attempt's first touch decides for the attempt.", origin: "UIKit headers", 1),
    flag("observe_only", "Sees all, prevents nothing, is prevented by nothing, leaves views alone.", origin: "ours", 0),
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

  private static func mask(_ name: StaticString, _ summary: StaticString, origin: StaticString, _ initial: Double) -> kin_property {
    kin_property(
      name: cString(name), summary: cString(summary), unit: cString("1"), origin: cString(origin), initial: initial, minimum: 0,
      maximum: initial, kind: kin_property_kind(KIN_PROPERTY_FLAGS), offset: 0)
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
    case .requiresExclusiveTouchType: requiresExclusiveTouchType = flag
    case .enabled, .observeOnly: break
    }
  }
}
