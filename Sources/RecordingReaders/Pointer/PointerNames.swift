import CKinesic
import KinesicMath

/// The words of pointer events for the numbers of the C interface.
public enum PointerNames {
  /// Events of pointers that say nothing of contacts.
  static let ignored = -1

  static func phase(_ index: Int) -> (name: StaticString, number: Int)? {
    switch index {
    case 0: ("pointerdown", KIN_PHASE_BEGAN)
    case 1: ("pointermove", KIN_PHASE_MOVED)
    case 2: ("pointerrawupdate", KIN_PHASE_MOVED)
    case 3: ("pointerup", KIN_PHASE_ENDED)
    case 4: ("pointercancel", KIN_PHASE_CANCELLED)
    case 5: ("pointerover", ignored)
    case 6: ("pointerenter", ignored)
    case 7: ("pointerout", ignored)
    case 8: ("pointerleave", ignored)
    case 9: ("gotpointercapture", ignored)
    case 10: ("lostpointercapture", ignored)
    case 11: ("click", ignored)
    case 12: ("auxclick", ignored)
    case 13: ("contextmenu", ignored)
    default: nil
    }
  }

  /// A device that the browser does not know, "", is taken for a finger.
  static func type(_ index: Int) -> (name: StaticString, number: Int)? {
    switch index {
    case 0: ("touch", KIN_TOUCH_DIRECT)
    case 1: ("pen", KIN_TOUCH_PENCIL)
    case 2: ("mouse", KIN_TOUCH_POINTER)
    case 3: ("", KIN_TOUCH_DIRECT)
    default: nil
    }
  }

  /// The keys of modifiers with their bits, one after the other; nil after the last.
  public static func modifier(_ index: Int) -> (key: StaticString, bit: UInt32)? {
    switch index {
    case 0: ("shiftKey", UInt32(KIN_MODIFIER_SHIFT))
    case 1: ("ctrlKey", UInt32(KIN_MODIFIER_CONTROL))
    case 2: ("altKey", UInt32(KIN_MODIFIER_ALTERNATE))
    case 3: ("metaKey", UInt32(KIN_MODIFIER_COMMAND))
    default: nil
    }
  }

  /// A finger on a trackpad has no word of its own.
  public static func word(_ type: kin_touch_type) -> StaticString {
    switch Int(type) {
    case KIN_TOUCH_PENCIL: "pen"
    case KIN_TOUCH_POINTER: "mouse"
    default: "touch"
    }
  }
}

/// The members of a pointer event that count, with those of a kind side by side.
enum PointerKey {
  static let type = 0, pointerType = 1
  static let numbers = 2...13
  static let pointerId = 2, timeStamp = 3, clientX = 4, clientY = 5, pressure = 6, width = 7, height = 8, buttons = 9
  static let altitudeAngle = 10, azimuthAngle = 11, tiltX = 12, tiltY = 13
  static let modifiers = 14
  static let coalescedEvents = 18
  static let count = 19

  static func name(_ key: Int) -> StaticString {
    switch key {
    case type: "type"
    case pointerType: "pointerType"
    case pointerId: "pointerId"
    case timeStamp: "timeStamp"
    case clientX: "clientX"
    case clientY: "clientY"
    case pressure: "pressure"
    case width: "width"
    case height: "height"
    case buttons: "buttons"
    case altitudeAngle: "altitudeAngle"
    case azimuthAngle: "azimuthAngle"
    case tiltX: "tiltX"
    case tiltY: "tiltY"
    case coalescedEvents: "coalescedEvents"
    default: PointerNames.modifier(key - modifiers)?.key ?? ""
    }
  }
}

/// All names of pointer events.
struct PointerTables: ~Copyable {
  private(set) var keys = NameTable()
  private(set) var types = NameTable()
  private(set) var pointerTypes = NameTable()

  mutating func fill() throws(Complaint) {
    try keys.fill { $0 < PointerKey.count ? (PointerKey.name($0), $0) : nil }
    try types.fill(PointerNames.phase)
    try pointerTypes.fill(PointerNames.type)
  }
}

/// Pointer Events, level 3, section "Converting between tiltX / tiltY and altitudeAngle / azimuthAngle".
enum PenAngles {
  /// What a tilt tells: one of 0 something of pens only.
  static func told(_ tiltX: Double, _ tiltY: Double, isPen: Bool) -> (altitude: Double?, azimuth: Double?) {
    isPen || tiltX != 0 || tiltY != 0 ? fromTilt(tiltX, tiltY) : (nil, nil)
  }

  /// Degrees to radians: the altitude above the surface, 0 to pi/2, and the azimuth from +x towards +y, 0 to 2 pi.
  private static func fromTilt(_ tiltX: Double, _ tiltY: Double) -> (Double, Double) {
    if tiltX.magnitude == 90 || tiltY.magnitude == 90 {
      let flat = arcTangent(tiltY.magnitude == 90 ? tiltY : 0, tiltX.magnitude == 90 ? tiltX : 0)
      return (0, flat < 0 ? flat + 2 * .pi : flat)
    }
    let (x, y) = (tangent(tiltX), tangent(tiltY))
    let azimuth = arcTangent(y, x)
    return (arcTangent(1, (x * x + y * y).squareRoot()), azimuth < 0 ? azimuth + 2 * .pi : azimuth)
  }

  private static func tangent(_ degrees: Double) -> Double {
    let (cosine, sine) = cosineAndSine(degrees * .pi / 180)
    return sine / cosine
  }
}
