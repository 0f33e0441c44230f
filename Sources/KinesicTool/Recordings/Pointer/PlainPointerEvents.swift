import CKinesic

/// Reads pointer events as programs write them, objects of plain texts, numbers, true and false, without a tree of
/// JSON: nearly all files. Nil for a file that has anything else in it, or something wrong: then `PointerReader` looks
/// at all of it.
struct PlainPointerEvents {
  /// The members that count, with those of a kind side by side.
  private enum Key {
    static let type = 0, pointerType = 1
    static let numbers = 2...13
    static let pointerId = 2, timeStamp = 3, clientX = 4, clientY = 5, pressure = 6, width = 7, height = 8, buttons = 9
    static let altitudeAngle = 10, azimuthAngle = 11, tiltX = 12, tiltY = 13
    static let modifiers = 14
    static let coalescedEvents = 18

    static let names = NameTable(
      [
        "type": type, "pointerType": pointerType, "pointerId": pointerId, "timeStamp": timeStamp, "clientX": clientX, "clientY": clientY,
        "pressure": pressure, "width": width, "height": height, "buttons": buttons, "altitudeAngle": altitudeAngle,
        "azimuthAngle": azimuthAngle, "tiltX": tiltX, "tiltY": tiltY, "coalescedEvents": coalescedEvents,
      ].merging(PointerNames.modifiers.enumerated().map { ($1.key, modifiers + $0) }) { $1 })
  }

  private static let ignoredType = -1
  private let types = NameTable(PointerReader.phases.merging(PointerReader.ignored.map { ($0, ignoredType) }) { $1 })
  private let pointerTypes = NameTable(PointerNames.types.merging(["": KIN_TOUCH_DIRECT]) { $1 })
  private let keys = Key.names

  private var text: PlainDigits
  private var builder: RecordingBuilder
  private var line = 1
  private var last: UInt64 = 0

  /// Of the present object: where it begins, what it gives, a bit for each key, and the values by key.
  private var objectLine = 1
  private var given = 0
  private var numbers = [Double](repeating: 0, count: Key.coalescedEvents)
  private var type = 0, pointerType = 0
  private var others: [UnsafeBufferPointer<UInt8>] = []

  static func recording(_ bytes: [UInt8], file: String, _ progress: Progress) -> Recording? {
    bytes.withUnsafeBufferPointer { all in
      guard let text = PlainDigits(all) else { return nil }
      var events = PlainPointerEvents(text, file: file, size: all.count)
      guard events.takeAll({ progress.report(all.count - $0, of: all.count) }) else { return nil }
      return PointerReader.recording(events.builder)
    }
  }

  private init(_ text: PlainDigits, file: String, size: Int) {
    self.text = text
    builder = RecordingBuilder(file: file)
    builder.reserve(size / 140)
  }

  /// `report` gets how many bytes are left, now and then.
  private mutating func takeAll(_ report: (Int) -> Void) -> Bool {
    skipSpace()
    guard text.skip("[") else { return false }
    repeat {
      skipSpace()
      guard takeObject(), addEvent() else { return false }
      if builder.frames.count.isMultiple(of: 4096) { report(text.end - text.next) }
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

  private mutating func takeObject() -> Bool {
    (given, type, pointerType) = (0, 0, KIN_TOUCH_DIRECT)
    others.removeAll(keepingCapacity: true)
    objectLine = line
    guard text.skip("{") else { return false }
    repeat {
      skipSpace()
      guard let name = string() else { return false }
      skipSpace()
      guard text.skip(":") else { return false }
      skipSpace()
      guard takeValue(of: name) else { return false }
      skipSpace()
    } while text.skip(",")
    return text.skip("}")
  }

  /// A text of printable ASCII without escapes.
  private mutating func string() -> UnsafeBufferPointer<UInt8>? {
    guard text.skip("\"") else { return nil }
    let start = text.next
    while text.next < text.end, text.next.pointee != UInt8(ascii: "\"") {
      guard text.next.pointee >= 0x20, text.next.pointee < 0x7f, text.next.pointee != UInt8(ascii: "\\") else { return nil }
      text.next += 1
    }
    let found = UnsafeBufferPointer(start: start, count: text.next - start)
    return text.skip("\"") ? found : nil
  }

  private mutating func takeValue(of name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let key = keys[name] else { return takeOther(name) }
    guard given & 1 << key == 0 else { return false }
    given |= 1 << key
    switch key {
    case Key.type:
      guard let word = string(), let number = types[word] else { return false }
      type = number
    case Key.pointerType:
      guard let word = string(), let number = pointerTypes[word] else { return false }
      pointerType = number
    case Key.numbers:
      guard let value = number() else { return false }
      numbers[key] = value
    case Key.coalescedEvents: return false
    default:
      let isSet = text.skip("true")
      guard isSet || text.skip("false") else { return false }
      numbers[key] = isSet ? 1 : 0
    }
    return true
  }

  /// A member that does not count, which must not stand there twice either.
  private mutating func takeOther(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    guard others.count < 32, !others.contains(where: { $0.elementsEqual(name) }) else { return false }
    others.append(name)
    return string() != nil || text.skip("true") || text.skip("false") || text.skip("null") || number() != nil
  }

  /// A number below 2^53; others are for the reader that keeps all of their digits.
  private mutating func number() -> Double? {
    let start = text.next
    guard start < text.end, start.pointee == UInt8(ascii: "-") || start.pointee &- UInt8(ascii: "0") < 10 else { return nil }
    if let number = text.number(), !Self.goesOn(text), !Self.hasLeadingZero(start, text.next) { return number }
    text.next = start
    while Self.goesOn(text) { text.next += 1 }
    let digits = UnsafeBufferPointer(start: start, count: text.next - start)
    guard let number = JSON.number(String(decoding: digits, as: UTF8.self)), number < 0x1p53 else { return nil }
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

  /// Adds the event that the object is, as `PointerReader` does.
  private mutating func addEvent() -> Bool {
    guard has(Key.type), let milliseconds = value(Key.timeStamp), milliseconds >= 0, milliseconds < 4e12 else { return false }
    let time = UInt64((milliseconds * 1e6).rounded())
    guard time >= last else { return false }
    last = time
    if type == Self.ignoredType { return true }
    guard let contact = value(Key.pointerId).flatMap({ UInt64(exactly: $0) }) else { return false }
    if type == KIN_PHASE_MOVED, !builder.isDown(contact) { return true }
    guard let sample = sample(of: contact) else { return false }
    do { try builder.add(sample, at: time, line: objectLine) } catch { return false }
    return true
  }

  private func sample(of contact: UInt64) -> Recording.Sample? {
    guard let x = value(Key.clientX), let y = value(Key.clientY), let buttons = UInt32(exactly: value(Key.buttons) ?? 0) else { return nil }
    var sample = Recording.Sample(contact: contact, phase: kin_phase(type), x: x, y: y, pressure: value(Key.pressure))
    sample.pointer.type = kin_touch_type(pointerType)
    (sample.pointer.width, sample.pointer.height) = (value(Key.width), value(Key.height))
    (sample.pointer.altitude, sample.pointer.azimuth) = angles
    sample.pointer.buttons = buttons
    for (number, modifier) in PointerNames.modifiers.enumerated() where value(Key.modifiers + number) == 1 {
      sample.pointer.modifiers |= modifier.bit
    }
    return sample
  }

  private var angles: (Double?, Double?) {
    if let altitude = value(Key.altitudeAngle), let azimuth = value(Key.azimuthAngle) { return (altitude, azimuth) }
    guard let tiltX = value(Key.tiltX), let tiltY = value(Key.tiltY) else { return (nil, nil) }
    return PenAngles.told(tiltX, tiltY, isPen: pointerType == KIN_TOUCH_PENCIL)
  }
}
