import CKinesic

/// Reads pointer events as programs write them, objects of plain texts, numbers, true and false, without a tree of
/// JSON: nearly all files. False for a file that has anything else in it, or something wrong: then `PointerReader`
/// looks at all of it.
struct PlainPointerEvents: ~Copyable {
  private var tables = PointerTables()
  private var text: PlainDigits
  private var line = 1
  private var last: UInt64 = 0

  /// Of the present object: where it begins, what it gives, a bit for each key, and the values by key.
  private var objectLine = 1
  private var given = 0
  private var numbers = List<Double>()
  private var type = 0, pointerType = 0
  private var others = List<Bytes>()

  /// Reads a file into a builder, in which there is nothing.
  static func read(_ bytes: Bytes, into builder: inout RecordingBuilder, _ progress: (Int) -> Void) throws(Complaint) -> Bool {
    guard let text = PlainDigits(bytes) else { return false }
    var events = PlainPointerEvents(text)
    try events.tables.fill()
    try events.numbers.fill(0, PointerKey.count)
    try builder.reserve(bytes.count / 140)
    return try events.takeAll(into: &builder, bytes.count, progress)
  }

  private init(_ text: PlainDigits) { self.text = text }

  private mutating func takeAll(into builder: inout RecordingBuilder, _ size: Int, _ progress: (Int) -> Void) throws(Complaint) -> Bool {
    skipSpace()
    guard text.skip("[") else { return false }
    var count = 0
    repeat {
      skipSpace()
      guard try takeObject(), try addEvent(to: &builder) else { return false }
      count += 1
      if count.isMultiple(of: 4096) { progress(size - (text.end - text.next)) }
      skipSpace()
    } while text.skip(",")
    guard text.skip("]") else { return false }
    skipSpace()
    return text.isAtEnd
  }

  private mutating func skipSpace() {
    while text.next < text.end {
      switch text.next.pointee {
      case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      case UInt8(ascii: "\n"): line += 1
      default: return
      }
      text.next += 1
    }
  }

  // MARK: JSON

  private mutating func takeObject() throws(Complaint) -> Bool {
    (given, type, pointerType) = (0, 0, KIN_TOUCH_DIRECT)
    others.shorten(to: 0)
    objectLine = line
    guard text.skip("{") else { return false }
    repeat {
      skipSpace()
      guard let name = string() else { return false }
      skipSpace()
      guard text.skip(":") else { return false }
      skipSpace()
      guard try takeValue(of: name) else { return false }
      skipSpace()
    } while text.skip(",")
    return text.skip("}")
  }

  /// A text of printable ASCII without escapes.
  private mutating func string() -> Bytes? {
    guard text.skip("\"") else { return nil }
    let start = text.next
    while text.next < text.end, text.next.pointee != UInt8(ascii: "\"") {
      guard text.next.pointee >= 0x20, text.next.pointee < 0x7f, text.next.pointee != UInt8(ascii: "\\") else { return nil }
      text.next += 1
    }
    let found = Bytes(start: start, count: text.next - start)
    return text.skip("\"") ? found : nil
  }

  private mutating func takeValue(of name: Bytes) throws(Complaint) -> Bool {
    guard let key = tables.keys[name] else { return try takeOther(name) }
    guard given & 1 << key == 0 else { return false }
    given |= 1 << key
    switch key {
    case PointerKey.type:
      guard let word = string(), let number = tables.types[word] else { return false }
      type = number
    case PointerKey.pointerType:
      guard let word = string(), let number = tables.pointerTypes[word] else { return false }
      pointerType = number
    case PointerKey.numbers:
      guard let value = number() else { return false }
      numbers[key] = value
    case PointerKey.coalescedEvents: return false
    default:
      let isSet = text.skip("true")
      guard isSet || text.skip("false") else { return false }
      numbers[key] = isSet ? 1 : 0
    }
    return true
  }

  /// A member that does not count, which must not stand there twice either.
  private mutating func takeOther(_ name: Bytes) throws(Complaint) -> Bool {
    guard others.count < 32, !others.all.contains(where: { $0.isText(name) }) else { return false }
    try others.append(name)
    return string() != nil || text.skip("true") || text.skip("false") || text.skip("null") || number() != nil
  }

  /// A number below 2^53; others are for the reader that keeps all of their digits.
  private mutating func number() -> Double? {
    let start = text.next
    guard start < text.end, start.pointee == UInt8(ascii: "-") || start.pointee &- UInt8(ascii: "0") < 10 else { return nil }
    if let number = text.number(), !Self.goesOn(text), !Self.hasLeadingZero(start, text.next) { return number }
    text.next = start
    while Self.goesOn(text) { text.next += 1 }
    guard let number = JSONText.number(Bytes(start: start, count: text.next - start)), number < 0x1p53 else { return nil }
    return number
  }

  /// Whether a number of digits has a zero before others.
  private static func hasLeadingZero(_ start: UnsafePointer<UInt8>, _ end: UnsafePointer<UInt8>) -> Bool {
    let digits = start.pointee == UInt8(ascii: "-") ? start + 1 : start
    return digits.pointee == UInt8(ascii: "0") && end - digits > 1 && digits[1] != UInt8(ascii: ".")
  }

  /// Whether a character of a number stands here.
  private static func goesOn(_ text: PlainDigits) -> Bool {
    guard text.next < text.end else { return false }
    switch text.next.pointee {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"): return true
    case UInt8(ascii: "e"), UInt8(ascii: "E"): return true
    default: return false
    }
  }

  // MARK: Events

  private func has(_ key: Int) -> Bool { given & 1 << key != 0 }
  private func value(_ key: Int) -> Double? { has(key) ? numbers[key] : nil }

  /// Adds the event that the object is, as `PointerReader` does. What goes on with no contact, or lands twice, is for
  /// that to say.
  private mutating func addEvent(to builder: inout RecordingBuilder) throws(Complaint) -> Bool {
    guard has(PointerKey.type), let milliseconds = value(PointerKey.timeStamp), milliseconds >= 0, milliseconds < 4e12 else { return false }
    let time = UInt64((milliseconds * 1e6).rounded())
    guard time >= last else { return false }
    last = time
    if type == PointerNames.ignored { return true }
    guard let contact = value(PointerKey.pointerId).flatMap({ UInt64(exactly: $0) }) else { return false }
    let isDown = builder.isDown(contact)
    if type == KIN_PHASE_MOVED, !isDown { return true }
    guard isDown == (type != KIN_PHASE_BEGAN), let sample = sample(of: contact), builder.hasPlace(for: sample) else { return false }
    try builder.add(sample, at: time, line: objectLine)
    return true
  }

  private func sample(of contact: UInt64) -> Sample? {
    guard let x = value(PointerKey.clientX), let y = value(PointerKey.clientY),
      let buttons = UInt32(exactly: value(PointerKey.buttons) ?? 0)
    else { return nil }
    var pointer = Pointer(type: kin_touch_type(pointerType))
    (pointer.width, pointer.height) = (value(PointerKey.width), value(PointerKey.height))
    (pointer.altitude, pointer.azimuth) = angles
    pointer.buttons = buttons
    var number = 0
    while let (_, bit) = PointerNames.modifier(number) {
      if value(PointerKey.modifiers + number) == 1 { pointer.modifiers |= bit }
      number += 1
    }
    return Sample(contact: contact, phase: kin_phase(type), x: x, y: y, pressure: value(PointerKey.pressure), pointer: pointer)
  }

  private var angles: (Double?, Double?) {
    if let altitude = value(PointerKey.altitudeAngle), let azimuth = value(PointerKey.azimuthAngle) { return (altitude, azimuth) }
    guard let tiltX = value(PointerKey.tiltX), let tiltY = value(PointerKey.tiltY) else { return (nil, nil) }
    return PenAngles.told(tiltX, tiltY, isPen: pointerType == KIN_TOUCH_PENCIL)
  }
}
