import CKinesic

/// Which event of a file, or which part of it.
struct PointerPath {
  var number = 0
  var part: Int?

  /// A complaint about a member of it, or about all of it: `[3].coalescedEvents[0].clientX: ...`. The words begin with
  /// the colon.
  func complaint(
    _ place: Complaint.Place, _ key: Int?, _ a: Complaint.Part, _ b: Complaint.Part = .nothing, _ c: Complaint.Part = .nothing
  ) -> Complaint {
    let (end, name): (Complaint.Part, Complaint.Part) = key.map { (.words("]."), .words(PointerKey.name($0))) } ?? (.words("]"), .nothing)
    guard let part else { return Complaint(place, .words("["), .number(number), end, name, a, b, c) }
    return Complaint(place, .words("["), .number(number), .words("].coalescedEvents["), .number(part), end, name, a, b, c)
  }
}

/// One object of the list. What a coalesced event does not say, its parent says.
struct PointerEvent: ~Copyable {
  private struct Member {
    let value: JSONValue
    /// Of the event that says it.
    let path: PointerPath
  }

  private(set) var path = PointerPath()
  private(set) var line = 1
  private var tables = PointerTables()
  private var place = Complaint.Place.nowhere
  private var members = List<Member?>()
  private var word = List<UInt8>()

  /// Before all else.
  mutating func prepare() throws(Complaint) { try tables.fill() }

  /// Takes the members of an object.
  mutating func read(_ value: JSONValue, _ path: PointerPath) throws(Complaint) {
    try members.fill(nil, PointerKey.count)
    try readOwn(value, path)
  }

  /// The same of a part of another event.
  mutating func read(_ value: JSONValue, part: Int, of parent: borrowing PointerEvent) throws(Complaint) {
    members.shorten(to: 0)
    try members.append(parent.members.all)
    try readOwn(value, PointerPath(number: parent.path.number, part: part))
  }

  private mutating func readOwn(_ value: JSONValue, _ path: PointerPath) throws(Complaint) {
    (self.path, line, place) = (path, value.line, value.place)
    guard value.isObject else { throw complaint(": an object is wanted, this is ", .words(value.kind)) }
    var parts = value.parts
    while let (name, value) = parts.nextMember() {
      try setWord(name)
      if let key = tables.keys[word.all] { members[key] = Member(value: value, path: path) }
    }
  }

  /// Keeps a text without its escapes.
  private mutating func setWord(_ text: Bytes) throws(Complaint) {
    word.shorten(to: 0)
    var bytes = JSONString(text)
    while let byte = bytes.next() { try word.append(byte) }
  }

  /// A complaint about all of it.
  func complaint(_ words: StaticString, _ more: Complaint.Part = .nothing, _ end: Complaint.Part = .nothing) -> Complaint {
    path.complaint(place, nil, .words(words), more, end)
  }

  private func complaint(
    _ key: Int, _ member: Member, _ words: StaticString, _ more: Complaint.Part = .nothing, _ end: Complaint.Part = .nothing
  )
    -> Complaint
  { member.path.complaint(member.value.place, key, .words(words), more, end) }

  private func required(_ key: Int) throws(Complaint) -> Member {
    guard let member = members[key] else {
      throw complaint(": the key \"", .words(PointerKey.name(key)), .words("\" is missing"))
    }
    return member
  }

  // MARK: What it says

  /// KIN_PHASE_..., or that it says nothing of contacts.
  mutating func phase() throws(Complaint) -> Int {
    let text = try text(PointerKey.type, try required(PointerKey.type))
    guard let phase = tables.types[word.all] else { throw complaint(": \"", .text(text), .words("\" is not a pointer event")) }
    return phase
  }

  /// Keeps the text of a member in `word`, and gives it as it is written.
  private mutating func text(_ key: Int, _ member: Member) throws(Complaint) -> Bytes {
    guard let text = member.value.string else { throw complaint(key, member, ": a text is wanted, this is ", .words(member.value.kind)) }
    try setWord(text)
    return text
  }

  func identifier() throws(Complaint) -> UInt64 {
    let member = try required(PointerKey.pointerId)
    _ = try number(PointerKey.pointerId, member)
    guard let identifier = member.value.identifier else {
      throw complaint(PointerKey.pointerId, member, ": a whole number of 0 or more is wanted")
    }
    return identifier
  }

  private func number(_ key: Int, _ member: Member) throws(Complaint) -> Double {
    guard let number = member.value.number else {
      throw complaint(key, member, ": a number is wanted, this is ", .words(member.value.kind))
    }
    return number
  }

  private func number(_ key: Int) throws(Complaint) -> Double? {
    guard let member = members[key] else { return nil }
    return try number(key, member)
  }

  /// timeStamp in nanoseconds; a double has them for the first hundred days.
  func time() throws(Complaint) -> UInt64 {
    let member = try required(PointerKey.timeStamp)
    let milliseconds = try number(PointerKey.timeStamp, member)
    guard milliseconds >= 0, milliseconds < 4e12 else {
      throw complaint(PointerKey.timeStamp, member, ": a time in milliseconds is 0 or more")
    }
    return UInt64((milliseconds * 1e6).rounded())
  }

  /// The events that it is made of; nil where it does not say.
  func coalesced() throws(Complaint) -> JSONValue.Parts? {
    guard let member = members[PointerKey.coalescedEvents] else { return nil }
    guard member.value.isList else {
      throw complaint(PointerKey.coalescedEvents, member, ": a list is wanted, this is ", .words(member.value.kind))
    }
    return member.value.parts
  }

  mutating func sample(_ contact: UInt64, _ phase: Int) throws(Complaint) -> Sample {
    let x = try number(PointerKey.clientX, try required(PointerKey.clientX))
    let y = try number(PointerKey.clientY, try required(PointerKey.clientY))
    let pressure = try number(PointerKey.pressure)
    return Sample(contact: contact, phase: kin_phase(phase), x: x, y: y, pressure: pressure, pointer: try pointer())
  }

  private mutating func pointer() throws(Complaint) -> Pointer {
    var pointer = Pointer()
    if let member = members[PointerKey.pointerType] {
      let text = try text(PointerKey.pointerType, member)
      guard let type = tables.pointerTypes[word.all] else {
        throw complaint(PointerKey.pointerType, member, ": \"", .text(text), .words("\" is not one of touch, pen, mouse"))
      }
      pointer.type = kin_touch_type(type)
    }
    pointer.width = try number(PointerKey.width)
    pointer.height = try number(PointerKey.height)
    (pointer.altitude, pointer.azimuth) = try angles(isPen: pointer.type == kin_touch_type(KIN_TOUCH_PENCIL))
    pointer.buttons = try buttons()
    pointer.modifiers = try modifiers()
    return pointer
  }

  private func angles(isPen: Bool) throws(Complaint) -> (Double?, Double?) {
    if let altitude = members[PointerKey.altitudeAngle], let azimuth = members[PointerKey.azimuthAngle] {
      return (try number(PointerKey.altitudeAngle, altitude), try number(PointerKey.azimuthAngle, azimuth))
    }
    guard let tiltX = try number(PointerKey.tiltX), let tiltY = try number(PointerKey.tiltY) else { return (nil, nil) }
    return PenAngles.told(tiltX, tiltY, isPen: isPen)
  }

  private func buttons() throws(Complaint) -> UInt32 {
    guard let member = members[PointerKey.buttons] else { return 0 }
    guard let mask = UInt32(exactly: try number(PointerKey.buttons, member)) else {
      throw complaint(PointerKey.buttons, member, ": a whole number of 0 or more is wanted")
    }
    return mask
  }

  private func modifiers() throws(Complaint) -> UInt32 {
    var (mask, index) = (UInt32(0), 0)
    while let (_, bit) = PointerNames.modifier(index) {
      let key = PointerKey.modifiers + index
      if let member = members[key] {
        guard let isHeld = member.value.bool else {
          throw complaint(key, member, ": true or false is wanted, this is ", .words(member.value.kind))
        }
        if isHeld { mask |= bit }
      }
      index += 1
    }
    return mask
  }
}
