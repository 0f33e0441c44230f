import CKinesic
import CKinesicTouchpad

/// The kernel's numbers of what touchpads say (linux/input-event-codes.h).
private enum Code {
  static let syn: UInt16 = 0
  static let key: UInt16 = 1
  static let absolute: UInt16 = 3
  static let report: UInt16 = 0
  static let dropped: UInt16 = 3
  static let left: UInt16 = 0x110
  static let middle: UInt16 = 0x112
  static let touch: UInt16 = 0x14a
}

/// What stands in a slot; the kernel says only what changes.
private struct Slot {
  var id: Int32 = -1
  var x: Int32 = 0
  var y: Int32 = 0
  var pressure: Int32 = 0
  var major: Int32 = 0
  var minor: Int32 = 0
  var orientation: Int32 = 0
  var tool: Int32 = 0
  /// Counts landings, for the ids of the kernel come again.
  var landing: UInt64 = 0
}

/// Makes frames of the events of a Linux touchpad.
public struct EvdevDecoder {
  private let x, y: EvdevAxis
  private let pressure: kin_touchpad_evdev_axis
  private var slots = InlineArray<16, Slot>(repeating: Slot())
  private var current = 0
  /// Whether the device speaks of slots: then the single place says nothing new.
  private var hasSlots = false
  private var single = Slot()
  private var isTouched = false
  /// Bits of the finger counts that the device says: 1 for one finger, 2 for two.
  private var counts: UInt32 = 0
  private var buttons: UInt32 = 0
  private var landings: UInt64 = 0
  private var isDropped = false

  public init(_ options: kin_touchpad_evdev_options) {
    x = EvdevAxis(options.x, options.width)
    y = EvdevAxis(options.y, options.height)
    pressure = options.pressure
  }

  public var width: Double { x.extent }
  public var height: Double { y.extent }

  /// What is to be done after an event.
  public enum Answer {
    case nothing, report, dropped
  }

  public mutating func take(_ type: UInt16, _ code: UInt16, _ value: Int32) -> Answer {
    switch type {
    case Code.syn: return synchronize(code)
    case Code.key: press(code, value != 0)
    case Code.absolute: if !isDropped { set(code, value) }
    default: break
    }
    return .nothing
  }

  private mutating func synchronize(_ code: UInt16) -> Answer {
    if code == Code.dropped {
      isDropped = true
      for i in 0..<16 { slots[i].id = -1 }
      isTouched = false
      counts = 0
      return .dropped
    }
    if code != Code.report { return .nothing }
    let wasDropped = isDropped
    isDropped = false
    return wasDropped ? .nothing : .report
  }

  private mutating func press(_ code: UInt16, _ isPressed: Bool) {
    switch code {
    case Code.left...Code.middle: set(&buttons, 1 << UInt32(code - Code.left), isPressed)
    case Code.touch: touch(isPressed)
    case 0x145: set(&counts, 1, isPressed)
    case 0x14d: set(&counts, 2, isPressed)
    case 0x14e: set(&counts, 4, isPressed)
    case 0x14f: set(&counts, 8, isPressed)
    case 0x148: set(&counts, 16, isPressed)
    default: break
    }
  }

  private func set(_ bits: inout UInt32, _ bit: UInt32, _ isSet: Bool) { bits = isSet ? bits | bit : bits & ~bit }

  private mutating func touch(_ isPressed: Bool) {
    if isPressed && !isTouched {
      landings += 1
      single.landing = landings
    }
    isTouched = isPressed
  }

  private mutating func set(_ code: UInt16, _ value: Int32) {
    switch code {
    case 0x00: single.x = value
    case 0x01: single.y = value
    case 0x18: single.pressure = value
    case 0x1c: single.major = value
    case 0x2f:
      hasSlots = true
      current = Int(value)
    case 0x30...0x3a: if (0..<16).contains(current) { setSlot(code, value) }
    default: break
    }
  }

  private mutating func setSlot(_ code: UInt16, _ value: Int32) {
    switch code {
    case 0x30: slots[current].major = value
    case 0x31: slots[current].minor = value
    case 0x34: slots[current].orientation = value
    case 0x35: slots[current].x = value
    case 0x36: slots[current].y = value
    case 0x37: slots[current].tool = value
    case 0x39: land(value)
    case 0x3a: slots[current].pressure = value
    default: break
    }
  }

  private mutating func land(_ id: Int32) {
    hasSlots = true
    if id >= 0 && id != slots[current].id {
      landings += 1
      slots[current].landing = landings
    }
    slots[current].id = id
  }

  /// The frame that a report closes.
  public func withFrame<Result>(_ time: UInt64, _ body: (UnsafePointer<kin_touchpad_frame>) -> Result) -> Result {
    var contacts = InlineArray<16, kin_touchpad_contact>(repeating: kin_touchpad_contact())
    var count = 0
    if hasSlots {
      for i in 0..<16 where slots[i].id >= 0 {
        contacts[count] = contact(slots[i])
        count += 1
      }
    } else if isTouched {
      contacts[0] = contact(single)
      count = 1
    }
    return withUnsafePointer(to: contacts) { place in
      var frame = kin_touchpad_frame()
      frame.time_ns = time
      frame.contacts = UnsafeRawPointer(place).assumingMemoryBound(to: kin_touchpad_contact.self)
      frame.contact_count = UInt32(count)
      // A pad that places fewer fingers than it counts; palms are placed, too, and not counted.
      frame.finger_count = count > 0 && fingers > UInt32(count) ? fingers : 0
      frame.buttons = buttons
      return withUnsafePointer(to: frame, body)
    }
  }

  private var fingers: UInt32 {
    for n in 0..<5 where counts & 16 >> UInt32(n) != 0 { return UInt32(5 - n) }
    return 0
  }

  /// 0 to 255 by the range of the axis.
  private func pressed(_ value: Int32) -> Double {
    let range = Double(pressure.maximum) - Double(pressure.minimum)
    return range > 0 ? min(max((Double(value) - Double(pressure.minimum)) / range, 0), 1) * 255 : 0
  }

  private func contact(_ slot: Slot) -> kin_touchpad_contact {
    var contact = kin_touchpad_contact()
    contact.id = slot.landing
    contact.x = x.place(slot.x)
    contact.y = y.place(slot.y)
    contact.pressure = pressed(slot.pressure)
    contact.major = x.length(slot.major)
    contact.minor = x.length(slot.minor)
    contact.orientation = Double(slot.orientation)
    if (1...2).contains(slot.tool) { contact.tool = kin_touchpad_tool(slot.tool) }
    return contact
  }
}
