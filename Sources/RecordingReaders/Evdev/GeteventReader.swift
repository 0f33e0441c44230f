/// Reads the text of Android's `getevent -lt`, and of `getevent -t`, which has numbers in place of names, with rates
/// (-r) too. Lines of `getevent -lp` before the events tell the device's name and axes.
///
///     add device 1: /dev/input/event2
///       name:     "touch"
///         ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0
///     [    5121.103041] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    000001f4
///
/// The device column may be absent. Events and axes of devices that tell of no contact are passed over; two that do
/// are refused.
struct GeteventReader: ~Copyable {
  /// What is said of a device, with its path and name in `texts`.
  private struct Described {
    let path: TextPlace
    var axes = Axes()
    var name = TextPlace()
  }

  private struct TextPlace {
    var start = 0
    var count = 0
  }

  /// Nothing is kept of a line but this: when events come live, their lines go.
  private var texts = List<UInt8>()
  private var devices = List<Described>()
  /// The path of the device that tells of contacts, once it is known.
  private var touching: TextPlace?
  private let names: EvdevNames

  init() throws(Complaint) { names = try EvdevNames() }

  var axes: Axes { device?.axes ?? Axes() }
  var name: Bytes { device.map { text($0.name) } ?? .none }

  /// The device that tells of contacts, else the one that was described last.
  private var device: Described? {
    guard let touching else { return devices.last }
    for index in stride(from: devices.count - 1, through: 0, by: -1) where text(devices[index].path).isText(text(touching)) {
      return devices[index]
    }
    return devices.last
  }

  private func text(_ place: TextPlace) -> Bytes { texts.all.part(place.start, place.start + place.count) }

  private mutating func keep(_ text: Bytes) throws(Complaint) -> TextPlace {
    let start = texts.count
    try texts.append(text)
    return TextPlace(start: start, count: text.count)
  }

  /// An event line of the device that tells of contacts, nearly all of a file.
  @inline(__always)
  func plainEvent(_ line: Bytes, number: Int) -> EvdevEvent? {
    guard let touching, var digits = PlainDigits(line) else { return nil }
    guard digits.skip("["), digits.skipSpaces(), let time = digits.time(), digits.skip("]"), digits.skipSpaces(),
      touching.count == 0 || digits.skip(text(touching)) && digits.skip(": "),
      digits.skipSpaces(), let type = digits.number(in: names.types), digits.skipSpaces(), let code = digits.number(in: names.codes),
      digits.skipSpaces(), let value = digits.bits32(), digits.skipSpaces(), digits.isAtEnd || Self.skipRate(&digits)
    else { return nil }
    return EvdevEvent(time: time, type: type, code: code, value: value, line: number)
  }

  /// What `getevent -r` writes at the end of a line, how many reports a second there were.
  private static func skipRate(_ digits: inout PlainDigits) -> Bool {
    digits.skip("rate ") && digits.skipSpaces() && !digits.word().isEmpty && digits.skipSpaces() && digits.isAtEnd
  }

  /// Takes a line; the event that it tells, if it tells one.
  mutating func event(_ line: Bytes, number: Int) throws(Complaint) -> EvdevEvent? {
    guard line.begins(with: "[") else {
      if names.isUntimed(line) { throw Complaint(.line(number), "this event has no time: getevent -lt and getevent -t write times") }
      try describe(line, number)
      return nil
    }
    guard let (event, source) = names.event(line, number) else {
      throw Complaint(.line(number), "an event line is '[ seconds.microseconds] /dev/input/eventN: type code value'")
    }
    if event.concernsContacts { try setTouching(source, number) }
    guard let touching else { return event }
    return text(touching).isText(source) ? event : nil
  }

  private mutating func setTouching(_ source: Bytes, _ line: Int) throws(Complaint) {
    guard let touching else { return self.touching = try keep(source) }
    if text(touching).isText(source) { return }
    throw Complaint(
      .line(line), .words("contacts of two devices, "), .text(text(touching)), .words(" and "), .text(source),
      .words("; record one of them"))
  }

  private mutating func describe(_ line: Bytes, _ number: Int) throws(Complaint) {
    if line.starts(with: "add device ") {
      try devices.append(Described(path: try keep(line.lastWord ?? .none)))
    } else if line.find("name:  ") != nil, let quote = line.find("\"") {
      let name = try keep(line.from(quote + 1).before("\""))
      if devices.count > 0 { devices[devices.count - 1].name = name }
    } else if let colon = line.find(" : value ") {
      try setAxis(line.upTo(colon), line.from(colon + 9), number)
    } else if line.count > 0, !line[0].isSpace, !line.starts(with: "could not ") {
      throw Complaint(.line(number), .words("not a line of getevent -lt: '"), .beginning(line), .words("'"))
    }
  }

  /// `ABS (0003): ABS_MT_POSITION_X    ` and `0, min 0, max 1079, fuzz 0, flat 0, resolution 0`
  private mutating func setAxis(_ label: Bytes, _ text: Bytes, _ line: Int) throws(Complaint) {
    var (fields, count, numbers) = (Words(text, separatedBy: ",", or: ","), 0, (0, 0, 0))
    while let field = fields.next() {
      guard let number = field.lastWord?.whole() else { continue }
      if count == 1 { numbers.0 = number }
      if count == 2 { numbers.1 = number }
      if count == 5 { numbers.2 = number }
      count += 1
    }
    guard count >= 5, let code = label.lastWord.flatMap({ names.code($0) }) else {
      throw Complaint(.line(line), "an axis is 'NAME : value v, min a, max b, fuzz f, flat g, resolution r'")
    }
    if devices.count > 0 {
      devices[devices.count - 1].axes.set(code, minimum: numbers.0, maximum: numbers.1, resolution: count > 5 ? numbers.2 : nil)
    }
  }
}

/// The names that getevent writes for types and codes, and its lines that are looked at slowly.
struct EvdevNames: ~Copyable {
  private(set) var types = NameTable()
  private(set) var codes = NameTable()

  init() throws(Complaint) {
    try types.fill(Evdev.type)
    try codes.fill { index in Evdev.code(index).map { ($0.name, $0.number) } }
  }

  /// An event line with a time, and the device that it names.
  func event(_ line: Bytes, _ number: Int) -> (EvdevEvent, source: Bytes)? {
    guard let close = line.find("]"), let time = line.part(1, close).word(0)?.nanoseconds,
      let (event, source) = untimed(line.from(close + 1), time, number)
    else { return nil }
    return (event, source)
  }

  /// Whether this is what getevent prints of an event without -t.
  func isUntimed(_ line: Bytes) -> Bool {
    guard let (_, source) = untimed(line, 0, 0) else { return false }
    let type = line.word(source.count > 0 || line.word(0)?.ends(with: ":") == true ? 1 : 0) ?? .none
    return types[type] != nil || type.count == 4
  }

  private func untimed(_ text: Bytes, _ time: UInt64, _ line: Int) -> (EvdevEvent, source: Bytes)? {
    var words = Words(text)
    var first = words.next()
    var source = Bytes.none
    if let named = first, named.ends(with: ":") { (source, first) = (named.upTo(named.count - 1), words.next()) }
    guard let type = first.flatMap({ self.type($0) }), let code = words.next().flatMap({ self.code($0) }),
      let value = words.next().flatMap({ Self.value($0) }), Self.isEnd(&words)
    else { return nil }
    return (EvdevEvent(time: time, type: type, code: code, value: value, line: line), source)
  }

  /// Whether nothing follows but how many reports a second there were (getevent -r).
  private static func isEnd(_ words: inout Words) -> Bool {
    guard let word = words.next() else { return true }
    return word.isText("rate") && words.next() != nil && words.next() == nil
  }

  private func type(_ word: Bytes) -> Int? { types[word] ?? Self.number(word) }
  func code(_ word: Bytes) -> Int? { codes[word] ?? Self.number(word) }

  /// A hexadecimal number; a name that matters to nobody here is -1.
  private static func number(_ word: Bytes) -> Int? {
    if let number = word.whole(radix: 16), number >= 0 { return number }
    return word.allSatisfy { $0.isUppercase || $0.isDigit || $0 == UInt8(ascii: "_") } ? -1 : nil
  }

  /// Eight hexadecimal digits of a two's complement, or the name of a key's state.
  private static func value(_ word: Bytes) -> Int? {
    if word.isText("UP") { return 0 }
    if word.isText("DOWN") { return 1 }
    if word.isText("REPEAT") { return 2 }
    return word.whole(radix: 16).flatMap { UInt32(exactly: $0) }.map { Int(Int32(bitPattern: $0)) }
  }
}
