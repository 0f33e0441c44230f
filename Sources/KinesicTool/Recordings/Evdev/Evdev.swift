/// The kernel's numbers for what touch devices say (linux/input-event-codes.h), with their names.
enum Evdev {
  static let syn = 0
  static let key = 1
  static let absolute = 3
  static let miscellaneous = 4
  static let synReport = 0
  static let synMTReport = 2
  static let synDropped = 3
  static let buttonPen = 0x140
  static let buttonTouch = 0x14a
  static let x = 0x00
  static let y = 0x01
  static let singlePressure = 0x18
  static let slot = 0x2f
  static let touchMajor = 0x30
  static let positionX = 0x35
  static let positionY = 0x36
  static let toolType = 0x37
  static let trackingID = 0x39
  static let pressure = 0x3a
  static let direct = 1  // INPUT_PROP_DIRECT: a screen

  /// Values of ABS_MT_TOOL_TYPE. A palm is a contact that the device took back.
  static let finger = 0
  static let pen = 1
  static let palm = 2

  static let typeNames = [
    syn: "EV_SYN", key: "EV_KEY", 2: "EV_REL", absolute: "EV_ABS", miscellaneous: "EV_MSC", 5: "EV_SW", 0x14: "EV_REP",
  ]

  /// By type and code, those that readers and writers here deal with.
  static let codeNames: [Int: [Int: String]] = [
    syn: [synReport: "SYN_REPORT", 1: "SYN_CONFIG", synMTReport: "SYN_MT_REPORT", synDropped: "SYN_DROPPED"],
    key: [
      0x110: "BTN_LEFT", 0x111: "BTN_RIGHT", 0x112: "BTN_MIDDLE", buttonPen: "BTN_TOOL_PEN", 0x145: "BTN_TOOL_FINGER",
      0x148: "BTN_TOOL_QUINTTAP", buttonTouch: "BTN_TOUCH", 0x14d: "BTN_TOOL_DOUBLETAP", 0x14e: "BTN_TOOL_TRIPLETAP",
      0x14f: "BTN_TOOL_QUADTAP",
    ],
    absolute: [
      x: "ABS_X", y: "ABS_Y", singlePressure: "ABS_PRESSURE", 0x1c: "ABS_TOOL_WIDTH", slot: "ABS_MT_SLOT",
      touchMajor: "ABS_MT_TOUCH_MAJOR", 0x31: "ABS_MT_TOUCH_MINOR", 0x34: "ABS_MT_ORIENTATION", positionX: "ABS_MT_POSITION_X",
      positionY: "ABS_MT_POSITION_Y", toolType: "ABS_MT_TOOL_TYPE", trackingID: "ABS_MT_TRACKING_ID", pressure: "ABS_MT_PRESSURE",
    ],
  ]

  static let typeNumbers = numbers(typeNames)
  /// No name is that of two codes.
  static let codeNumbers = codeNames.values.map(numbers).reduce([:]) { $0.merging($1) { first, _ in first } }

  private static func numbers(_ names: [Int: String]) -> [Substring: Int] {
    Dictionary(uniqueKeysWithValues: names.map { (Substring($0.value), $0.key) })
  }

  /// `EV_ABS / ABS_MT_SLOT`, for comments.
  static func name(_ event: EvdevEvent) -> String {
    "\(typeNames[event.type] ?? String(event.type)) / \(codeNames[event.type]?[event.code] ?? String(event.code))"
  }
}

/// One event of the kernel's. Small, for long recordings have millions: types and codes that 16 bits do not hold and
/// values that 32 do not, which the kernel does not write and which mean nothing here, become the largest that they
/// hold.
struct EvdevEvent {
  let time: UInt64  // nanoseconds on the file's clock
  /// Where it stands in its file.
  let line: Int
  private let value32: Int32
  private let type16, code16: Int16

  var type: Int { Int(type16) }
  var code: Int { Int(code16) }
  var value: Int { Int(value32) }

  init(time: UInt64, type: Int, code: Int, value: Int, line: Int = 0) {
    (self.time, self.line) = (time, line)
    (type16, code16, value32) = (Int16(clamping: type), Int16(clamping: code), Int32(clamping: value))
  }

  func isA(_ type: Int, _ code: Int) -> Bool { self.type == type && self.code == code }
}

/// Turns events into the samples of whole frames. Samples come with the event that closes their frame.
protocol FrameDecoder {
  /// Adds to `samples` what the event tells.
  mutating func take(_ event: EvdevEvent, into samples: inout [Recording.Sample])
  /// How many contacts were down before the first event and have not landed since.
  var passedOver: Int { get }
}

extension FrameDecoder {
  var passedOver: Int { 0 }
}

extension Recording.Device {
  /// Takes over what an axis description says; axes that do not concern touches are passed over.
  mutating func set(_ code: Int, minimum: Int, maximum: Int, resolution: Int?) {
    let perMM = resolution.flatMap { $0 > 0 ? Double($0) : nil }
    let axis = Recording.Axis(minimum: Double(minimum), maximum: Double(maximum), unitsPerMM: perMM)
    switch code {
    case Evdev.positionX: x = axis
    case Evdev.positionY: y = axis
    case Evdev.pressure: pressure = .init(minimum: axis.minimum, maximum: axis.maximum)
    case Evdev.x: single.x = axis
    case Evdev.y: single.y = axis
    case Evdev.singlePressure: single.pressure = .init(minimum: axis.minimum, maximum: axis.maximum)
    default: break
    }
  }

  /// The same of which one place is read: with the axes of that.
  var ofOnePlace: Recording.Device {
    var device = self
    (device.x, device.y, device.pressure) = (single.x, single.y, single.pressure)
    return device
  }
}

/// `12.000345`, seconds with six digits after the point, as nanoseconds, without a detour over floating point.
func nanoseconds(_ text: Substring) -> UInt64? {
  let parts = text.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map { Substring($0) }
  guard parts.count == 2, parts[1].utf8.count == 6, let seconds = UInt64(parts[0]), let micros = UInt64(parts[1]), seconds < 1 << 33 else {
    return nil
  }
  return (seconds * 1_000_000 + micros) * 1000
}
