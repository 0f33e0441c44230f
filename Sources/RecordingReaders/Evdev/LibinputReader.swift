/// Reads the YAML of `libinput record`, file version 1, line by line: of each device its name, its axes and its
/// events.
///
///     version: 1
///     devices:
///     - node: /dev/input/event3
///       evdev:
///         name: "touch"
///         absinfo:
///           53: [0, 4095, 0, 0, 12]                   minimum, maximum, fuzz, flat, units per mm
///       events:
///       - evdev:
///         - [  0, 10345,   3,  53,    1204]           seconds, microseconds, type, code, value
///
/// Other keys are passed over. The first device that tells of contacts is read, or where none does the first that
/// tells a place; a second one is refused.
struct LibinputReader: ~Copyable {
  struct Level {
    let indent: Int
    let name: Bytes  // "-" for an item of a list
    var isDash: Bool { name.isText("-") }
  }

  /// A device: its events begin at one of all, and end where those of the next begin.
  struct Described {
    let start: Int
    var axes = Axes()
    var name: YAMLLine?
  }

  private var devices = List<Described>()
  private var events = List<EvdevEvent>()
  /// Where in the tree the latest line stands.
  private var levels = List<Level>()
  private var isInBrackets = false
  private var frame = PlainFrame()

  private init() {}

  /// Reads the device with contacts.
  static func read(_ lines: inout Lines, into log: inout EvdevLog, _ progress: (Int) -> Void) throws(Complaint) {
    var reader = LibinputReader()
    try reader.events.reserve(lines.size / MemoryLayout<EvdevEvent>.stride)
    while let line = lines.next() {
      if try !reader.takePlain(line, lines.number) { try reader.takeAny(line, lines.number) }
      if lines.number.isMultiple(of: 4096) { progress(lines.place) }
    }
    try reader.choose(into: &log)
  }

  private mutating func choose(into log: inout EvdevLog) throws(Complaint) {
    let haveContacts = (0..<devices.count).contains { events(of: $0).haveContacts }
    var chosen: Int?
    for number in 0..<devices.count where haveContacts ? events(of: number).haveContacts : events(of: number).haveOnePlace {
      if chosen != nil {
        throw Complaint(.line(events[devices[number].start].line), "a second device with contacts; record one of them")
      }
      chosen = number
    }
    guard let chosen else { return }
    log.axes = devices[chosen].axes
    try devices[chosen].name?.appendText(to: &log.name)
    try log.events.append(events(of: chosen))
  }

  private func events(of device: Int) -> UnsafeBufferPointer<EvdevEvent> {
    let end = device + 1 < devices.count ? devices[device + 1].start : events.count
    return UnsafeBufferPointer(rebasing: events.all[devices[device].start..<end])
  }

  private mutating func takeAny(_ text: Bytes, _ number: Int) throws(Complaint) {
    let line = YAMLLine(text)
    if let line { try take(line, text, number) }
    noteFrame(text, isItem: line?.isItem == true)
  }

  private mutating func take(_ line: YAMLLine, _ text: Bytes, _ number: Int) throws(Complaint) {
    if isInBrackets {
      isInBrackets = !(text.has("]") || text.has("}"))
      return
    }
    try nest(line, number)
    try read(line, number)
    isInBrackets = line.opensMore
  }

  /// Finds out where in the tree the line stands. Items may stand as deep as the key of their list.
  private mutating func nest(_ line: YAMLLine, _ number: Int) throws(Complaint) {
    guard line.isItem || line.key != nil else {
      throw Complaint(.line(number), "not a line of libinput record: expected a key or a list item")
    }
    while let last = levels.last, last.indent > line.indent || (last.indent == line.indent && !(line.isItem && !last.isDash)) {
      levels.shorten(to: levels.count - 1)
    }
    if line.isItem { try levels.append(Level(indent: line.indent, name: Bytes("-"))) }
    if let key = line.key { try levels.append(Level(indent: line.keyIndent, name: key)) }
    if line.isItem, isBelow("devices/-/node") { try devices.append(Described(start: events.count)) }
  }

  private mutating func read(_ line: YAMLLine, _ number: Int) throws(Complaint) {
    if levels.count == 1, isBelow("version"), !line.value.isText("1") {
      throw Complaint(.line(number), .words("version '"), .text(line.value), .words("' of the file format: version 1 can be read"))
    }
    guard devices.count > 0 else { return }
    let current = devices.count - 1
    if levels.count == 4, isBelow("devices/-/evdev/name") {
      devices[current].name = line
    } else if levels.count > 4, isBelow("devices/-/evdev/absinfo") {
      try readAxis(line, into: &devices[current].axes, number)
    } else if levels.count == 6, isBelow("devices/-/events/-/evdev/-") {
      try events.append(try Self.event(line, number))
    }
  }

  /// Whether the outermost levels have these names.
  private func isBelow(_ path: StaticString) -> Bool {
    var (names, number) = (Words(Bytes(path), separatedBy: "/", or: "/"), 0)
    while let name = names.next() {
      guard number < levels.count, levels[number].name.isText(name) else { return false }
      number += 1
    }
    return true
  }

  private func readAxis(_ line: YAMLLine, into axes: inout Axes, _ number: Int) throws(Complaint) {
    guard let code = line.key?.whole(), let numbers = line.fiveNumbers else {
      throw Complaint(.line(number), "an axis is 'code: [minimum, maximum, fuzz, flat, resolution]'")
    }
    axes.set(code, minimum: numbers.0, maximum: numbers.1, resolution: numbers.4)
  }

  private static func event(_ line: YAMLLine, _ number: Int) throws(Complaint) -> EvdevEvent {
    guard let numbers = line.fiveNumbers, (0..<1 << 33).contains(numbers.0), (0..<1_000_000).contains(numbers.1),
      Int32(exactly: numbers.4) != nil
    else { throw Complaint(.line(number), "an event is '- [seconds, microseconds, type, code, value]'") }
    let time = UInt64(numbers.0 * 1_000_000 + numbers.1) * 1000
    return EvdevEvent(time: time, type: numbers.2, code: numbers.3, value: numbers.4, line: number)
  }
}

/// What the frames of the file look like, nearly all of it, which are read without looking where they stand: the line
/// that begins one, `  - evdev:`, comes again and again, and so does the place of its events.
struct PlainFrame {
  var opener = Bytes.none
  /// Where the events of a frame stand; nil: that is not known.
  var indent: Int?
  var isOpen = false
}

extension LibinputReader {
  /// How many levels there are at the line that begins a frame; an event is one level deeper.
  private static let depth = 5

  /// Learns from a line that was read what the frames of the file look like.
  private mutating func noteFrame(_ line: Bytes, isItem: Bool) {
    guard devices.count > 0, !isInBrackets, isBelow("devices/-/events/-/evdev") else { return frame = PlainFrame() }
    if levels.count == Self.depth, isItem {
      if !line.isText(frame.opener) { frame.indent = nil }
      (frame.opener, frame.isOpen) = (line, true)
    } else if levels.count == Self.depth + 1, let last = levels.last, last.isDash {
      if frame.isOpen { frame.indent = last.indent }
    } else {
      frame = PlainFrame()
    }
  }

  /// Takes a line that begins a frame, or an event of one; false for a line that is to be read otherwise.
  @inline(__always)
  private mutating func takePlain(_ line: Bytes, _ number: Int) throws(Complaint) -> Bool {
    guard frame.isOpen, let indent = frame.indent, var text = PlainDigits(line) else { return false }
    if line.count == frame.opener.count, text.skip(frame.opener) {
      levels.shorten(to: Self.depth)
      return true
    }
    text.skipSpaces()
    guard line.count - (text.end - text.next) == indent, let event = Self.plainEvent(&text, number) else { return false }
    if levels.count == Self.depth { try levels.append(Level(indent: indent, name: Bytes("-"))) }
    try events.append(event)
    return true
  }

  /// `- [  0, 10345,   3,  53,    1204] # EV_ABS / ABS_MT_POSITION_X`
  @inline(__always)
  private static func plainEvent(_ digits: inout PlainDigits, _ number: Int) -> EvdevEvent? {
    guard digits.skip("- ["), let seconds = item(&digits, ","), seconds >= 0, let micros = item(&digits, ","),
      (0..<1_000_000).contains(micros), let type = item(&digits, ","), let code = item(&digits, ","), let value = item(&digits, "]"),
      digits.isAtEnd || digits.skip(" #")
    else { return nil }
    return EvdevEvent(time: UInt64(seconds * 1_000_000 + micros) * 1000, type: type, code: code, value: value, line: number)
  }

  @inline(__always)
  private static func item(_ digits: inout PlainDigits, _ end: StaticString) -> Int? {
    digits.skipSpaces()
    guard let number = digits.signed() else { return nil }
    return digits.skip(end) ? number : nil
  }
}
