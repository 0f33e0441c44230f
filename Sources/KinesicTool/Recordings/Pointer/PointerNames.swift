import CKinesic

/// The words of pointer events for the numbers of the C interface.
enum PointerNames {
  static let modifiers: [(key: String, bit: UInt32)] = [
    ("shiftKey", UInt32(KIN_MODIFIER_SHIFT)), ("ctrlKey", UInt32(KIN_MODIFIER_CONTROL)), ("altKey", UInt32(KIN_MODIFIER_ALTERNATE)),
    ("metaKey", UInt32(KIN_MODIFIER_COMMAND)),
  ]
  static let types = ["touch": KIN_TOUCH_DIRECT, "pen": KIN_TOUCH_PENCIL, "mouse": KIN_TOUCH_POINTER]

  /// A device that the browser does not know, "", is taken for a finger.
  static func type(_ node: Node) throws -> kin_touch_type {
    let word = try node.string()
    guard let type = word.isEmpty ? KIN_TOUCH_DIRECT : types[word] else { throw node.error("\"\(word)\" is not one of touch, pen, mouse") }
    return kin_touch_type(type)
  }

  /// A finger on a trackpad has no word of its own.
  static func word(_ type: kin_touch_type) -> String { types.first { kin_touch_type($0.value) == type }?.key ?? "touch" }
}

/// Pointer Events, level 3, section "Converting between tiltX / tiltY and altitudeAngle / azimuthAngle".
enum PenAngles {
  /// What a tilt tells: one of 0 something of pens only.
  static func told(_ tiltX: Double, _ tiltY: Double, isPen: Bool) -> (Double?, Double?) {
    isPen || tiltX != 0 || tiltY != 0 ? fromTilt(tiltX, tiltY) : (nil, nil)
  }

  /// Degrees to radians: the altitude above the surface, 0 to pi/2, and the azimuth from +x towards +y, 0 to 2 pi.
  private static func fromTilt(_ tiltX: Double, _ tiltY: Double) -> (Double, Double) {
    let (x, y) = (tan(tiltX * .pi / 180), tan(tiltY * .pi / 180))
    if abs(tiltX) == 90 || abs(tiltY) == 90 {
      let flat = atan2(abs(tiltY) == 90 ? tiltY : 0, abs(tiltX) == 90 ? tiltX : 0)
      return (0, flat < 0 ? flat + 2 * .pi : flat)
    }
    let azimuth = atan2(y, x)
    return (atan(1 / (x * x + y * y).squareRoot()), azimuth < 0 ? azimuth + 2 * .pi : azimuth)
  }
}
