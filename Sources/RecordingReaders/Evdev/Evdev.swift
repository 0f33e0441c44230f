/// The kernel's numbers for what touch devices say (linux/input-event-codes.h), with their names.
public enum Evdev {
  public static let syn = 0
  public static let key = 1
  public static let absolute = 3
  public static let miscellaneous = 4
  public static let synReport = 0
  public static let synMTReport = 2
  public static let synDropped = 3
  public static let buttonPen = 0x140
  public static let buttonTouch = 0x14a
  public static let x = 0x00
  public static let y = 0x01
  public static let singlePressure = 0x18
  public static let slot = 0x2f
  public static let touchMajor = 0x30
  public static let positionX = 0x35
  public static let positionY = 0x36
  public static let toolType = 0x37
  public static let trackingID = 0x39
  public static let pressure = 0x3a
  public static let direct = 1  // INPUT_PROP_DIRECT: a screen

  /// Values of ABS_MT_TOOL_TYPE. A palm is a contact that the device took back.
  public static let finger = 0
  public static let pen = 1
  public static let palm = 2

  /// The names of types one after the other; nil after the last.
  public static func type(_ index: Int) -> (name: StaticString, number: Int)? {
    switch index {
    case 0: ("EV_SYN", syn)
    case 1: ("EV_KEY", key)
    case 2: ("EV_REL", 2)
    case 3: ("EV_ABS", absolute)
    case 4: ("EV_MSC", miscellaneous)
    case 5: ("EV_SW", 5)
    case 6: ("EV_REP", 0x14)
    default: nil
    }
  }

  /// Those of codes that readers and writers here deal with, with their types. No name is that of two codes.
  public static func code(_ index: Int) -> (name: StaticString, type: Int, number: Int)? {
    switch index {
    case 0: ("SYN_REPORT", syn, synReport)
    case 1: ("SYN_CONFIG", syn, 1)
    case 2: ("SYN_MT_REPORT", syn, synMTReport)
    case 3: ("SYN_DROPPED", syn, synDropped)
    case 4: ("BTN_LEFT", key, 0x110)
    case 5: ("BTN_RIGHT", key, 0x111)
    case 6: ("BTN_MIDDLE", key, 0x112)
    case 7: ("BTN_TOOL_PEN", key, buttonPen)
    case 8: ("BTN_TOOL_FINGER", key, 0x145)
    case 9: ("BTN_TOOL_QUINTTAP", key, 0x148)
    case 10: ("BTN_TOUCH", key, buttonTouch)
    case 11: ("BTN_TOOL_DOUBLETAP", key, 0x14d)
    case 12: ("BTN_TOOL_TRIPLETAP", key, 0x14e)
    case 13: ("BTN_TOOL_QUADTAP", key, 0x14f)
    case 14: ("ABS_X", absolute, x)
    case 15: ("ABS_Y", absolute, y)
    case 16: ("ABS_PRESSURE", absolute, singlePressure)
    case 17: ("ABS_TOOL_WIDTH", absolute, 0x1c)
    case 18: ("ABS_MT_SLOT", absolute, slot)
    case 19: ("ABS_MT_TOUCH_MAJOR", absolute, touchMajor)
    case 20: ("ABS_MT_TOUCH_MINOR", absolute, 0x31)
    case 21: ("ABS_MT_ORIENTATION", absolute, 0x34)
    case 22: ("ABS_MT_POSITION_X", absolute, positionX)
    case 23: ("ABS_MT_POSITION_Y", absolute, positionY)
    case 24: ("ABS_MT_TOOL_TYPE", absolute, toolType)
    case 25: ("ABS_MT_TRACKING_ID", absolute, trackingID)
    case 26: ("ABS_MT_PRESSURE", absolute, pressure)
    default: nil
    }
  }
}

/// One event of the kernel's. Small, for long recordings have millions: types and codes that 16 bits do not hold and
/// values that 32 do not, which the kernel does not write and which mean nothing here, become the largest that they
/// hold.
public struct EvdevEvent: BitwiseCopyable {
  public let time: UInt64  // nanoseconds on the file's clock
  /// Where it stands in its file.
  public let line: Int
  private let value32: Int32
  private let type16, code16: Int16

  public var type: Int { Int(type16) }
  public var code: Int { Int(code16) }
  public var value: Int { Int(value32) }

  public init(time: UInt64, type: Int, code: Int, value: Int, line: Int = 0) {
    (self.time, self.line) = (time, line)
    (type16, code16, value32) = (Int16(clamping: type), Int16(clamping: code), Int32(clamping: value))
  }

  public func isA(_ type: Int, _ code: Int) -> Bool { self.type == type && self.code == code }

  /// Of multitouch protocols.
  var concernsContacts: Bool { type == Evdev.absolute && code >= Evdev.slot }
}

extension Axes {
  /// Takes over what an axis description says; axes that do not concern touches are passed over.
  public mutating func set(_ code: Int, minimum: Int, maximum: Int, resolution: Int?) {
    let perMM = resolution.flatMap { $0 > 0 ? Double($0) : nil }
    let axis = Axis(minimum: Double(minimum), maximum: Double(maximum), unitsPerMM: perMM)
    switch code {
    case Evdev.positionX: x = axis
    case Evdev.positionY: y = axis
    case Evdev.pressure: pressure = Axis(minimum: axis.minimum, maximum: axis.maximum)
    case Evdev.x: singleX = axis
    case Evdev.y: singleY = axis
    case Evdev.singlePressure: singlePressure = Axis(minimum: axis.minimum, maximum: axis.maximum)
    default: break
    }
  }

  /// The same of which one place is read: with the axes of that.
  var ofOnePlace: Axes {
    var axes = self
    (axes.x, axes.y, axes.pressure) = (singleX, singleY, singlePressure)
    return axes
  }
}
