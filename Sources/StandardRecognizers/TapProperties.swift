import KinesicPlugin

// The properties of tap and its relatives. Each class says in its own words what they hold for.

func tapMovementProperty(_ summary: Text) -> Property {
  .number("allowable_movement", summary, origin: "OpenUIKit measurement", TapRule.standardMovement, 0...100_000)
}

func tapDurationProperty(_ summary: Text) -> Property {
  .number("maximum_tap_duration", summary, unit: "s", origin: "OpenUIKit measurement", TapRule.standardDuration, 0...3600)
}

func tapIntervalProperty(_ summary: Text) -> Property {
  .number("maximum_interval", summary, unit: "s", origin: "OpenUIKit measurement", TapRule.standardInterval, 0...3600)
}

func tapDistanceProperty(_ summary: Text) -> Property {
  .number("maximum_tap_distance", summary, origin: "OpenUIKit measurement", TapRule.standardDistance, 0...100_000)
}

/// Which buttons a pointer taps with.
var buttonsRequiredProperty: Property {
  .mask(
    "buttons_required", "The buttons that a pointer must press as it lands; 0: any.", origin: "UIKit headers",
    Double(KIN_BUTTON_PRIMARY), all: 4_294_967_295)
}
